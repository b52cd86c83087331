import UIKit

/// The layout of a contact sheet in points: a grid whose columns are as wide, and whose rows are as
/// high, as the largest picture in each.
struct ContactSheetLayout: Sendable, Hashable {
  let count: Int
  let columns: Int
  private let widths: [CGFloat]
  private let heights: [CGFloat]

  static let margin: CGFloat = 40
  static let gap: CGFloat = 24
  static let headerHeight: CGFloat = 64
  static let labelHeight: CGFloat = 32

  /// Makes a layout for a number of pictures of one size.
  init(count: Int, frameSize: CGSize) {
    self.init(Array(repeating: frameSize, count: max(count, 1)))
  }

  /// Makes a layout with as many columns as give the sheet the desired aspect ratio, or a larger
  /// one.
  ///
  /// - Parameter pictures: the sizes of the pictures in reading order.
  init(_ pictures: [CGSize]) {
    let pictures = pictures.isEmpty ? [.zero] : pictures
    let count = pictures.count
    let largest = CGSize(
      width: pictures.map(\.width).max() ?? 0, height: pictures.map(\.height).max() ?? 0)
    let cell = (largest.width + Self.gap, largest.height + Self.labelHeight + Self.gap)
    let ideal = (Double(count) * cell.1 / cell.0 * Self.aspect).squareRoot()
    let most = min(max(Int(ideal.rounded()), 1), count)
    // The number of columns is reduced as long as the number of rows stays the same.
    let rows = (count + most - 1) / most
    let columns = (count + rows - 1) / rows
    var widths = [CGFloat](repeating: 0, count: columns)
    var heights = [CGFloat](repeating: 0, count: (count + columns - 1) / columns)
    for (index, picture) in pictures.enumerated() {
      let (row, column) = (index / columns, index % columns)
      widths[column] = max(widths[column], picture.width)
      heights[row] = max(heights[row], picture.height)
    }
    (self.count, self.columns) = (count, columns)
    (self.widths, self.heights) = (widths, heights)
  }

  /// The desired ratio of width to height.
  private static let aspect: Double = 4.0 / 3.0

  var rows: Int { heights.count }

  var size: CGSize {
    CGSize(
      width: left(ofColumn: columns) - Self.gap + Self.margin,
      height: top(ofRow: rows) - Self.gap + Self.margin)
  }

  /// Returns the cell of a picture.
  func frame(at index: Int) -> CGRect {
    let (row, column) = (index / columns, index % columns)
    return CGRect(
      x: left(ofColumn: column), y: top(ofRow: row), width: widths[column], height: heights[row])
  }

  private func left(ofColumn column: Int) -> CGFloat {
    widths[..<column].reduce(Self.margin) { $0 + $1 + Self.gap }
  }

  private func top(ofRow row: Int) -> CGFloat {
    heights[..<row].reduce(Self.margin + Self.headerHeight) {
      $0 + $1 + Self.labelHeight + Self.gap
    }
  }

  private static let largestSide: CGFloat = 16_384
  /// The maximum number of pixels, which take a gigabyte.
  private static let maximumPixels: CGFloat = 268_435_456

  /// Checks that the sheet is not larger than a picture can be.
  func check(scale: CGFloat) throws {
    let side = max(size.width, size.height) * scale
    let pixels = size.width * size.height * scale * scale
    guard side <= Self.largestSide, pixels <= Self.maximumPixels else {
      throw CommandError(
        "\(count) pictures make a sheet of \(Int(size.width * scale))x"
          + "\(Int(size.height * scale)) pixels, which is too large; "
          + "take fewer --frames, a smaller --size or --scale, or --separate")
    }
  }
}

/// Pictures of a transition side by side, each with its time.
@MainActor
struct ContactSheet {
  let title: String
  let subtitle: String
  let layout: ContactSheetLayout

  private static let radius: CGFloat = 12

  func draw(_ shots: [Filmstrip.Shot], scale: CGFloat) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: layout.size, format: format)
    return renderer.image { context in
      UIColor.systemGray6.setFill()
      context.fill(CGRect(origin: .zero, size: layout.size))
      drawHeader()
      for (index, shot) in shots.enumerated() {
        draw(shot, in: layout.frame(at: index), scale: scale)
      }
    }.cgImage
  }

  private func drawHeader() {
    let left = ContactSheetLayout.margin
    title.draw(
      at: CGPoint(x: left, y: 32),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.label,
      ])
    subtitle.draw(
      at: CGPoint(x: left, y: 68),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
      ])
  }

  /// Returns the frame of a picture in its cell: centred, reduced if necessary, and with its own
  /// aspect ratio, even if the stage was rotated.
  static func place(ofPicture size: CGSize, in cell: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return cell }
    let factor = min(cell.width / size.width, cell.height / size.height, 1)
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: (cell.midX - fitted.width / 2).rounded(), y: (cell.midY - fitted.height / 2).rounded(),
      width: fitted.width, height: fitted.height)
  }

  private func draw(_ shot: Filmstrip.Shot, in cell: CGRect, scale: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let frame = Self.place(ofPicture: shot.size, in: cell)
    let outline = UIBezierPath(roundedRect: frame, cornerRadius: Self.radius)
    context.saveGState()
    outline.addClip()
    UIImage(cgImage: shot.image, scale: scale, orientation: .up).draw(in: frame)
    context.restoreGState()
    // A hairline inside the edge, one pixel wide at any scale.
    let hairline = 1 / scale
    let inside = frame.insetBy(dx: hairline / 2, dy: hairline / 2)
    let edge = UIBezierPath(roundedRect: inside, cornerRadius: Self.radius - hairline / 2)
    edge.lineWidth = hairline
    UIColor(white: 0, alpha: 0.2).setStroke()
    edge.stroke()

    let style = NSMutableParagraphStyle()
    style.alignment = .center
    "\(JSONText.number(shot.time, decimals: 3)) s".draw(
      in: CGRect(x: cell.minX, y: cell.maxY + 8, width: cell.width, height: 20),
      withAttributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium),
        .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style,
      ])
  }
}
