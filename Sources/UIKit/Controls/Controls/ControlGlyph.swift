import CoreGraphics

/// The small pictures in controls.
@MainActor
enum ControlGlyph: Hashable {
  case minus, plus
  /// A cross cut out of a disc, on the clear button of a text field.
  case clear

  private struct Key: Hashable {
    let glyph: ControlGlyph
    let scale: CGFloat
  }
  private static var images: [Key: UIImage] = [:]

  /// The side in points.
  private var side: CGFloat { 17 }

  /// Returns a template image.
  static func image(_ glyph: ControlGlyph, scale: CGFloat) -> UIImage {
    let key = Key(glyph: glyph, scale: scale)
    if let image = images[key] { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: glyph.side, height: glyph.side)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in glyph.draw() }
      .withRenderingMode(.alwaysTemplate)
    images[key] = image
    return image
  }

  private func draw() {
    let middle = side / 2
    UIColor.black.setFill()
    switch self {
    case .minus, .plus:
      let (arm, half): (CGFloat, CGFloat) = (7, 0.85)
      let path = UIBezierPath(
        roundedRect: CGRect(x: middle - arm, y: middle - half, width: 2 * arm, height: 2 * half),
        cornerRadius: half)
      path.fill()
      guard self == .plus else { return }
      UIBezierPath(
        roundedRect: CGRect(x: middle - half, y: middle - arm, width: 2 * half, height: 2 * arm),
        cornerRadius: half
      ).fill()
    case .clear:
      UIBezierPath(ovalIn: CGRect(x: 0.5, y: 0.5, width: side - 1, height: side - 1)).fill()
      let (near, far) = (side * 0.335, side * 0.665)
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: near, y: near))
      cross.addLine(to: CGPoint(x: far, y: far))
      cross.move(to: CGPoint(x: far, y: near))
      cross.addLine(to: CGPoint(x: near, y: far))
      cross.lineWidth = 1.5
      cross.lineCapStyle = .round
      cross.stroke(with: .destinationOut, alpha: 1)
    }
  }
}
