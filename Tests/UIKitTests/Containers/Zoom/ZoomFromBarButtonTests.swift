import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Controllers that grow out of a bar button item: `.zoom(sourceBarButtonItemProvider:)`.
@MainActor
struct ZoomFromBarButtonTests {
  private let root = UIViewController()
  private let detail = UIViewController()
  private let item = UIBarButtonItem(title: "Cart", style: .plain, target: nil, action: nil)
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    root.navigationItem.rightBarButtonItem = item
    navigation = UINavigationController(rootViewController: root)
    detail.modalPresentationStyle = .fullScreen
    simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: navigation)
    simulator.settle()
  }

  /// Presents the detail, dismisses it, and stops at the first frame of the dismissal.
  ///
  /// - Returns: where the middle of the detail goes, in the window.
  private func goalOfTheDismissal() -> CGPoint {
    navigation.present(detail, animated: true)
    simulator.settle()
    detail.dismiss(animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
    return detail.view.convert(CGPoint(x: 150, y: 200), to: simulator.window)
  }

  @Test func aModalGoesBackIntoTheItemsButton() throws {
    let frame = try #require(item.frame(in: simulator.window))
    var asked: [UIViewController] = []
    detail.preferredTransition = .zoom { [item] context in
      asked.append(context.zoomedViewController)
      return item
    }
    let goal = goalOfTheDismissal()
    #expect(isNear(goal.x, frame.midX) && isNear(goal.y, frame.midY))
    #expect(asked == [detail, detail], "once for each transition")
    simulator.settle()
    #expect(navigation.presentedViewController == nil && item.frame(in: simulator.window) == frame)
  }

  @Test func withAnItemThatNoBarShowsItGoesToTheMiddle() {
    let hidden = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
    detail.preferredTransition = .zoom { _ in hidden }
    let goal = goalOfTheDismissal()
    #expect(isNear(goal.x, 150) && isNear(goal.y, 200))
    simulator.settle()
    #expect(navigation.presentedViewController == nil)
  }
}
