import CoreGraphics

/// The focused control of a window: none until Tab is pressed, and none again after a touch. The
/// next Tab continues from the last focused control.
@MainActor
final class KeyboardFocus {
  private unowned let window: UIWindow
  private weak var view: UIView?
  private weak var lastView: UIView?

  init(window: UIWindow) { self.window = window }

  /// The view that receives Space and Return; nil if it is hidden or not in front, or cannot be
  /// focused any more.
  var current: UIView? {
    guard let view, view.canBecomeFocused, view.isInSubtree(of: scope) else { return nil }
    let isHidden = sequence(first: view, next: \.superview).contains { $0.isHidden }
    return isHidden ? nil : view
  }

  /// The focused view, if it is below another one; also if it cannot be focused any more.
  func view(below root: UIView) -> UIView? {
    view.flatMap { $0.isInSubtree(of: root) ? $0 : nil }
  }

  /// The view that contains all views that Tab can reach: the frontmost controller's, or, in an
  /// interactive transition, its container, as for touches.
  private var scope: UIView {
    if let activity = window.hostScene.activity(in: window), activity.isInteractive {
      return activity.containerView
    }
    return window.content?.inFront.contentView ?? window
  }

  /// Focuses the next control in reading order, or the previous one for -1; wraps around at the
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

  /// Focuses a control that Tab could reach; nothing happens if it could not.
  func move(to view: UIView) {
    window.layoutIfNeeded()
    if view.canBecomeFocused, view.isInSubtree(of: scope) { focus(view) }
  }

  /// Focuses a view again that has replaced the focused one at its place, without scrolling.
  func restore(to view: UIView) {
    if view.canBecomeFocused, view.isInSubtree(of: scope) { focus(view, scrolls: false) }
  }

  /// The margin around the ring that is scrolled into view with it, in points; ours.
  private static let clearance: CGFloat = 16

  /// The text input that is first responder.
  private var editor: (any KeyEditing)? { window.firstResponder as? any KeyEditing }

  /// A text input begins editing when it is focused. One that refuses to end editing keeps the
  /// focus.
  private func focus(_ next: UIView, scrolls: Bool = true) {
    if let editor, editor !== next, !editor.resignFirstResponder() { return }
    if next !== view { end() }
    (view, lastView) = (next, next)
    next.focusDidArrive()
    if next is any KeyEditing { next.becomeFirstResponder() }
    // A delegate may have moved the focus.
    guard view === next else { return }
    guard next.focusRing == nil else { return }
    let ring = FocusRing(color: window.focusRingColor, tint: next.tintColor)
    next.focusRing = ring
    ring.surround(next)
    guard scrolls else { return }
    next.scrollIntoSight(by: FocusRing.outset(of: next) + Self.clearance)
  }

  /// Removes the focus, and remembers its position.
  func end() {
    view?.focusRing?.remove()
    view?.focusRing = nil
    view = nil
  }

  /// A view is about to leave the window with its subviews.
  func viewWillLeave(_ root: UIView) {
    if let view, view.isInSubtree(of: root) { end() }
    if let lastView, lastView.isInSubtree(of: root) { self.lastView = nil }
  }
}
