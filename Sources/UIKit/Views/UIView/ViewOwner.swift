import CoreGraphics

/// What owns a view and is notified about it: its controller.
@MainActor
protocol ViewOwner: UIResponder {
  /// Whether the margins of the view are at least those that the system keeps free.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// Points to keep free at the edges of the view, on top of what bars cover.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// What the bars of the container cover of the view, in points.
  var overlayInsets: UIEdgeInsets { get }
  /// Traits that override what the view would inherit.
  var traitOverride: UITraitCollection? { get }

  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  func viewWillMove(toWindow window: UIWindow?)
  func viewDidMoveToWindow()
  /// The view has another superview in the same window.
  func viewDidMove(from superview: UIView)
}
