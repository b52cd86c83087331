import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Apps that change the hierarchy in a call about changed traits.
@MainActor
struct AdaptationCallbackTests {
  /// Gives its window another root when its view is about to disappear.
  private final class Leaving: UIViewController {
    let replacement = UIViewController()

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      view.window?.rootViewController = replacement
    }
  }

  @Test func anotherRootInsideACallLeavesNothingOfThePresentation() {
    let simulator = Simulator(size: CGSize(width: 1024, height: 768), root: Leaving())
    UIApplication.shared.automaticModalPresentationStyle = .fullScreen
    weak var page: UIViewController?
    do {
      let root = simulator.window.rootViewController
      let presented = UIViewController()
      presented.modalPresentationStyle = .formSheet
      page = presented
      root?.present(presented, animated: false)
      simulator.settle()
    }
    // In a compact width a form sheet covers the whole screen, and its presenter disappears.
    simulator.resize(to: CGSize(width: 390, height: 844))
    simulator.settle()
    let root = simulator.window.rootViewController
    #expect(root?.view.window != nil && !(root is Leaving))
    #expect(simulator.window.subviews == [root?.view].compactMap { $0 })
    #expect(page == nil && simulator.isIdle)
  }
}
