public import CoreGraphics
public import QuartzCore

/// An object that can respond to events. It passes on events that it does not handle to its
/// ``next`` responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, InterfaceConnectable {
  /// The greatest length of a responder chain. A longer chain is considered a cycle.
  private static let longestChain = 10_000

  /// The greatest number of first responders that resign one after the other for a new one.
  private static let mostResignations = 8

  /// This responder and the responders to which its events are passed on.
  final var responderChain: some Sequence<UIResponder> {
    sequence(first: self, next: \.next).prefix(Self.longestChain)
  }

  public override init() { super.init() }

  /// Makes an object of a class that is known only at run time, such as a delegate of the app.
  /// Archives are not supported: it has the effect of ``init()``.
  public required convenience init?(coder: NSCoder) { self.init() }

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] { [:] }
  /// Called after the object was made from a file of Interface Builder. Overrides must call super.
  open func awakeFromNib() {}
  /// Only called by Interface Builder, for a view that it draws.
  open func prepareForInterfaceBuilder() {}

  /// The responder that receives the events that this one does not handle. For a view it is its
  /// controller or its superview.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when one or more touches have begun. The default passes them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when one or more touches have moved. The default passes them on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when one or more touches have ended. The default passes them on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture, the system or the removal of the view has cancelled touches. The
  /// default passes them on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches have received their final values, which never
  /// happens here: see ``UITouch/estimatedProperties``. The default notifies the next responder.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Motion

  /// Called when the device begins to be shaken: see `Simulator.simulateShake()`. The default
  /// notifies the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device was shaken. The default notifies the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion is not a shake after all, which never happens here. The default notifies
  /// the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Keys

  /// Called when keys went down. The default passes them on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of keys has changed, which never happens here. The default passes them
  /// on to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys were released. The default passes them on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the window has lost the keyboard focus while keys were down. The default passes
  /// them on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The key commands of this responder. Those of further responders in the chain are in addition.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Whether the object's class has a method with the selector's name, or is the class of its
  /// method.
  open func responds(to selector: Selector!) -> Bool {
    selector.map { $0.isImplemented(by: self) } ?? false
  }

  /// Whether this object can be the target of an action that has none. The default is whether it is
  /// an instance of the class whose method the action calls.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canPerform(on: self)
  }

  /// The first responder in the chain, beginning with this one, that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    performer(of: action, sender: sender)
  }

  /// Updates a command before a menu shows it or a key performs it. An override changes its
  /// attributes, its state or its title. It is called on the responder that performs the command.
  open func validate(_ command: UICommand) {}

  /// Adds menus to those of the system, or changes them. It is called for the main menu, on the
  /// application and on its delegate: see ``UIMenuSystem``. The default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // The system calls these methods if ``canPerformAction(_:withSender:)`` returns true for them.
  // The default returns false, and the methods do nothing.

  /// Moves the selection to the clipboard.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the clipboard.
  open func copy(_ sender: Any?) {}
  /// Inserts the content of the clipboard.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection.
  open func delete(_ sender: Any?) {}
  /// Selects the text at the caret.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  func performer(of action: Selector, sender: Any?) -> UIResponder? {
    responderChain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Undo

  /// The undo manager that records the changes of this object. The default is that of the next
  /// responder, and finally that of the window. Each text field and text view has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: User activities

  /// What the user does with this object. It is kept for the program's own use: see
  /// ``NSUserActivity``.
  open var userActivity: NSUserActivity?
  /// Called on iOS before ``userActivity`` is saved, to bring it up to date. No activity is saved
  /// here, so it is not called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Shows what an activity says. The default does nothing, and the system does not call it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: First responder

  /// Whether this object receives its window's keyboard input.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether this object can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can resign as first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// The number of the pending request to become first responder when the view enters a window; 0
  /// for none.
  final var firstResponderRequest = 0

  /// Whether the object must enter a window first. It then becomes first responder when it does.
  func waitsForWindow() -> Bool { false }

  /// Makes this object the first responder of its window, if it and the current first responder
  /// agree. An object outside a window cannot become first responder. A view then becomes it when
  /// it enters a window, unless it resigns before.
  ///
  /// - Returns: whether the object is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !waitsForWindow(), let window = responderWindow else {
      return false
    }
    return changeResponder {
      guard endsOthers(in: window) else { return false }
      window.firstResponder = self
      return true
    }
  }

  /// Makes the first responder resign, and also each one that replaces it during the calls: a
  /// callback at the end of one can make another object the first responder.
  ///
  /// - Returns: whether there is no other first responder.
  private func endsOthers(in window: UIWindow) -> Bool {
    for _ in 0..<Self.mostResignations {
      guard let current = window.firstResponder, current !== self else { return true }
      if !current.resignFirstResponder() { return false }
    }
    guard let current = window.firstResponder, current !== self else { return true }
    Diagnostics.warn(
      "\(type(of: current)) is first responder again whenever it has resigned; it stays.")
    return false
  }

  /// Resigns as first responder. Returns true even if the object was not first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    firstResponderRequest = 0
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The view that replaces the keyboard while this object, or a responder whose chain contains it,
  /// is first responder. Its constraints or its content determine its height where they can;
  /// otherwise its frame does. With the default of nil the next responder determines the view, and
  /// finally the keyboard is shown.
  open var inputView: UIView? { nil }

  /// The view that is shown above the keyboard, or at the bottom of the screen without a keyboard,
  /// while this object, or a responder whose chain contains it, is first responder. Its height is
  /// determined as for ``inputView``. With the default of nil the next responder determines the
  /// view.
  open var inputAccessoryView: UIView? { nil }

  /// The keyboard for this object: the machine's. An override has no effect on what is typed.
  open var textInputMode: UITextInputMode? { UITextInputMode.machine }

  // MARK: Accessibility

  /// The accessibility values that the program has set; nil for none.
  var accessibility: AccessibilityValues?
  /// Whether the object is an accessibility element by default.
  var isAccessibleByDefault: Bool { false }
  /// The default accessibility label.
  var defaultAccessibilityLabel: String? { nil }
  /// The default accessibility traits.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  private func setAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: path] = value
    accessibility = values
  }

  /// Whether assistive technologies treat the object as a single element. The default is true for
  /// labels and controls, otherwise false.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isAccessibleByDefault }
    set { setAccessibility(\.isElement, newValue) }
  }
  /// The name that is read to the user. The default is the text that a label or a button shows.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? defaultAccessibilityLabel }
    set { setAccessibility(\.label, newValue) }
  }
  /// A description of what happens when the element is used; nil for none.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, newValue) }
  }
  /// The value in words; nil for none.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility(\.value, newValue) }
  }
  /// The traits that describe how the element behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultAccessibilityTraits }
    set { setAccessibility(\.traits, newValue) }
  }
  /// The language in which the element is read, such as `en`; nil for the app's language.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }
  /// The elements inside the object, in the order in which they are read; nil for all of them.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility(\.elements, newValue) }
  }
  /// The actions that are offered besides activating the element, in order; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }
  /// The names by which a user of voice control can refer to the element, in order of preference.
  /// The default is only its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } }
    set { setAccessibility(\.userInputLabels, newValue) }
  }
  /// Whether the elements inside the object are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { setAccessibility(\.hidesElements, newValue) }
  }
  /// Whether the elements beside the object are hidden from assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, newValue) }
  }
  /// Whether the elements inside the object are read one after the other, as a group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// The kind of container that the object is for its elements; none by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? UIAccessibilityContainerType.none }
    set { setAccessibility(\.containerType, newValue) }
  }
  /// The outline of the element in screen coordinates. The default of nil means its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { setAccessibility(\.path, newValue) }
  }
  /// The element's frame on the screen, in points. Unless set, it is a view's bounds, and zero for
  /// other objects.
  open var accessibilityFrame: CGRect {
    get {
      accessibility?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: UIView?.none) }
        ?? .zero
    }
    set { setAccessibility(\.frame, newValue) }
  }
  /// The point on the screen that is touched to activate the element, in points. Unless set, it is
  /// the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }
  /// Whether a user of voice control or switches can activate the element. The default is whether
  /// it is an accessibility element that is not disabled.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.respondsToUserInteraction
        ?? (isAccessibilityElement && !accessibilityTraits.contains(.notEnabled))
    }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// Whether the colours are kept when the user inverts those of the screen. It has no effect here:
  /// there is no such setting.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { setAccessibility(\.ignoresInvertColors, newValue) }
  }

  /// Activates the element for an assistive technology, as a double tap would. The default returns
  /// false.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value. An element whose value can be adjusted overrides it.
  open func accessibilityIncrement() {}
  /// Decreases the value. An element whose value can be adjusted overrides it.
  open func accessibilityDecrement() {}
  /// Scrolls the content by a page, for an assistive technology.
  ///
  /// - Returns: whether the content was scrolled. The default returns false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Closes the content, such as a presented controller. Before the Escape key goes back or
  /// dismisses, this is called on the first responder and those further up the chain.
  ///
  /// - Returns: whether the content was closed. The default returns false.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action of the content, for an assistive technology.
  ///
  /// - Returns: whether an action was performed. The default returns false.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The number of elements inside the object. A container overrides it to provide them one by one.
  /// The default is that of ``UIResponder/accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index; nil for none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an element; `NSNotFound` if the object does not contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The window at the end of the responder chain.
  package var responderWindow: UIWindow? {
    responderChain.lazy.compactMap { $0 as? UIWindow }.first
  }
}
