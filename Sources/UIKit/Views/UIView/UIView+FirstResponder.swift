import QuartzCore

// Requests to become first responder that come before the view is in a window, as from
// `viewDidLoad()` and `viewWillAppear(_:)`.

extension UIView {
  /// How many requests were kept.
  private static var firstResponderRequests = 0

  /// Keeps a request to become first responder if the view is in no window.
  ///
  /// - Returns: whether it is kept.
  func keepsFirstResponderRequest() -> Bool {
    guard window == nil else { return false }
    Self.firstResponderRequests += 1
    firstResponderRequest = Self.firstResponderRequests
    return true
  }

  /// Makes one of the views that have entered a window first responder: the last that asked for it
  /// and may become it.
  static func performFirstResponderRequests(of views: [UIView]) {
    let waiting = views.filter { $0.firstResponderRequest > 0 && $0.window != nil }
      .sorted { $0.firstResponderRequest > $1.firstResponderRequest }
    for view in waiting { view.firstResponderRequest = 0 }
    // A transition that is being set up records what its animator does. This is the app's code.
    AnimationScope.outside {
      _ = waiting.first { $0.becomeFirstResponder() }
    }
  }
}
