import CoreGraphics
import Platform
import Studio
import UIKit

/// Filters events between the window and the studio, and handles the studio's keys.
@MainActor
final class StudioTap: PlatformDelegate {
  private let stage: Stage
  private let controller: StudioViewController
  private let ownKeys = OwnKeys()
  /// Whether the studio receives the text of the last key, as it did the key: the slash that begins
  /// a search must not be typed into it.
  private var ownsText = false

  private let saver: ClipSaver
  /// The size of the window in points, or its size before the full screen.
  private(set) var windowSize: CGSize

  init(stage: Stage, controller: StudioViewController) {
    self.stage = stage
    self.controller = controller
    windowSize = stage.window.size
    let saver = ClipSaver { [weak controller] in controller?.announce($0) }
    self.saver = saver
    controller.onSave = { saver.save($0, as: $1) }
    controller.onSaveText = { saver.save(text: $2, named: $0, suffix: $1) }
  }

  func receive(_ event: PlatformEvent) {
    if case .resized(let size, _) = event, !stage.window.isFullScreen { windowSize = size }
    if case .text = event, ownsText { return }
    if case .pointer(let pointer) = event, takes(pointer) { return }
    guard case .key(var key) = event else { return stage.receive(event) }
    if key.isDown { stage.scene.dismissToolTip() }
    let isTaken = takes(key)
    // Text after the key's release is not its own. It comes from an input method, which handles
    // keys itself.
    ownsText = key.isDown && isTaken
    if isTaken { return }
    // Each repeat counts as a press.
    if key.isRepeat, controller.isRepeated(key.key) { key.isRepeat = false }
    stage.receive(.key(key))
  }

  func drawFrame(at hostTime: TimeInterval) { stage.drawFrame(at: hostTime) }

  /// Called before the window is closed.
  func close() { saver.end() }

  // MARK: Choosing layers

  /// Whether the press of the mouse button selected a layer. It applies until the release.
  private var choosesLayer = false

  /// Whether a press with Alt selects a layer of the stage. The window does not receive it, because
  /// Alt means a second finger there.
  private func takes(_ pointer: PointerEvent) -> Bool {
    guard case .mouse(let button) = pointer.device else { return false }
    switch pointer.phase {
    case .down:
      choosesLayer =
        button == 1 && pointer.modifiers.contains(.alt)
        && controller.chooseLayer(at: pointer.location)
      return choosesLayer
    case .moved: return choosesLayer && button == 1
    case .up, .cancelled:
      defer { choosesLayer = false }
      return choosesLayer
    }
  }

  // MARK: Keys

  /// Whether the key was one of the studio's. A held key steps from frame to frame.
  private func takes(_ key: KeyEvent) -> Bool {
    let isTaken = ownKeys.take(key) { key in
      if let shortcut = Shortcut(key), perform(shortcut, by: key) { return true }
      guard let own = StudioKey(key), !isForText(key), !controller.isForFocus(own)
      else { return false }
      controller.perform(own)
      return true
    }
    if isTaken, key.isRepeat, let own = StudioKey(key), own.isRepeated { controller.perform(own) }
    return isTaken
  }

  private func perform(_ shortcut: Shortcut, by key: KeyEvent) -> Bool {
    switch shortcut {
    case .quit: stage.receive(.closeRequested)
    case .fullScreen: stage.window.isFullScreen.toggle()
    case .appearance:
      guard !isForText(key), !controller.menuHasKeys else { return false }
      stage.toggleAppearance()
    case .turnLeft, .turnRight:
      // In a text being edited these keys move by a word.
      guard !isForText(key), !controller.menuHasKeys, let session = controller.session else {
        return false
      }
      session.receive(session.scene.quarterTurn(clockwise: shortcut == .turnRight))
    case .back: return controller.escape()
    case .screenshot:
      guard let session = controller.session, let clip = controller.clip,
        let time = session.playhead.shownTime(in: session.recording)
      else { return false }
      saver.savePicture(of: clip, at: time)
    case .pause, .slowMotion: return false
    }
    return true
  }

  /// The scene that receives keys: the demo's once it was touched.
  private var keyScene: UIWindowScene {
    stage.scene.keySceneView?.scene ?? stage.scene
  }

  private func isForText(_ key: KeyEvent) -> Bool {
    let scene = keyScene
    return scene.enter { UIApplication.shared.isForText(key) }
  }
}
