import CoreGraphics

/// Which control of a window the keyboard is at: none until Tab is pressed, and none again once the
/// screen is touched. The next Tab continues from where the last one was.
@MainActor
final class KeyboardFocus {
  private unowned let window: UIWindow
  private weak var view: UIView?
  private weak var lastView: UIView?

  init(window: UIWindow) { self.window = window }

  /// The view that Space and Return go to: in what is in front, and able to be focused still.
  var current: UIView? {
    guard let view, view.canBecomeFocused, view.isInSubtree(of: scope) else { return nil }
    return view
  }

  /// What can be reached by Tab lies in the view of the controller in front, and in a transition
  /// that is held in its container, as what can be touched does.
  private var scope: UIView {
    if let activity = window.hostScene.activity(in: window), activity.isInteractive {
      return activity.containerView
    }
    return window.content?.inFront.contentView ?? window
  }

  /// Goes to the next control in reading order, or the one before it for -1, and around at the
  /// ends.
  func move(_ step: Int) {
    window.layoutIfNeeded()
    let order = FocusOrder.views(in: scope, of: window)
    guard !order.isEmpty else { return end() }
    let start = (current ?? editor ?? lastView).flatMap { place in order.firstIndex { $0 === place }
    }
    let index = start.map { ($0 + step + order.count) % order.count }
    focus(order[index ?? (step > 0 ? 0 : order.count - 1)])
  }

  /// Points around the ring that are scrolled into sight with it; ours.
  private static let clearance: CGFloat = 16

  /// What text is typed into.
  private var editor: (any KeyEditing)? { window.firstResponder as? any KeyEditing }

  /// Text inputs are edited as soon as the keyboard is at them. One that refuses to end keeps it.
  private func focus(_ next: UIView) {
    if let editor, editor !== next, !editor.resignFirstResponder() { return }
    if next !== view { end() }
    (view, lastView) = (next, next)
    if next is any KeyEditing { next.becomeFirstResponder() }
    // Delegates may have taken it away.
    guard view === next else { return }
    guard next.focusRing == nil else { return }
    let ring = FocusRing(color: next.tintColor)
    next.focusRing = ring
    ring.surround(next.layer)
    next.scrollIntoSight(by: FocusRing.outset(of: next.layer) + Self.clearance)
  }

  /// Takes the focus away; where it was is remembered.
  func end() {
    view?.focusRing?.remove()
    view?.focusRing = nil
    view = nil
  }

  /// A view is about to leave the window, and all in it.
  func viewWillLeave(_ root: UIView) {
    if let view, view.isInSubtree(of: root) { end() }
    if let lastView, lastView.isInSubtree(of: root) { self.lastView = nil }
  }
}
