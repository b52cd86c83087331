import CoreGraphics
import QuartzCore

/// The keyboard of a scene. It shows the panel of keys, if the device has one, or the input view
/// and the accessory view of the first responder.
@MainActor
final class Keyboard {
  /// The duration in seconds in which the keyboard appears and disappears, as on iOS.
  static let duration: TimeInterval = 0.25
  /// The timing curve, as on iOS.
  static let curve = UIView.AnimationCurve.keyboard

  private unowned let scene: UIWindowScene
  private var ownWindow: KeyboardWindow?
  private lazy var panel = KeyboardPanel()
  private var heights: (accessory: CGFloat, body: CGFloat) = (0, 0)
  private(set) var isShown = false
  /// The frame in the screen's coordinates. While the keyboard is hidden, it lies below the screen.
  private(set) var frame = CGRect.zero
  /// The frame while a finger pulls the keyboard down.
  var placedFrame: CGRect { frame.offsetBy(dx: 0, dy: pull) }
  /// The responder whose input views were last requested.
  private weak var responder: UIResponder?
  /// The content that keeps the keyboard although its first responder has resigned.
  private weak var keepingContent: (any WindowContent)?
  /// Whether the keyboard is shown although no responder requires it.
  private var isKept = false
  /// The number of nested changes of the first responder.
  private var changes = 0
  /// The number of the current animation. The end of an animation that was replaced is not
  /// reported.
  private var movement = 0
  /// The distance in points by which a finger has pulled the keyboard down.
  private var pull: CGFloat = 0

  init(scene: UIWindowScene) { self.scene = scene }

  /// Whether the device has an on-screen keyboard.
  var isOnDevice = false {
    didSet {
      guard isOnDevice != oldValue else { return }
      keepingContent = nil
      update()
    }
  }

  /// The keyboard's window while it is shown.
  var window: KeyboardWindow? { ownWindow.flatMap { $0.isHidden ? nil : $0 } }

  private var screenSize: CGSize { scene.screen.bounds.size }

  /// The text input into which the keys type; nil if the text can only be read.
  private var input: (any UIKeyInput)? {
    if let editor = responder as? any KeyEditing, !editor.allowsTyping { return nil }
    return responder as? any UIKeyInput
  }

  // MARK: The first responder

  /// Runs a change of the first responder, and updates the keyboard once at its end.
  func whileResponderChanges<Result>(_ change: () -> Result) -> Result {
    changes += 1
    defer {
      changes -= 1
      update()
    }
    return change()
  }

  /// Updates the keyboard after an event that can change which responder receives keys.
  func check() {
    guard isShown, changes == 0 else { return }
    let wanted = scene.keyWindow?.firstResponderInFront
    if wanted !== responder || isKept && !contentKeepsKeyboard(after: nil)
      || ownWindow?.host.heights(width: screenSize.width) ?? heights != heights
    {
      update()
    }
  }

  /// Shows the views that the first responder requires.
  func update() {
    guard changes == 0 else { return }
    let former = responder
    responder = scene.keyWindow?.firstResponderInFront
    if responder == nil, let former, returnToProvider(from: former) { return }
    var wanted = responder.map(KeyboardContent.init(for:)) ?? KeyboardContent()
    if wanted.body == nil, isOnDevice, let input {
      panel.configure(for: input)
      wanted.body = panel
    }
    isKept =
      wanted.isEmpty && isShown && contentKeepsKeyboard(after: former === responder ? nil : former)
    keepingContent = isKept ? scene.keyWindow?.content?.inFront : nil
    if isKept, let content = ownWindow?.host.content {
      panel.releaseInput()
      wanted = content
    }
    if !wanted.isEmpty { show(wanted) } else if isShown { hide() }
  }

  /// Whether the frontmost content keeps the keyboard that a responder in it had.
  ///
  /// - Parameter former: the responder that has just resigned; nil for none.
  private func contentKeepsKeyboard(after former: UIResponder?) -> Bool {
    guard let front = scene.keyWindow?.content?.inFront, front.keepsKeyboard else { return false }
    return keepingContent === front || former?.responderChain.contains { $0 === front } ?? false
  }

  /// Makes the responder that provided an accessory the first responder again, because a text input
  /// in the accessory has resigned. Thus the accessory stays.
  private func returnToProvider(from former: UIResponder) -> Bool {
    guard scene.keyWindow?.firstResponder == nil, let host = ownWindow?.host,
      let provider = host.content.provider, provider !== former,
      (former as? UIView)?.isDescendant(of: host) ?? false
    else { return false }
    return provider.canBecomeFirstResponder && provider.becomeFirstResponder()
  }

  /// Ends editing, because a drag dismisses the keyboard.
  func dismiss() { responder?.resignFirstResponder() }

  // MARK: Showing

  private func show(_ content: KeyboardContent) {
    let window = ownWindow ?? KeyboardWindow(windowScene: scene)
    ownWindow = window
    let width = screenSize.width
    ViewAnimation.withoutInheritedAnimation {
      UIView.performWithoutAnimation {
        if window.isHidden {
          window.frame = scene.screen.bounds
          window.isHidden = false
        }
        if !window.host.content.shows(same: content) { window.host.show(content) }
        heights = window.host.heights(width: width)
        if !isShown, window.host.bounds.isEmpty {
          window.host.place(top: screenSize.height, width: width, heights: heights)
        }
      }
    }
    let height = heights.accessory + heights.body
    let end = CGRect(x: 0, y: screenSize.height - height, width: width, height: height)
    guard !isShown || end != frame else {
      return window.host.place(top: frame.minY, width: width, heights: heights)
    }
    if !isShown, frame.minY != screenSize.height || frame.isEmpty { frame = hiddenFrame(height) }
    isShown = true
    move(to: end)
  }

  private func hide() {
    isShown = false
    move(to: hiddenFrame(frame.height))
  }

  private func hiddenFrame(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: screenSize.height, width: screenSize.width, height: height)
  }

  private func move(to end: CGRect) {
    movement += 1
    let number = movement
    let duration = UIView.areAnimationsEnabled ? Self.duration : 0
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: placedFrame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let isShowing = isShown
    (frame, pull) = (end, 0)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isShowing
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    // An observer can have changed the first responder.
    guard number == movement else { return }
    animatePlacing(duration: duration) { [weak self] in
      guard let self, number == movement else { return }
      if isShowing { ownWindow?.host.removeLeaving() } else { removeContent() }
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      post(
        isShowing
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    }
  }

  private func animatePlacing(duration: TimeInterval, completion: @escaping () -> Void) {
    ViewAnimation.withoutInheritedAnimation {
      UIView.animate(
        withDuration: duration, delay: 0, options: [.keyboardCurve, .allowUserInteraction],
        animations: { self.place() }, completion: { _ in completion() })
    }
  }

  /// Places the views at the frame, and lays out the content that follows the keyboard.
  private func place() {
    ownWindow?.host.place(
      top: frame.minY + pull, width: screenSize.width, heights: heights)
    for window in scene.windows { window.layOutKeyboardGuides() }
  }

  private func removeContent() {
    heights = (0, 0)
    ownWindow?.host.show(KeyboardContent())
    ownWindow?.host.removeLeaving()
    ownWindow?.host.bounds.size = .zero
    ownWindow?.isHidden = true
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: scene.screen, userInfo: info)
  }

  /// The screen's size has changed: moves the keyboard to the new bottom without animation.
  func screenDidChange() {
    guard isShown else { return frame = .zero }
    UIView.performWithoutAnimation {
      ownWindow?.frame = scene.screen.bounds
      update()
    }
  }

  // MARK: Pulling

  /// A scroll view's drag that pulls the keyboard down has reached a height of the screen.
  ///
  /// - Parameter withAccessory: whether the drag pulls the accessory's upper edge, and not the
  ///   keyboard's.
  func pull(to y: CGFloat, withAccessory: Bool) {
    guard isShown else { return }
    let top = frame.minY + (withAccessory ? 0 : heights.accessory)
    let new = min(max(y - top, 0), heights.body + (staysWithoutBody ? 0 : heights.accessory))
    guard new != pull else { return }
    pull = new
    UIView.performWithoutAnimation { place() }
  }

  /// Whether the accessory stays when editing ends.
  private var staysWithoutBody: Bool {
    guard let provider = ownWindow?.host.content.provider, provider !== responder else {
      return false
    }
    return provider.canBecomeFirstResponder
  }

  /// The drag has ended: ends editing, or moves the keyboard back.
  ///
  /// - Parameter velocity: the downward velocity of the finger, in points per second.
  func releasePull(velocity: CGFloat) {
    guard isShown, pull > 0 else { return }
    let number = movement
    if velocity >= 0 { dismiss() }
    // The responder can have refused to resign.
    guard number == movement else { return }
    pull = 0
    animatePlacing(duration: Self.duration) {}
  }
}
