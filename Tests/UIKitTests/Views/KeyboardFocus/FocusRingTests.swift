import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// The line around what has the keyboard focus is seen as a whole.
@MainActor
struct FocusRingTests {
  /// The line, in the coordinates of the focused view: 2 points wide.
  private func ring(of view: UIView) throws -> CGRect {
    try #require(view.layer.sublayers?.last { $0.borderWidth == 2 }).frame
  }

  private func button(_ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = frame
    button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    return button
  }

  /// Two points lie between a control and the line outside of it.
  @Test func itLiesAroundAControlAndWithinWhatClipsIt() throws {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: root)
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 120))
    card.clipsToBounds = true
    // In the middle of a view that clips, at its edge, and beside it.
    let middle = button(CGRect(x: 20, y: 20, width: 100, height: 40))
    let edge = button(CGRect(x: 0, y: 80, width: 200, height: 40))
    let beside = button(CGRect(x: 50, y: 200, width: 100, height: 40))
    card.addSubview(middle)
    card.addSubview(edge)
    for view in [card, beside] { root.view.addSubview(view) }
    simulator.settle()
    for (button, outset) in [(middle, CGFloat(4)), (edge, 0), (beside, 4)] {
      simulator.press("Tab")
      simulator.settle()
      #expect(button.isFocused)
      #expect(try ring(of: button) == button.bounds.insetBy(dx: -outset, dy: -outset))
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func anActionOfAnAlertHasAllOfIt(style: UIAlertController.Style) throws {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    simulator.settle()
    for _ in 0..<2 {
      simulator.press("Tab")
      simulator.settle()
      let focused = try #require(UIApplication.shared.focusedView)
      let ring = focused.convert(try ring(of: focused), to: nil)
      for view in sequence(first: focused, next: \.superview) where view.clipsToBounds {
        #expect(view.convert(view.bounds, to: nil).contains(ring), "\(view)")
      }
    }
  }
}
