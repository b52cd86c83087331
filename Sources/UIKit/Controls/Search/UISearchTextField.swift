public import CoreGraphics

/// The text field of a search bar, with a magnifying glass before the text. It can also be used
/// alone.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The height in points, as on a device with iOS 17.
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

  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// Called when the text has changed.
  var onTextChange: (() -> Void)?

  // MARK: As its search bar says

  /// The images of the parts.
  var icons: [UISearchBar.Icon: [State: UIImage]] = [:] {
    didSet {
      glass.image = icons[.search]?[.normal] ?? UIImage(systemName: "magnifyingglass")
      clearImage = icons[.clear]?[.normal]
    }
  }
  /// The offsets of the parts.
  var iconAdjustments: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// The offset of the text.
  var textAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  private let backgroundView = UIImageView()

  /// Shows an image in the place of the field's background; nil shows the background.
  func showBackground(_ image: UIImage?) {
    backgroundView.image = image
    // A colour that the program has set is kept.
    if image != nil, backgroundColor == .tertiarySystemFill {
      backgroundColor = .clear
    } else if image == nil, backgroundColor == .clear {
      backgroundColor = .tertiarySystemFill
    }
    guard image != nil, backgroundView.superview == nil else { return }
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backgroundView, at: 0)
  }

  private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    let offset = iconAdjustments[icon] ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Returns the area of the text with its beginning moved and its end kept.
  private func movedText(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + textAdjustment.horizontal, y: rect.minY + textAdjustment.vertical,
      width: max(rect.width - textAdjustment.horizontal, 0), height: rect.height)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), .search)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.rightViewRect(forBounds: bounds), .bookmark)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), .clear)
  }
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    movedText(super.textRect(forBounds: bounds))
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    movedText(super.editingRect(forBounds: bounds))
  }
  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    movedText(super.placeholderRect(forBounds: bounds))
  }

  override func textWasShown() { onTextChange?() }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    borderStyle = .none
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .sentences
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
