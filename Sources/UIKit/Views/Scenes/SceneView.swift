import CoreGraphics
import Compositor
import Platform
import QuartzCore

/// Shows another scene: its windows are visible in the view's bounds, and receive touches,
/// scrolling and keys there. Its clock follows the host's and not that of the enclosing scene.
///
/// A frame of the scene is made before that of the enclosing scene. While the view is in no window
/// the scene makes no frames.
package final class SceneView: UIView, SceneDisplay {
  /// The scene that is shown.
  package let scene: UIWindowScene
  /// The size of the scene's screen, in its points; nil, the default, is the view's own. A screen
  /// of another size is scaled to fit, and centred.
  package var screenSize: CGSize? {
    didSet { if screenSize != oldValue { setNeedsLayout() } }
  }
  /// Called with each frame of the scene.
  package var onFrame: (@MainActor (StageFrame) -> Void)?

  /// Whether the scene wants a frame at once.
  private(set) var isFrameWanted = true
  /// The host time at which the scene wants a frame.
  private(set) var laterFrame: TimeInterval?
  /// The scene that the view is in.
  private weak var outerScene: UIWindowScene?

  package override class var layerClass: AnyClass { TreeContentLayer.self }
  private var contentLayer: TreeContentLayer? { layer as? TreeContentLayer }

  /// A view that shows a scene, which must not have another display.
  package init(scene: UIWindowScene) {
    self.scene = scene
    super.init(frame: CGRect(origin: .zero, size: scene.screen.bounds.size))
    isMultipleTouchEnabled = true
    contentLayer?.background = scene.screen.background
  }

  /// Returns nil, because scenes are not decoded.
  package required init?(coder: NSCoder) { nil }

  // MARK: Layout

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    let scene = window?.windowScene
    guard scene !== outerScene else { return }
    outerScene?.remove(self)
    outerScene = scene
    guard let scene else { return }
    self.scene.attach(to: self)
    self.scene.advanceClock(to: scene.time.hostTime)
    scene.add(self)
  }

  /// Sets the size of the scene's screen, and the scale at which it is shown.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let size = screenSize ?? bounds.size
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let factor = min(bounds.width / size.width, bounds.height / size.height)
    let outerScale = (window?.screen ?? .main).scale
    // On whole pixels, so that the scene's pixels are aligned.
    func centered(_ length: CGFloat, in space: CGFloat) -> CGFloat {
      ((space - length) / 2 * outerScale).rounded() / outerScale
    }
    contentLayer?.contentFrame = CGRect(
      x: bounds.minX + centered(size.width * factor, in: bounds.width),
      y: bounds.minY + centered(size.height * factor, in: bounds.height),
      width: size.width * factor, height: size.height * factor)
    contentLayer?.contentSize = size
    scene.enter { scene.screen.resize(to: size, scale: outerScale * factor) }
  }

  // MARK: Frames

  /// Makes the scene's frame, if it wants one by now.
  func makeFrame(at hostTime: TimeInterval) {
    let isDue = laterFrame.map { $0 <= hostTime + 1e-6 } ?? false
    guard isFrameWanted || isDue else { return }
    isFrameWanted = false
    if isDue { laterFrame = nil }
    var isChanged = false
    scene.makeFrame(
      at: hostTime,
      show: { frame in
        isChanged = contentLayer?.content !== frame.content
        show(frame)
      }, where: { _ in isChanged })
  }

  private func show(_ frame: LayerTree.Frame) {
    contentLayer?.content = frame.content
    let screen = scene.screen
    onFrame?(
      StageFrame(time: screen.clock.now, list: screen.displayList(of: frame.content)))
  }

  // MARK: SceneDisplay

  var hostTime: TimeInterval { outerScene?.time.hostTime ?? scene.time.hostTime }
  var refreshRate: Double { outerScene?.screen.layerTree.displayRate ?? 60 }

  func requestFrame() {
    isFrameWanted = true
    outerScene?.display?.requestFrame()
  }

  func requestFrame(at hostTime: TimeInterval) {
    laterFrame = hostTime
    outerScene?.requestNextFrame()
  }

  /// The scene's cursor is shown while the mouse is over the view.
  func sceneCursorDidChange(to cursor: CursorShape) {
    hoverCursor = cursor
    outerScene?.dispatcher.showCursor()
  }

  /// The enclosing scene has a title of its own.
  func sceneTitleDidChange(to title: String?) {}

  var clipboardText: String {
    get { outerScene?.clipboardText ?? "" }
    set { outerScene?.clipboardText = newValue }
  }

  // MARK: Events

  /// Passes an event of the enclosing scene to the scene.
  func receive(_ event: PlatformEvent) { scene.receive(converted(event)) }

  /// The event in coordinates of the scene's screen.
  private func converted(_ event: PlatformEvent) -> PlatformEvent {
    switch event {
    case .pointer(var pointer):
      pointer.location = converted(pointer.location)
      return .pointer(pointer)
    case .scroll(let location, let delta, let isContinuous, let time):
      let scale = pointsAPoint
      return .scroll(
        location: converted(location),
        delta: CGVector(dx: delta.dx * scale, dy: delta.dy * scale),
        isContinuous: isContinuous, time: time)
    case .pinch(let location, let scale, let rotation, let time):
      return .pinch(
        location: converted(location), scale: scale, rotation: rotation, time: time)
    case .key, .text, .resized, .focusChanged, .visibilityChanged, .pointerExited,
      .closeRequested:
      return event
    }
  }

  /// Points of the scene's screen in one point of the view.
  private var pointsAPoint: CGFloat {
    guard let frame = contentLayer?.contentFrame, frame.width > 0 else { return 1 }
    return scene.screen.bounds.width / frame.width
  }

  /// A point of the enclosing screen, in coordinates of the scene's screen.
  private func converted(_ location: CGPoint) -> CGPoint {
    guard let window, let origin = contentLayer?.contentFrame.origin else { return location }
    let point = convert(window.convert(location, from: UIWindow?.none), from: nil)
    return CGPoint(x: (point.x - origin.x) * pointsAPoint, y: (point.y - origin.y) * pointsAPoint)
  }
}
