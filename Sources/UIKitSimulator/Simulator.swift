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
  /// The key window, which fills the screen, with the root that was passed to the initializer.
  public let window: UIWindow
  private let delegate: SimulatedDelegate

  /// Launches an app whose window has the given root.
  ///
  /// - Parameters:
  ///   - size: the screen's, in points. For an invalid size, warns and uses the default size.
  ///   - scale: pixels a point.
  ///   - framesPerSecond: the rate of frames while something moves, from 1 to 1,000. For any other
  ///     number, warns and uses 60.
  ///   - style: light or dark.
  ///   - root: makes the window's root controller, once the screen exists, so that it can use it.
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

  /// Launches an app that makes its windows itself; ``window`` is hidden.
  ///
  /// - Parameters:
  ///   - size: the screen's, in points.
  ///   - scale: pixels a point.
  ///   - framesPerSecond: the rate of frames while something moves.
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

  /// Frames a second that screens can have, and those of one for which another number was asked.
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

  // The platform and its delegate hold each other. The app ends with its screen.
  isolated deinit {
    platform.detach()
    stage.close()
  }

  // MARK: Time

  /// Host time in seconds; the screen's clock runs with it.
  public var time: TimeInterval { platform.hostTime }

  /// Whether there is no activity: nothing moves, no frame is requested, no transition runs or is
  /// requested, touches are not ignored, no input is scheduled, and no block of the main queue,
  /// main-actor task or due timer waits for the main thread. Work that waits for the wall clock is
  /// not counted, nor are jobs of the test library.
  public var isIdle: Bool { platform.isIdle && stage.scene.isIdle }

  /// Advances time, making every frame that is due. Work that waits for the main thread runs in
  /// between.
  public func advance(by seconds: TimeInterval) { platform.advance(by: seconds) }

  /// Advances time to just after the next frame. Returns false if no frame is requested.
  @discardableResult
  public func advanceFrame() -> Bool { platform.advanceToNextFrame() }

  /// Makes frames until nothing moves any more, for at most `limit` seconds of simulated time.
  public func settle(limit: TimeInterval = 30) {
    let end = time + limit
    while time < end, platform.advanceToNextFrame() {}
  }

  /// Ends the turn without advancing time: lays everything out, and starts requests since the last
  /// event or frame, such as a push or an animated presentation.
  public func endTurn() {
    for scene in UIApplication.shared.scenes { scene.endTurn() }
  }

  /// Ends the turn of the current simulator's screen.
  package static func endTurn() { UIWindowScene.current.endTurn() }

  /// Called with every frame that is made.
  package func onFrame(_ body: (@MainActor (StageFrame) -> Void)?) { stage.onFrame = body }

  // MARK: Touches

  /// Puts a finger down, at a point of the screen in points. It is delivered to the app at once.
  ///
  /// - Parameters:
  ///   - point: the location, in points from the upper left corner of the screen.
  ///   - finger: the number that identifies the finger in later calls.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    send(.down, at: point, finger: finger)
  }

  /// Moves a finger. It is delivered to the app at once, and not with the next frame as for a user,
  /// so that its effect can be examined.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    send(.moved, at: point, finger: finger)
    stage.scene.deliverMovements()
  }

  /// Lifts a finger at a point of the screen. It is delivered to the app at once.
  public func touchUp(at point: CGPoint, finger: Int = 0) {
    send(.up, at: point, finger: finger)
  }

  /// Cancels the touch, as the system may do. The touch ends where the finger was last, and not
  /// at `point`.
  public func touchCancel(at point: CGPoint = .zero, finger: Int = 0) {
    send(.cancelled, at: point, finger: finger)
  }

  /// Moves the mouse, with no button held, to a point of the screen in points.
  public func hover(at point: CGPoint) {
    platform.send(
      .pointer(
        PointerEvent(phase: .moved, device: .mouse(button: 0), location: point, time: time)))
  }

  /// Turns the wheel over a point: content moves by `delta` points, down and to the right where it
  /// is positive. A notch is 40.
  ///
  /// - Parameters:
  ///   - delta: points that the content moves.
  ///   - point: the location of the pointer, in points of the screen.
  ///   - isContinuous: whether the device is a touchpad, instead of a wheel with notches.
  public func scroll(by delta: CGVector, at point: CGPoint, isContinuous: Bool = false) {
    platform.send(
      .scroll(location: point, delta: delta, isContinuous: isContinuous, time: time))
  }

  /// Puts a finger down and up again, a frame apart.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    advance(by: frameDuration)
    touchUp(at: point)
    advance(by: frameDuration)
  }

  /// Clicks with the right button of the mouse, which opens the menu of what is there.
  public func secondaryClick(at point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      platform.send(
        .pointer(
          PointerEvent(phase: phase, device: .mouse(button: 3), location: point, time: time)))
      advance(by: frameDuration)
    }
  }

  /// Drags from one point to another at an even speed, one move a frame, without releasing.
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

  /// Seconds between two frames.
  public var frameDuration: TimeInterval { 1 / platform.refreshRate }

  // MARK: Keys and the window

  /// Presses and releases a key, by the name that input scripts use.
  public func press(_ key: String, modifiers: UIKeyModifierFlags = []) {
    for isDown in [true, false] {
      platform.send(
        .key(
          KeyEvent(
            isDown: isDown, key: key, modifiers: modifiers.platformModifiers, time: time)))
    }
  }

  /// Types a text by keys: each character is a key that goes down and up, with its text.
  public func type(_ text: String) {
    for character in text {
      let name = character == " " ? "Space" : character.uppercased()
      let modifiers: KeyModifiers = character.isUppercase ? .shift : []
      platform.send(.key(KeyEvent(isDown: true, key: name, modifiers: modifiers, time: time)))
      platform.send(.text(String(character), time: time))
      platform.send(.key(KeyEvent(isDown: false, key: name, modifiers: modifiers, time: time)))
    }
  }

  /// The window gets or loses the keyboard focus.
  public func setFocus(_ isFocused: Bool) {
    platform.send(.focusChanged(isFocused: isFocused, time: time))
  }

  /// Turns the device. The interface turns with it if the app and its controllers allow it, and the
  /// screen then has the other shape.
  public func turn(to orientation: UIDeviceOrientation) {
    if let display = orientation.display { platform.send(.turned(to: display)) }
  }

  /// Gives the screen another size, in points, as when a window is resized.
  ///
  /// - Parameters:
  ///   - size: the new one, in points.
  ///   - scale: pixels a point; nil leaves it as it is.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    platform.send(.resized(size: size, scale: scale ?? stage.screen.scale))
  }

  /// Whether the user wants less motion: what `UIAccessibility.isReduceMotionEnabled` says. It is
  /// false at first.
  public var isReduceMotionEnabled: Bool {
    get { UIApplication.shared.reducesMotion }
    set { UIApplication.shared.reducesMotion = newValue }
  }

  /// How large the user wants text to be: the text size of all traits. It is `.large`, the usual
  /// size, at first; what is no listed category is ignored.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { UIApplication.shared.preferredContentSizeCategory }
    set { UIApplication.shared.setPreferredContentSizeCategory(newValue) }
  }

  /// How often the user would have felt each kind of feedback: "selection", "impact" with the
  /// style, or "notification" with the type, such as "impact light".
  public var feedback: [String: Int] { stage.scene.feedback }

  /// Whether the screen has a status bar, 20 points high, or 24 on a tablet; false at first. The
  /// safe area begins below it.
  public var showsStatusBar: Bool {
    get { stage.scene.showsStatusBar }
    set { stage.scene.showsStatusBar = newValue }
  }

  /// Whether the device has a keyboard on its screen, which rises while text is edited; false at
  /// first, as on a device with a hardware keyboard. Accessories and input views of the first
  /// responder are shown in both cases.
  public var showsKeyboard: Bool {
    get { stage.scene.showsKeyboard }
    set { stage.scene.showsKeyboard = newValue }
  }

  /// Tells the app that memory is short: its delegate, the observers of
  /// `UIApplication.didReceiveMemoryWarningNotification`, and the controllers in its windows.
  public func simulateMemoryWarning() { UIApplication.shared.simulateMemoryWarning() }

  /// Shakes the device: the first responder of the key window, or the window where there is none,
  /// gets `motionBegan(_:with:)` and `motionEnded(_:with:)`.
  public func simulateShake() { stage.scene.enter { UIApplication.shared.simulateShake() } }

  /// How far the device is tilted along its axes, which motion effects follow: from -1, its left or
  /// upper edge turned away, to 1; zero at first, as on a desk.
  public var viewerOffset: UIOffset {
    get { stage.scene.viewerOffset }
    set { stage.scene.enter { stage.scene.tilt(to: newValue) } }
  }

  // MARK: Screenshots

  /// Makes a frame with the changes since the last one, without advancing time. If something moves,
  /// the last frame stays.
  package func showChanges() {
    advance(by: 0)
    let tree = stage.screen.layerTree
    if tree.needsFrame, !tree.isMoving { stage.drawFrame(at: time) }
  }

  /// A screenshot, after the frames that are due.
  public func snapshot() -> CGImage? {
    advance(by: 0)
    return platform.snapshot()
  }
}

@MainActor
private final class SimulatedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
