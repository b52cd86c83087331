import CoreGraphics
import Compositor
import Platform
import QuartzCore

/// Shows another scene: its windows are seen in the view's bounds, and touches, the wheel and keys
/// reach them there. Its clock follows the host's and not that of the scene around it.
///
/// A frame of the scene is made before that of the scene around it. While the view is in no window
/// the scene makes no frames.
package final class SceneView: UIView, SceneDisplay {
  /// The scene that is shown.
  package let scene: UIWindowScene
  /// The size of the scene's screen, in its points; nil, the default, is the view's own. A screen
  /// of another size is shown as large as fits, in the middle.
  package var screenSize: CGSize? {
    didSet { if screenSize != oldValue { setNeedsLayout() } }
  }
  /// What the last frame of the scene showed, and when.
  package var onFrame: (@MainActor (StageFrame) -> Void)?

  /// Whether the scene wants a frame at once.
  private(set) var isFrameWanted = true
  /// The host time at which it wants one.
  private(set) var laterFrame: TimeInterval?
  /// The scene that the view is in.
  private weak var outerScene: UIWindowScene?

  package override class var layerClass: AnyClass { TreeContentLayer.self }
  private var contentLayer: TreeContentLayer? { layer as? TreeContentLayer }

  /// A view that shows a scene, which nothing else may show.
  package init(scene: UIWindowScene) {
    self.scene = scene
    super.init(frame: CGRect(origin: .zero, size: scene.screen.bounds.size))
    isMultipleTouchEnabled = true
    contentLayer?.background = scene.screen.background
  }

  /// Nil: no file holds scenes.
  package required init?(coder: NSCoder) { nil }

  // MARK: Place

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

  /// Gives the scene's screen its size, and as many pixels a point as it is shown with.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let size = screenSize ?? bounds.size
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let factor = min(bounds.width / size.width, bounds.height / size.height)
    let outerScale = (window?.screen ?? .main).scale
    // On whole pixels, so that what is on the scene's pixels stays on them.
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

  /// The scene's cursor is seen where the view is under the mouse.
  func sceneCursorDidChange(to cursor: CursorShape) {
    hoverCursor = cursor
    outerScene?.dispatcher.showCursor()
  }

  /// The scene around it has a name of its own.
  func sceneTitleDidChange(to title: String?) {}

  var clipboardText: String {
    get { outerScene?.clipboardText ?? "" }
    set { outerScene?.clipboardText = newValue }
  }

  // MARK: Events

  /// Hands an event of the scene around it to the scene.
  func receive(_ event: PlatformEvent) { scene.receive(converted(event)) }

  /// The same event in the points of the scene's screen.
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

  /// Points of the scene's screen in one of the view.
  private var pointsAPoint: CGFloat {
    guard let frame = contentLayer?.contentFrame, frame.width > 0 else { return 1 }
    return scene.screen.bounds.width / frame.width
  }

  /// A point of the screen around it, in points of the scene's screen.
  private func converted(_ location: CGPoint) -> CGPoint {
    guard let window, let origin = contentLayer?.contentFrame.origin else { return location }
    let point = convert(window.convert(location, from: UIWindow?.none), from: nil)
    return CGPoint(x: (point.x - origin.x) * pointsAPoint, y: (point.y - origin.y) * pointsAPoint)
  }
}
