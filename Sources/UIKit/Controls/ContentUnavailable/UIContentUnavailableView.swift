public import CoreGraphics

/// Shows a configuration for a view without content, in its middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let background = BackgroundConfigurationView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let imageView = UIImageView()
  private let (label, secondaryLabel) = (UILabel(), UILabel())
  private let (button, secondaryButton) = (UIButton(), UIButton())
  private var (action, secondaryAction): (UIAction?, UIAction?)

  /// The maximum width of texts in points, chosen by eye.
  private static let widestText: CGFloat = 420

  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a view from a storyboard or a xib, with the empty configuration.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    for label in [label, secondaryLabel] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [background, indicator, imageView, label, secondaryLabel, button, secondaryButton] {
      addSubview(view)
    }
    show()
  }

  /// The displayed ``UIContentUnavailableConfiguration``. Configurations of other types are ignored
  /// with a warning.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        return Diagnostics.warn(
          "A content unavailable view shows configurations of its kind; \(type(of: newValue)) is "
            + "ignored.")
      }
      shown = new
      show()
    }
  }

  /// Always false: content that does not fit cannot be scrolled.
  open var isScrollEnabled: Bool { false }

  private func show() {
    background.configuration = shown.background
    indicator.isHidden = !shown.isLoading
    if shown.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil || shown.isLoading
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    show(shown.textProperties, shown.text, shown.attributedText, on: label)
    show(
      shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText,
      on: secondaryLabel)
    show(shown.button, shown.buttonProperties, on: button, &action)
    show(
      shown.secondaryButton, shown.secondaryButtonProperties, on: secondaryButton, &secondaryAction)
    setNeedsLayout()
  }

  private func show(
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ text: String?,
    _ attributedText: NSAttributedString?, on label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.text = text
    if let attributedText { label.show(attributedText) }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, on button: UIButton,
    _ action: inout UIAction?
  ) {
    button.configuration = configuration
    button.isHidden =
      configuration.title == nil && configuration.attributedTitle == nil
      && configuration.image == nil
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { button.addAction(action, for: .primaryActionTriggered) }
  }

  // MARK: Layout

  /// Returns the displayed views from the top, each with its size in points and the space before
  /// it.
  private func rows(in width: CGFloat) -> [(view: UIView, size: CGSize, padding: CGFloat)] {
    let room = CGSize(width: min(width, Self.widestText), height: .greatestFiniteMagnitude)
    let all: [(UIView, CGSize, CGFloat)] = [
      (indicator, indicator.intrinsicContentSize, 0),
      (imageView, imageView.intrinsicContentSize.reduced(to: shown.imageProperties.maximumSize), 0),
      (label, label.sizeThatFits(room), shown.imageToTextPadding),
      (secondaryLabel, secondaryLabel.sizeThatFits(room), shown.textToSecondaryTextPadding),
      (button, button.intrinsicContentSize, shown.textToButtonPadding),
      (secondaryButton, secondaryButton.intrinsicContentSize, shown.buttonToSecondaryButtonPadding),
    ]
    return all.filter { !$0.0.isHidden }.map { view, size, padding in
      let fitted = CGSize(
        width: min(size.width, room.width).rounded(.up), height: size.height.rounded(.up))
      return (view, fitted, padding)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds.inset(by: sides(of: shown.background.backgroundInsets))
    var margins = sides(of: shown.directionalLayoutMargins)
    margins.top += safeAreaInsets.top
    margins.left += safeAreaInsets.left
    margins.bottom += safeAreaInsets.bottom
    margins.right += safeAreaInsets.right
    let area = bounds.inset(
      by: preservingSuperviewMargins(margins, on: shown.axesPreservingSuperviewLayoutMargins))
    guard area.width > 0 else { return }
    let rows = rows(in: area.width)
    let height = rows.enumerated().reduce(0) { sum, row in
      sum + row.element.size.height + (row.offset == 0 ? 0 : row.element.padding)
    }
    var y = (area.midY - height / 2).rounded()
    for (index, row) in rows.enumerated() {
      if index > 0 { y += row.padding }
      row.view.frame = CGRect(
        x: (area.midX - row.size.width / 2).rounded(), y: y, width: row.size.width,
        height: row.size.height)
      y += row.size.height
    }
  }

  /// Whether a point is in the content. Other touches go to the views below.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    [button, secondaryButton].contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
