import Foundation
import Testing

extension RowTests {
  /// Colour and image literals, a catalogue, strings and files; sources and resources that belong
  /// to the app by lying in its folder; settings in a file.
  @Test func literalsAndResourcesAreFound() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Resources",
      targets: [
        TargetDescription(
          name: "Resources", settingsFile: "Config/App.xcconfig", folders: ["App"],
          exceptions: ["Info.plist", "Old/Broken.swift"])
      ])
    try fixture.write("Config/App.xcconfig", ResourceRow.settings)
    try fixture.write("Config/Shared.xcconfig", "SHARED = shared // by all apps\n")
    try fixture.write("App/Info.plist", ResourceRow.information)
    try fixture.write("App/AppDelegate.swift", RowSources.delegate(root: "Page()"))
    try fixture.write("App/Pages/Page.swift", ResourceRow.page)
    try fixture.write("App/Old/Broken.swift", "this is no Swift")
    try fixture.write("App/Media.xcassets/Contents.json", "{}")
    try fixture.write("App/Media.xcassets/Brand.colorset/Contents.json", RowAssets.color)
    try fixture.write("App/Media.xcassets/dot.imageset/Contents.json", ResourceRow.image)
    for name in ["App/Media.xcassets/dot.imageset/dot.png", "App/loose.png"] {
      let file = try fixture.write(name, "")
      try #require(Data(base64Encoded: RowAssets.pixels)).write(to: file)
    }
    try fixture.write("App/Base.lproj/Localizable.strings", "\"hello\" = \"Hello, %@\";\n")
    try fixture.write("App/data.json", "{\"answer\": 42}")
    var script = Script()
    script.end(at: 1)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      lines == [
        "literal 1.0 0.5 0.25 1.0", "image literal 2.0 3.0", "named 2.0 3.0",
        "loose 2.0 3.0", "brand 0.25 0.5 0.75", "strings Hello, you", "file {\"answer\": 42}",
        "missing nil nil", "condition FROM_FILE", "settings Resources shared v7",
        "no storyboard true",
      ])
  }

  /// A scene manifest with a delegate, whose first page is in a storyboard; and what Xcode makes of
  /// a string catalogue and of the settings.
  @Test func aSceneManifestNamesItsDelegate() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Scenes",
      targets: [
        TargetDescription(
          name: "Scene App", resources: ["Base.lproj/Start.storyboard"],
          settings: ["INFOPLIST_FILE = Info.plist;"], folders: ["Sources"])
      ])
    try fixture.write("Info.plist", SceneRow.information)
    try fixture.write("Base.lproj/Start.storyboard", SceneRow.storyboard)
    try fixture.write("Sources/App.swift", SceneRow.sources)
    try fixture.write("Sources/Localizable.xcstrings", SceneRow.texts)
    try fixture.write("Sources/Countries.plist", SceneRow.information)
    var script = Script()
    script.end(at: 1)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      Set(lines) == [
        "launched", "configuration Default Configuration", "connects FirstPage true",
        "page in FirstPage", "active", "texts Home", "list true",
        "identity com.example.Scene-App 1.0",
      ])
    #expect(lines.first == "launched" && lines.last == "active")
  }
}

private enum ResourceRow {
  static let settings = """
    // Of the app
    #include "Shared.xcconfig"
    PRODUCT_NAME = $(TARGET_NAME)
    INFOPLIST_FILE = App/Info.plist
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG FROM_FILE
    NUMBER = 7
    OTHER[sdk=macosx*] = no
    """

  static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>Shared</key><string>$(SHARED)</string>
    <key>Number</key><string>v${NUMBER}</string>
    </dict></plist>
    """

  static let page = """
    import UIKit

    class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
            tell("literal", view.backgroundColor, 4)
            tell("image literal", #imageLiteral(resourceName: "dot"))
            tell("named", UIImage(named: "dot"))
            tell("loose", UIImage(named: "loose.png"))
            tell("brand", UIColor(named: "Brand"), 3)
            print("> strings " + String(format: NSLocalizedString("hello", comment: ""), "you"))
            let file = Bundle.main.url(forResource: "data", withExtension: "json")
            let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
            print("> file " + (text ?? "nil"))
            print("> missing \\(UIImage(named: "gone").map { _ in "" } ?? "nil") "
                + "\\(UIColor(named: "gone").map { _ in "" } ?? "nil")")
            #if FROM_FILE
            print("> condition FROM_FILE")
            #endif
            let values = ["CFBundleName", "Shared", "Number"].map {
                Bundle.main.infoDictionary?[$0] as? String ?? "nil"
            }
            print("> settings " + values.joined(separator: " "))
            print("> no storyboard \\(storyboard == nil)")
        }

        private func tell(_ name: String, _ image: UIImage?) {
            print("> \\(name) \\(image.map { "\\($0.size.width) \\($0.size.height)" } ?? "nil")")
        }

        private func tell(_ name: String, _ color: UIColor?, _ count: Int) {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let parts = [red, green, blue, alpha].prefix(count).map { "\\(Double($0))" }
            print("> \\(name) " + parts.joined(separator: " "))
        }
    }
    """

  static let image = """
    {"images": [{"idiom": "universal", "filename": "dot.png", "scale": "1x"}],
    "info": {"author": "xcode", "version": 1}}
    """
}

private enum SceneRow {
  static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>UIApplicationSceneManifest</key><dict>
    <key>UIApplicationSupportsMultipleScenes</key><false/>
    <key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneConfigurationName</key><string>Default Configuration</string>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    <key>UISceneStoryboardFile</key><string>Start</string>
    </dict></array></dict></dict>
    </dict></plist>
    """

  static let sources = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) \
            -> Bool {
            print("> launched")
            return true
        }

        func application(_ application: UIApplication,
            configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            print("> configuration \\(session.configuration.name ?? "Default Configuration")")
            return UISceneConfiguration(
                name: "Default Configuration", sessionRole: session.role)
        }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let root = window?.rootViewController
            print("> texts " + NSLocalizedString("home.title", comment: ""))
            let list = Bundle.main.url(forResource: "Countries", withExtension: "plist")
            print("> list \\(list != nil)")
            let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
            print("> identity \\(Bundle.main.bundleIdentifier!) \\(version)")
            print("> connects \\(root.map { "\\(type(of: $0))" } ?? "nil") "
                + "\\(window?.windowScene === scene)")
        }

        func sceneDidBecomeActive(_ scene: UIScene) { print("> active") }
    }

    class FirstPage: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("> page in \\(view.window?.rootViewController.map { "\\(type(of: $0))" } ?? "")")
        }
    }
    """

  static let texts = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"home.title": {"localizations":
    {"en": {"stringUnit": {"state": "translated", "value": "Home"}}}}}}
    """

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="p"><scenes><scene sceneID="s"><objects>
    <viewController id="p" customClass="FirstPage" customModule="Scene_App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
    </viewController></objects></scene></scenes></document>
    """
}
