import UIKit

/// Notifies the views that have got or lost the keyboard focus.
@MainActor
final class FocusWatch {
  /// The view that had the focus the last time.
  private weak var view: UIView?

  /// - Parameter focused: the view that has the focus now; nil for none.
  func update(to focused: UIView?) {
    guard focused !== view else { return }
    let former = view
    view = focused
    for view in [former, focused] { (view as? any FocusFollowing)?.focusDidChange() }
  }
}
