import Compositor
import CoreGraphics

/// A background that is a repeated image. The first tile lies at the upper left corner of the
/// bounds.
extension CALayer {
  /// Layers with more parts than this show no pattern: they are far larger than any screen.
  private static let mostParts = 10_000.0

  func appendPattern(
    _ pattern: ColorPattern, _ shown: LayerValues, to nodes: inout [DisplayNode]
  ) {
    let (bounds, size) = (shown.bounds, pattern.blockSize)
    guard !bounds.isEmpty else { return }
    let columns = (bounds.width / size.width).rounded(.up)
    let rows = (bounds.height / size.height).rounded(.up)
    guard columns * rows <= Self.mostParts else {
      return Diagnostics.warn(
        "A layer of \(bounds.width) by \(bounds.height) points is too large for its pattern; it "
          + "has no background.")
    }
    let clip = shown.cornerRadius > 0 ? shape(shown) : nil
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let part = CGRect(
          x: bounds.minX + CGFloat(column) * size.width,
          y: bounds.minY + CGFloat(row) * size.height, width: size.width, height: size.height)
        let rect = part.intersection(bounds)
        guard !rect.isEmpty else { continue }
        var picture = Picture(
          image: pattern.block,
          source: CGRect(
            x: 0, y: 0, width: rect.width / size.width, height: rect.height / size.height),
          rect: rect, clip: clip, transform: .identity)
        picture.joined = Picture.Sides(
          column: column, row: row, columns: Int(columns), rows: Int(rows))
        nodes.append(.picture(picture))
      }
    }
  }
}
