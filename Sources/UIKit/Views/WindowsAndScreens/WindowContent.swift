import CoreGraphics

/// The content of a window: its root view controller, and the controllers that it presents. The
/// window's layer of the module only knows this protocol.
@MainActor
protocol WindowContent: UIResponder {
  /// Adds the content's view to a visible window. It is called again when the window is shown
  /// again.
  func enter(_ window: UIWindow)
  /// Removes the content's view from the window, because other content replaces it.
  func leave(_ window: UIWindow)
  /// Called before the window is hidden.
  func windowWillHide()
  func windowDidHide()
  /// Notifies the controllers that the window's size, in points, or its traits are about to change.
  ///
  /// - Parameter rotation: the rotation of the interface during the change; nil for none.
  /// - Returns: the change, with the calls that follow it.
  func prepare(
    for size: CGSize, traits: UITraitCollection, rotation: ScreenRotation?, in window: UIWindow
  ) -> any WindowSizeChange

  /// The orientations that the content which covers the screen supports.
  var supportedOrientations: UIInterfaceOrientationMask { get }
  /// The orientation to use if the current one is not supported.
  var preferredOrientation: UIInterfaceOrientation { get }
  /// Whether the content rotates with the device.
  var autorotates: Bool { get }

  /// The appearance that the controller which determines the status bar prefers.
  var statusBarAppearance: StatusBarAppearance { get }

  /// Notifies the controllers that memory is short, from the outermost inwards.
  func memoryIsShort()

  /// A description of the first broken invariant while no transition is running; nil if all hold.
  func brokenInvariant(checksViews: Bool) -> String?
  /// The topmost content that is presented over this one, or this one itself.
  var inFront: any WindowContent { get }
  /// Whether the former content of a window has a parent or another window now.
  var isShownElsewhere: Bool { get }
  /// Whether the content is presented over other content.
  var isOverOther: Bool { get }
  /// Whether a first responder outside the content still receives keys. It does where it also
  /// receives touches.
  func leavesKeys(to responder: UIResponder) -> Bool
  /// Whether the keyboard stays when a first responder in this content resigns.
  var keepsKeyboard: Bool { get }
  /// The content's view, if it is loaded.
  var contentView: UIView? { get }
  /// The action of the Escape key: pops a navigation stack, or otherwise dismisses the presented
  /// controller unless that prevents it. Nil if there is nothing to do.
  var backAction: (() -> Void)? { get }
}

extension WindowContent {
  func prepare(
    for size: CGSize, traits: UITraitCollection, in window: UIWindow
  ) -> any WindowSizeChange {
    prepare(for: size, traits: traits, rotation: nil, in: window)
  }
}
