import UIKit

/// A view that indicates the keyboard focus in its own way, and is notified of it.
@MainActor
protocol FocusFollowing: UIView {
  /// The view has got or lost the keyboard focus.
  func focusDidChange()
}
