import Compositor
import CoreGraphics
import Platform
import UIKit
import UIKitSimulator

/// Filters events between the window and the stage. It handles the app's own keys, records input,
/// and plays scripts.
@MainActor
final class InputTap: PlatformDelegate {
  private let stage: Stage
  private let demoStage: DemoStage
  private let start: TimeInterval
  private let recorder: InputRecorder?
  private var lastList: DisplayList?
  /// The remaining events of the script, and the callback for its end.
  private var pending: ArraySlice<InputScript.Event> = []
  private var onScriptEnd: (@MainActor () -> Void)?
  private let ownKeys = OwnKeys()
  /// Called for each frame that was made.
  var onFrame: (@MainActor (StageFrame) -> Void)?
  /// Called for each event that reaches the app.
  var onInput: (@MainActor (PlatformEvent) -> Void)?

  init(stage: Stage, demoStage: DemoStage, recorder: InputRecorder? = nil) {
    self.stage = stage
    self.demoStage = demoStage
    self.recorder = recorder
    start = stage.screen.clock.now
    demoStage.stage = stage
    stage.onFrame = { [weak self] frame in
      self?.lastList = frame.list
      self?.onFrame?(frame)
    }
    recorder?.record(.resize(stage.screen.bounds.size), at: 0)
    stage.onInput = { [weak self] event in
      guard let self else { return }
      self.recorder?.record(event, at: elapsed)
      onInput?(event)
    }
  }

  /// Plays a script from now on, synchronized with the stage's frames.
  func play(_ script: InputScript, onEnd: @escaping @MainActor () -> Void) {
    pending = script.events[...]
    onScriptEnd = onEnd
    stage.window.requestFrame()
  }

  func receive(_ event: PlatformEvent) {
    if !handles(event) { stage.receive(event) }
  }

  func drawFrame(at hostTime: TimeInterval) {
    stage.drawFrame(at: hostTime)
    guard onScriptEnd != nil else { return }
    while let next = pending.first, next.time <= elapsed + 1e-6 {
      pending.removeFirst()
      for event in next.platformEvents(at: hostTime, scale: stage.screen.scale) {
        if !handles(event) { stage.receiveOnScreen(event) }
      }
    }
    if pending.isEmpty {
      let end = onScriptEnd
      onScriptEnd = nil
      end?()
    } else {
      stage.window.requestFrame()
    }
  }

  /// Writes the end of a recording.
  func finishRecording() { recorder?.record(.end, at: elapsed) }

  /// The seconds of the stage's time since the start, so that input during slow motion or a pause
  /// is played correctly.
  private var elapsed: TimeInterval { stage.screen.clock.now - start }

  // MARK: Keys

  /// Performs the action of one of the app's own keys. Returns whether the event was one.
  private func handles(_ event: PlatformEvent) -> Bool {
    guard case .key(let key) = event else { return false }
    return ownKeys.takeShortcut(key) { shortcut in
      !shortcut.isForTheDemo(key) && perform(shortcut)
    }
  }

  private func perform(_ shortcut: Shortcut) -> Bool {
    switch shortcut {
    case .back: return false
    case .quit: stage.receive(.closeRequested)
    case .fullScreen: stage.window.isFullScreen.toggle()
    case .screenshot: saveScreenshot()
    case .slowMotion: demoStage.toggleSlowMotion()
    case .pause: demoStage.togglePause()
    case .turnLeft: demoStage.rotateDevice(clockwise: false)
    case .turnRight: demoStage.rotateDevice(clockwise: true)
    case .appearance: stage.toggleAppearance()
    }
    return true
  }

  // MARK: Screenshots

  private func saveScreenshot() {
    guard let list = lastList else { return }
    do {
      let image = CompositorMaker.make().image(of: list)
      let path = try Self.save(image, named: demoStage.demo.id)
      Console.complain("Saved \(path)\n")
      demoStage.announce("Saved \(path)")
    } catch {
      Console.complain("playground: \(error)\n")
      demoStage.announce(CommandError.sentence(for: error))
    }
  }

  /// Writes a picture into the current folder.
  ///
  /// - Parameter image: the picture; nil if there was no memory for it.
  /// - Returns: the absolute path of the file.
  static func save(_ image: CGImage?, named name: String) throws -> String {
    guard let image else { throw CommandError.pictureTooLarge }
    return FreePath.whole(try image.write(named: name))
  }
}
