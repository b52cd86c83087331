public import CoreGraphics

/// The view above or below the rows of a section. It can be reused for other sections.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  override var isPartOfList: Bool { true }

  /// Makes a view whose size the table sets. The identifier is nil for a view that is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The initializer by which a table makes views of a registered class. It calls
  /// ``init(reuseIdentifier:)``. It does not exist on iOS. A class that overrides that initializer,
  /// or has none, inherits it.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The identifier for reuse when the view is no longer visible; nil for a view that is not
  /// reused.
  open internal(set) var reuseIdentifier: String?
  /// The superview of the content.
  public let contentView = UIView()

  /// The title, in the style of the table.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel()
    label.numberOfLines = 0
    ownTextLabel = label
    contentView.addSubview(label)
    styleLabel()
    return label
  }
  private var ownTextLabel: UILabel?

  /// A view behind the content, with the view's size.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// Configures a view for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

  private let configurations = ConfigurationHost()

  /// The content of the view, in the place of a title; nil for the title. The configuration's view
  /// fills ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      ownTextLabel?.isHidden = newValue != nil
      configurations.setContent(newValue?.updated(for: configurationState), in: contentView)
      setNeedsLayout()
    }
  }
  /// The background; nil for ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.setBackground(newValue?.updated(for: configurationState), in: self) }
  }
  /// The state that configurations depend on. An override adds custom states to that of super.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Called before the view is shown, and when its state has changed. An override calls super and
  /// sets the configurations for the state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurations.update(for: state, content: contentView, background: self)
  }
  /// Called after ``updateConfiguration(using:)``; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Returns the default content configuration of a header or footer in the style of the table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (headerStyle.style, headerStyle.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  private func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Called before the view is used for another section. An override calls super.
  open func prepareForReuse() {}

  /// The style that the table sets.
  struct HeaderStyle: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    /// The margins beside the title, and above it, in points.
    var margin: CGFloat = 16
    var top: CGFloat = 0
  }
  var headerStyle = HeaderStyle() { didSet { if headerStyle != oldValue { styleLabel() } } }

  // The sizes of iOS, as observed.
  /// The height of a plain header with one line.
  static let plainHeight: CGFloat = 28
  /// The points above a grouped header's title, below it, and on both sides of a footer's.
  static let groupedTop: CGFloat = 16
  static let groupedBottom: CGFloat = 6
  static let footerMargin: CGFloat = 7.5

  private func styleLabel() {
    setNeedsLayout()
    guard let label = ownTextLabel else { return }
    let isPlainHeader = headerStyle.style == .plain && !headerStyle.isFooter
    label.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = isPlainHeader ? .label : .secondaryLabel
  }

  /// Shows a title in the table's style.
  func configure(title: String?) {
    let isUppercase = headerStyle.style != .plain && !headerStyle.isFooter
    textLabel?.text = isUppercase ? title?.uppercased() : title
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations.placeBackground(in: self)
    contentView.layoutMargins = UIEdgeInsets(
      top: 0, left: headerStyle.margin, bottom: 0, right: headerStyle.margin)
    backgroundView?.frame = bounds
    guard let label = ownTextLabel, label.translatesAutoresizingMaskIntoConstraints else { return }
    let width = max(bounds.width - 2 * headerStyle.margin, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let y: CGFloat =
      if headerStyle.isFooter, headerStyle.style != .plain {
        Self.footerMargin
      } else if headerStyle.style == .plain {
        ((bounds.height - height) / 2).rounded()
      } else {
        bounds.height - Self.groupedBottom - height
      }
    label.frame = CGRect(x: headerStyle.margin, y: y, width: width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let configured = configurations.contentSize(
      size, horizontal: .required, vertical: .fittingSizeLevel)
    if let configured { return configured }
    let width = max(size.width - 2 * headerStyle.margin, 0)
    let text = ownTextLabel?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
    let height: CGFloat =
      if headerStyle.style == .plain {
        max(text + 7, Self.plainHeight)
      } else if headerStyle.isFooter {
        text + 2 * Self.footerMargin
      } else {
        headerStyle.top + text + Self.groupedBottom
      }
    return CGSize(width: size.width, height: height)
  }
}
