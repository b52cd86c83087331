import CoreGraphics

/// Indicates the destination of a drag in a list: a line between two items, or a frame around one.
final class ListDropMark: UIView {
  // Points (our choice).
  private static let thickness: CGFloat = 3
  private static let frameWidth: CGFloat = 2
  private static let frameRadius: CGFloat = 8
  /// The z position, in front of the cells.
  private static let depth: CGFloat = 900

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.zPosition = Self.depth
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a frame around an item.
  func showFrame(around item: CGRect) {
    frame = item
    backgroundColor = nil
    layer.cornerRadius = Self.frameRadius
    layer.borderWidth = Self.frameWidth
    layer.borderColor = tintColor.cgColor
  }

  /// Shows a line at an edge of an item: above or below one that fills more than half of the list's
  /// width, otherwise beside it.
  func showLine(at item: CGRect, isAfter: Bool, listWidth: CGFloat) {
    let (half, full) = (Self.thickness / 2, Self.thickness)
    if item.width > listWidth / 2 {
      let y = isAfter ? item.maxY : item.minY
      frame = CGRect(x: item.minX, y: y - half, width: item.width, height: full)
    } else {
      let x = isAfter ? item.maxX : item.minX
      frame = CGRect(x: x - half, y: item.minY, width: full, height: item.height)
    }
    backgroundColor = tintColor
    layer.cornerRadius = half
    layer.borderWidth = 0
  }
}
