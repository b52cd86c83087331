import CoreGraphics

/// The accessories of cells as template images. They are our own drawings, in the shapes and sizes
/// of iOS.
enum CellGlyph: Hashable {
  case arrow, checkmark, info, minus, plus, lines, selection

  /// The side of editing controls in points.
  static let controlSide: CGFloat = 22

  /// The image at the scale of the current screen.
  @MainActor
  var image: UIImage {
    let key = Key(glyph: self, scale: UIScreen.main.scale)
    if let image = Self.images[key] { return image }
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      draw()
    }.withRenderingMode(.alwaysTemplate)
    Self.images[key] = image
    return image
  }

  private struct Key: Hashable {
    let glyph: CellGlyph
    let scale: CGFloat
  }
  @MainActor private static var images: [Key: UIImage] = [:]

  /// The size in points.
  private var size: CGSize {
    switch self {
    case .arrow: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 15, height: 14)
    case .info: CGSize(width: 22, height: 22)
    case .minus, .plus, .selection: CGSize(width: Self.controlSide, height: Self.controlSide)
    case .lines: CGSize(width: 22, height: 14)
    }
  }

  @MainActor
  private func draw() {
    let path = UIBezierPath()
    switch self {
    case .arrow:
      path.move(to: CGPoint(x: 1, y: 1.5))
      path.addLine(to: CGPoint(x: 6.5, y: 7))
      path.addLine(to: CGPoint(x: 1, y: 12.5))
      Self.stroke(path, 2)
    case .checkmark:
      path.move(to: CGPoint(x: 1.5, y: 7.5))
      path.addLine(to: CGPoint(x: 5.5, y: 12))
      path.addLine(to: CGPoint(x: 13.5, y: 1.5))
      Self.stroke(path, 2.2)
    case .info:
      Self.stroke(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20)), 1.6)
      path.move(to: CGPoint(x: 9.3, y: 9.6))
      path.addLine(to: CGPoint(x: 11.3, y: 9.6))
      path.addLine(to: CGPoint(x: 11.3, y: 16))
      path.move(to: CGPoint(x: 8.8, y: 16))
      path.addLine(to: CGPoint(x: 13.6, y: 16))
      Self.stroke(path, 1.7)
      UIBezierPath(ovalIn: CGRect(x: 9.7, y: 4.9, width: 2.6, height: 2.6)).fill()
    case .minus, .plus:
      path.move(to: CGPoint(x: 6, y: 11))
      path.addLine(to: CGPoint(x: 16, y: 11))
      if self == .plus {
        path.move(to: CGPoint(x: 11, y: 6))
        path.addLine(to: CGPoint(x: 11, y: 16))
      }
      Self.stroke(path, 2)
    case .selection:
      path.move(to: CGPoint(x: 6.5, y: 11.5))
      path.addLine(to: CGPoint(x: 9.8, y: 15))
      path.addLine(to: CGPoint(x: 15.5, y: 7.5))
      Self.stroke(path, 2)
    case .lines:
      for y: CGFloat in [1.5, 7, 12.5] {
        path.move(to: CGPoint(x: 1, y: y))
        path.addLine(to: CGPoint(x: 21, y: y))
      }
      Self.stroke(path, 1.5)
    }
  }

  @MainActor
  private static func stroke(_ path: UIBezierPath, _ width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
