public import CoreGraphics

extension NSString {
  /// The size of the text in points, with lines broken only where the text has line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// Draws the text with its upper left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle, wrapped to its width; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }

  /// The rectangle, beginning at the origin, that the text takes when wrapped to a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// On Apple's systems the methods of `NSString` are available on `String`; here they are declared.
extension String {
  /// The size of the text in points, with lines broken only where the text has line breaks. Without
  /// a font it is measured in 12 points, as on iOS.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text into the current context; `point` is its upper left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current context, with lines broken at the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// The rectangle of the drawn text, in points from the origin. Sizes are not rounded: round them
  /// up for the size of a view.
  ///
  /// - Parameters:
  ///   - size: the available size; 0 or infinity on an axis is no limit.
  ///   - options: without `usesLineFragmentOrigin` the text is one line.
  ///   - attributes: of the whole text.
  ///   - context: receives the rectangle of the text; nil for none.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
