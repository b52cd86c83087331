import CoreGraphics

/// The reorder control: three lines at the right of a row, by which it is moved while its table is
/// edited.
final class CellReorderControl: UIControl {
  private weak var cell: UITableViewCell?
  private let glyph = UIImageView(image: CellGlyph.lines.image)

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: CGRect(origin: .zero, size: CellGlyph.lines.image.size))
    glyph.tintColor = .tertiaryLabel
    glyph.isUserInteractionEnabled = false
    addSubview(glyph)
  }

  required init?(coder: NSCoder) { nil }

  /// The points around the glyph that respond to touches: the control is as high as a row.
  private static let reach: CGFloat = 13

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override var messageText: String? { "Reorder" }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.table else { return false }
    return table.beginReordering(cell, at: touch.location(in: table))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let table = cell?.table else { return false }
    table.continueReordering(at: touch.location(in: table))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    cell?.table?.endReordering(isCancelled: false)
  }

  override func cancelTracking(with event: UIEvent?) {
    cell?.table?.endReordering(isCancelled: true)
  }
}
