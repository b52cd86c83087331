import Foundation
import Testing

extension RowTests {
  /// Two apps of one project with a framework that both need; one is in the language mode and has
  /// the names of Swift 4.
  @Test func aTargetIsBuiltWithItsFramework() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    let kit = TargetDescription(
      name: "My-Kit", kind: .framework, sources: ["Kit/Kit.swift", "Kit/Plain.swift"],
      settings: ["SWIFT_VERSION = 4.0;"])
    try fixture.writeProject(
      "Targets",
      targets: [
        TargetDescription(
          name: "First", sources: ["First.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"], needs: ["My-Kit"]),
        TargetDescription(
          name: "Second App", sources: ["Second/App.swift", "Second/Page.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;", "SWIFT_VERSION = 4.0;"],
          needs: ["My-Kit"]),
        kit,
      ])
    try fixture.write("First.swift", RowSources.delegate(root: "UIViewController()"))
    try fixture.write(
      "Second/App.swift",
      TargetRow.delegate)
    try fixture.write("Second/Page.swift", TargetRow.page)
    try fixture.write("Kit/Kit.swift", TargetRow.kit)
    try fixture.write("Kit/Plain.swift", TargetRow.plain)
    var script = Script()
    script.tap(100, 150, at: 0.5)
    script.end(at: 1)
    let lines = try BuiltApp.lines(of: fixture, target: "Second App", script)
    #expect(
      lines == ["kit says hello to Second_App", "frame 100.0", "swift 4", "old names pressed"])
  }

  /// Messages about the user's text are at its line and column, behind what was replaced.
  @Test func messagesAreAtTheUsersPlaces() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Broken",
      targets: [
        TargetDescription(
          name: "Broken", sources: ["App.swift", "My Page.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"])
      ])
    try fixture.write("App.swift", RowSources.delegate(root: "Page()"))
    let source = try fixture.write("My Page.swift", TargetRow.broken)
    let builder = try BuiltApp.builder(fixture)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let outcome = try builder.build()
    #expect(outcome.executable == nil)
    let path = source.standardizedFileURL.path
    #expect(outcome.errors.allSatisfy { $0.file == path })
    #expect(
      outcome.errors.map { "\($0.line):\($0.column) \($0.text)" }.sorted() == [
        "4:66 cannot find 'first' in scope",
        "7:47 value of type 'Page' has no member 'second'",
        "8:60 cannot find 'third' in scope",
      ])
  }
}

private enum TargetRow {
  static let delegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Page()
            window?.makeKeyAndVisible()
            return true
        }
    }
    """

  static let page = """
    import UIKit
    import My_Kit

    class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = Greeter.makeButton(CGRect(x: 50, y: 100, width: 100, height: 100))
            button.addTarget(self, action: #selector(press), for: UIControlEvents.touchUpInside)
            view.addSubview(button)
            print("> " + My_Kit.Greeter().greet("\\(Bundle.main.object(forInfoDictionaryKey: \
        "CFBundleName").map { _ in "Second_App" } ?? "")"))
            print("> frame \\(Double(width(of: button)))")
            #if swift(>=4.2)
            print("> swift newer")
            #else
            print("> swift 4")
            #endif
        }

        @objc private func press() { print("> old names pressed") }
    }
    """

  static let kit = """
    import UIKit

    public class Greeter {
        public init() {}
        public func greet(_ name: String) -> String { return "kit says hello to " + name }
        public class func makeButton(_ frame: CGRect) -> UIButton {
            let button = UIButton(type: UIButtonType.system)
            button.frame = frame
            button.setTitle("Old", for: UIControlState.normal)
            return button
        }
    }
    """

  /// It imports nothing: another file of the module does.
  static let plain = """
    public func width(of view: UIView) -> CGFloat { return view.bounds.width }
    """

  static let broken = """
    import UIKit

    class Page: UIViewController {
        @objc dynamic var value = 1; @IBOutlet var label: UILabel? = first

        @IBAction func press() {
            let selector = #selector(press); self.second(selector)
            let key = #keyPath(Page.value).count + (0 as Int); third(key)
        }
    }
    """
}
