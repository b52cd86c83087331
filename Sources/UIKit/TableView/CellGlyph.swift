import CoreGraphics

/// The marks at the right of cells, as stencils; in the shapes and sizes of iOS's, drawn by ourselves.
@MainActor
enum CellGlyph {
  static let arrow = stencil(CGSize(width: 8, height: 14)) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1.5))
    path.addLine(to: CGPoint(x: 6.5, y: 7))
    path.addLine(to: CGPoint(x: 1, y: 12.5))
    stroke(path, 2)
  }

  static let checkmark = stencil(CGSize(width: 15, height: 14)) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1.5, y: 7.5))
    path.addLine(to: CGPoint(x: 5.5, y: 12))
    path.addLine(to: CGPoint(x: 13.5, y: 1.5))
    stroke(path, 2.2)
  }

  static let info = stencil(CGSize(width: 22, height: 22)) {
    stroke(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20)), 1.6)
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 9.3, y: 9.6))
    stem.addLine(to: CGPoint(x: 11.3, y: 9.6))
    stem.addLine(to: CGPoint(x: 11.3, y: 16))
    stem.move(to: CGPoint(x: 8.8, y: 16))
    stem.addLine(to: CGPoint(x: 13.6, y: 16))
    stroke(stem, 1.7)
    UIBezierPath(ovalIn: CGRect(x: 9.7, y: 4.9, width: 2.6, height: 2.6)).fill()
  }

  private static func stencil(_ size: CGSize, _ draw: @escaping () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      draw()
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func stroke(_ path: UIBezierPath, _ width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
