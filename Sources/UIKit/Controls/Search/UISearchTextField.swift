public import CoreGraphics

/// The text field of a search bar, with a magnifying glass before the text. It can be used alone.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Points, as iOS 17 on a device.
  static let height: CGFloat = 36
  private static let radius: CGFloat = 10
  private static let glassSide: CGFloat = 20
  private static let glassStart: CGFloat = 7
  private static let glassEnd: CGFloat = 5

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    borderStyle = .none
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .sentences
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: Self.glassStart, y: 0, width: Self.glassSide, height: Self.glassSide)
    let room = UIView(
      frame: CGRect(
        x: 0, y: 0, width: Self.glassStart + Self.glassSide + Self.glassEnd,
        height: Self.glassSide))
    room.isUserInteractionEnabled = false
    room.addSubview(glass)
    leftView = room
    leftViewMode = .always
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}
