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
  /// Whether the text of the last key is the studio's, as the key was: the slash that begins a
  /// search is not typed into it.
  private var ownsText = false

  private let saver: ClipSaver
  /// The size of the window in points, or the one that it had before it filled the screen.
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
    // Text that follows its release is not the key's own: an input method's, which takes keys
    // itself.
    ownsText = key.isDown && isTaken
    if isTaken { return }
    // Each repeat is a press of its own.
    if key.isRepeat, controller.isRepeated(key.key) { key.isRepeat = false }
    stage.receive(.key(key))
  }

  func drawFrame(at hostTime: TimeInterval) { stage.drawFrame(at: hostTime) }

  /// The window is about to be closed.
  func close() { saver.end() }

  // MARK: Choosing layers

  /// Whether the mouse chose a layer when it was pressed, until it is released.
  private var choosesLayer = false

  /// Whether a press with Alt chooses a layer of the stage. The window does not get it, to which
  /// Alt means a second finger.
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

  /// Whether the key was the studio's. A key that is held steps from frame to frame.
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
      guard !isForText(key) else { return false }
      stage.toggleAppearance()
    case .turnLeft, .turnRight:
      // In a text they move by a word.
      guard !isForText(key), let session = controller.session else { return false }
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

  /// The scene that has the keyboard: the demo's once it was touched.
  private var keyScene: UIWindowScene {
    stage.scene.keySceneView?.scene ?? stage.scene
  }

  private func isForText(_ key: KeyEvent) -> Bool {
    let scene = keyScene
    return scene.enter { UIApplication.shared.isForText(key) }
  }
}
