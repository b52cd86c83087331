import Foundation
import Testing

extension RowTests {
  /// `@UIApplicationMain`, outlets, actions, segue actions, inspectable properties and classes by
  /// name, in an app with a blank in its name.
  @Test func aStoryboardReachesWhatItsClassesDeclare() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Interface",
      targets: [
        TargetDescription(
          name: "My App",
          sources: ["App/AppDelegate.swift", "App/Start Page.swift", "App/Views.swift"],
          resources: ["App/Base.lproj/Main.storyboard"],
          settings: ["INFOPLIST_FILE = App/Info.plist;"])
      ])
    try fixture.write("App/Info.plist", InterfaceRow.information)
    try fixture.write("App/AppDelegate.swift", InterfaceRow.delegate)
    try fixture.write("App/Start Page.swift", InterfaceRow.page)
    try fixture.write("App/Views.swift", InterfaceRow.views)
    try fixture.write("App/Base.lproj/Main.storyboard", InterfaceRow.storyboard)
    var script = Script()
    script.tap(60, 120, at: 0.5)
    script.tap(160, 120, at: 1)
    script.tap(260, 120, at: 1.5)
    script.tap(60, 220, at: 2)
    script.tap(160, 220, at: 2.5)
    script.tap(260, 220, at: 3)
    script.tap(60, 120, at: 5)
    script.end(at: 6)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      lines == [
        "base badge new", "page badge new", "secret awake",
        "frame radius 12.0 title Round tinted true border 3.0",
        "squares 2 Square, Secret",
        "names StartPage, nil, nil", "described My_App.StartPage",
        "launched true My App",
        "none", "one Plus", "two Minus true",
        "badge removed", "badge nil true, counter nil false",
        "prepare detail DetailPage", "detail made from More for detail", "back to detail",
      ])
  }
}

private enum InterfaceRow {
  static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    </dict></plist>
    """

  static let delegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) \
            -> Bool {
            window?.rootViewController?.loadViewIfNeeded()
            let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
            print("> launched \\(window?.rootViewController is StartPage) \\(name)")
            return true
        }
    }
    """

  static let page = """
    import UIKit

    class BasePage: UIViewController {
        @IBOutlet weak var badge: UILabel! {
            didSet { print("> base badge \\(badge?.text ?? "nil")") }
        }
        @IBOutlet private(set) var counter: UILabel!
    }

    class StartPage: BasePage {
        @IBOutlet override weak var badge: UILabel! {
            didSet { print("> page badge \\(badge?.text ?? "nil")") }
        }
        @IBOutlet private var squares: [UIView]!
        @IBOutlet fileprivate weak var frame: FrameView?

        override func viewDidLoad() {
            super.viewDidLoad()
            let frame = self.frame!
            print("> frame radius \\(frame.radius) title \\(frame.title ?? "") "
                + "tinted \\(frame.tinted) border \\(frame.layer.borderWidth)")
            let kinds = squares!.map { "\\(type(of: $0))" }
            print("> squares \\(squares.count) \\(kinds.joined(separator: ", "))")
            let names = ["My_App.StartPage", "My_App.Nothing", "DetailPage"].map { name in
                NSClassFromString(name).map { "\\($0)" } ?? "nil"
            }
            print("> names \\(names.joined(separator: ", "))")
            print("> described \\(NSStringFromClass(StartPage.self))")
        }

        @IBAction func none() { print("> none") }
        @IBAction private func one(_ sender: UIButton) {
            print("> one \\(sender.title(for: .normal) ?? "")")
        }
        @IBAction func two(_ sender: Any, forEvent event: UIEvent) {
            let title = (sender as? UIButton)?.currentTitle ?? ""
            print("> two \\(title) \\(event.allTouches?.count == 1)")
        }
        @IBAction func removeBadge(_ sender: Any?) {
            badge.removeFromSuperview()
            print("> badge removed")
        }
        @IBAction func tellBadge(_ sender: Any?) {
            print("> badge nil \\(badge == nil), counter nil \\(counter == nil)")
        }

        @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?,
                                               segueIdentifier: String?) -> DetailPage? {
            let title = (sender as? UIButton)?.currentTitle ?? "nobody"
            return DetailPage(coder: coder, text: "made from \\(title) for "
                + (segueIdentifier ?? "none"))
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            print("> prepare \\(segue.identifier ?? "") \\(type(of: segue.destination))")
        }

        @IBAction func back(_ segue: UIStoryboardSegue) {
            let isDetail = (segue.source as? DetailPage)?.isViewLoaded == true
            print("> back to \\(isDetail ? "detail" : "")")
        }
    }

    class DetailPage: UIViewController {
        private let text: String

        init?(coder: NSCoder, text: String) {
            self.text = text
            super.init(coder: coder)
        }

        required init?(coder: NSCoder) { fatalError("made by a segue action only") }

        override func viewDidLoad() {
            super.viewDidLoad()
            print("> detail \\(text)")
        }
    }
    """

  static let views = """
    import UIKit

    @IBDesignable class FrameView: UIView {
        @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
        @IBInspectable var title: String?
        @IBInspectable var tinted: Bool = false
    }

    enum Shapes {
        @objc(SquareView) class Square: UIView {}
    }

    @objc(SecretView) private class Secret: UIView {
        override func awakeFromNib() {
            super.awakeFromNib()
            print("> secret awake")
        }
    }
    """

  private static func button(
    _ id: String, _ title: String, _ x: Int, _ y: Int, _ connection: String
  ) -> String {
    """
    <button opaque="NO" buttonType="system" id="\(id)"><rect key="frame" x="\(x - 45)" \
    y="\(y - 20)" width="90" height="40"/><state key="normal" title="\(title)"/><connections>\
    \(connection)</connections></button>
    """
  }

  private static func action(_ selector: String, _ id: String, to target: String = "p") -> String {
    "<action selector=\"\(selector)\" destination=\"\(target)\" eventType=\"touchUpInside\" "
      + "id=\"\(id)\"/>"
  }

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="p">
    <scenes>
    <scene sceneID="s1"><objects>
    <viewController id="p" customClass="StartPage" customModule="My_App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v1">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <subviews>
    \(button("b1", "Nothing", 60, 120, action("none", "a1")))
    \(button("b2", "Plus", 160, 120, action("one:", "a2")))
    \(button("b3", "Minus", 260, 120, action("two:forEvent:", "a3")))
    \(button("b4", "Remove", 60, 220, action("removeBadge:", "a4")))
    \(button("b5", "Tell", 160, 220, action("tellBadge:", "a5")))
    \(button("b6", "More", 260, 220, """
      <segue destination="d" kind="presentation" identifier="detail" \
      modalPresentationStyle="fullScreen" destinationCreationSelector="makeDetail:sender:\
      segueIdentifier:" id="g1"/>
      """))
    <label opaque="NO" text="new" id="l1"><rect key="frame" x="40" y="300" width="240" \
    height="30"/></label>
    <label opaque="NO" text="0" id="l2"><rect key="frame" x="40" y="340" width="240" \
    height="30"/></label>
    <view contentMode="scaleToFill" id="v2" customClass="FrameView" customModule="My_App" \
    customModuleProvider="target"><rect key="frame" x="40" y="400" width="50" height="50"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="12"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="title" value="Round"/>
    <userDefinedRuntimeAttribute type="boolean" keyPath="tinted" value="YES"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" \
    value="3"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view>
    <view contentMode="scaleToFill" id="v3" customClass="SquareView"><rect key="frame" x="40" \
    y="500" width="50" height="50"/></view>
    <view contentMode="scaleToFill" id="v4" customClass="SecretView"><rect key="frame" x="140" \
    y="500" width="50" height="50"/></view>
    </subviews>
    </view>
    <connections>
    <outlet property="badge" destination="l1" id="o1"/>
    <outlet property="counter" destination="l2" id="o2"/>
    <outlet property="frame" destination="v2" id="o3"/>
    <outletCollection property="squares" destination="v3" id="o4"/>
    <outletCollection property="squares" destination="v4" id="o5"/>
    </connections>
    </viewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="d" customClass="DetailPage" customModule="My_App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="w1">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <subviews>
    \(button("b7", "Back", 60, 120, """
      <segue destination="x" kind="unwind" unwindAction="back:" id="g2"/>
      """))
    </subviews>
    </view>
    </viewController>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
    </objects></scene>
    </scenes>
    </document>
    """
}
