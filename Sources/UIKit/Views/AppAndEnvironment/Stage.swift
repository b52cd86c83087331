package import Compositor
import CoreGraphics
package import Platform
import QuartzCore

/// Shows a scene in a platform's window. It delivers input, makes frames, and advances the scene's
/// clock with the host's clock.
@MainActor
package final class Stage: PlatformDelegate, SceneDisplay {
  /// The scene that fills the window.
  package let scene: UIWindowScene
  package let window: any PlatformWindow
  private let platform: any Platform
  private let compositor: any Compositor
  /// The title of the window if the scene does not have one.
  private let title: String
  private var shownList: DisplayList?
  /// The pixels that the last frame changed; nil if no frame has been drawn yet.
  private var changedPixels: [PixelRect]?
  /// This closure is stored, so that a frame in which nothing moves allocates nothing.
  private lazy var drawShownList: (CompositingTarget, Bool) -> [PixelRect] = {
    [weak self] target, isPreserved in
    guard let self, let shownList else { return [] }
    let start = runningTime
    let changed = compositor.composite(shownList, on: target, isPreserved: isPreserved)
    scene.compositeDuration += runningTime - start
    changedPixels = changed
    return changed
  }

  /// The size of the screen in points, if it is independent of the window's. The screen is then
  /// scaled to fit the window, and centred. The default of nil means the window's size.
  package private(set) var deviceSize: CGSize?
  /// Whether resizing the window gives its size to the screen.
  private var followsResizing = false
  /// The colour around a screen whose size is independent of the window's.
  package var backdrop = RGBA.black
  private var placement: ScreenPlacement?

  /// Called with each frame after it was shown.
  package var onFrame: (@MainActor (StageFrame) -> Void)?
  /// Called with each event that reaches the application, including touches that a mouse generates.
  package var onInput: (@MainActor (PlatformEvent) -> Void)?

  /// Whether the window shows the touches. The frames that `onFrame` receives do not contain them.
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
      if case .resized(let size, let scale) = event { windowDidResize(to: size, scale: scale) }
      deliver(placement?.convert(event) ?? event)
    }
    showTouches()
  }

  /// Receives an event of a script, whose points are in the screen's coordinates and not the
  /// window's.
  package func receiveOnScreen(_ event: PlatformEvent) {
    if case .resized = event { return receive(event) }
    scene.advanceClock(to: platform.hostTime)
    for event in secondFinger.expand(event) { deliver(event) }
    showTouches()
  }

  private func deliver(_ event: PlatformEvent) {
    dots.note(event)
    onInput?(event)
    if event == .closeRequested { requestClose() } else { scene.receive(event) }
  }

  // MARK: The screen's size

  /// Gives the screen a size that is independent of the window's, or that of the window.
  ///
  /// - Parameters:
  ///   - size: in points; nil means the window's size.
  ///   - followsResizing: whether resizing the window gives its size to the screen.
  package func setDevice(size: CGSize?, followsResizing: Bool = false) {
    deviceSize = size
    self.followsResizing = followsResizing
    place(in: window.size, scale: window.scale)
    let event = PlatformEvent.resized(size: size ?? window.size, scale: screenScale)
    guard screen.bounds.size != size ?? window.size || screen.scale != screenScale else { return }
    onInput?(event)
    scene.receive(event)
  }

  /// Rotates a window that the screen fills with the screen, if the window system allows it.
  package func screenWillRotate(to size: CGSize) -> CGFloat {
    if window.size == screen.bounds.size {
      window.resize(to: size)
      if deviceSize == nil { followsResizing = true }
    }
    deviceSize = deviceSize == nil && window.size == size ? nil : size
    place(in: window.size, scale: window.scale)
    return screenScale
  }

  /// The number of the window's points per point of the screen.
  package var zoom: CGFloat { screenScale / window.scale }

  private var screenScale: CGFloat { placement?.scale ?? window.scale }

  private func place(in size: CGSize, scale: CGFloat) {
    placement = deviceSize.flatMap { device in
      guard device != size else { return nil }
      return ScreenPlacement(of: device, in: CGRect(origin: .zero, size: size), scale: scale)
    }
    // The caret has moved in the window, and may be where it was on the screen.
    sceneTextInputAreaDidChange(to: scene.shownTextInputArea)
  }

  private func windowDidResize(to size: CGSize, scale: CGFloat) {
    if followsResizing { deviceSize = nil }
    place(in: size, scale: scale)
  }

  private func requestClose() {
    scene.receive(.focusChanged(isFocused: false, time: platform.hostTime))
    scene.application?.prepareToEnd()
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
    releaseMemoryIfIdle(of: compositor)
  }

  /// Releases the memory that a compositor keeps beyond what is shown. It does so only if nothing
  /// moves and no touch is down, because a finger that drags needs the next frame soon. Spare
  /// buffers stay: the first frames of the next transition need them. Pages that the system must
  /// map again take several times as long as drawing on them.
  package func releaseMemoryIfIdle(of compositor: any Compositor) {
    guard scene.isIdle, !scene.windows.contains(where: \.arbiter.hasTouches) else { return }
    compositor.releaseUnusedMemory()
  }

  func releasePictures() { compositor.releaseMemory() }

  private func show(_ frame: LayerTree.Frame) {
    let list = screen.displayList(of: frame.content)
    let covered = list.showing(touches: shownDots)
    shownList = placement.map { covered.placed($0, in: window, on: backdrop) } ?? covered
    changedPixels = nil
    window.present(drawShownList)
    onFrame?(StageFrame(time: screen.clock.now, list: list))
  }

  /// Whether the last frame changed a point of the screen. True if no frame has been drawn yet.
  private func isChanged(at point: CGPoint) -> Bool {
    let place = (placement?.frame.origin ?? .zero).scaled(by: window.scale)
    let (x, y) = (place.x + point.x * screen.scale, place.y + point.y * screen.scale)
    return changedPixels?.contains { rect in
      x >= CGFloat(rect.x) && x < CGFloat(rect.maxX) && y >= CGFloat(rect.y)
        && y < CGFloat(rect.maxY)
    } ?? true
  }

  // MARK: SceneDisplay

  package var hostTime: TimeInterval { platform.hostTime }
  var runningTime: TimeInterval { platform.hostTime }
  package var refreshRate: Double { window.refreshRate }
  func requestFrame() { window.requestFrame() }
  func requestFrame(at hostTime: TimeInterval) { window.requestFrame(at: hostTime) }
  func sceneCursorDidChange(to cursor: CursorShape) { window.cursor = cursor }
  func sceneTextInputAreaDidChange(to area: CGRect?) {
    window.textInputArea = area.map { placement?.convertFromScreen($0) ?? $0 }
  }
  func discardComposition() { window.discardComposition() }
  func sceneTitleDidChange(to title: String?) {
    let badge = scene.application?.applicationIconBadgeNumber ?? 0
    window.title = (badge > 0 ? "(\(badge)) " : "") + (title ?? self.title)
  }
  func badgeDidChange(to number: Int) { sceneTitleDidChange(to: scene.title) }
  var keepsScreenOn: Bool {
    get { platform.keepsScreenOn }
    set { platform.keepsScreenOn = newValue }
  }

  package var clipboardText: String {
    get { platform.clipboardText }
    set { platform.clipboardText = newValue }
  }
}

extension DisplayList {
  /// The display list of a screen inside a larger window.
  @MainActor
  fileprivate func placed(
    _ placement: ScreenPlacement, in window: any PlatformWindow, on backdrop: RGBA
  ) -> DisplayList {
    let bounds = RoundedRect(CGRect(origin: .zero, size: placement.screenSize))
    let back = Fill(shape: bounds, color: background, transform: .identity)
    let content = GroupContent(nodes: [
      .fill(back), .group(DisplayGroup(content: root.content, clip: bounds)),
    ])
    // The origin is in points of the screen, so that the screen's pixels stay aligned with the
    // window's.
    let origin = placement.frame.origin.scaled(by: window.scale / placement.scale)
    return DisplayList(
      width: Int((window.size.width * window.scale).rounded()),
      height: Int((window.size.height * window.scale).rounded()), background: backdrop,
      root: DisplayGroup(
        content: GroupContent(nodes: [
          .group(
            DisplayGroup(content: content, transform: .translation(x: origin.x, y: origin.y)))
        ]), transform: root.transform))
  }
}

extension CGPoint {
  fileprivate func scaled(by factor: CGFloat) -> CGPoint {
    CGPoint(x: x * factor, y: y * factor)
  }
}

/// A frame that was shown.
package struct StageFrame: Sendable {
  /// The time of the scene's clock.
  package var time: TimeInterval
  package var list: DisplayList
}
