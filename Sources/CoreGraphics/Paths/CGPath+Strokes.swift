extension CGPath {
  /// A path whose inside is what a stroke of this path covers: for hit tests along a line, for
  /// gradients within one, for outlines of outlines. Fill it by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: in the path's coordinates. It must be above 0; otherwise the result is empty,
  ///     with a warning.
  ///   - lineCap: how open ends look.
  ///   - lineJoin: how corners look.
  ///   - miterLimit: the longest pointed join, in line widths. Longer ones are cut off straight.
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

  /// A path of the dashes that a stroke with a pattern would draw.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern each subpath begins, in the path's coordinates.
  ///   - lengths: of dashes and gaps by turns, in the path's coordinates. An empty array, or
  ///     lengths that are negative, not finite or all 0, leave the path whole.
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
  /// Replaces the current path by one whose inside is what ``strokePath()`` would draw, with the
  /// line width, caps, joins and dashes that are set. Fill it, or clip to it, by the winding rule.
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
