import CoreGraphics

/// One segment of a segmented control: its title or its image.
@MainActor
final class SegmentView: UIView {
  /// The points around the content.
  static let padding: CGFloat = 10

  let label = UILabel()
  let imageView = UIImageView()
  /// The image that replaces the control's background; empty without one.
  let background = UIImageView()
  /// The width in points; 0 for the natural width.
  var width: CGFloat = 0
  var isEnabled = true
  /// The action of the segment when the user selects it; nil for none.
  private(set) var action: UIAction?
  /// The offset of the content from the middle, in points.
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
  /// The offset of the content that the control sets for its segments.
  var adjustment = UIOffset.zero { didSet { if adjustment != oldValue { setNeedsLayout() } } }
  /// The cached natural width with the title in the larger of these fonts, in points.
  var titleWidth: (fonts: [UIFont], width: CGFloat)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    imageView.contentMode = .center
    for view in [background, label, imageView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      titleWidth = nil
      if newValue != nil { imageView.image = nil }
    }
  }

  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      if newValue != nil { label.text = nil }
    }
  }

  /// Sets the segment's action, and shows its image or else its title.
  func show(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }

  var contentSize: CGSize { image?.size ?? label.intrinsicContentSize }

  /// The appearance of a segment.
  struct Style {
    var font: UIFont
    var color: UIColor
    var alpha: CGFloat
    var background: UIImage?
  }

  func apply(_ style: Style) {
    (label.font, label.textColor, imageView.tintColor) = (style.font, style.color, style.color)
    if let image, image.renderingMode == .automatic {
      imageView.image = image.withRenderingMode(.alwaysTemplate)
    }
    alpha = style.alpha
    background.image = style.background
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.offsetBy(
      dx: contentOffset.width + adjustment.horizontal,
      dy: contentOffset.height + adjustment.vertical)
    label.frame = area.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    imageView.frame = area
  }
}
