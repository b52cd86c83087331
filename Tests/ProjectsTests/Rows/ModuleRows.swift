import Foundation
import Testing

extension RowTests {
  /// Views of other modules in a storyboard, with their delegates.
  @Test func viewsOfOtherModulesHaveTheirDelegates() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Modules",
      targets: [
        TargetDescription(
          name: "Modules", sources: ["App.swift"], resources: ["Base.lproj/Main.storyboard"],
          settings: [
            "GENERATE_INFOPLIST_FILE = YES;", "INFOPLIST_KEY_UIMainStoryboardFile = Main;",
          ])
      ])
    try fixture.write("App.swift", ModuleRow.app)
    try fixture.write("Base.lproj/Main.storyboard", ModuleRow.storyboard)
    var script = Script()
    script.end(at: 1)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(lines == ["map true", "web true true"])
  }

  /// What the compiler takes on iOS alone, and what it finds by its name.
  @Test func previewsAndNamesOfObjectiveCDoNotStopTheBuild() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Names",
      targets: [
        TargetDescription(
          name: "Names", sources: ["AppDelegate.swift", "Page.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"])
      ])
    try fixture.write("AppDelegate.swift", RowSources.delegate(root: "Page()"))
    try fixture.write("Page.swift", ModuleRow.page)
    var script = Script()
    script.tap(100, 150, at: 0.5)
    script.tap(100, 250, at: 1)
    script.end(at: 2)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(lines == ["closure 1", "delegate 2", "bought Cell", "shown second"])
  }
}

private enum ModuleRow {
  static let app = """
    import UIKit
    import MapKit
    import WebKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    class MapPage: UIViewController, MKMapViewDelegate, WKNavigationDelegate, WKUIDelegate {
        @IBOutlet weak var map: MKMapView!
        @IBOutlet weak var web: WKWebView!

        override func viewDidLoad() {
            super.viewDidLoad()
            print("> map \\(map.delegate === self)")
            print("> web \\(web.navigationDelegate === self) \\(web.uiDelegate === self)")
        }
    }
    """

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="p"><scenes><scene sceneID="s"><objects>
    <viewController id="p" customClass="MapPage" customModule="Modules" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <subviews>
    <view contentMode="scaleToFill" id="m" customClass="MKMapView" customModule="MapKit">
    <rect key="frame" x="0" y="0" width="390" height="400"/>
    <connections><outlet property="delegate" destination="p" id="o1"/></connections></view>
    <view contentMode="scaleToFill" id="w" customClass="WKWebView" customModule="WebKit">
    <rect key="frame" x="0" y="400" width="390" height="400"/>
    <connections><outlet property="navigationDelegate" destination="p" id="o2"/>
    <outlet property="UIDelegate" destination="p" id="o3"/></connections></view>
    </subviews>
    </view>
    <connections><outlet property="map" destination="m" id="o4"/>
    <outlet property="web" destination="w" id="o5"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  static let page = """
    import UIKit

    @MainActor @objc protocol BuyActions { func didTapBuy(_ sender: Any?) }

    @MainActor @objc protocol RowDelegate { @objc optional func didSelect(_ index: Int) }

    class Cell: UIButton {
        var didSelect: ((Int) -> Void)?
        weak var delegate: RowDelegate?

        func announce() {
            self.didSelect?(1)
            delegate?.didSelect?(2)
        }
    }

    class Page: UIViewController, BuyActions, RowDelegate {
        private let cell = Cell(frame: CGRect(x: 50, y: 100, width: 100, height: 100))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(cell)
            cell.addTarget(
                nil, action: #selector(BuyActions.didTapBuy(_:)), for: .touchUpInside)
            cell.didSelect = { print("> closure \\($0)") }
            cell.delegate = self
            let other = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
            view.addSubview(other)
            other.addTarget(self, action: Selector(("reveal:")), for: .touchUpInside)
            cell.announce()
        }

        func didTapBuy(_ sender: Any?) {
            print("> bought \\(sender.map { "\\(type(of: $0))" } ?? "nil")")
        }

        func didSelect(_ index: Int) { print("> delegate \\(index)") }

        @IBAction func reveal(_ sender: UIButton) { reveal("second") }
        func reveal(_ name: String) { print("> shown \\(name)") }
    }

    #Preview { Page() }

    @available(iOS 17, *)
    #Preview("Dark", traits: .landscapeLeft) {
        Page()
    }
    """
}
