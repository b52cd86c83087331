import CoreGraphics
package import Compositor
package import Platform
import QuartzCore

/// Shows another scene. Its windows are visible in the view's bounds, and receive touches,
/// scrolling and keys there. Its clock follows the host's clock and not that of the enclosing
/// scene.
///
/// A frame of the scene is made before that of the enclosing scene. While the view is not in a
/// window, the scene makes no frames.
package final class SceneView: UIView, SceneDisplay {
  /// The scene that is shown.
  package let scene: UIWindowScene
  /// The size of the scene's screen, in its points. The default of nil means the view's own size. A
  /// screen of another size is scaled to fit, and centred.
  package var screenSize: CGSize? {
    didSet { if screenSize != oldValue { setNeedsLayout() } }
  }
  /// Called with each frame of the scene.
  package var onFrame: (@MainActor (StageFrame) -> Void)?
  /// Called with each event that the scene receives, in the coordinates of its screen. The scene's
  /// clock has the event's time.
  package var onInput: (@MainActor (PlatformEvent) -> Void)?
  /// A picture that is shown instead of the scene, with the size of a screen in points. The default
  /// of nil shows the scene. With a picture, the scene makes no frames, and receives no events
  /// except the ends of touches.
  package var still: (content: GroupContent, size: CGSize)? {
    didSet {
      guard still?.content !== oldValue?.content || still?.size != oldValue?.size else { return }
      showContent()
      // The requests that the scene has made meanwhile are due now.
      if still == nil { outerScene?.requestNextFrame() }
    }
  }
  /// The content of the scene's last frame.
  private var ownContent: GroupContent?

  /// The position of the scene's screen in the view's coordinates.
  private var placement: ScreenPlacement?
  /// Whether the scene has requested a frame as soon as possible.
  private var hasRequestedFrame = true
  /// Whether the scene should make a frame as soon as possible, which it does not while a still is
  /// shown.
  var isFrameWanted: Bool { hasRequestedFrame && still == nil }
  /// The host time at which the scene needs a frame for its timers.
  private var timerFrame: TimeInterval?
  /// Input that the scene receives at given times; see ``play(_:)``.
  private var playback = InputPlayback()
  /// Called before the scene receives a touch, a key or a scroll event of the user.
  package var onUserInput: (@MainActor () -> Void)?
  /// The scene that contains the view.
  private weak var outerScene: UIWindowScene?

  package override class var layerClass: AnyClass { TreeContentLayer.self }
  private var contentLayer: TreeContentLayer? { layer as? TreeContentLayer }

  /// A view that shows a scene. The scene must not have another display.
  package init(scene: UIWindowScene) {
    self.scene = scene
    super.init(frame: CGRect(origin: .zero, size: scene.screen.bounds.size))
    isMultipleTouchEnabled = true
    contentLayer?.background = scene.screen.background
  }

  /// Always nil: archives are not supported.
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
    place(size)
    guard let placement else { return }
    scene.enter { scene.screen.resize(to: size, scale: placement.scale) }
  }

  private func place(_ size: CGSize) {
    placement = placement(of: size)
    showContent()
  }

  private func placement(of size: CGSize) -> ScreenPlacement? {
    ScreenPlacement(of: size, in: bounds, scale: (window?.screen ?? .main).scale)
  }

  private func showContent() {
    let content = still?.content ?? ownContent
    let shown = still.map { placement(of: $0.size) } ?? placement
    if let shown {
      contentLayer?.contentFrame = shown.frame
      contentLayer?.contentSize = shown.screenSize
    }
    contentLayer?.content = content
  }

  // MARK: Frames

  /// Makes the scene's frame, if one is due.
  func makeFrame(at hostTime: TimeInterval) {
    let isDue = laterFrame.map { $0 <= hostTime + 1e-6 } ?? false
    guard isFrameWanted || isDue else { return }
    deliverPlayback(until: hostTime)
    if let time = playback.frameTime(near: scene.sceneTime(atHost: hostTime)) {
      scene.setTime(time, atHost: hostTime)
    }
    hasRequestedFrame = false
    if let due = timerFrame, due <= hostTime + 1e-6 { timerFrame = nil }
    var isChanged = false
    scene.makeFrame(
      at: hostTime,
      show: { frame in
        isChanged = ownContent !== frame.content
        show(frame)
      }, where: { _ in isChanged })
  }

  private func show(_ frame: LayerTree.Frame) {
    ownContent = frame.content
    showContent()
    let screen = scene.screen
    onFrame?(
      StageFrame(time: screen.clock.now, list: screen.displayList(of: frame.content)))
  }

  // MARK: SceneDisplay

  func releasePictures() { outerScene?.display?.releasePictures() }

  /// The host time of the enclosing display if that is later than the outer scene's. While nothing
  /// moves, no frame updates the outer scene's time.
  var hostTime: TimeInterval {
    if let time = playback.deliveryTime { return time }
    guard let outerScene else { return scene.time.hostTime }
    return max(outerScene.time.hostTime, outerScene.display?.hostTime ?? -.infinity)
  }
  var runningTime: TimeInterval { outerScene?.display?.runningTime ?? 0 }
  var refreshRate: Double { outerScene?.screen.layerTree.displayRate ?? 60 }

  func requestFrame() {
    hasRequestedFrame = true
    outerScene?.display?.requestFrame()
  }

  func requestFrame(at hostTime: TimeInterval) {
    timerFrame = hostTime
    outerScene?.requestNextFrame()
  }

  func screenWillRotate(to size: CGSize) -> CGFloat {
    screenSize = size
    place(size)
    return placement?.scale ?? scene.screen.scale
  }

  /// Shows the scene's cursor while the mouse is over the view.
  func sceneCursorDidChange(to cursor: CursorShape) {
    hoverCursor = cursor
    outerScene?.dispatcher.showCursor()
  }

  /// Does nothing, because the enclosing scene asks for ``textInputArea``.
  func sceneTextInputAreaDidChange(to area: CGRect?) {}
  /// Does nothing where the text is composed for another scene.
  func discardComposition() { if hasKeyboard { outerScene?.display?.discardComposition() } }

  /// The frame of the caret of the scene on the enclosing scene's screen, while text can be typed
  /// into the scene.
  var textInputArea: CGRect? {
    guard still == nil, let window, let placement,
      let area = scene.enter({ scene.textInputArea })
    else { return nil }
    let inWindow = convert(placement.convertFromScreen(area), to: nil)
    return window.convert(inWindow, to: UIWindow?.none)
  }

  /// Does nothing, because the enclosing scene has a title of its own.
  func sceneTitleDidChange(to title: String?) {}
  /// Passes the app's number on to the title of the enclosing window.
  func badgeDidChange(to number: Int) { outerScene?.display?.badgeDidChange(to: number) }
  var keepsScreenOn: Bool {
    get { outerScene?.display?.keepsScreenOn ?? false }
    set { outerScene?.display?.keepsScreenOn = newValue }
  }

  var clipboardText: String {
    get { outerScene?.clipboardText ?? "" }
    set { outerScene?.clipboardText = newValue }
  }

  // MARK: Keyboard

  /// Whether the scene receives keys.
  package var hasKeyboard: Bool { outerScene?.keySceneView === self }

  /// Gives the keyboard focus to the scene.
  ///
  /// - Parameter focuses: whether the first control in the scene is focused. It is not if one is
  ///   already focused or a text is being edited.
  package func takeKeyboard(focuses: Bool = true) {
    guard let outerScene else { return }
    outerScene.keySceneView = self
    guard focuses else { return }
    scene.enter {
      guard let window = scene.keyWindow, window.keyboardFocus.current == nil,
        window.firstResponder == nil
      else { return }
      window.keyboardFocus.move(1)
    }
  }

  /// Returns the keyboard focus to the enclosing scene.
  package func releaseKeyboard() {
    guard hasKeyboard else { return }
    outerScene?.keySceneView = nil
    scene.enter { scene.keyWindow?.keyboardFocus.end() }
  }

  // MARK: Events

  /// Passes an event of the enclosing scene to the scene.
  func receive(_ event: PlatformEvent) {
    guard still == nil || event.endsTouch else { return }
    if event.isDeliberate {
      stopPlayback()
      onUserInput?()
    } else if isPlayingBack {
      return
    }
    var event = event
    if let window, let placement {
      event = placement.convert(event) {
        convert(window.convert($0, from: UIWindow?.none), from: nil)
      }
    }
    deliver(event)
  }

  /// Passes an event, in the coordinates of the scene's screen, to the scene. If the screen's size
  /// is independent of the view's, a resize event changes it.
  package func deliver(_ event: PlatformEvent) {
    scene.advanceClock(to: hostTime)
    if screenSize != nil, case .resized(let size, _) = event { screenSize = size }
    onInput?(event)
    scene.receive(event)
  }

  // MARK: Playback

  /// Delivers input to the scene at given times of its own clock, so that it follows the clock's
  /// speed and pauses. Meanwhile movements of the user's mouse do not reach the scene. A touch, a
  /// key or a scroll event of the user ends the playback.
  ///
  /// - Parameters:
  ///   - inputs: in the order of their times. They replace input that has not been delivered yet.
  ///   - frameTimes: the scene's times of the frames in the recording. A frame at about one of them
  ///     is made at exactly that time.
  package func play(_ inputs: [TimedInput], frameTimes: [TimeInterval] = []) {
    playback = InputPlayback(inputs, frameTimes: frameTimes)
    outerScene?.requestNextFrame()
  }

  /// Whether input remains to be delivered.
  package var isPlayingBack: Bool { !playback.isOver }

  /// Ends the playback if there is one, and cancels its touches.
  package func stopPlayback() {
    guard isPlayingBack else { return }
    playback = InputPlayback()
    scene.enter { scene.dispatcher.cancelAllTouches() }
  }

  /// The host time at which the scene needs a frame. Nil if it needs none, and while a still is
  /// shown.
  var laterFrame: TimeInterval? {
    guard still == nil else { return nil }
    let due = playback.nextDue.flatMap(scene.time.hostTime(at:))
    guard let due else { return timerFrame }
    return min(due, timerFrame ?? .infinity)
  }

  private func deliverPlayback(until hostTime: TimeInterval) {
    while let due = playback.nextDue.flatMap(scene.time.hostTime(at:)), due <= hostTime {
      guard let input = playback.next() else { break }
      let delivery = min(scene.time.hostTime(at: input.time) ?? due, hostTime)
      scene.setTime(input.time, atHost: delivery)
      playback.deliveryTime = delivery
      deliver(input.event)
    }
    playback.deliveryTime = nil
  }
}

extension PlatformEvent {
  fileprivate var endsTouch: Bool {
    guard case .pointer(let pointer) = self else { return false }
    return pointer.phase == .up || pointer.phase == .cancelled
  }

  /// Whether the user addresses the scene with the event, which is not so if the mouse only passes
  /// over it.
  fileprivate var isDeliberate: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .down
    case .key(let key): key.isDown && !key.isModifier
    case .scroll, .pinch, .text, .composition, .turned, .resized, .closeRequested,
      .visibilityChanged:
      true
    case .focusChanged, .pointerExited: false
    }
  }
}
