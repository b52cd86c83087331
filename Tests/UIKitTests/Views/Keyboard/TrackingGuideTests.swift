import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Constraints that the guide at the keyboard activates.
@MainActor
struct TrackingGuideTests {
  @Test func theKeyboardIsNearTheBottomAlone() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(box)
    let guide = page.view.keyboardLayoutGuide
    func constraint() -> NSLayoutConstraint { box.widthAnchor.constraint(equalToConstant: 50) }
    let (bottom, top, corner) = (constraint(), constraint(), constraint())
    let (sides, notBottom) = (constraint(), constraint())
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([corner], activeWhenNearEdge: [.bottom, .leading])
    guide.setConstraints([sides], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([notBottom], activeWhenAwayFrom: [.bottom, .leading])
    #expect(
      [bottom, top, corner, sides, notBottom].map(\.isActive)
        == [true, false, false, true, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [bottom])
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [sides])
    let other = constraint()
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    #expect(other.isActive && !bottom.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!other.isActive && !sides.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    simulator.settle()
  }
}
