extension CGPath {
  /// Returns a path whose inside is the area of a stroke of this path: for hit tests along a line,
  /// for gradients in one, or for outlines of outlines. Fill it by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: the width in the path's coordinates. If it is not above 0, the result is empty,
  ///     with a warning.
  ///   - lineCap: the shape of open ends.
  ///   - lineJoin: the shape of joins.
  ///   - miterLimit: the maximum length of a miter join, in line widths. Longer joins are bevelled.
  ///   - transform: applied to this path before it is stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite, !miterLimit.isNaN else {
      Diagnostics.warnFromAnyThread(
        "A path cannot be stroked with a width of \(lineWidth); the copy is empty.")
      return CGPath(PathElements())
    }
    return CGPath(
      elements.applying(transform).stroked(
        .init(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)))
  }

  /// Returns a path of the dashes that a dashed stroke draws.
  ///
  /// - Parameters:
  ///   - phase: the offset in the pattern at which each subpath begins, in the path's coordinates.
  ///   - lengths: the lengths of alternating dashes and gaps, in the path's coordinates. An empty
  ///     array, or lengths that are negative, not finite or all 0, leave the path as it is.
  ///   - transform: applied to this path before it is cut.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      elements.applying(transform).dashed(
        phase: Double(phase), lengths: lengths.map { Double($0) }))
  }
}

extension CGContext {
  /// Replaces the current path by the area that ``strokePath()`` would draw with the current line
  /// width, caps, joins and dashes. Fill it, or clip to it, by the winding rule.
  public func replacePathWithStrokedPath() {
    let inverse = pixelTransform.inverted()
    guard pixelTransform.isInvertible, state.lineWidth > 0 else { return beginPath() }
    let path = currentPath.applying(inverse)
      .dashed(phase: Double(state.dashPhase), lengths: state.dashLengths.map { Double($0) })
      .stroked(
        .init(
          width: state.lineWidth, cap: state.lineCap, join: state.lineJoin,
          miterLimit: state.miterLimit))
    currentPath = path.applying(pixelTransform)
  }
}
