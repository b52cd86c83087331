import CoreGraphics

/// Keeps what is edited in the list of a visible controller above the keyboard, or above the views
/// in its place: the list's inset at the bottom grows by what they cover.
@MainActor
final class KeyboardAvoidance {
  private weak var list: UIScrollView?
  private var observers: [any NSObjectProtocol] = []
  /// The height that was added to the bottom inset of the list, in points.
  private var room: CGFloat = 0

  isolated deinit { stopObserving() }

  /// Starts to observe the keyboard, when the controller of a list appears.
  func begin(in list: UIScrollView?) {
    if list !== self.list { end() }
    self.list = list
    guard list != nil, observers.isEmpty else { return }
    let names = [
      UIResponder.keyboardWillChangeFrameNotification,
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.follow() }
      }
    }
    follow()
  }

  /// Stops when the controller has disappeared, and removes the added inset.
  func end() {
    stopObserving()
    setRoom(0)
    list = nil
  }

  private func stopObserving() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  /// Called when the frame of the keyboard changes, or another view is edited.
  private func follow() {
    guard let list else { return }
    let covered = coveredLength(of: list)
    if covered != room {
      UIView.animate(
        withDuration: Keyboard.duration, delay: 0,
        options: [.keyboardCurve, .allowUserInteraction], animations: { self.setRoom(covered) })
    }
    guard covered > 0, let edited = list.window?.firstResponder as? UIView, edited !== list,
      edited.isDescendant(of: list)
    else { return }
    list.scrollRectToVisible(edited.convert(edited.bounds, to: list), animated: true)
  }

  private func setRoom(_ new: CGFloat) {
    let change = new - room
    room = new
    guard change != 0, let list else { return }
    // The app may have set an inset of its own since, which does not include the room.
    func changed(_ inset: CGFloat) -> CGFloat { max(inset + change, min(inset, 0)) }
    list.contentInset.bottom = changed(list.contentInset.bottom)
    list.verticalScrollIndicatorInsets.bottom = changed(list.verticalScrollIndicatorInsets.bottom)
  }

  /// The height of the part of the list that the keyboard covers at the end of its animation, in
  /// points, without the safe area, which the insets include already.
  private func coveredLength(of list: UIScrollView) -> CGFloat {
    guard let window = list.window, let keyboard = window.windowScene?.keyboard, keyboard.isShown
    else { return 0 }
    let corner = window.convert(keyboard.frame.origin, from: UIWindow?.none)
    let top = list.convert(corner, from: nil).y
    let safe = list.adjustedContentInset.bottom - list.contentInset.bottom
    return min(max(list.bounds.maxY - top - safe, 0), list.bounds.height)
  }
}
