import Compositor
public import CoreGraphics
package import Platform
public import UIKit

/// A device without a window, driven by a program, which launches an app, advances its time,
/// touches its screen and takes screenshots. The same calls give the same pixels.
///
///     let simulator = Simulator(root: MainViewController())
///     simulator.tap(at: CGPoint(x: 160, y: 230))
///     simulator.advance(by: 0.8)
///
/// Blocks on `DispatchQueue.main`, main-actor tasks and timers that are due run as time advances:
/// before each frame and after the last one, until none is ready any more. The simulator waits for
/// tasks that the app makes on the main thread and that continue on other threads. The wall clock
/// is independent of the simulator's: `asyncAfter` and `Task.sleep` end after their real time, and
/// a `Timer` fires in the first advance after that.
///
/// For this the simulator takes the main thread's run loop. A program drives it from a synchronous
/// `main`, and tests from any code on the main actor. Inside a block of the main queue, and in a
/// program with an asynchronous `main`, such blocks wait until the running code has returned.
///
/// The screen of the simulator that was made last is the main screen.
@MainActor
public final class Simulator {
  /// The simulator that was made last, while it is retained. Its screen is the main screen.
  package private(set) static weak var current: Simulator?

  package let platform: OffscreenPlatform
  package let stage: Stage
  /// The key window, which fills the screen, with the root controller of the initializer.
  public let window: UIWindow
  private let delegate: SimulatedDelegate

  /// Launches an app whose window has the given root controller.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in points. An invalid size is replaced by the default, with a
  ///     warning.
  ///   - scale: pixels per point.
  ///   - framesPerSecond: the frame rate while something moves, from 1 to 1,000. Any other number
  ///     is replaced by 60, with a warning.
  ///   - style: light or dark.
  ///   - root: makes the root controller of the window once the screen exists, so that it can use
  ///     the screen.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    framesPerSecond: Double = 60, style: UIUserInterfaceStyle = .light,
    root: @autoclosure () -> UIViewController
  ) {
    let platform = OffscreenPlatform(
      refreshRate: Self.possibleRate(framesPerSecond), drawsOnDemand: true)
    let delegate = SimulatedDelegate()
    stage = Self.launch(delegate, on: platform, size: size, scale: scale)
    self.platform = platform
    self.delegate = delegate
    platform.attach(stage)
    stage.screen.userInterfaceStyle = style
    window = UIWindow(windowScene: stage.scene)
    Self.current = self
    delegate.window = window
    window.rootViewController = root()
    window.makeKeyAndVisible()
    settle()
  }

  /// Launches an app that makes its own windows; ``window`` is hidden.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in points.
  ///   - scale: pixels per point.
  ///   - framesPerSecond: the frame rate while something moves.
  ///   - launch: starts the app in the scene.
  package convenience init(
    size: CGSize, scale: CGFloat, framesPerSecond: Double = 60,
    launching launch: (UIWindowScene) -> Void
  ) {
    self.init(
      size: size, scale: scale, framesPerSecond: framesPerSecond, root: UIViewController())
    window.isHidden = true
    launch(stage.scene)
    settle()
  }

  /// The valid frame rates. Another rate is replaced by 60.
  private static let rates = 1.0...1000
  private static let usualRate = 60.0

  private static func possibleRate(_ framesPerSecond: Double) -> Double {
    guard !rates.contains(framesPerSecond) else { return framesPerSecond }
    Diagnostics.warn(
      "A simulated screen cannot show \(framesPerSecond) frames a second; it shows "
        + "\(Int(usualRate)).")
    return usualRate
  }

  private static func launch(
    _ delegate: SimulatedDelegate, on platform: OffscreenPlatform, size: CGSize, scale: CGFloat
  ) -> Stage {
    func configuration(_ size: CGSize, _ scale: CGFloat) -> WindowConfiguration {
      WindowConfiguration(
        title: "Simulator", size: size, minimumSize: CGSize(width: 1, height: 1), scale: scale)
    }
    do {
      return try UIApplication.launch(
        delegate, on: platform, window: configuration(size, scale))
    } catch {
      Diagnostics.warn(
        "A simulated screen of \(size) at scale \(scale) cannot be made: \(error). "
          + "One of the default size is used.")
    }
    do {
      return try UIApplication.launch(
        delegate, on: platform, window: configuration(UIScreen.defaultSize, 2))
    } catch {
      preconditionFailure("A screen of the default size can always be made: \(error)")
    }
  }

  // The platform and its delegate retain each other. The app ends with its screen.
  isolated deinit {
    platform.detach()
    stage.close()
  }

  // MARK: Time

  /// The host time in seconds. The screen's clock is synchronized with it.
  public var time: TimeInterval { platform.hostTime }

  /// Whether there is no activity: nothing moves, no frame is requested, no transition is running
  /// or requested, touches are not ignored, no input is scheduled, and no block of the main queue,
  /// main-actor task or due timer waits for the main thread. Work that waits for the wall clock is
  /// not counted, nor are jobs of the test library.
  public var isIdle: Bool { platform.isIdle && stage.scene.isIdle }

  /// Advances time, and draws every frame that is due. Work that waits for the main thread runs in
  /// between.
  public func advance(by seconds: TimeInterval) { platform.advance(by: seconds) }

  /// Advances time to just after the next frame. Returns false if no frame is requested.
  @discardableResult
  public func advanceFrame() -> Bool { platform.advanceToNextFrame() }

  /// Draws frames until nothing moves, for at most `limit` seconds of simulated time.
  public func settle(limit: TimeInterval = 30) {
    let end = time + limit
    while time < end, platform.advanceToNextFrame() {}
  }

  /// Ends the turn without advancing time: lays everything out, and starts the transitions that
  /// were requested since the last event or frame, such as a push or an animated presentation.
  public func endTurn() {
    for scene in UIApplication.shared.scenes { scene.endTurn() }
  }

  /// Ends the turn of the current simulator's screen.
  package static func endTurn() { UIWindowScene.current.endTurn() }

  /// Sets a closure that is called with every frame.
  package func onFrame(_ body: (@MainActor (StageFrame) -> Void)?) { stage.onFrame = body }

  // MARK: Touches

  /// Begins a touch at a point of the screen. It is delivered to the app at once.
  ///
  /// - Parameters:
  ///   - point: the location, in points from the upper left corner of the screen.
  ///   - finger: the number that identifies the finger in later calls.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    send(.down, at: point, finger: finger)
  }

  /// Moves a finger. The movement is delivered to the app at once, unlike a user's, which is
  /// delivered with the next frame, so that its effect can be examined.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    send(.moved, at: point, finger: finger)
    stage.scene.deliverMovements()
  }

  /// Lifts a finger at a point of the screen. It is delivered to the app at once.
  public func touchUp(at point: CGPoint, finger: Int = 0) {
    send(.up, at: point, finger: finger)
  }

  /// Cancels a touch, as the system may do. The touch ends at its last location, and not at
  /// `point`.
  public func touchCancel(at point: CGPoint = .zero, finger: Int = 0) {
    send(.cancelled, at: point, finger: finger)
  }

  /// Moves the mouse, without a button, to a point of the screen.
  public func hover(at point: CGPoint) {
    platform.send(
      .pointer(
        PointerEvent(phase: .moved, device: .mouse(button: 0), location: point, time: time)))
  }

  /// Scrolls at a point: the content moves by `delta` points, where positive values are down and to
  /// the right. A notch of a wheel is 40 points.
  ///
  /// - Parameters:
  ///   - delta: the distance in points that the content moves.
  ///   - point: the location of the pointer, in points of the screen.
  ///   - isContinuous: whether the device is a touchpad, instead of a wheel with notches.
  public func scroll(by delta: CGVector, at point: CGPoint, isContinuous: Bool = false) {
    platform.send(
      .scroll(location: point, delta: delta, isContinuous: isContinuous, time: time))
  }

  /// Taps a point: the finger touches, and is lifted a frame later.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    advance(by: frameDuration)
    touchUp(at: point)
    advance(by: frameDuration)
  }

  /// Clicks with the right mouse button, which opens the context menu.
  public func secondaryClick(at point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      platform.send(
        .pointer(
          PointerEvent(phase: phase, device: .mouse(button: 3), location: point, time: time)))
      advance(by: frameDuration)
    }
  }

  /// Drags from one point to another at a constant speed, with one move per frame, and does not
  /// lift the finger.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    touchDown(at: start)
    let steps = max(Int((duration / frameDuration).rounded()), 1)
    for step in 1...steps {
      advance(by: frameDuration)
      let fraction = CGFloat(step) / CGFloat(steps)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    advance(by: frameDuration)
  }

  private func send(_ phase: PointerEvent.Phase, at point: CGPoint, finger: Int) {
    platform.send(
      .pointer(
        PointerEvent(
          phase: phase, device: finger == 0 ? .mouse(button: 1) : .finger(id: finger),
          location: point, time: time)))
  }

  /// The seconds between two frames.
  public var frameDuration: TimeInterval { 1 / platform.refreshRate }

  // MARK: Keys and the window

  /// Presses and releases a key. The name is that of input scripts.
  public func press(_ key: String, modifiers: UIKeyModifierFlags = []) {
    for isDown in [true, false] {
      platform.send(
        .key(
          KeyEvent(
            isDown: isDown, key: key, modifiers: modifiers.platformModifiers, time: time)))
    }
  }

  /// Types a text: for each character a key is pressed and released, with its text.
  public func type(_ text: String) {
    for character in text {
      let name = character == " " ? "Space" : character.uppercased()
      let modifiers: KeyModifiers = character.isUppercase ? .shift : []
      platform.send(.key(KeyEvent(isDown: true, key: name, modifiers: modifiers, time: time)))
      platform.send(.text(String(character), time: time))
      platform.send(.key(KeyEvent(isDown: false, key: name, modifiers: modifiers, time: time)))
    }
  }

  /// Composes a text as an input method does: letters, for example, that will be replaced by
  /// Chinese characters. ``type(_:)`` finishes it, and an empty text ends the composition.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - selection: the selected part in UTF-16 units; nil for the caret at the end.
  public func compose(_ text: String, selecting selection: Range<Int>? = nil) {
    let end = text.utf16.count
    platform.send(.composition(text, selection: selection ?? end..<end, time: time))
  }

  /// Makes the window gain or lose the keyboard focus.
  public func setFocus(_ isFocused: Bool) {
    platform.send(.focusChanged(isFocused: isFocused, time: time))
  }

  /// Rotates the device. If the app and its controllers allow it, the interface rotates too, and
  /// the screen has the other shape.
  public func turn(to orientation: UIDeviceOrientation) {
    if let display = orientation.display { platform.send(.turned(to: display)) }
  }

  /// Resizes the screen, as when the user resizes a window.
  ///
  /// - Parameters:
  ///   - size: the new size in points.
  ///   - scale: pixels per point; nil keeps the scale.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    platform.send(.resized(size: size, scale: scale ?? stage.screen.scale))
  }

  /// The user's setting for reduced motion, which `UIAccessibility.isReduceMotionEnabled` returns.
  /// The default is false.
  public var isReduceMotionEnabled: Bool {
    get { UIApplication.shared.reducesMotion }
    set { UIApplication.shared.reducesMotion = newValue }
  }

  /// The user's text size, which all traits have. The default is `.large`. Unknown categories are
  /// ignored.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { UIApplication.shared.preferredContentSizeCategory }
    set { UIApplication.shared.setPreferredContentSizeCategory(newValue) }
  }

  /// The number of times that each kind of feedback was generated: "selection", "impact" with the
  /// style, or "notification" with the type, such as "impact light".
  public var feedback: [String: Int] { stage.scene.feedback }

  /// Whether the screen has a status bar, which is 20 points high, or 24 on a tablet. The default
  /// is false. The safe area begins below it.
  public var showsStatusBar: Bool {
    get { stage.scene.showsStatusBar }
    set { stage.scene.showsStatusBar = newValue }
  }

  /// Whether the device shows a keyboard on its screen while text is edited. The default is false,
  /// as on a device with a hardware keyboard. Accessory and input views of the first responder are
  /// shown in both cases.
  public var showsKeyboard: Bool {
    get { stage.scene.showsKeyboard }
    set { stage.scene.showsKeyboard = newValue }
  }

  /// Simulates a memory warning, for the app delegate, the observers of
  /// `UIApplication.didReceiveMemoryWarningNotification`, and the controllers in the app's windows.
  public func simulateMemoryWarning() { UIApplication.shared.simulateMemoryWarning() }

  /// Simulates a shake: the first responder of the key window, or the window if there is none,
  /// receives `motionBegan(_:with:)` and `motionEnded(_:with:)`.
  public func simulateShake() { stage.scene.enter { UIApplication.shared.simulateShake() } }

  /// The tilt of the device, which motion effects follow. Each axis has values from -1, where the
  /// left or upper edge is turned away, to 1. The default is zero.
  public var viewerOffset: UIOffset {
    get { stage.scene.viewerOffset }
    set { stage.scene.enter { stage.scene.tilt(to: newValue) } }
  }

  // MARK: Screenshots

  /// Draws a frame with the changes since the last one, without advancing time. If something moves,
  /// the last frame stays.
  package func showChanges() {
    advance(by: 0)
    let tree = stage.screen.layerTree
    if tree.needsFrame, !tree.isMoving { stage.drawFrame(at: time) }
  }

  /// Takes a screenshot after the frames that are due.
  public func snapshot() -> CGImage? {
    advance(by: 0)
    return platform.snapshot()
  }
}

@MainActor
private final class SimulatedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
