import CoreGraphics

/// The focused control of a window. There is none until Tab is pressed, and none after a touch. The
/// next Tab continues from the last focused control.
@MainActor
final class KeyboardFocus {
  private unowned let window: UIWindow
  private weak var view: UIView?
  private weak var lastView: UIView?

  init(window: UIWindow) { self.window = window }

  /// The view that receives Space and Return. Nil if the focused view is hidden, is not in front,
  /// or can no longer be focused.
  var current: UIView? {
    guard let view, view.canBecomeFocused, view.isInSubtree(of: scope) else { return nil }
    let isHidden = sequence(first: view, next: \.superview).contains { $0.isHidden }
    return isHidden ? nil : view
  }

  /// The focused view if it is a descendant of another view, even if it can no longer be focused.
  func view(below root: UIView) -> UIView? {
    view.flatMap { $0.isInSubtree(of: root) ? $0 : nil }
  }

  /// The view that contains all views that Tab can reach: the frontmost controller's view. During
  /// an interactive transition it is the container view, as for touches.
  private var scope: UIView {
    if let activity = window.hostScene.activity(in: window), activity.isInteractive {
      return activity.containerView
    }
    return window.content?.inFront.contentView ?? window
  }

  /// Focuses the next control in reading order, or the previous one for -1. It wraps around at the
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

  /// Focuses a control that Tab can reach. Other views are ignored.
  func move(to view: UIView) {
    window.layoutIfNeeded()
    if view.canBecomeFocused, view.isInSubtree(of: scope) { focus(view) }
  }

  /// Focuses a view that has replaced the focused one at its position, without scrolling.
  func restore(to view: UIView) {
    if view.canBecomeFocused, view.isInSubtree(of: scope) { focus(view, scrolls: false) }
  }

  /// The margin in points around the ring that is scrolled into view with it (our choice).
  private static let clearance: CGFloat = 16

  /// The text input that is the first responder.
  private var editor: (any KeyEditing)? { window.firstResponder as? any KeyEditing }

  /// Focuses a view. A text input begins editing. The focus stays if a text input refuses to end
  /// editing.
  private func focus(_ next: UIView, scrolls: Bool = true) {
    if let editor, editor !== next, !editor.resignFirstResponder() { return }
    if next !== view { end() }
    (view, lastView) = (next, next)
    next.focusDidArrive()
    if next is any KeyEditing { next.becomeFirstResponder() }
    // A delegate can have moved the focus.
    guard view === next else { return }
    guard next.focusRing == nil else { return }
    let ring = FocusRing(color: window.focusRingColor, tint: next.tintColor)
    next.focusRing = ring
    ring.surround(next)
    guard scrolls else { return }
    next.scrollIntoSight(by: FocusRing.outset(of: next) + Self.clearance)
  }

  /// Removes the focus and stores its position.
  func end() {
    view?.focusRing?.remove()
    view?.focusRing = nil
    view = nil
  }

  /// Updates the focus before a view and its subviews leave the window.
  func viewWillLeave(_ root: UIView) {
    if let view, view.isInSubtree(of: root) { end() }
    if let lastView, lastView.isInSubtree(of: root) { self.lastView = nil }
  }
}
