import CoreGraphics

/// The badge beside dragged items: their number, and the operation of a drop.
final class DragBadge: UIView {
  // Points, chosen by eye to match iOS 17.
  private static let height: CGFloat = 22
  private static let margin: CGFloat = 8

  private let symbol = UIImageView(image: nil)
  private let label = UILabel(frame: .zero)
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
    layer.cornerRadius = Self.height / 2
    symbol.tintColor = .white
    symbol.contentMode = .center
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(symbol)
    addSubview(label)
    show(.cancel)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the operation of a drop, and the number of items if there are several.
  func show(_ operation: UIDropOperation) {
    let name: String? =
      switch operation {
      case .copy: "plus"
      case .forbidden: "nosign"
      case .cancel, .move: nil
      }
    let isCounting = count > 1 && operation != .forbidden
    isHidden = name == nil && !isCounting
    backgroundColor =
      switch operation {
      case .copy: .systemGreen
      case .forbidden: .systemGray
      case .cancel, .move: .systemBlue
      }
    label.text = isCounting ? "\(count)" : nil
    symbol.image =
      isCounting
      ? nil
      : name.flatMap {
        UIImage(
          systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
      }
    let width = max(label.intrinsicContentSize.width + 2 * Self.margin, Self.height)
    bounds.size.width = isCounting ? width : Self.height
    (symbol.frame, label.frame) = (bounds, bounds)
  }
}
