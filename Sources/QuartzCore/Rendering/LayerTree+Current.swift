import CoreGraphics

/// Which tree the code that runs belongs to.
extension LayerTree {
  /// The tree of the code that belongs to none, as a block of the main queue or a task: that of the
  /// application's first screen.
  package static weak var main: LayerTree?

  private static var entered: LayerTree?

  /// Stands in where there is no screen yet. It makes no frames.
  private static let withoutScreen = LayerTree()

  /// The tree of the code that runs. Its clock is `CACurrentMediaTime()`; display links that are
  /// added belong to it, and so do implicit transactions and the animations of layers in no tree.
  package static var current: LayerTree { entered ?? main ?? withoutScreen }

  /// Runs `body` as code of this tree. Coming from the code of another tree, what that has set for
  /// itself does not reach in: its explicit transactions, and the scope that captures animations.
  package func enter(_ body: () -> Void) {
    guard Self.current !== self else { return body() }
    let (outer, layoutPasses) = (Self.entered, CALayer.layoutPasses)
    Self.entered = self
    CALayer.layoutPasses = 0
    defer {
      Self.entered = outer
      CALayer.layoutPasses = layoutPasses
    }
    AnimationScope.outside {
      CATransaction.outside {
        if let onEnter { onEnter(body) } else { body() }
      }
    }
  }
}
