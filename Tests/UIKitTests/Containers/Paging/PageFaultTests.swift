import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pages that are taken away, and pages without room.
@MainActor
struct PageFaultTests {
  @Test func aSpreadThatHasLostAPageDoesNotTurnByATap() {
    let fixture = PageFixture(.pageCurl, count: 6, options: [.spineLocation: 2])
    let other = UIViewController()
    other.addChild(fixture.book.pages[1])
    fixture.simulator.settle()
    for x in [290, 10] as [CGFloat] {
      fixture.simulator.tap(at: CGPoint(x: x, y: 250))
      fixture.simulator.settle()
    }
    #expect(fixture.pager.viewControllers?.contains(fixture.book.pages[1]) != true)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aScrolledTurnWithoutWidthEnds() {
    let fixture = PageFixture(.scroll)
    fixture.pager.view.frame.size.width = 0
    fixture.pager.view.layoutIfNeeded()
    var completed: Bool?
    fixture.pager.setViewControllers(
      [fixture.book.pages[1]], direction: .forward, animated: true
    ) { completed = $0 }
    fixture.simulator.settle()
    #expect(completed == true && fixture.current === fixture.book.pages[1])
  }
}
