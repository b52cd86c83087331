import Catalogue
import CoreGraphics
import Platform
import UIKit

/// Shows the list and the demos, each in a window of its own: a demo finds its own window to be the
/// key window, as an app of its own would.
@MainActor
final class DemoNavigator {
  /// Whether a pill over the demo leads back, and Escape too.
  let showsPill: Bool
  /// Whether there is a list to go back to.
  let hasList: Bool
  private(set) var openDemo: Demo?
  private(set) lazy var start = StartViewController { [weak self] in self?.open($0) }
  private(set) var listWindow: UIWindow?
  private(set) var demoWindow: UIWindow?
  /// Called when a demo has been opened, and with nil when the list is shown again.
  var onOpen: ((Demo?) -> Void)?
  /// Shows the screen in the window; nil where the screen keeps its size.
  weak var stage: Stage?
  /// Reloads the open demo when its files change, if enabled.
  var live: LiveReload?
  private var pillWindow: UIWindow?
  private let pill = BackPill()
  private let turnButton = TurnButton()
  private var playback = Playback() { didSet { applyPlayback() } }
  /// What the pill says for a moment instead of the demo's title.
  private var message: String?

  private static let pillOrigin = CGPoint(x: 8, y: 8)
  /// Points between the pill and the button beside it.
  private static let pillGap: CGFloat = 8
  /// Seconds in which a demo is opened and closed.
  private static let openDuration: TimeInterval = 0.3
  private static let closeDuration: TimeInterval = 0.22
  /// How much larger than usual the pill gets; ours.
  private static let largestPillZoom: CGFloat = 2.5
  /// Seconds for which a message is shown, enough to read a file's name; ours.
  private static let messageDuration: TimeInterval = 3

  init(hasList: Bool = true, showsPill: Bool = true) {
    self.hasList = hasList
    self.showsPill = showsPill
    pill.addTarget(self, action: Selector(DemoNavigator.close), for: .touchUpInside)
    turnButton.addTarget(self, action: Selector(DemoNavigator.turnLeft), for: .touchUpInside)
  }

  // MARK: Screens

  /// Shows the list in a window, a new one unless one is given.
  func showList(in window: UIWindow? = nil) {
    let window = window ?? listWindow ?? UIWindow(frame: UIScreen.main.bounds)
    listWindow = window
    if window.rootViewController == nil { window.rootViewController = start }
    window.frame = UIScreen.main.bounds
    window.makeKeyAndVisible()
  }

  /// Opens a demo over the list, on a screen of the size that it was made for.
  func open(_ demo: Demo, animated: Bool = true) {
    guard openDemo == nil else { return }
    // The list is not to be seen in the size of the demo's screen.
    if let stage, let size = deviceSize(of: demo), size != stage.window.size {
      listWindow?.isHidden = true
    }
    useDevice(of: demo)
    let window = UIWindow(frame: UIScreen.main.bounds)
    install(demo, in: window)
    guard animated else { return finishOpening(window) }
    UIView.performWithoutAnimation {
      window.alpha = 0
      window.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
    }
    UIView.animate(
      withDuration: Self.openDuration, delay: 0, options: .curveEaseOut,
      animations: {
        window.alpha = 1
        window.transform = .identity
      }, completion: { [weak self] _ in self?.finishOpening(window) })
  }

  /// Gives the screen the size that the open demo was made for.
  func useDevice() { useDevice(of: openDemo) }

  private func useDevice(of demo: Demo?) {
    stage?.setDevice(
      size: demo.flatMap(deviceSize), followsResizing: demo?.followsResizing ?? false)
  }

  /// The size of the screen that a demo was made for; nil for a file, which takes the window's.
  private func deviceSize(of demo: Demo) -> CGSize? { demo.file == nil ? demo.stageSize : nil }

  private func install(_ demo: Demo, in window: UIWindow) {
    openDemo = demo
    demoWindow = window
    onOpen?(demo)
    live?.willShow(demo)
    window.rootViewController = demo.makeRoot()
    window.makeKeyAndVisible()
    live?.didShow()
  }

  /// Makes the open demo again, in a new window, and performs the segues of its storyboards to the
  /// controllers that were shown. Running transitions there end.
  func remake() {
    guard let demo = openDemo, let former = demoWindow else { return }
    let place = former.rootViewController.map { StoryboardPlace(of: $0) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    demoWindow = window
    let root = demo.makeRoot()
    window.rootViewController = root
    window.makeKeyAndVisible()
    place?.restore(in: root)
    dismantle(former)
    finishOpening(window)
  }

  private func finishOpening(_ window: UIWindow) {
    guard window === demoWindow else { return }
    window.frame = UIScreen.main.bounds
    listWindow?.isHidden = true
    updatePill()
    applyPlayback()
  }

  /// Goes back to the list, in any state of the demo.
  func close() {
    guard hasList, openDemo != nil, let window = demoWindow else { return }
    playback.reset()
    openDemo = nil
    demoWindow = nil
    hidePill()
    live?.didClose()
    onOpen?(nil)
    if let stage, stage.window.size != stage.screen.bounds.size {
      // The demo is not to be seen in the size of the window.
      dismantle(window)
      useDevice(of: nil)
      return showList()
    }
    useDevice(of: nil)
    showList()
    window.windowLevel = .statusBar
    window.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.closeDuration, delay: 0, options: .curveEaseIn,
      animations: {
        window.alpha = 0
        window.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
      },
      completion: { [weak self] _ in self?.dismantle(window) })
  }

  private func dismantle(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// Shows a message for a moment, in the pill where there is one.
  func announce(_ message: String) {
    self.message = message
    updatePill()
    UIWindowScene.current.frameTimers.schedule(after: Self.messageDuration) { [weak self] in
      guard let self, self.message == message else { return }
      self.message = nil
      updatePill()
    }
  }

  private var pillText: String? { message ?? (showsPill && hasList ? openDemo?.title : nil) }

  private func updatePill() {
    guard let text = pillText else { return hidePill() }
    pill.text = playback.caption(for: text)
    let window = pillWindow ?? UIWindow(frame: .zero)
    window.windowLevel = .alert
    // It keeps its size in the window where a large screen is shown small.
    let zoom = max(min(1 / (stage?.zoom ?? 1), Self.largestPillZoom), 1)
    let place = pillPlace
    let buttonSize = turnButton.sizeThatFits(.zero)
    let size = CGSize(
      width: pill.bounds.size.width + Self.pillGap + buttonSize.width,
      height: pill.bounds.size.height)
    window.bounds.size = size
    window.center = CGPoint(
      x: place.x + size.width / 2 * zoom, y: place.y + size.height / 2 * zoom)
    window.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    pill.drawingScale = zoom > 1 ? UIScreen.main.scale * zoom : 0
    turnButton.drawingScale = pill.drawingScale
    if pill.superview !== window {
      window.addSubview(pill)
      window.addSubview(turnButton)
    }
    pill.frame.origin = .zero
    turnButton.frame = CGRect(
      origin: CGPoint(x: size.width - buttonSize.width, y: 0), size: buttonSize)
    window.isHidden = false
    pillWindow = window
  }

  /// The screen may have another size in the window now.
  func screenDidResize() {
    if pillWindow != nil { updatePill() }
  }

  private func hidePill() {
    pillWindow?.isHidden = true
    pillWindow = nil
  }

  /// In the upper left corner, below the bar of a stack: a back button may be in the bar.
  private var pillPlace: CGPoint {
    let stack = demoWindow?.rootViewController as? UINavigationController
    let bar = stack.flatMap { $0.isNavigationBarHidden ? nil : $0.navigationBar.frame.maxY } ?? 0
    return CGPoint(x: Self.pillOrigin.x, y: bar + Self.pillOrigin.y)
  }

  // MARK: The device

  private func turnLeft() { turnDevice(clockwise: false) }

  /// Turns the device of the open demo by a quarter.
  func turnDevice(clockwise: Bool) {
    guard openDemo != nil, let stage else { return }
    stage.receive(.turned(to: stage.scene.heldOrientation.turned(clockwise: clockwise)))
    screenDidResize()
  }

  // MARK: Time

  /// Starts with another speed than real time.
  func startSlow(at speed: Double) { playback.start(at: speed) }

  func togglePause() {
    if openDemo != nil { playback.togglePause() }
  }

  func toggleSlowMotion() {
    if openDemo != nil { playback.toggleSlowMotion() }
  }

  private func applyPlayback() {
    guard openDemo != nil else { return }
    UIApplication.shared.timeScale = playback.timeScale
    if pillWindow != nil { updatePill() }
  }
}
