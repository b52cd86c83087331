import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A controller that is presented over a child's view only is never visible outside that view.
@MainActor
struct ContextMarginTests {
  private static let inner = CGRect(x: 24, y: 170, width: 772, height: 900)

  @Test(
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext],
    [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve])
  func thePageComesAndGoesInsideTheViewThatItCovers(
    style: UIModalPresentationStyle, transition: UIModalTransitionStyle
  ) throws {
    let fixture = Fixture(size: PresentationStyleTests.pad)
    let child = JournalController("child", fixture.journal)
    child.definesPresentationContext = true
    fixture.root.addChild(child)
    child.view.frame = Self.inner
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    let presented = JournalController("presented", fixture.journal)
    (presented.modalPresentationStyle, presented.modalTransitionStyle) = (style, transition)
    fixture.root.view.backgroundColor = .white
    fixture.simulator.settle()
    let margin = try pixels(fixture)

    child.present(presented, animated: true)
    presented.view.backgroundColor = .red
    var frames = 0
    while fixture.simulator.advanceFrame(), frames < 60 {
      frames += 1
      #expect(try pixels(fixture) == margin, "frame \(frames)")
    }
    #expect(frames > 10 && presented.view.window != nil)
    presented.dismiss(animated: true)
    while fixture.simulator.advanceFrame(), frames < 120 {
      frames += 1
      #expect(try pixels(fixture) == margin, "frame \(frames)")
    }
    #expect(presented.view.window == nil && child.view.frame == Self.inner)
  }

  /// Some points of the margin around the inner view, on the screen.
  private func pixels(_ fixture: Fixture) throws -> [UInt32] {
    let image = try #require(fixture.simulator.snapshot())
    return [(410, 1075), (410, 1170), (12, 600), (808, 600), (410, 160), (30, 1075)].map { x, y in
      image.pixels.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
    }
  }
}
