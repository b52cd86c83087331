import Catalogue
import Platform
import Studio
import UIKit
import UIKitSimulator

/// Measures a window from its first frame on: a script presents and dismisses once, and ends the
/// loop. The user's input is ignored.
@MainActor
final class WindowBench: PlatformDelegate {
  private let demo: Demo
  private let stage: Stage
  private let stop: @MainActor () -> Void

  /// The phases that have not begun, and the rest of the current one.
  private var phases: [Phase]
  private var pending: ArraySlice<InputScript.Event> = []
  private var phaseStart: TimeInterval = 0

  private var firstFrame: (age: TimeInterval, bytes: Int)?
  private var result: Result<WindowReport, CommandError>?

  /// - Parameter stop: ends the loop.
  init(_ demo: Demo, stage: Stage, stop: @escaping @MainActor () -> Void) {
    self.demo = demo
    self.stage = stage
    self.stop = stop
    phases = demo.cycle
  }

  /// Returns the results after the end of the loop.
  func report() throws -> WindowReport {
    guard let result else {
      throw CommandError("the window was closed before everything was measured")
    }
    return try result.get()
  }

  func receive(_ event: PlatformEvent) {
    switch event {
    case .pointer, .pointerExited, .scroll, .pinch, .key, .text, .composition, .focusChanged: break
    case .resized, .closeRequested, .visibilityChanged, .turned: stage.receive(event)
    }
  }

  func drawFrame(at hostTime: TimeInterval) {
    stage.drawFrame(at: hostTime)
    if firstFrame == nil {
      firstFrame = (age: ProcessMeter.age ?? .nan, bytes: ProcessMeter.residentBytes)
    }
    guard result == nil else { return }
    do {
      try resume(at: hostTime)
    } catch {
      end(.failure(CommandError("\(error)")))
    }
  }

  private func resume(at hostTime: TimeInterval) throws {
    if playEvents(at: hostTime) { return stage.window.requestFrame() }
    if !stage.scene.isIdle {
      guard hostTime < phaseStart + DemoRun.longestPhase || phases.count == demo.cycle.count else {
        throw CommandError("\(demo.id) does not settle")
      }
      return stage.window.requestFrame()
    }
    if !phases.isEmpty {
      try begin(phases.removeFirst(), at: hostTime)
    } else if let firstFrame {
      end(
        .success(
          WindowReport(
            demo: demo.id, size: stage.screen.bounds.size, scale: stage.screen.scale,
            secondsToFirstFrame: firstFrame.age, bytesAfterFirstFrame: firstFrame.bytes,
            bytesAfterCycle: ProcessMeter.residentBytes)))
    }
  }

  private func begin(_ phase: Phase, at hostTime: TimeInterval) throws {
    guard let window = UIApplication.shared.keyWindow else { return }
    let frame = 1 / max(stage.window.refreshRate, 1)
    pending = try demo.script(for: phase, in: window, frameDuration: frame).events[...]
    phaseStart = hostTime
    stage.window.requestFrame()
  }

  /// Delivers the events that are due. Returns whether any event was pending.
  private func playEvents(at hostTime: TimeInterval) -> Bool {
    guard !pending.isEmpty else { return false }
    while let next = pending.first, phaseStart + next.time <= hostTime + 1e-6 {
      pending.removeFirst()
      for event in next.platformEvents(at: hostTime, scale: stage.screen.scale) {
        stage.receiveOnScreen(event)
      }
    }
    return true
  }

  private func end(_ result: Result<WindowReport, CommandError>) {
    self.result = result
    stop()
  }
}
