import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The selected controller gets a tab of its own, or loses it to the list of "More".
@Suite(.serialized) @MainActor
struct TabMoreTests {
  private func isSeen(_ controller: UIViewController, in stand: TabStand) -> Bool {
    guard let view = controller.viewIfLoaded, view.window != nil else { return false }
    return view.convert(view.bounds, to: nil) == stand.simulator.window.bounds
  }

  @Test(arguments: [4, 5, 6])
  func theSelectedTabMovesUnderMoreAndStaysInSight(place: Int) {
    let stand = TabStand(count: 7)
    stand.tabs.selectedIndex = 1
    stand.simulator.settle()
    let selected = stand.child(1)
    var order = stand.tabs.viewControllers ?? []
    order.remove(at: 1)
    order.insert(selected, at: place)
    stand.tabs.setViewControllers(order, animated: false)
    stand.simulator.settle()
    #expect(stand.tabs.selectedViewController === selected && stand.tabs.selectedIndex == place)
    #expect(selected.parent === stand.tabs.moreNavigationController)
    #expect(isSeen(selected, in: stand) && stand.journal.endsBalanced("1", isVisible: true))
    stand.tabs.selectedIndex = 0
    stand.simulator.settle()
    #expect(!isSeen(selected, in: stand) && isSeen(order[0], in: stand))
    stand.tabs.selectedIndex = place
    stand.simulator.settle()
    #expect(isSeen(selected, in: stand) && stand.journal.endsBalanced("1", isVisible: true))
    #expect(stand.isIdle)
  }

  @Test func andBackAgain() {
    let stand = TabStand(count: 7)
    stand.tabs.selectedIndex = 5
    stand.simulator.settle()
    let (selected, before) = (stand.child(5), stand.tabs.viewControllers ?? [])
    stand.tabs.viewControllers = [selected] + before.filter { $0 !== selected }
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 0 && selected.parent === stand.tabs)
    #expect(isSeen(selected, in: stand) && stand.journal.endsBalanced("5", isVisible: true))
    stand.tabs.viewControllers = before
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 5 && isSeen(selected, in: stand))
    #expect(stand.journal.endsBalanced("5", isVisible: true) && stand.isIdle)
  }

  @Test func itMovesUnderMoreInTheMiddleOfASwitch() {
    let stand = TabStand(count: 7)
    stand.animate()
    stand.tabs.selectedIndex = 1
    stand.simulator.advance(by: 0.2)
    let selected = stand.child(1)
    let order = (stand.tabs.viewControllers ?? []).filter { $0 !== selected } + [selected]
    stand.tabs.viewControllers = order
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 6 && isSeen(selected, in: stand))
    #expect(stand.journal.endsBalanced("1", isVisible: true))
    #expect(!Simulator.isTransitioning)
  }
}
