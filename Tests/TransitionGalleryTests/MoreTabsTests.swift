import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// Tabs of which some are in the list of "More", the last one of the bar.
@MainActor
struct MoreTabsTests {
  private let tabs = UITabBarController()
  private let transition = GalleryTransition(.pan, interaction: .horizontalSwipe)

  init() {
    tabs.viewControllers = (0..<7).map { _ in GalleryPage(.systemIndigo) }
    transition.animateTabs(of: tabs)
  }

  private func isReversed(_ from: UIViewController, _ to: UIViewController) throws -> Bool {
    let animator = transition.tabBarController(
      tabs, animationControllerForTransitionFrom: from, to: to)
    return try #require(animator as? GalleryAnimator).isReversed
  }

  @Test func theListIsBeyondAllOtherTabs() throws {
    let pages = try #require(tabs.viewControllers)
    let more = tabs.moreNavigationController
    let pairs: [(UIViewController, UIViewController)] = [
      (pages[2], more), (pages[0], more), (pages[0], pages[1]),
    ]
    for (lower, upper) in pairs {
      let (forth, back) = (try isReversed(lower, upper), try isReversed(upper, lower))
      #expect(!forth && back)
    }
  }

  /// It has no index: neither of its neighbours is known.
  @Test(arguments: [-140, 140] as [CGFloat])
  func fromTheListASwipeLeadsNowhere(distance: CGFloat) {
    let simulator = Simulator(
      size: CGSize(width: 300, height: 500), scale: 1, framesPerSecond: 50, root: tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    simulator.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    let end = CGPoint(x: 150 + distance, y: 300)
    simulator.drag(from: CGPoint(x: 150, y: 300), to: end)
    #expect(!Simulator.isTransitioning && transition.interaction?.interactionInProgress == false)
    simulator.touchUp(at: end)
    simulator.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    tabs.selectedIndex = 1
    simulator.settle()
    #expect(tabs.selectedIndex == 1 && !Simulator.isTransitioning)
  }
}
