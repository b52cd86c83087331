package import Compositor
import CoreGraphics
package import Platform
import QuartzCore

/// Puts a scene into a platform's window: delivers input, makes frames, and advances the scene's
/// clock with the host's.
@MainActor
package final class Stage: PlatformDelegate, SceneDisplay {
  /// The scene that fills the window.
  package let scene: UIWindowScene
  package let window: any PlatformWindow
  private let platform: any Platform
  private let compositor: any Compositor
  /// The title of the window if the scene has none.
  private let title: String
  private var shownList: DisplayList?
  /// The pixels that the last frame changed; nil where it has not been drawn yet.
  private var changedPixels: [PixelRect]?
  /// Made once, so that a frame in which nothing moves allocates nothing.
  private lazy var drawShownList: (PixelBuffer, Bool) -> [PixelRect] = {
    [weak self] buffer, isPreserved in
    guard let self, let shownList else { return [] }
    let changed = compositor.composite(shownList, into: buffer, isPreserved: isPreserved)
    changedPixels = changed
    return changed
  }

  /// Called with each frame that was shown.
  package var onFrame: (@MainActor (StageFrame) -> Void)?
  /// Called with every event that reaches the application, including the touches made from a mouse.
  package var onInput: (@MainActor (PlatformEvent) -> Void)?

  /// Whether the window shows the touches. The frames of `onFrame` do not contain them.
  package var showsTouches = false { didSet { showTouches() } }
  private var secondFinger = SecondFinger()
  private var dots = TouchDots()
  private var shownDots: [CGPoint] = []

  init(
    platform: any Platform, window: any PlatformWindow, scene: UIWindowScene,
    compositor: any Compositor
  ) {
    self.platform = platform
    self.compositor = compositor
    self.window = window
    self.scene = scene
    title = window.title
    scene.attach(to: self)
  }

  /// The screen of the scene.
  package var screen: UIScreen { scene.screen }

  package func close() {
    scene.application?.end()
    window.close()
  }

  func terminate() { platform.stop() }

  // MARK: PlatformDelegate

  package func receive(_ event: PlatformEvent) {
    scene.advanceClock(to: platform.hostTime)
    for event in secondFinger.expand(event) {
      dots.note(event)
      onInput?(event)
      if event == .closeRequested { requestClose() } else { scene.receive(event) }
    }
    showTouches()
  }

  private func requestClose() {
    scene.receive(.focusChanged(isFocused: false, time: platform.hostTime))
    if let application = scene.application {
      scene.enter { application.delegate?.applicationWillTerminate(application) }
    }
    platform.stop()
  }

  private func showTouches() {
    let places = showsTouches ? dots.places(preview: secondFinger.preview) : []
    guard places != shownDots else { return }
    shownDots = places
    window.requestFrame()
  }

  package func drawFrame(at time: TimeInterval) {
    scene.makeFrame(at: time, show: show, where: isChanged)
  }

  private func show(_ frame: LayerTree.Frame) {
    let list = screen.displayList(of: frame.content)
    shownList = shownDots.isEmpty ? list : list.covered(with: TouchDots.nodes(at: shownDots))
    changedPixels = nil
    window.present(drawShownList)
    onFrame?(StageFrame(time: screen.clock.now, list: list))
  }

  /// Whether the last frame changed a point of the screen, or has not been drawn yet.
  private func isChanged(at point: CGPoint) -> Bool {
    let (x, y) = (point.x * screen.scale, point.y * screen.scale)
    return changedPixels?.contains { rect in
      x >= CGFloat(rect.x) && x < CGFloat(rect.maxX) && y >= CGFloat(rect.y)
        && y < CGFloat(rect.maxY)
    } ?? true
  }

  // MARK: SceneDisplay

  package var hostTime: TimeInterval { platform.hostTime }
  package var refreshRate: Double { window.refreshRate }
  func requestFrame() { window.requestFrame() }
  func requestFrame(at hostTime: TimeInterval) { window.requestFrame(at: hostTime) }
  func sceneCursorDidChange(to cursor: CursorShape) { window.cursor = cursor }
  func sceneTitleDidChange(to title: String?) { window.title = title ?? self.title }

  package var clipboardText: String {
    get { platform.clipboardText }
    set { platform.clipboardText = newValue }
  }
}

extension DisplayList {
  /// The same display list with nodes in front, in the coordinates of its root.
  fileprivate func covered(with nodes: [DisplayNode]) -> DisplayList {
    var list = self
    list.root.content = GroupContent(nodes: root.content.nodes + nodes)
    return list
  }
}

/// A frame that was shown.
package struct StageFrame: Sendable {
  /// The scene's time.
  package var time: TimeInterval
  package var list: DisplayList
}
