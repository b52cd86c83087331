import UIKit

/// A view that shows in a way of its own that it has the keyboard focus.
@MainActor
protocol FocusFollowing: UIView {
  /// The view has got or lost the keyboard focus.
  func focusDidChange()
}
