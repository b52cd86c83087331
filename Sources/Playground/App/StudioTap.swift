import CoreGraphics
import Platform
import Studio
import UIKit

/// Filters events between the window and the studio: handles the studio's keys.
@MainActor
final class StudioTap: PlatformDelegate {
  private let stage: Stage
  private let controller: StudioViewController
  private let ownKeys = OwnKeys()
  /// The keys that are down and were the studio's.
  private var down: Set<String> = []

  init(stage: Stage, controller: StudioViewController) {
    self.stage = stage
    self.controller = controller
  }

  func receive(_ event: PlatformEvent) {
    if case .key(let key) = event, takes(key) { return }
    stage.receive(event)
  }

  func drawFrame(at hostTime: TimeInterval) { stage.drawFrame(at: hostTime) }

  // MARK: Keys

  /// Whether the key was the studio's. A release goes where the press went.
  private func takes(_ key: KeyEvent) -> Bool {
    guard key.isDown else { return down.remove(key.key) != nil || ownKeys.take(key) { _ in false } }
    if ownKeys.take(key, perform: { perform($0, by: key) }) { return true }
    guard let own = StudioKey(key), !isForText(key), !isForControl(key, own) else { return false }
    if !key.isRepeat || own == .previousFrame || own == .nextFrame { controller.perform(own) }
    down.insert(key.key)
    return true
  }

  private func perform(_ shortcut: Shortcut, by key: KeyEvent) -> Bool {
    switch shortcut {
    case .quit: stage.receive(.closeRequested)
    case .fullScreen: stage.window.isFullScreen.toggle()
    case .appearance:
      guard !isForText(key) else { return false }
      toggleAppearance()
    case .turnLeft, .turnRight:
      guard let scene = controller.session?.scene else { return false }
      let held = scene.heldOrientation
      scene.receive(.turned(to: held.turned(clockwise: shortcut == .turnRight)))
    case .back:
      if controller.showsKeys {
        controller.perform(.keys)
      } else if controller.isSearching {
        controller.endSearch()
      } else {
        return false
      }
    case .pause, .slowMotion, .screenshot: return false
    }
    return true
  }

  private func toggleAppearance() {
    let style: UIUserInterfaceStyle = stage.screen.userInterfaceStyle == .dark ? .light : .dark
    for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
      scene.enter { scene.screen.userInterfaceStyle = style }
    }
  }

  /// The scene that has the keyboard: the demo's once it was touched.
  private var keyScene: UIWindowScene {
    stage.scene.keySceneView?.scene ?? stage.scene
  }

  private func isForText(_ key: KeyEvent) -> Bool {
    let scene = keyScene
    return scene.enter { UIApplication.shared.isForText(key) }
  }

  /// Space presses the control that the keyboard is at.
  private func isForControl(_ key: KeyEvent, _ own: StudioKey) -> Bool {
    guard own == .play else { return false }
    let scene = keyScene
    return scene.enter { UIApplication.shared.focusedView != nil }
  }
}
