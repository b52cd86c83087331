import CoreGraphics
import Testing

import QuartzCore

/// Values of a class that are set to nil.
@MainActor
final class MissingValueTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func makeShape() -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    scene.root.addSublayer(shape)
    scene.frame()
    return shape
  }

  /// As every other value that is set to what it is.
  @Test func whatIsMissingAlreadyDoesNotChange() {
    let shape = makeShape()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [scene] in scene.log.append("done") }
    (shape.path, shape.strokeColor, shape.lineDashPattern) = (nil, nil, nil)
    CATransaction.commit()
    #expect(shape.animationKeys() == nil)
    scene.frame()
    #expect(scene.log == ["done"], "it waits for no animation")
  }

  @Test func whatThereIsAnimatesAway() {
    let shape = makeShape()
    CATransaction.withoutActions { shape.strokeColor = .black }
    shape.strokeColor = nil
    #expect(shape.animationKeys() == ["strokeColor"] && shape.strokeColor == nil)
    shape.removeAllAnimations()
    shape.strokeColor = nil
    #expect(shape.animationKeys() == nil)
  }
}
