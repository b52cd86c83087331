public import CoreGraphics

extension NSString {
  /// The size of the text in points. Lines are broken only at line breaks in the text.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// Draws the text with its upper left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle. Lines are wrapped at its width, and lines that do not fit are
  /// left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }

  /// The rectangle, beginning at the origin, that the text needs when lines are wrapped at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// The methods of `NSString` for `String`. Apple's systems bridge them; here they are declared.
extension String {
  /// The size of the text in points. Lines are broken only at line breaks in the text. Without a
  /// font attribute it is measured at 12 points, as on iOS.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text in the current context; `point` is its upper left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context. Lines are wrapped at the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// The rectangle of the drawn text, in points from the origin. Its size is not rounded. Round it
  /// up to use it as a view's size.
  ///
  /// - Parameters:
  ///   - size: the available size; 0 or infinity along an axis means no limit.
  ///   - options: without `usesLineFragmentOrigin` the text is a single line.
  ///   - attributes: the attributes of the whole text.
  ///   - context: receives the rectangle of the text; may be nil.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
