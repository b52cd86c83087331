import CoreGraphics

/// The owner of a view, which is notified of its changes: its controller.
@MainActor
protocol ViewOwner: UIResponder {
  /// Whether the margins of the view are at least the system's minimum.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// Additional insets of the safe area in points, on top of those for bars.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The insets of the view that the bars of the container cover, in points.
  var coveredInsets: UIEdgeInsets { get }
  /// Whether the content of a scroll view in the view begins below the bars of a stack even if it
  /// is too short to scroll.
  var automaticallyAdjustsScrollViewInsets: Bool { get }
  /// The traits that override the inherited ones for the view and its descendants; nil for none.
  var overridingTraits: UITraitCollection.Traits? { get }

  func updateViewConstraints()
  /// Called before the view lays out its subviews and solves the constraints on them.
  func viewIsAboutToLayOut()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection)
  func viewWillMove(toWindow window: UIWindow?)
  func viewDidMoveToWindow()
  /// Called after the view has moved to another superview in the same window.
  func viewDidMove(from superview: UIView)
}
