extension CGContext {
  /// The place in user space at which Core Text draws: the translation of ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets the parts of glyphs that are painted, which starts as `fill`.
  ///
  /// Outlines have the context's line width, cap and join, no dashes, and the colour of the text.
  /// Text with a stroke width among its attributes does not depend on the mode.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  /// The greatest distance from glyphs at which their outlines are painted, in points.
  package var textLineReach: CGFloat {
    switch state.textDrawingMode {
    case .fill, .invisible: 0
    case .stroke, .fillStroke: state.lineWidth * max(state.miterLimit, 2)
    }
  }
}
