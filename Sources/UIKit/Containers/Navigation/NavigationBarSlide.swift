import CoreGraphics

/// A navigation bar that slides in or out sideways, with the page that it belongs to.
///
/// It moves by its whole width, like the upper page, so that it never covers the page that has no
/// bar.
struct NavigationBarSlide {
  /// The controller whose page has the bar.
  let page: UIViewController
  /// The offset of the bar while it is out of sight, in widths; negative is towards the leading
  /// edge.
  let away: CGFloat
  /// Whether the bar slides in, and is hidden at the start.
  let comes: Bool
  /// Whether nothing has been animated yet.
  var isAtStart = true

  init(
    from: UIViewController, to: UIViewController, comes: Bool,
    operation: UINavigationController.Operation
  ) {
    page = comes ? to : from
    self.comes = comes
    // A pushed page comes from the trailing edge, and moves the other one to the leading edge.
    away = (operation == .push) == comes ? 1 : -1
  }
}
