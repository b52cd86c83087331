import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What an app is told when memory is short.
@MainActor
struct MemoryWarningTests {
  private static var calls: [String] = []

  private final class Page: UIViewController {
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      calls.append(title ?? "")
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      calls.append("delegate")
    }
  }

  private func makePage(_ title: String) -> Page {
    let page = Page()
    page.title = title
    return page
  }

  @Test func theDelegateTheObserversAndAllControllersAreCalled() {
    Self.calls = []
    let root = makePage("root")
    root.addChild(makePage("child"))
    let simulator = Simulator(root: root)
    root.present(makePage("modal"), animated: false)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { Self.calls.append("observer") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    simulator.simulateMemoryWarning()
    #expect(Self.calls == ["delegate", "observer", "root", "child", "modal"])
  }
}
