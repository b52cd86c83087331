public import CoreGraphics
public import QuartzCore

/// An object that can react to events: what it does not handle is passed on to its ``next``
/// responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, InterfaceConnectable {
  /// The longest responder chain. A longer one is taken for a cycle.
  private static let longestChain = 10_000

  /// How many first responders resign, one after the other, for one that becomes it.
  private static let mostResignations = 8

  /// This object, and those that events are passed on to.
  final var responderChain: some Sequence<UIResponder> {
    sequence(first: self, next: \.next).prefix(Self.longestChain)
  }

  public override init() { super.init() }

  /// Makes an object of a class that is known at run time only, such as a delegate of the app.
  /// Archives are not read: it has the effect of ``init()``.
  public required convenience init?(coder: NSCoder) { self.init() }

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] { [:] }
  /// An override calls super.
  open func awakeFromNib() {}
  /// Called by Interface Builder alone, for a view that it draws.
  open func prepareForInterfaceBuilder() {}

  /// The responder that gets the events that this one does not handle: for a view its controller or
  /// its superview.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// One or more touches began. By default the next responder gets them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// One or more touches moved. By default the next responder gets them.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// One or more touches ended. By default the next responder gets them.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture, the system or the removal of the view cancelled the touches. By default the next
  /// responder gets them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Estimated properties of touches have got their final values, which does not happen here: see
  /// ``UITouch/estimatedProperties``. By default the next responder is notified.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Motion

  /// The device begins to be shaken: see `Simulator.simulateShake()`. By default the next
  /// responder is notified.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken. By default the next responder is notified.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The movement was none after all, which does not happen here. By default the next responder is
  /// notified.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Keys

  /// Keys went down. By default the next responder gets them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of keys changed, which does not happen here. By default the next responder gets
  /// them.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released. By default the next responder gets them.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The window lost the keyboard focus while keys were down. By default the next responder gets
  /// them.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The key commands of this object, besides those further up the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Whether the object's class has a method of the selector's name, or is the class of its method.
  open func responds(to selector: Selector!) -> Bool {
    selector.map { $0.canPerform(on: self) } ?? false
  }

  /// Whether this object can be the target of an action without one: unless overridden, whether it
  /// is an instance of the class whose method the action calls.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canPerform(on: self)
  }

  /// The first object from here up the responder chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    performer(of: action, sender: sender)
  }

  /// Brings a command up to date that a menu is about to show, or a key to perform: an override
  /// changes its attributes, its state or its title. Called on the responder that performs it.
  open func validate(_ command: UICommand) {}

  // The system calls these where ``canPerformAction(_:withSender:)`` says that it may. By default
  // it may not, and they do nothing.

  /// Moves what is selected to the clipboard.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected to the clipboard.
  open func copy(_ sender: Any?) {}
  /// Inserts the content of the clipboard.
  open func paste(_ sender: Any?) {}
  /// Deletes what is selected.
  open func delete(_ sender: Any?) {}
  /// Selects what is at the caret.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  func performer(of action: Selector, sender: Any?) -> UIResponder? {
    responderChain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Undo

  /// What records the changes of this object: unless overridden, that of the next responder, and at
  /// last of the window. Text fields and text views have one each.
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

  /// Whether this object is willing to become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is willing to give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// The number of the request to become first responder that waits for a window; 0 for none.
  final var firstResponderRequest = 0

  /// Whether the object has to be in a window first. It then becomes first responder by itself once
  /// it is in one.
  func waitsForWindow() -> Bool { false }

  /// Makes this object the first responder of its window, if it and the current one agree. An
  /// object outside a window cannot become first responder, but a view does when it enters one,
  /// unless it resigns before.
  ///
  /// - Returns: whether it is the first responder now.
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

  /// Makes the first responder resign, and each that becomes it meanwhile: what is called at the
  /// end of one may make another one first responder.
  ///
  /// - Returns: whether there is no other first responder now.
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

  /// Stops being first responder. Returns true also if it was not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    firstResponderRequest = 0
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// What is shown in place of the keyboard while this object, or one whose responder chain it is
  /// in, is first responder. Its height is that of its frame, or by constraints or its content
  /// where these decide. Nil, the default, leaves it to the next responder, and at last to the
  /// keyboard.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard, or at the bottom of the screen where there is none, while
  /// this object, or one whose responder chain it is in, is first responder. Its height follows as
  /// for ``inputView``. Nil, the default, leaves it to the next responder.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Accessibility

  /// What the program has set; nil for nothing.
  var accessibility: AccessibilityValues?
  /// Whether this is an element of its own unless the program says otherwise.
  var isUsuallyAccessible: Bool { false }
  /// The label unless the program sets one.
  var usualAccessibilityLabel: String? { nil }
  /// The traits unless the program sets some.
  var usualAccessibilityTraits: UIAccessibilityTraits { .none }

  private func setAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: path] = value
    accessibility = values
  }

  /// Whether an assistive technology sees it as one element. False by default, but true for labels
  /// and controls.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isUsuallyAccessible }
    set { setAccessibility(\.isElement, newValue) }
  }
  /// What it is called: by default the text that a label or a button shows.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? usualAccessibilityLabel }
    set { setAccessibility(\.label, newValue) }
  }
  /// What happens when it is used; nil for none.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, newValue) }
  }
  /// Its value in words; nil for none.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility(\.value, newValue) }
  }
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? usualAccessibilityTraits }
    set { setAccessibility(\.traits, newValue) }
  }
  /// The language in which it is read, such as `en`; nil for the app's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }
  /// The elements in it, in the order in which they are read; nil for all there are.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility(\.elements, newValue) }
  }
  /// What can be done with it beside activating it, in the order in which it is offered; nil for
  /// nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }
  /// The names by which a user who speaks can mean it, the main one first: by default its label
  /// alone.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } }
    set { setAccessibility(\.userInputLabels, newValue) }
  }
  /// Whether the elements in it are left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { setAccessibility(\.hidesElements, newValue) }
  }
  /// Whether the elements beside it are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, newValue) }
  }
  /// Whether the elements in it are read one after the other.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// What kind of container it is for the elements in it; none unless set.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? UIAccessibilityContainerType.none }
    set { setAccessibility(\.containerType, newValue) }
  }
  /// The outline of the element on the screen, in points; nil, the default, for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { setAccessibility(\.path, newValue) }
  }
  /// Whether a user who speaks or uses switches can activate it: unless set, whether it is an
  /// element that is not disabled.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.respondsToUserInteraction
        ?? (isAccessibilityElement && !accessibilityTraits.contains(.notEnabled))
    }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// Whether its colours stay where the user inverts those of the screen. It has no effect here, as
  /// there is no such setting.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { setAccessibility(\.ignoresInvertColors, newValue) }
  }

  /// Whether the object does what double-tapping it would, for an assistive technology; false
  /// unless overridden.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an element that can be adjusted. Overridden by such an element.
  open func accessibilityIncrement() {}
  /// Decreases the value of an element that can be adjusted. Overridden by such an element.
  open func accessibilityDecrement() {}
  /// Scrolls the content by a page, for an assistive technology.
  ///
  /// - Returns: whether it did; false unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is shown, such as a controller that is presented: where Escape would go back or
  /// dismiss, it calls this first on the first responder and those further up the chain.
  ///
  /// - Returns: whether it did; false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// The most important action of what is shown, for an assistive technology.
  ///
  /// - Returns: whether it did; false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The number of elements in it, in a container of its own making; by default that of
  /// ``UIResponder/accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element in it, by its index; nil for none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an element in it; `NSNotFound` where it is not in it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The window at the end of the responder chain.
  package var responderWindow: UIWindow? {
    responderChain.lazy.compactMap { $0 as? UIWindow }.first
  }
}
