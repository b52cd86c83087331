import CoreGraphics

/// A navigation bar that comes or goes sideways, with the page that it belongs to.
///
/// It goes its whole width, as fast as the upper page, so that it never lies over the page without
/// a bar.
struct NavigationBarSlide {
  /// The controller whose page has the bar.
  let page: UIViewController
  /// Where the bar is while it is not to be seen, in widths from its place; below 0 it is where
  /// lines begin.
  let away: CGFloat
  /// Whether the bar is hidden at the start.
  let comes: Bool
  /// Whether nothing has been animated yet.
  var isAtStart = true

  init(
    from: UIViewController, to: UIViewController, comes: Bool,
    operation: UINavigationController.Operation
  ) {
    page = comes ? to : from
    self.comes = comes
    // What is pushed comes from the end of lines, and pushes the other to their beginning.
    away = (operation == .push) == comes ? 1 : -1
  }
}
