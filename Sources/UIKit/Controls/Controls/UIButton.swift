public import CoreGraphics

/// A control with a title, an image or both, that can be pressed.
///
/// Its ``configuration`` defines its appearance, or, without one, the titles, colours and images
/// set for each state. While pressed a system button's title fades; a configured button's
/// background darkens.
open class UIButton: UIControl {
  /// The kind of a button, which decides the default appearance.
  public enum ButtonType: Int, Sendable {
    /// White text without a background, for a custom appearance.
    case custom = 0
    /// Text and template images in the tint colour.
    case system = 1

    /// The same as ``system``: its name before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  /// Called before the button's appearance is updated, to adjust ``configuration`` to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The type that the button was made with.
  open internal(set) var buttonType = ButtonType.custom { didSet { updateStyle() } }

  let content = ButtonContent()
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private var isUpdating = false

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIButton.self)
  }

  /// A button of a type, without a size: set its frame, or let constraints or `sizeToFit()` do it.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    updateStyle()
  }

  /// A button that performs `primaryAction` when pressed and shows the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
    updateStyle()
  }

  /// A button that looks as `configuration` says and performs `primaryAction` when pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Property observers do not run in an initializer.
    updateStyle()
  }

  private func setUp() {
    hoverCursor = .pointingHand
    content.attach(to: self)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  override var pressEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Menu

  /// Opened by a long press and by the right button of the mouse; by any press where
  /// ``UIControl/showsMenuAsPrimaryAction`` is set. Nil, the default, is none.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Opens the menu by a long press.
  var menuInteraction: UIContextMenuInteraction?
  /// The menu that the tracked touch has opened.
  weak var trackedMenu: MenuSession?

  /// The menu opens when a touch goes down, and a row is chosen by releasing the touch on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    if showsMenuAsPrimaryAction, menu != nil { trackedMenu = openMenu() }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trackedMenu?.track(touch.location(in: nil))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { trackedMenu?.release(touch.location(in: nil)) }
    trackedMenu = nil
  }

  override func send(_ events: Event, with event: UIEvent?) {
    // A press has opened the menu already, or a key opens it.
    guard showsMenuAsPrimaryAction, menu != nil, events == pressEvents else {
      return super.send(events, with: event)
    }
    if event is UIPressesEvent { openMenu() }
  }

  // MARK: Content by state

  /// A state for which nothing is set shows what is set for `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateStyle()
  }

  /// Sets a title with attributes of its own for a state; it takes precedence over a plain one. Nil
  /// removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    updateStyle()
  }

  /// Sets the title's colour for a state. Nil restores that of the type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateStyle()
  }

  /// Sets the image for a state. A state for which none is set shows that of `.normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    updateStyle()
  }

  /// Sets the size, weight and scale of a symbol image for a state, unless the image specifies
  /// these itself. A state for which none is set uses that of `.normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    updateStyle()
  }

  /// The size, weight and scale of a symbol image in a state; nil where none is set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(symbolConfigurations, for: state)
  }

  /// The size, weight and scale of a symbol image in the present state; nil where none is set.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// An image behind title and image, stretched over the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    updateStyle()
  }

  /// The title that is shown in a state: its own, or that of `.normal`; nil where neither is set.
  open func title(for state: State) -> String? { value(titles, for: state) }

  /// The title with attributes that is shown in a state; nil where there is none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(attributedTitles, for: state)
  }

  /// The colour that was set, or the one that the button's type has.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state] { return color }
    guard buttonType == .system else { return value(titleColors, for: state) ?? .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return value(titleColors, for: state) ?? tintColor
  }

  /// The image that is shown in a state; nil where there is none.
  open func image(for state: State) -> UIImage? { value(images, for: state) }

  /// The image behind the content in a state; nil where there is none.
  open func backgroundImage(for state: State) -> UIImage? { value(backgroundImages, for: state) }

  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }
  override var messageText: String? { currentTitle }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.button)
  }
  /// The attributed title for the present state; nil where there is none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image for the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the content in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func value<Value>(_ values: [State: Value], for state: State) -> Value? {
    values[state] ?? values[state.subtracting(.highlighted)] ?? values[.normal]
  }

  // MARK: Parts

  /// Shows the title. Its font may be changed; text and colour are the button's to set.
  open var titleLabel: UILabel? { content.titleLabel }

  /// Shows the second line of a configuration.
  open var subtitleLabel: UILabel? { content.subtitleLabel }

  /// Shows the image. The image itself is the button's to set.
  open var imageView: UIImageView? { content.imageView }

  // MARK: Configuration

  /// The appearance of the button; nil for one by titles and colours set for each state.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      updateStyle()
    }
  }

  // `@preconcurrency` is repeated here, because Swift 6.3.1 otherwise mangles the name differently
  // in subclasses.
  /// Called before the appearance is updated, to adjust ``configuration`` to the button's state.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateStyle() }
  }

  /// Requests an update of the appearance.
  open func setNeedsUpdateConfiguration() { updateStyle() }

  /// Adjusts ``configuration`` to the button's state; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Layout

  /// Insets around the content, in points. Without a configuration only.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentSizeDidChange() } }
  /// Moves the title's edges, in points. Without a configuration only; no effect on the size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image's edges, in points. Without a configuration only; no effect on the size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The frame of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The area for title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }

  /// The frame of the title in the content area.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  /// The frame of the image in the content area.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func baselinePlace(isFirst: Bool) -> BaselinePlace {
    titlePlace(isFirst: isFirst) ?? super.baselinePlace(isFirst: isFirst)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  override var takesTaps: Bool { true }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateStyle()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateStyle()
  }

  /// Whether the press is being cancelled. The appearance is then restored without a fade, which
  /// would stop in a transition that the same touch drives.
  private(set) var isLosingPress = false

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLosingPress = true
    super.touchesCancelled(touches, with: event)
    isLosingPress = false
  }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    updateStyle()
  }

  func contentSizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateStyle() {
    // The handler changes the configuration, which must not call it again.
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
    showContent()
  }
}
