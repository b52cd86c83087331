import CoreGraphics

@testable import Compositor

extension Drawing {
  /// A pattern that goes from one colour to another over the whole of some bounds, and on beyond.
  ///
  /// - Parameters:
  ///   - isAcross: from left to right, and not from top to bottom.
  ///   - isKnown: whether the compositor is told which of its pixels are alike, and whether it is
  ///     opaque.
  static func gradient(
    over bounds: CGRect, isAcross: Bool, isKnown: Bool = true, _ colors: [CGColor]
  ) -> Drawing {
    let pattern = Pattern(
      likeness: isKnown ? (isAcross ? .rows : .columns) : nil,
      isOpaque: isKnown && colors.allSatisfy { $0.alpha == 1 })
    return Drawing(bounds: bounds, pattern: pattern) { context in
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
        return
      }
      let end =
        isAcross
        ? CGPoint(x: bounds.maxX, y: bounds.minY) : CGPoint(x: bounds.minX, y: bounds.maxY)
      context.drawLinearGradient(
        gradient, start: bounds.origin, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }
}
