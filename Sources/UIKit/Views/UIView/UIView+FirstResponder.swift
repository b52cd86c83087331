import QuartzCore

// Requests to become first responder that are made before the view is in a window, for example in
// `viewDidLoad()` and `viewWillAppear(_:)`.

extension UIView {
  /// The number of requests that were stored.
  private static var firstResponderRequests = 0

  /// Stores a request to become first responder if the view is not in a window.
  ///
  /// - Returns: whether the request was stored.
  func keepsFirstResponderRequest() -> Bool {
    guard window == nil else { return false }
    Self.firstResponderRequests += 1
    firstResponderRequest = Self.firstResponderRequests
    return true
  }

  /// Makes one of the views that have entered a window first responder: the last one that requested
  /// it and can become it.
  static func performFirstResponderRequests(of views: [UIView]) {
    let waiting = views.filter { $0.firstResponderRequest > 0 && $0.window != nil }
      .sorted { $0.firstResponderRequest > $1.firstResponderRequest }
    for view in waiting { view.firstResponderRequest = 0 }
    // A transition that is being set up records the changes of its animator. This is other code of
    // the app, so it is not recorded.
    AnimationScope.outside {
      _ = waiting.first { $0.becomeFirstResponder() }
    }
  }
}

extension UIView {
  /// Ends the editing of the first responder, if it is this view or a subview. Returns whether no
  /// first responder is in this view any more.
  func endEditingInside(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      let view = responder as? UIView, view.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    (view as? any KeyEditing)?.finishEditing()
    return true
  }
}
