import CoreGraphics

/// What fills a window, by what the window has to know of it: its root controller, and what that
/// presents.
@MainActor
protocol WindowContent: UIResponder {
  /// Puts its view into a window that is shown. Called again when the window is shown again.
  func enter(_ window: UIWindow)
  /// Makes room for another content.
  func leave(_ window: UIWindow)
  /// The window is about to leave the screen.
  func windowWillHide()
  func windowDidHide()
  /// Reports that the window is about to have another size, in points, or other traits.
  ///
  /// - Returns: what is to be done once it has.
  func prepare(
    for size: CGSize, traits: UITraitCollection, in window: UIWindow
  ) -> () -> Void

  /// The first rule that it breaks, while nothing runs, in words; nil where all hold.
  func brokenInvariant(checksViews: Bool) -> String?
  /// Itself, or what is presented over it, topmost.
  var inFront: any WindowContent { get }
  /// Whether it is presented over something else.
  var isOverOther: Bool { get }
  /// Its view, once that is made.
  var contentView: UIView? { get }
  /// Goes back a step, as Escape asks for: a page of a stack, or else what is presented is
  /// dismissed, unless it insists on an answer. Nil where there is neither.
  var backAction: (() -> Void)? { get }
}
