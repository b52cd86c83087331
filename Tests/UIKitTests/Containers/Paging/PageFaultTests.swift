import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pages that are taken away, and pages without room.
@Suite(.serialized) @MainActor
struct PageFaultTests {
  @Test func aSpreadThatHasLostAPageDoesNotTurnByATap() {
    let stand = PageStand(.pageCurl, count: 6, options: [.spineLocation: 2])
    let other = UIViewController()
    other.addChild(stand.book.pages[1])
    stand.simulator.settle()
    for x in [290, 10] as [CGFloat] {
      stand.simulator.tap(at: CGPoint(x: x, y: 250))
      stand.simulator.settle()
    }
    #expect(stand.pager.viewControllers?.contains(stand.book.pages[1]) != true)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aScrolledTurnWithoutWidthEnds() {
    let stand = PageStand(.scroll)
    stand.pager.view.frame.size.width = 0
    stand.pager.view.layoutIfNeeded()
    var completed: Bool?
    stand.pager.setViewControllers(
      [stand.book.pages[1]], direction: .forward, animated: true
    ) { completed = $0 }
    stand.simulator.settle()
    #expect(completed == true && stand.current === stand.book.pages[1])
  }
}
