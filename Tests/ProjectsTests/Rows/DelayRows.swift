import Foundation
import Testing

extension RowTests {
  /// Delays and timers follow the app's clock: a replay, which is much faster than the machine's,
  /// has them at their times.
  @Test(arguments: ["4", "5", "6"])
  func delaysAndTimersFollowTheClockOfTheApp(version: String) throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Delays",
      targets: [
        TargetDescription(
          name: "Delays", sources: ["App.swift", "Page.swift"],
          settings: ["GENERATE_INFOPLIST_FILE = YES;", "SWIFT_VERSION = \(version);"])
      ])
    try fixture.write("App.swift", RowSources.delegate(root: "Page()"))
    try fixture.write("Page.swift", DelayRow.page)
    var script = Script()
    script.end(at: 30)
    let lines = try BuiltApp.lines(of: fixture, script)
    #expect(lines == ["item 5", "timer 8", "selector 10 argument", "timer 16", "block 20"])
  }
}

private enum DelayRow {
  /// Times are in whole seconds after the page has appeared.
  static let page = """
    import UIKit

    class Page: UIViewController {
        private var start = 0.0
        private var timer: Timer?
        private var times = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            start = CACurrentMediaTime()
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(20)) { [weak self] in
                self?.tell("block")
            }
            let cancelled = DispatchWorkItem { print("> cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: cancelled)
            cancelled.cancel()
            let item = DispatchWorkItem { [unowned self] in
                MainActor.assumeIsolated { tell("item") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: item)
            timer = Timer.scheduledTimer(withTimeInterval: 8, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.repeated() }
            }
            Timer.scheduledTimer(
                timeInterval: 10, target: self, selector: #selector(tick(_:)),
                userInfo: "argument", repeats: false)
        }

        @objc func tick(_ timer: Timer) { tell("selector", timer.userInfo as? String ?? "") }

        private func repeated() {
            tell("timer")
            times += 1
            if times == 2 { timer?.invalidate() }
        }

        private func tell(_ name: String, _ more: String = "") {
            let seconds = Int((CACurrentMediaTime() - start).rounded())
            print("> \\(name) \\(seconds)" + (more.isEmpty ? "" : " " + more))
        }
    }
    """
}
