import CoreGraphics
import Platform
import UIKit

/// Filters events between the window and two demos side by side. It handles the app's own keys,
/// which apply to the demo that was touched last, or to both before the first touch.
@MainActor
final class CompareTap: PlatformDelegate {
  private let stage: Stage
  private let controller: CompareViewController
  private let ownKeys = OwnKeys()

  init(stage: Stage, controller: CompareViewController) {
    self.stage = stage
    self.controller = controller
  }

  func receive(_ event: PlatformEvent) {
    if case .key(let key) = event, handle(key) { return }
    stage.receive(event)
  }

  func drawFrame(at hostTime: TimeInterval) { stage.drawFrame(at: hostTime) }

  private var meant: [CompareViewController.Side] {
    controller.touchedSide.map { [$0] } ?? controller.sides
  }

  /// Returns whether the key was one of the app's own.
  private func handle(_ key: KeyEvent) -> Bool {
    ownKeys.takeShortcut(key) { !isForADemo(key, $0) && perform($0) }
  }

  private func perform(_ shortcut: Shortcut) -> Bool {
    switch shortcut {
    case .quit: stage.receive(.closeRequested)
    case .fullScreen: stage.window.isFullScreen.toggle()
    case .slowMotion: for side in meant { side.toggleSlowMotion() }
    case .pause: for side in meant { side.togglePause() }
    case .appearance: stage.toggleAppearance()
    case .turnLeft, .turnRight:
      for scene in meant.map(\.sceneView.scene) {
        scene.receive(scene.quarterTurn(clockwise: shortcut == .turnRight))
      }
    case .back, .screenshot: return false
    }
    return true
  }

  private func isForADemo(_ key: KeyEvent, _ shortcut: Shortcut) -> Bool {
    controller.touchedSide?.sceneView.scene.enter { shortcut.isForTheDemo(key) } ?? false
  }
}
