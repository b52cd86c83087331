import QuartzCore

/// Takes a window off the screen when the program releases it.
///
/// It belongs to the window, knows what that shows, and ends right after it. What is drawn, the
/// windows of the scene and the key window change at once. Code of the program is called at the end
/// of the turn: the window may be released while one of its properties is being set, which that
/// code may read.
@MainActor
final class WindowRemoval {
  private let layer: CALayer
  private let arbiter: GestureArbiter
  weak var scene: UIWindowScene?
  var rootViewController: UIViewController?
  weak var firstResponder: UIResponder?
  /// Nil until it is used.
  var keyboardFocus: KeyboardFocus?

  init(layer: CALayer, arbiter: GestureArbiter) {
    (self.layer, self.arbiter) = (layer, arbiter)
  }

  isolated deinit {
    let wasOnScreen = layer.superlayer != nil
    layer.removeFromSuperlayer()
    // The windows of a scene that has ended are merely released.
    guard let scene, !scene.isDisconnected else { return }
    let wasKey = scene.windowWasReleased()
    // The controllers of a hidden window have disappeared already.
    guard wasOnScreen || wasKey else { return }
    // This object must not be held by the block.
    let (formerLayer, touches, root) = (layer, arbiter, rootViewController)
    let (responder, focus) = (firstResponder, keyboardFocus)
    scene.turn.append(completion: { [weak scene, weak next = scene.keyWindow] in
      guard let scene else { return }
      focus?.end()
      let window = ReleasedWindow(layer: formerLayer, arbiter: touches, root: root, in: scene)
      window.firstResponder = responder?.responderWindow === window ? responder : nil
      window.removeContents()
      guard wasKey else { return }
      if let next, scene.keyWindow === next { next.notifyKey(true) }
      scene.orientingContentDidChange()
    })
  }
}

/// Has the layer and the views of a window that was released, until they have left it: the program
/// finds a window while it is notified of that.
private final class ReleasedWindow: UIWindow {
  private var formerLayer: CALayer?
  override var layer: CALayer { formerLayer ?? super.layer }

  /// - Parameters:
  ///   - layer: the layer of the window that was released.
  ///   - arbiter: the arbiter of that window.
  ///   - root: its root controller, which may be shown elsewhere by now.
  ///   - scene: its scene.
  init(layer: CALayer, arbiter: GestureArbiter, root: UIViewController?, in scene: UIWindowScene) {
    super.init(windowScene: scene)
    self.arbiter = arbiter
    arbiter.window = self
    // It is hidden, so that this does not show the controller.
    if let root, !root.isShownElsewhere { rootViewController = root }
    formerLayer = layer
    layer.delegate = self
    for sublayer in layer.sublayers ?? [] {
      guard let view = sublayer.delegate as? UIView, view.layer === sublayer,
        view.superview == nil
      else { continue }
      adopt(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func adopt(_ view: UIView) {
    siblings.insert(view, at: siblings.count)
    view.superview = self
    view.visitSubtree { $0.hostWindow = self }
  }

  /// Cancels the touches, lets the root controller disappear with what it presents, and removes all
  /// views.
  func removeContents() {
    arbiter.cancelAllTouches()
    rootViewController = nil
    for view in subviews.reversed() where view.superview === self { view.removeFromSuperview() }
  }
}
