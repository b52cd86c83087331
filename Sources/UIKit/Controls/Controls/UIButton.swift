public import CoreGraphics
public import ObjectiveCSupport

/// A control with a title, an image or both, that can be pressed.
///
/// Its ``configuration`` defines its appearance, or, without one, the titles, colours and images
/// set for each state. While pressed a system button's title fades; a configured button's
/// background darkens.
open class UIButton: UIControl {
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
    typeDidChange()
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
  /// turns ``UIControl/isSelected`` over, before the button's actions are performed. A button with
  /// ``UIControl/showsMenuAsPrimaryAction`` and a menu is a pop-up button: one action of the menu
  /// is selected, at first the first one, and its title is the button's for `.normal`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { popUpDidChange() } }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { popUpDidChange() } }
  }

  // MARK: Menu

  /// Opened by a long press and by the right button of the mouse; by any press where
  /// ``UIControl/showsMenuAsPrimaryAction`` is set. Nil, the default, is none.
  open var menu: UIMenu? {
    didSet {
      menuDidChange()
      if menu !== oldValue { popUpDidChange() }
    }
  }
  /// Whether the button's menu is open.
  open var isHeld: Bool {
    openedMenu?.isOpen ?? false || menuInteraction?.session?.isOpen ?? false
  }
  /// The menu that a press has opened.
  weak var openedMenu: MenuSession?
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
      if changesSelectionAsPrimaryAction, events == pressEvents { isSelected.toggle() }
      return super.send(events, with: event)
    }
    if event is UIPressesEvent { openMenu() }
  }

  // MARK: Content by state

  /// Sets the title for a state. A state for which nothing is set shows what is set for `.normal`.
  ///
  /// Where there is a ``configuration``, a title for `.normal` is put into it. A title for another
  /// state is shown in place of the configuration's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleDidChange(for: state)
  }

  /// Sets a title with attributes of its own for a state; it takes precedence over a plain one. Nil
  /// removes it. A ``configuration`` shows it as one of ``setTitle(_:for:)``.
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
  /// is where the shadow lies. Without a configuration only.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    updateStyle()
  }

  /// Sets the image for a state. A state for which none is set shows that of `.normal`.
  ///
  /// Where there is a ``configuration``, an image for `.normal` is put into it. An image for
  /// another state is shown in place of the configuration's.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    guard state == .normal, configuration != nil else { return updateStyle() }
    configuration?.image = image
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
    guard buttonType != .custom else { return value(titleColors, for: state) ?? .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return value(titleColors, for: state) ?? tintColor
  }

  /// The colour of the title's shadow in a state; nil where none is set.
  open func titleShadowColor(for state: State) -> UIColor? { value(shadowColors, for: state) }

  /// The image that is shown in a state; nil where there is none.
  open func image(for state: State) -> UIImage? { value(images, for: state) }

  /// The image behind the content in a state; nil where there is none.
  open func backgroundImage(for state: State) -> UIImage? { value(backgroundImages, for: state) }

  /// The title for the present state.
  open var currentTitle: String? {
    updateConfigurationIfNeeded()
    return title(for: state)
  }
  override var messageText: String? { currentTitle }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  /// The attributed title for the present state; nil where there is none.
  open var currentAttributedTitle: NSAttributedString? {
    updateConfigurationIfNeeded()
    return attributedTitle(for: state)
  }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor {
    updateConfigurationIfNeeded()
    return titleColor(for: state) ?? .white
  }
  /// The colour of the title's shadow in the present state; nil where none is set.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image for the present state.
  open var currentImage: UIImage? {
    updateConfigurationIfNeeded()
    return image(for: state)
  }
  /// The image behind the content in the present state.
  open var currentBackgroundImage: UIImage? {
    updateConfigurationIfNeeded()
    return backgroundImage(for: state)
  }

  private func value<Value>(_ values: [State: Value], for state: State) -> Value? {
    values[state] ?? values[.normal]
  }

  // MARK: Changes without a configuration

  /// Whether the images of a custom button are darker while it is pressed, unless there are other
  /// images for that. The default is true. Without a configuration only.
  open var adjustsImageWhenHighlighted = true { didSet { updateStyle() } }
  /// Whether the image of a disabled button is faded. The default is true. Without a configuration
  /// only.
  open var adjustsImageWhenDisabled = true { didSet { updateStyle() } }
  /// Whether the middle of the button glows while it is pressed. The default is false. Without a
  /// configuration only.
  open var showsTouchWhenHighlighted = false { didSet { updateStyle() } }
  /// Whether the title's shadow lies on the other side while the button is pressed. The default is
  /// false. Without a configuration only.
  open var reversesTitleShadowWhenHighlighted = false { didSet { updateStyle() } }

  // MARK: Parts

  /// Shows the title. Text and colour are the button's to set; other properties may be changed.
  /// With several lines, or a line break mode that wraps, the title is as high as its lines. The
  /// title of a configuration has any number of lines.
  open var titleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return content.titleLabel
  }

  /// Shows the second line of a configuration.
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return content.subtitleLabel
  }

  /// Shows the image. The image itself is the button's to set; other properties may be changed.
  open var imageView: UIImageView? {
    updateConfigurationIfNeeded()
    return content.imageView
  }

  // MARK: Configuration

  /// The appearance of the button; nil for one by titles and colours set for each state. The first
  /// one takes the title and the image that were set for `.normal`, where it has none itself.
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

  /// Requests an update of the appearance. It takes place once for any number of requests: before
  /// the next layout, or when a size, a part or the present title of the button is read. A change
  /// of the state, the tint, the traits or the configuration requests it, too.
  open func setNeedsUpdateConfiguration() { updateStyle() }

  /// Adjusts ``configuration`` to the button's state; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  var updatePhase = ButtonUpdate.Phase.idle
  var requestedUpdate: ButtonUpdate?

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
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    updateConfigurationIfNeeded()
    return bounds.inset(by: effectiveInsets)
  }

  /// The frame of the title in the content area.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    updateConfigurationIfNeeded()
    return arrangement(in: contentRect).title
  }

  /// The frame of the image in the content area.
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

  /// The size of the content. A title of several lines is broken at the width, unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = breaksLinesToFit && size.width.isFinite && size.width > 0
    return fittingSize(within: isLimited ? size.width : nil)
  }

  /// Resizes the button to its content. No line is broken for the present width.
  open override func sizeToFit() {
    breaksLinesToFit = false
    super.sizeToFit()
    breaksLinesToFit = true
  }
  private var breaksLinesToFit = true

  /// The width at which lines break for ``intrinsicContentSize``, in points, while constraints
  /// determine the height.
  private var layoutWidth: CGFloat?

  override var hasWrappingContent: Bool {
    updateConfigurationIfNeeded()
    return wrapsTitle
  }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    // Uses overrides of the intrinsic size, too.
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
}
