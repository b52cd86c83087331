import CoreGraphics

/// The content of a window, which a lower layer knows only by this protocol: its root controller,
/// and the controllers that it presents.
@MainActor
protocol WindowContent: UIResponder {
  /// Adds its view to a visible window. Called again when the window is shown again.
  func enter(_ window: UIWindow)
  /// Leaves the window for another content.
  func leave(_ window: UIWindow)
  /// The window is about to leave the screen.
  func windowWillHide()
  func windowDidHide()
  /// Reports that the window is about to have another size, in points, or other traits.
  ///
  /// - Parameter turn: how the interface turns meanwhile; nil if it does not.
  /// - Returns: what to call after the change.
  func prepare(
    for size: CGSize, traits: UITraitCollection, turn: ScreenTurn?, in window: UIWindow
  ) -> any WindowSizeChange

  /// The orientations in which what covers the screen can be shown.
  var supportedOrientations: UIInterfaceOrientationMask { get }
  /// The one of them to have if the current one is not among them.
  var preferredOrientation: UIInterfaceOrientation { get }
  /// Whether it turns with the device.
  var autorotates: Bool { get }

  /// What the controller that decides on the status bar prefers.
  var statusBarAppearance: StatusBarAppearance { get }

  /// Memory is short: its controllers are notified, the outer ones first.
  func memoryIsShort()

  /// A description of the first broken invariant while no transition runs; nil if all hold.
  func brokenInvariant(checksViews: Bool) -> String?
  /// The topmost content presented over it, or itself.
  var inFront: any WindowContent { get }
  /// Whether it is presented over other content.
  var isOverOther: Bool { get }
  /// Whether a first responder outside it gets keys all the same, where it gets touches, too.
  func leavesKeys(to responder: UIResponder) -> Bool
  /// Whether the keyboard stays when a first responder in this content resigns.
  var keepsKeyboard: Bool { get }
  /// Its view, once that is loaded.
  var contentView: UIView? { get }
  /// Goes back a step, for Escape: pops a stack, or else dismisses the presented controller, unless
  /// that prevents it. Nil if there is neither.
  var backAction: (() -> Void)? { get }
}

extension WindowContent {
  func prepare(
    for size: CGSize, traits: UITraitCollection, in window: UIWindow
  ) -> any WindowSizeChange {
    prepare(for: size, traits: traits, turn: nil, in: window)
  }
}
