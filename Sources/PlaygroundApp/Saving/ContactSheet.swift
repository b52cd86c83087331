import UIKit

/// The layout of a contact sheet's pictures, in points.
struct ContactSheetLayout: Sendable, Hashable {
  let count: Int
  let frameSize: CGSize
  let columns: Int

  static let margin: CGFloat = 40
  static let gap: CGFloat = 24
  static let headerHeight: CGFloat = 64
  static let labelHeight: CGFloat = 32

  /// As many columns as make the sheet about as wide as it is high, or wider.
  init(count: Int, frameSize: CGSize) {
    self.count = max(count, 1)
    self.frameSize = frameSize
    let cell = (frameSize.width + Self.gap, frameSize.height + Self.labelHeight + Self.gap)
    let ideal = (Double(self.count) * cell.1 / cell.0 * Self.aspect).squareRoot()
    let most = min(max(Int(ideal.rounded()), 1), self.count)
    // The same number of rows with no fewer pictures in the last than there need to be.
    let rows = (self.count + most - 1) / most
    columns = (self.count + rows - 1) / rows
  }

  /// Width to height that the sheet should have.
  private static let aspect: Double = 4.0 / 3.0

  var rows: Int { (count + columns - 1) / columns }

  var size: CGSize {
    CGSize(
      width: 2 * Self.margin + CGFloat(columns) * (frameSize.width + Self.gap) - Self.gap,
      height: Self.margin + Self.headerHeight + CGFloat(rows)
        * (frameSize.height + Self.labelHeight + Self.gap) - Self.gap + Self.margin)
  }

  func frame(at index: Int) -> CGRect {
    let (row, column) = (index / columns, index % columns)
    return CGRect(
      x: Self.margin + CGFloat(column) * (frameSize.width + Self.gap),
      y: Self.margin + Self.headerHeight + CGFloat(row)
        * (frameSize.height + Self.labelHeight + Self.gap),
      width: frameSize.width, height: frameSize.height)
  }

  private static let largestSide: CGFloat = 16_384
  /// A gigabyte of them.
  private static let mostPixels: CGFloat = 268_435_456

  /// A sheet must not be larger than a picture can be.
  func check(scale: CGFloat) throws {
    let side = max(size.width, size.height) * scale
    let pixels = size.width * size.height * scale * scale
    guard side <= Self.largestSide, pixels <= Self.mostPixels else {
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

  /// Where a picture lies in its cell: it keeps its proportions, also when the stage has turned.
  static func place(ofPicture size: CGSize, in cell: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return cell }
    let factor = min(cell.width / size.width, cell.height / size.height)
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: (cell.midX - fitted.width / 2).rounded(), y: (cell.midY - fitted.height / 2).rounded(),
      width: fitted.width, height: fitted.height)
  }

  private func draw(_ shot: Filmstrip.Shot, in cell: CGRect, scale: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = CGSize(
      width: CGFloat(shot.image.width) / scale, height: CGFloat(shot.image.height) / scale)
    let frame = Self.place(ofPicture: size, in: cell)
    let outline = UIBezierPath(roundedRect: frame, cornerRadius: Self.radius)
    context.saveGState()
    outline.addClip()
    UIImage(cgImage: shot.image, scale: scale, orientation: .up).draw(in: frame)
    context.restoreGState()
    // A hairline inside the edge: one pixel at any scale.
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
