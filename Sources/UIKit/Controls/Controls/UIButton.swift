public import CoreGraphics
public import ObjectiveCSupport

/// A control with a title, an image or both, which can be pressed.
///
/// Its ``configuration`` defines its appearance. Without one, the titles, colours and images for
/// each state do. While pressed, a system button's title fades, and a configured button's
/// background darkens.
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  open override class var inspectables: [String: Inspectable] {
    [
      "titleLabel": Inspectable(readOnly: \UIButton.titleLabel),
      "imageView": Inspectable(readOnly: \UIButton.imageView),
    ]
  }

  /// Called before the button's appearance is updated, to adjust ``configuration`` to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The type that the button was made with.
  open internal(set) var buttonType = ButtonType.custom { didSet { typeDidChange() } }

  let content = ButtonContent()
  private(set) var titles: [State: String] = [:]
  private(set) var attributedTitles: [State: NSAttributedString] = [:]
  private(set) var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var shadowColors: [State: UIColor] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// Makes a custom button.
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

  /// Makes a button of a type, without a size. Set its frame, or use constraints or `sizeToFit()`.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    typeDidChange()
  }

  /// Makes a button that performs `primaryAction` when pressed, and shows the action's title and
  /// image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
    updateStyle()
  }

  /// Makes a button with a configuration that performs `primaryAction` when pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Property observers are not called in an initializer.
    updateStyle()
  }

  private func setUp() {
    hoverCursor = .pointingHand
    content.attach(to: self)
  }

  private func typeDidChange() {
    if let symbol = buttonType.symbol {
      images[.normal] = UIImage(systemName: symbol.name)
      symbolConfigurations[.normal] = symbol.configuration
    }
    updateStyle()
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

  // MARK: Selection

  /// Whether a press changes a selection. The default is false.
  ///
  /// A button without a ``menu``, or whose menu is opened by a long press, is a toggle: each press
  /// toggles ``UIControl/isSelected``, before the button's actions are performed. A button with
  /// ``UIControl/showsMenuAsPrimaryAction`` and a menu is a pop-up button: one action of the menu
  /// is selected, initially the first one, and its title is the button's for `.normal`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { popUpDidChange() } }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { popUpDidChange() } }
  }

  // MARK: Menu

  /// The menu that a long press or the right mouse button opens, or any press if
  /// ``UIControl/showsMenuAsPrimaryAction`` is set. The default is nil for none.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      if menu !== oldValue { popUpDidChange() }
    }
  }
  /// Whether the button's menu is open.
  open var isHeld: Bool { menuInteraction?.session?.isOpen ?? false }
  /// The menu that the tracked touch has opened.
  weak var trackedMenu: MenuSession?

  /// Opens the menu when a touch begins. A row is chosen by lifting the finger on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    if opensMenuByPress { trackedMenu = openMenu() }
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
    // A press has already opened the menu, or a key opens it.
    guard opensMenuByPress, events == pressEvents else {
      if changesSelectionAsPrimaryAction, events == pressEvents { isSelected.toggle() }
      return super.send(events, with: event)
    }
    if event is UIPressesEvent { openMenu(highlightsRow: true) }
  }

  /// Opens the menu if a press opens it. Otherwise it toggles the selection of a toggle, and sends
  /// ``UIControl/Event/primaryActionTriggered``.
  open override func performPrimaryAction() {
    if opensMenuByPress {
      openMenu(highlightsRow: traitCollection.userInterfaceIdiom == .mac)
    } else {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      super.performPrimaryAction()
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, menu != nil, trackedMenu == nil else { return nil }
    sendActions(for: .menuActionTriggered)
    guard let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    setNeedsUpdateConfiguration()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    setNeedsUpdateConfiguration()
  }

  // MARK: Drags

  /// Whether a drag that stays on the button presses it. The default is false.
  open var isSpringLoaded: Bool {
    get { springInteraction != nil }
    set { setSpringLoaded(newValue) }
  }
  /// Presses the button for a drag that stays on it.
  var springInteraction: UISpringLoadedInteraction?

  // MARK: Content by state

  /// Sets the title for a state. A state without a title shows that of `.normal`.
  ///
  /// With a ``configuration``, a title for `.normal` becomes that of the configuration. A title for
  /// another state replaces it in that state.
  open func setTitle(_ title: String?, for state: State) {
    // A configuration can have got another title since then.
    if configuration == nil, titles[state] == title { return }
    titles[state] = title
    titleDidChange(for: state)
  }

  /// Sets an attributed title for a state, which takes precedence over a plain one. Nil removes it.
  /// A ``configuration`` shows it as one of ``setTitle(_:for:)``.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    guard title != nil || attributedTitles[state] != nil else { return }
    attributedTitles[state] = title?.copy() as? NSAttributedString
    titleDidChange(for: state)
  }

  private func titleDidChange(for state: State) {
    guard state == .normal, configuration != nil else { return updateStyle() }
    configuration?.titleText = stateText(.normal) ?? ButtonText()
  }

  /// Sets the title's colour for a state. Nil restores that of the type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateStyle()
  }

  /// Sets the colour of the title's shadow for a state; nil removes it. The label's `shadowOffset`
  /// is the shadow's offset. It applies only without a configuration.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    updateStyle()
  }

  /// Sets the image for a state. A state without an image shows that of `.normal`.
  ///
  /// With a ``configuration``, an image for `.normal` becomes that of the configuration. An image
  /// for another state replaces it in that state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    guard state == .normal, configuration != nil else { return updateStyle() }
    configuration?.image = image
  }

  /// Sets the configuration of symbol images without their own for a state. A state without a
  /// configuration uses that of `.normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    updateStyle()
  }

  /// Returns the configuration of symbol images in a state; nil if none is set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(symbolConfigurations, for: state)
  }

  /// The configuration of symbol images in the current state; nil if none is set.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets an image behind the title and the image, which is stretched over the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    updateStyle()
  }

  /// Returns the title in a state: its own, or that of `.normal`; nil if neither is set.
  open func title(for state: State) -> String? { value(titles, for: state) }

  /// Returns the attributed title in a state; nil for none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(attributedTitles, for: state)
  }

  /// Returns the colour that was set, or that of the button's type.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state] { return color }
    guard buttonType != .custom else { return value(titleColors, for: state) ?? .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return value(titleColors, for: state) ?? tintColor
  }

  /// Returns the colour of the title's shadow in a state; nil if none is set.
  open func titleShadowColor(for state: State) -> UIColor? { value(shadowColors, for: state) }

  /// Returns the image in a state; nil for none.
  open func image(for state: State) -> UIImage? { value(images, for: state) }

  /// Returns the image behind the content in a state; nil for none.
  open func backgroundImage(for state: State) -> UIImage? { value(backgroundImages, for: state) }

  /// The title in the current state.
  open var currentTitle: String? {
    updateConfigurationIfNeeded()
    return title(for: state)
  }
  override var messageText: String? { currentTitle }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  /// The attributed title in the current state; nil for none.
  open var currentAttributedTitle: NSAttributedString? {
    updateConfigurationIfNeeded()
    return attributedTitle(for: state)
  }
  /// The title's colour in the current state.
  open var currentTitleColor: UIColor {
    updateConfigurationIfNeeded()
    return titleColor(for: state) ?? .white
  }
  /// The colour of the title's shadow in the current state; nil if none is set.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in the current state.
  open var currentImage: UIImage? {
    updateConfigurationIfNeeded()
    return image(for: state)
  }
  /// The image behind the content in the current state.
  open var currentBackgroundImage: UIImage? {
    updateConfigurationIfNeeded()
    return backgroundImage(for: state)
  }

  private func value<Value>(_ values: [State: Value], for state: State) -> Value? {
    values[state] ?? values[.normal]
  }

  // MARK: Changes without a configuration

  /// Whether the images of a custom button are darker while the button is highlighted, unless there
  /// are other images for that. The default is true. It applies only without a configuration.
  open var adjustsImageWhenHighlighted = true { didSet { updateStyle() } }
  /// Whether the image of a disabled button is faded. The default is true. It applies only without
  /// a configuration.
  open var adjustsImageWhenDisabled = true { didSet { updateStyle() } }
  /// Whether the middle of the button glows while it is highlighted. The default is false. It
  /// applies only without a configuration.
  open var showsTouchWhenHighlighted = false { didSet { updateStyle() } }
  /// Whether the title's shadow is on the other side while the button is highlighted. The default
  /// is false. It applies only without a configuration.
  open var reversesTitleShadowWhenHighlighted = false { didSet { updateStyle() } }

  // MARK: Parts

  /// The label of the title. The button sets its text and its colour; other properties may be
  /// changed. With several lines, or a line break mode that wraps, the title is as high as its
  /// lines. The title of a configuration has any number of lines.
  open var titleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return content.titleLabel
  }

  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return content.subtitleLabel
  }

  /// The view of the image. The button sets its image; other properties may be changed.
  open var imageView: UIImageView? {
    updateConfigurationIfNeeded()
    return content.imageView
  }

  // MARK: Configuration

  /// The appearance of the button; nil for one by the titles and colours of states. The first
  /// configuration gets the title and the image for `.normal`, if it has none.
  open var configuration: Configuration? {
    didSet {
      if oldValue == nil, let first = configuration { configuration = completed(first) }
      guard configuration != oldValue else { return }
      updateStyle()
    }
  }

  // `@preconcurrency` is repeated here, because Swift 6.3.1 otherwise mangles the name differently
  // in subclasses.
  /// Called before the appearance is updated, to adjust ``configuration`` to the button's state.
  /// See ``setNeedsUpdateConfiguration()``.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateStyle() }
  }

  /// Requests an update of the appearance. Several requests cause one update: before the next
  /// layout, or when a size, a part or the current title of the button is read. A change of the
  /// state, the tint, the traits or the configuration also requests it.
  open func setNeedsUpdateConfiguration() { updateStyle() }

  /// Adjusts ``configuration`` to the button's state. The default calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  var updatePhase = ButtonUpdate.Phase.idle
  var requestedUpdate: ButtonUpdate?

  // MARK: Layout

  /// The insets around the content in points. They apply only without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentSizeDidChange() } }
  /// The insets by which the title is moved, in points. They apply only without a configuration,
  /// and do not affect the size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets by which the image is moved, in points. They apply only without a configuration,
  /// and do not affect the size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Returns the frame of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the area for the title and the image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    updateConfigurationIfNeeded()
    return bounds.inset(by: effectiveInsets)
  }

  /// Returns the frame of the title in the content area.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    updateConfigurationIfNeeded()
    return arrangement(in: contentRect).title
  }

  /// Returns the frame of the image in the content area.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    updateConfigurationIfNeeded()
    return arrangement(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: layoutWidth ?? 0, height: 0))
  }

  override func baselinePlace(isFirst: Bool) -> BaselinePlace {
    updateConfigurationIfNeeded()
    return titlePlace(isFirst: isFirst) ?? super.baselinePlace(isFirst: isFirst)
  }

  /// Returns the size of the content. A title of several lines is broken at the width, unless that
  /// is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = breaksLinesToFit && size.width.isFinite && size.width > 0
    return fittingSize(within: isLimited ? size.width : nil)
  }

  /// Resizes the button to its content. The current width breaks no lines.
  open override func sizeToFit() {
    breaksLinesToFit = false
    super.sizeToFit()
    breaksLinesToFit = true
  }
  private var breaksLinesToFit = true

  /// The width at which lines are broken for ``intrinsicContentSize`` in points, while constraints
  /// determine the height.
  private var layoutWidth: CGFloat?

  override var hasWrappingContent: Bool {
    updateConfigurationIfNeeded()
    return wrapsTitle
  }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    // This also uses overrides of the intrinsic size.
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
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
  /// would be paused in a transition that the same touch drives.
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
}
