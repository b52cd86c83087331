import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Where the menus of controls are attached.
@MainActor
struct MenuAttachmentTests {
  private final class Opener: UIButton {
    var point: CGPoint?

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      point ?? super.menuAttachmentPoint(for: configuration)
    }
  }

  /// The origin of the card of the open menu, which is in front in what covers the window.
  private func place(_ point: CGPoint?) throws -> CGPoint {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let button = Opener(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.point = point
    page.view.addSubview(button)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 60, y: 120))
    simulator.settle()
    return try #require(simulator.window.subviews.last?.subviews.last).frame.origin
  }

  /// The point at 60, 10 is at 80, 110 in the window.
  @Test func aSubclassReturnsThePoint() throws {
    let (usual, own) = (try place(nil), try place(CGPoint(x: 60, y: 10)))
    // At the left of the button and below it, or at the point and below that.
    #expect(usual.x == 20 && usual.y >= 140)
    #expect(own == CGPoint(x: 80, y: usual.y - 30))
    // The usual point for a button in the left half of the window: its lower left corner.
    #expect(try place(CGPoint(x: 0, y: 40)) == usual)
  }
}
