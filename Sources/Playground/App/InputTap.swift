import Compositor
import CoreGraphics
import Platform
import UIKit
import UIKitSimulator

/// Filters events between the window and the stage: handles the app's own keys, records input, and
/// plays scripts.
@MainActor
final class InputTap: PlatformDelegate {
  private let stage: Stage
  private let navigator: DemoNavigator
  private let start: TimeInterval
  private let recorder: InputRecorder?
  private var lastList: DisplayList?
  /// The remaining events of the script, and the callback at its end.
  private var pending: [InputScript.Event] = []
  private var onScriptEnd: (@MainActor () -> Void)?
  private let ownKeys = OwnKeys()
  /// Called for each frame that was made.
  var onFrame: (@MainActor (StageFrame) -> Void)?
  /// Called for each event that reaches the app.
  var onInput: (@MainActor (PlatformEvent) -> Void)?

  init(stage: Stage, navigator: DemoNavigator, recorder: InputRecorder? = nil) {
    self.stage = stage
    self.navigator = navigator
    self.recorder = recorder
    start = stage.screen.clock.now
    navigator.stage = stage
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

  /// Plays a script from now on, in step with the stage's frames.
  func play(_ script: InputScript, onEnd: @escaping @MainActor () -> Void) {
    pending = script.events
    onScriptEnd = onEnd
    stage.window.requestFrame()
  }

  func receive(_ event: PlatformEvent) {
    if case .key(let key) = event, handle(key) { return }
    stage.receive(event)
    switch event {
    case .resized, .turned: navigator.screenDidResize()
    default: break
    }
  }

  func drawFrame(at hostTime: TimeInterval) {
    stage.drawFrame(at: hostTime)
    guard onScriptEnd != nil else { return }
    while let next = pending.first, next.time <= elapsed + 1e-6 {
      pending.removeFirst()
      for event in next.platformEvents(at: hostTime, scale: stage.screen.scale) { receive(event) }
    }
    if pending.isEmpty {
      let end = onScriptEnd
      onScriptEnd = nil
      end?()
    } else {
      stage.window.requestFrame()
    }
  }

  /// Writes the rest of a recording.
  func finishRecording() { recorder?.record(.end, at: elapsed) }

  /// Seconds of the stage's time since the start, so that input during slow motion or a pause plays
  /// back correctly.
  private var elapsed: TimeInterval { stage.screen.clock.now - start }

  // MARK: Keys

  /// Returns whether the key was the app's own.
  private func handle(_ key: KeyEvent) -> Bool {
    ownKeys.takeShortcut(key) { shortcut in
      guard !shortcut.isForTheDemo(key) else { return false }
      perform(shortcut, by: key)
      return true
    }
  }

  private func perform(_ shortcut: Shortcut, by key: KeyEvent) {
    switch shortcut {
    case .back:
      recorder?.record(.key(key.key), at: elapsed)
      onInput?(.key(key))
      navigator.close()
    case .quit: stage.receive(.closeRequested)
    case .fullScreen: stage.window.isFullScreen.toggle()
    case .screenshot: saveScreenshot()
    case .slowMotion: navigator.toggleSlowMotion()
    case .pause: navigator.togglePause()
    case .turnLeft: navigator.turnDevice(clockwise: false)
    case .turnRight: navigator.turnDevice(clockwise: true)
    case .appearance: stage.toggleAppearance()
    }
  }

  // MARK: Screenshots

  private func saveScreenshot() {
    guard let list = lastList else { return }
    let image = CompositorMaker.make().image(of: list)
    let path = FreePath.named(navigator.openDemo?.id ?? "playground", suffix: ".png")
    do {
      try image?.write(to: path)
      Console.complain("Saved \(path)\n")
      navigator.announce("Saved \(path)")
    } catch {
      Console.complain("playground: \(error)\n")
      navigator.announce("\(error)")
    }
  }
}
