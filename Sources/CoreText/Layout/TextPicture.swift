import CPango
package import CoreGraphics

/// A picture in the place of a character of text.
package struct TextPicture: Sendable {
  /// The frame in points, relative to the baseline and the end of the text before it, with y up.
  var bounds: CGRect
  /// Draws the picture in a rectangle of the context. The colour is that of the text.
  var draw: @Sendable (CGContext, CGRect, CGColor) -> Void

  package init(
    bounds: CGRect, draw: @escaping @Sendable (CGContext, CGRect, CGColor) -> Void
  ) {
    (self.bounds, self.draw) = (bounds, draw)
  }

  func scaled(by factor: CGFloat) -> TextPicture {
    let place = CGAffineTransform(scaleX: factor, y: factor)
    return TextPicture(bounds: bounds.applying(place), draw: draw)
  }
}

/// A picture as an attribute of text. Its character is ``TextPicture/character``.
package protocol TextAttachment {
  var picture: TextPicture { get }
}

extension TextPicture {
  /// The character that a picture replaces: `OBJECT REPLACEMENT CHARACTER`.
  package static let character: Unicode.Scalar = "\u{FFFC}"

  /// The maximum side of a picture in points. Pango's numbers overflow far beyond it.
  private static let largestSide: CGFloat = 100_000

  /// The room that Pango leaves for the picture.
  var room: PangoRectangle {
    func limited(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, -Self.largestSide), Self.largestSide) : 0
    }
    return PangoRectangle(
      x: 0, y: PangoUnits.from(-limited(bounds.maxY)),
      width: PangoUnits.from(limited(bounds.width)),
      height: PangoUnits.from(limited(bounds.height)))
  }
}
