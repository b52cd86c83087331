import CoreGraphics

/// The current tree.
extension LayerTree {
  /// The current tree of code that belongs to no other, such as a block of the main queue or a
  /// task: that of the application's first screen.
  package static weak var main: LayerTree?

  private static var entered: LayerTree?

  /// The current tree before there is a screen. It makes no frames.
  private static let withoutScreen = LayerTree()

  /// The tree whose code is running. Its clock is `CACurrentMediaTime()`; new display links,
  /// implicit transactions and the animations of layers outside any tree belong to it.
  package static var current: LayerTree { entered ?? main ?? withoutScreen }

  /// Runs `body` as code of this tree. State of another tree's code around it does not apply:
  /// explicit transactions, and the scope that captures animations.
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
