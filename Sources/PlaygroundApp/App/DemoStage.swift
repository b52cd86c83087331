import Catalogue
import CoreGraphics
import Platform
import UIKit

/// A demo in its own window, which is the key window of its scene, as in an app of its own.
@MainActor
final class DemoStage {
  let demo: Demo
  private(set) var window: UIWindow?
  /// Shows the screen in the system's window; nil if the screen has a fixed size.
  weak var stage: Stage?
  /// Reloads the demo when its files change, if enabled.
  var live: LiveReload?
  private let notice = StageNotice()
  private var playback = Playback() { didSet { applyPlayback() } }

  init(_ demo: Demo) { self.demo = demo }

  // MARK: Windows

  /// Makes the demo's controllers and shows them.
  func open() {
    live?.willShow(demo)
    show()
    live?.didShow()
    applyPlayback()
  }

  private func show() {
    let scene = UIWindowScene.current
    scene.guestWindow = demo.open(in: scene)
    window = scene.keyWindow
  }

  /// Makes the demo again in a new window, and performs the segues of its storyboards to the
  /// controllers that were shown. Running transitions to them are completed.
  func remake() {
    guard let former = window else { return }
    let windows = UIWindowScene.current.windows
    let place = former.rootViewController.map { StoryboardPlace(of: $0) }
    show()
    if let root = window?.rootViewController { place?.restore(in: root) }
    for window in windows where window !== self.window {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  /// Shows a message for a short time.
  func announce(_ message: String) {
    let zoom = 1 / (stage?.zoom ?? 1)
    notice.show(message, zoom: min(max(zoom, 1), Self.largestZoom))
  }

  /// The maximum scale of a message on a screen that is shown reduced (our choice).
  private static let largestZoom: CGFloat = 2.5

  // MARK: The device

  /// Gives the screen the size that the demo was made for; a file uses the window's size.
  func useDevice() {
    guard demo.file == nil else { return }
    stage?.setDevice(size: demo.stageSize, followsResizing: demo.followsResizing)
    window?.frame = UIScreen.main.bounds
  }

  /// Rotates the device by a quarter turn.
  func rotateDevice(clockwise: Bool) {
    guard let stage else { return }
    stage.receive(stage.scene.quarterTurn(clockwise: clockwise))
  }

  // MARK: Time

  /// Starts with a speed other than real time.
  func startSlow(at speed: Double) { playback.start(at: speed) }

  func togglePause() { playback.togglePause() }

  func toggleSlowMotion() { playback.toggleSlowMotion() }

  private func applyPlayback() { UIApplication.shared.timeScale = playback.timeScale }
}
