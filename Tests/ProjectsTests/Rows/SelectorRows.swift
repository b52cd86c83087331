import Foundation
import Testing

extension RowTests {
  /// `@main` without a storyboard, `#selector` in all its forms, and selectors that are equal.
  @Test func selectorsReachTheirMethods() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Selectors",
      targets: [
        TargetDescription(
          name: "Selectors", sources: ["AppDelegate.swift", "Page.swift", "Comparisons.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;"])
      ])
    try fixture.write("AppDelegate.swift", SelectorRow.delegate)
    try fixture.write("Page.swift", SelectorRow.page)
    try fixture.write("Comparisons.swift", SelectorRow.comparisons)
    var script = Script()
    script.tap(350, 32, at: 1.2)
    script.tap(70, 250, at: 1.8)
    script.tap(250, 250, at: 2.4)
    script.end(at: 3)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(
      lines == [
        "answers true true false false", "performed 42", "with two arguments a b",
        "equal true true true false", "names press:with: value setValue: renamed:",
        "set has 2", "responds to an optional method true false",
        "noticed posted", "tick true", "frame true", "later argument",
        "bar Bar", "tapped true", "pressed", "through the chain Page",
      ])
  }
}

private enum SelectorRow {
  static let delegate = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) \
            -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: Page())
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        @objc func throughTheChain(_ sender: Any?) {
            print("> through the chain \\(sender.map { "\\(type(of: $0))" } ?? "nil")")
        }
    }
    """

  static let page = """
    import UIKit

    extension Notification.Name {
        static let custom = Notification.Name("custom")
    }

    class Page: UIViewController {
        private var timer: Timer?
        private var link: CADisplayLink?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Bar", style: .plain, target: self, action: #selector(bar(_:)))
            let area = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
            view.addSubview(area)
            area.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: #selector(Page.tapped(_:))))
            let button = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
            view.addSubview(button)
            button.addTarget(self, action: #selector(pressed), for: .touchUpInside)

            print("> answers \\(responds(to: #selector(bar(_:)))) "
                + "\\(responds(to: #selector(self.pressed))) "
                + "\\(responds(to: NSSelectorFromString("nothing:"))) "
                + "\\(responds(to: #selector(Other.only)))")
            perform(#selector(add(_:)), with: 42)
            perform(#selector(pair(_:and:)), with: "a", with: "b")
            Comparisons().run()

            NotificationCenter.default.addObserver(
                self, selector: #selector(noticed(_:)), name: .custom, object: nil)
            NotificationCenter.default.post(name: .custom, object: "posted")
            NotificationCenter.default.removeObserver(self, name: .custom, object: nil)
            NotificationCenter.default.post(name: .custom, object: "unheard")

            timer = Timer.scheduledTimer(
                timeInterval: 600, target: self, selector: #selector(tick(timer:)),
                userInfo: nil, repeats: true)
            timer?.fire()
            timer?.invalidate()
            link = CADisplayLink(target: self, selector: #selector(step))
            link?.add(to: .main, forMode: .common)
            perform(#selector(later(_:)), with: "argument", afterDelay: 0.4)
            perform(#selector(never), with: nil, afterDelay: 0.4)
            NSObject.cancelPreviousPerformRequests(
                withTarget: self, selector: #selector(never), object: nil)
        }

        @objc func bar(_ item: UIBarButtonItem) { print("> bar \\(item.title ?? "")") }
        @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
            print("> tapped \\(recognizer.state == .ended)")
        }
        @objc fileprivate func pressed() {
            print("> pressed")
            UIApplication.shared.sendAction(
                #selector(AppDelegate.throughTheChain(_:)), to: nil, from: self, for: nil)
        }
        @objc func add(_ number: NSNumber) { print("> performed \\(number)") }
        @objc func pair(_ first: String, and second: String) {
            print("> with two arguments \\(first) \\(second)")
        }
        @objc func noticed(_ notification: Notification) {
            print("> noticed \\(notification.object as? String ?? "")")
        }
        @objc func tick(timer: Timer) {
            print("> tick \\(timer.isValid)")
        }
        @objc func later(_ argument: Any?) { print("> later \\(argument as? String ?? "")") }
        @objc func never() { print("> never") }
        @objc func step(_ link: CADisplayLink) {
            print("> frame \\(link.timestamp > 0)")
            link.invalidate()
        }
    }

    class Other: UIView {
        @objc func only() {}
    }
    """

  static let comparisons = """
    import UIKit

    @objc protocol Clicking: NSObjectProtocol {
        @objc optional func click(_ sender: Any)
        @objc optional func unclick()
    }

    class Comparisons: NSObject, Clicking {
        @objc var value = 1
        @objc func press(_ sender: Any, with event: UIEvent) {}
        @objc(renamed:) func original(_ sender: Any) {}
        @objc func both() {}
        @objc func both(_ sender: Any) {}
        func click(_ sender: Any) {}

        func run() {
            let press = #selector(press(_:with:))
            print("> equal \\(press == Selector(("press:with:"))) "
                + "\\(#selector(both as () -> Void) == NSSelectorFromString("both")) "
                + "\\(#selector(Comparisons.both(_:)) == #selector(both(_:))) "
                + "\\(#selector(both as () -> Void) == #selector(both(_:)))")
            let names = [press, #selector(getter: value), #selector(setter: Comparisons.value),
                         #selector(original(_:))]
            print("> names " + names.map(NSStringFromSelector).joined(separator: " "))
            let all = Set([press, #selector(press(_:with:)), #selector(original)])
            print("> set has \\(all.count)")
            let delegate: Clicking = self
            print("> responds to an optional method "
                + "\\(delegate.responds(to: #selector(Clicking.click(_:)))) "
                + "\\(responds(to: #selector(Clicking.unclick)))")
        }
    }
    """
}
