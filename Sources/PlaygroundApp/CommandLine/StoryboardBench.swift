import Foundation
import UIKit

/// Measures a storyboard of many scenes: reading it, and making a controller with its view laid
/// out.
///
/// Times are those of the thread, so that other programs on the machine do not count.
@MainActor
struct StoryboardBench {
  static let sceneCount = 15

  func run(repeats: Int) throws -> StoryboardReport {
    var report = StoryboardReport(scenes: Self.sceneCount)
    let text = Data(Self.text.utf8)
    report.bytes = text.count
    // The first text of a process looks up fonts, independent of the file.
    report.fonts = Self.time { Self.measureText() }
    for _ in 0..<max(repeats, 1) {
      var storyboard: UIStoryboard?
      report.parse.append(
        try Self.time { storyboard = try UIStoryboard(data: text, file: "Bench.storyboard") })
      for scene in 0..<Self.sceneCount {
        let seconds = Self.time { storyboard.map { make(scene, of: $0) } }
        if scene == 0 { report.first.append(seconds) } else { report.later.append(seconds) }
      }
    }
    return report
  }

  private func make(_ scene: Int, of storyboard: UIStoryboard) {
    let page = storyboard.instantiateViewController(withIdentifier: "scene\(scene)")
    page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    page.view.layoutIfNeeded()
  }

  private static func measureText() {
    for style in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 28)] {
      let label = UILabel()
      (label.font, label.text) = (style, "Scene")
      label.sizeToFit()
    }
  }

  /// Returns the seconds of the thread's time.
  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = ProcessMeter.threadTime
    try body()
    return ProcessMeter.threadTime - start
  }

  // MARK: The file

  private static var text: String {
    let scenes = (0..<sceneCount).map(scene).joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
      initialViewController="page0">
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
  }

  /// Returns a form: a title, rows of a label and a control, and a button that leads to the next
  /// scene.
  private static func scene(_ number: Int) -> String {
    let rows = (0..<5).map { row(number, $0) }
    let next = (number + 1) % sceneCount
    let id = "p\(number)"
    return """
      <scene sceneID="\(id)-scene"><objects>
      <viewController storyboardIdentifier="scene\(number)" id="page\(number)" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Scene \(number)" \
      textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-title">
      <rect key="frame" x="16" y="20" width="358" height="34"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="28"/>
      <nil key="textColor"/><nil key="highlightedColor"/></label>
      \(rows.map(\.views).joined(separator: "\n"))
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-go">
      <rect key="frame" x="160" y="700" width="70" height="30"/>
      <state key="normal" title="Go on"/>
      <connections><segue destination="page\(next)" kind="show" identifier="next" \
      id="\(id)-segue"/></connections></button>
      </subviews>
      <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
      \(constraint(id, 0, "\(id)-title", "top", "\(id)-safe", "top", 20))
      \(constraint(id, 1, "\(id)-title", "leading", "\(id)-safe", "leading", 16))
      \(constraint(id, 2, "\(id)-go", "centerX", id, "centerX", 0))
      \(constraint(id, 3, "\(id)-safe", "bottom", "\(id)-go", "bottom", 20))
      \(rows.map(\.constraints).joined(separator: "\n"))
      </constraints>
      </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" \
      sceneMemberID="firstResponder"/>
      </objects><point key="canvasLocation" x="\(number * 100)" y="0"/></scene>
      """
  }

  private static func row(_ number: Int, _ row: Int) -> (views: String, constraints: String) {
    let (page, id) = ("p\(number)", "p\(number)r\(row)")
    let above = row == 0 ? "\(page)-title" : "p\(number)r\(row - 1)-label"
    let views = """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
      horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Row \(row)" \
      textAlignment="natural" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-label">
      <rect key="frame" x="16" y="80" width="60" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></label>
      <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-slider">
      <rect key="frame" x="90" y="80" width="284" height="31"/></slider>
      """
    let constraints = [
      constraint(id, 0, "\(id)-label", "top", above, "bottom", 24),
      constraint(id, 1, "\(id)-label", "leading", "\(page)-safe", "leading", 16),
      constraint(id, 2, "\(id)-slider", "leading", "\(id)-label", "trailing", 8),
      constraint(id, 3, "\(id)-slider", "centerY", "\(id)-label", "centerY", 0),
      constraint(id, 4, "\(page)-safe", "trailing", "\(id)-slider", "trailing", 16),
    ]
    return (views, constraints.joined(separator: "\n"))
  }

  private static func constraint(
    _ id: String, _ number: Int, _ first: String, _ attribute: String, _ second: String,
    _ other: String, _ constant: Int
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
      + "secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(id)-c\(number)\"/>"
  }
}

/// The results of `bench --storyboard`. Times are in milliseconds.
struct StoryboardReport {
  var scenes: Int
  var bytes = 0
  /// The seconds for the process's first text.
  var fonts = 0.0
  /// The seconds for reading the file, for the first controller and its view, and for each further
  /// one.
  var parse: [Double] = []
  var first: [Double] = []
  var later: [Double] = []

  init(scenes: Int) { self.scenes = scenes }

  private var rows: [(name: String, seconds: [Double])] {
    [
      ("first text", [fonts]), ("first parse", Array(parse.prefix(1))),
      ("later parses", Array(parse.dropFirst())), ("first controller", first),
      ("later controllers", later),
    ].filter { !$0.1.isEmpty }
  }

  var table: String {
    let lines = rows.map { row -> [String] in
      let times = BenchReport.Distribution(row.seconds)
      return [row.name]
        + [times.median, times.p95, times.max].map { JSONText.number($0, decimals: 3) }
    }
    let head = ["", "median", "p95", "max"]
    return "A storyboard of \(scenes) scenes, \(bytes / 1024) KB; milliseconds of the thread's own "
      + "time. The first text of the process is measured by itself: it reads the system's fonts."
      + "\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n"
  }

  var json: String {
    let sizes: JSONObject = ["scenes": .whole(scenes), "bytes": .whole(bytes)]
    let report = rows.reduce(sizes) { report, row in
      let times = BenchReport.Distribution(row.seconds)
      let numbers: JSONObject = ["median": .number(times.median), "p95": .number(times.p95)]
      return report + [row.name: .object(numbers)]
    }
    return report.text + "\n"
  }
}
