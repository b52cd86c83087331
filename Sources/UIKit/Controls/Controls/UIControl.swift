public import CoreGraphics
public import ObjectiveCSupport

/// A view that converts touches to events and notifies its targets of them.
///
/// A press follows the finger: if the finger leaves the control by more than `touchSlop`, the
/// highlight ends; if it returns, the highlight begins again. A gesture recogniser that recognises
/// over the control cancels the press.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  open override class var inspectables: [String: Inspectable] {
    [
      "enabled": Inspectable(\UIControl.isEnabled), "selected": Inspectable(\UIControl.isSelected),
      "highlighted": Inspectable(\UIControl.isHighlighted),
    ]
  }

  private struct Entry {
    enum Receiver {
      case target(TargetAction)
      case action(UIAction)
    }
    var receiver: Receiver
    var events: Event
  }

  private var entries: [Entry] = []

  override var isAccessibleByDefault: Bool { true }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? .none : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// The distance from the control in points up to which a touch that began on it counts as inside,
  /// as observed on iOS.
  private static let touchSlop: CGFloat = 70

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UIControl.self)
  }

  /// Makes a control that performs `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control is enabled and receives touches.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, isTracking { cancelPress(with: nil) }
      stateDidChange()
    }
  }

  /// Whether the control is selected. A press does not change it; a subclass or an action does.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is highlighted, for instance while it is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The state as a set, from ``isHighlighted``, ``isEnabled`` and ``isSelected``. An override adds
  /// custom states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content. The default is centred.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content. The default is centred.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing resolved to left and right by the
  /// layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Called when the state has changed. It invalidates the layout.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Gestures of views around it

  /// Whether a tap uses the control, so that recognisers of enclosing views must not recognise it.
  var takesTaps: Bool { false }

  /// Returns false for a single tap on a system control that a tap uses: recognisers of enclosing
  /// views must not recognise it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard takesTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Targets and actions

  /// Adds a target whose `action` is called for each of the events. The target is held weakly; nil
  /// searches the responder chain. Adding the same pair again has no effect.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let added = TargetAction(target: target, action: action)
    let same = entries.firstIndex { entry in
      guard case .target(let known) = entry.receiver else { return false }
      return known.action == action && known.target === added.target
    }
    if let same {
      entries[same].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(receiver: .target(added), events: controlEvents))
    }
  }

  /// Removes targets; nil matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    // Only entries of these events are relevant.
    let places = entries.indices.filter { index in
      guard case .target = entries[index].receiver else { return false }
      return !entries[index].events.isDisjoint(with: controlEvents)
    }
    let targets = places.compactMap { index -> TargetAction? in
      guard case .target(let known) = entries[index].receiver else { return nil }
      return known
    }
    for index in TargetAction.indices(in: targets, target: target, action: action) {
      entries[places[index]].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Adds an action that is performed for each of the events. It replaces an action with the same
  /// identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(receiver: .action(action), events: controlEvents))
  }

  /// Removes the action with the same identifier for some events. It stays for other events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for some events. It stays for other events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in entries.indices {
      guard case .action(let known) = entries[index].receiver, known.identifier == actionIdentifier
      else { continue }
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The targets that still exist.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .target(let known) = entry.receiver else { return nil }
        return (known.target as? NSObject).map(AnyHashable.init)
      })
  }

  /// All events with a target or an action.
  open var allControlEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of the methods that control events call on a target; nil for none.
  ///
  /// - Parameters:
  ///   - target: the target; nil for the methods that are searched in the responder chain.
  ///   - controlEvent: the events. One of them is sufficient.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let wanted = target.map { $0 as AnyObject }
    let names = entries.compactMap { entry -> String? in
      guard case .target(let known) = entry.receiver, !known.isDead, known.target === wanted,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return NSStringFromSelector(known.action)
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for each action, and for each target and method, in the order in which they
  /// were added.
  ///
  /// - Parameter iterator: takes the action, or the target and its method; the events for which it
  ///   was added; and a flag that it sets to true to stop.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stops = false
    for entry in entries where !stops {
      switch entry.receiver {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .target(let known):
        if !known.isDead { iterator(nil, (known.target, known.action), entry.events, &stops) }
      }
    }
  }

  /// Calls the targets and actions of the events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents, with: nil)
  }

  /// Calls `action` on `target`. Every call of a target uses this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target: target, action: action).perform(sender: self, event: event)
  }

  /// Performs an action. Every call of an action uses this method.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  func send(_ events: Event, with event: UIEvent?) {
    if showsMenuAsPrimaryAction, event != nil, events == pressEvents, let menuInteraction {
      _ = menuInteraction.presentMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
      return
    }
    entries.removeAll { entry in
      if case .target(let known) = entry.receiver { known.isDead } else { false }
    }
    // An entry that is added or removed meanwhile takes effect with the next event.
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .action(let action): sendAction(action)
      case .target(let known):
        guard !known.isDead else { continue }
        sendAction(known.action, to: known.target, for: event)
      }
    }
  }

  // MARK: Menus

  /// Whether a press opens the control's menu instead of sending its events. It has no effect while
  /// there is no menu: see ``UIButton/menu`` and ``UIControl/isContextMenuInteractionEnabled``.
  open var showsMenuAsPrimaryAction = false

  /// Performs the primary action without a touch. If ``showsMenuAsPrimaryAction`` is true, a button
  /// opens its menu; otherwise the control sends ``UIControl/Event/primaryActionTriggered``.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The interaction that opens the control's menu; nil while
  /// ``UIControl/isContextMenuInteractionEnabled`` is false.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
  private(set) var menuInteraction: UIContextMenuInteraction?

  /// Whether a long press or a right click opens a menu, which
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` supplies. The default is false.
  /// Setting ``UIButton/menu`` sets it.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let menuInteraction {
        removeInteraction(menuInteraction)
        self.menuInteraction = nil
      } else {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.isLiftingPreview = false
        addInteraction(interaction)
        menuInteraction = interaction
      }
    }
  }

  /// Returns the point at which the menu opens, in the control's coordinates: the menu begins below
  /// it, or ends above it if there is more room. By default the menu is below or above the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    defaultMenuPoint
  }

  /// Returns the menu for a location in the control; nil, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the view to lift. It is ignored: the menu of a control is shown beside it, and no view
  /// is lifted. The default is nil.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the position to which a lifted view returns. The default is nil.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu opens. Overrides must call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes. Overrides must call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  /// Whether the control is tracking a touch that began on it.
  open private(set) var isTracking = false

  /// Whether that touch is on the control or near it.
  open private(set) var isTouchInside = false

  private weak var trackedTouch: UITouch?

  /// Called when a touch began on the control; false ignores it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moved; false ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a point counts as inside the control for a touch that began on it.
  private func isNear(_ point: CGPoint) -> Bool {
    bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(point)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    (trackedTouch, isTracking, isTouchInside) = (touch, true, true)
    guard beginTracking(touch, with: event) else {
      (trackedTouch, isTracking, isTouchInside) = (nil, false, false)
      return
    }
    // A handler may have ended the press.
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else { return endPress() }
    // A handler may have ended the press.
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch.location(in: self))
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    if isTracking { send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch.location(in: self))
    // The press is over: a handler that disables or removes the control does not cancel it.
    (trackedTouch, isTracking, isTouchInside) = (nil, false, isInside)
    endTracking(touch, with: event)
    endPress()
    send(isInside ? pressEvents : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    if let trackedTouch, !touches.contains(trackedTouch) { return }
    cancelPress(with: event)
  }

  /// The events that are sent when a touch ends on the control.
  var pressEvents: Event { .touchUpInside }

  private func cancelPress(with event: UIEvent?) {
    cancelTracking(with: event)
    endPress()
    send(.touchCancel, with: event)
  }

  private func endPress() {
    (trackedTouch, isTracking, isTouchInside) = (nil, false, false)
    isHighlighted = false
  }

  // MARK: Keys

  open override var canBecomeFocused: Bool { isEnabled }

  /// The Space and Return keys press the focused control, which is highlighted until the key is
  /// released. Arrow keys change its value.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isFocused, isEnabled, !isTracking,
      let step = presses.compactMap({ $0.step(isReversed: isReversed) }).first,
      adjust(by: step, with: event)
    {
      return
    }
    guard isFocused, isEnabled, presses.contains(where: \.pressesControls) else {
      return super.pressesBegan(presses, with: event)
    }
    isHighlighted = true
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: \.pressesControls), isHighlighted, !isTracking else {
      return super.pressesEnded(presses, with: event)
    }
    isHighlighted = false
    if isEnabled, isFocused { send(pressEvents, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: \.pressesControls), isHighlighted, !isTracking else {
      return super.pressesCancelled(presses, with: event)
    }
    isHighlighted = false
  }

  /// Increases (1) or decreases (-1) the value for an arrow key. Returns false if there is no
  /// value.
  func adjust(by step: Int, with event: UIEvent?) -> Bool { false }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isTracking { cancelPress(with: nil) }
  }
}
