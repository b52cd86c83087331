package import CoreGraphics
import Platform
package import UIKit

/// How a stage is run again: fast forward up to a trigger, and from there at the speed of its time.
package struct ReplayPlan: Sendable {
  /// The entries before the trigger.
  package let past: ArraySlice<InputLog.Entry>
  /// The input from the trigger on.
  package let rest: [TimedInput]
  /// The times of the frames from the trigger on.
  package let frameTimes: [TimeInterval]
  /// The stage's time when its scene was made.
  package let start: TimeInterval
  /// The stage's time of the trigger.
  package let triggerTime: TimeInterval

  /// Times that are nearer count as one: those of frames are sums.
  private static let tolerance: TimeInterval = 1e-6

  /// Nil where there is nothing to play again.
  package init?(_ log: InputLog) {
    guard let index = log.triggerIndex, case .input(let time, _) = log.entries[index] else {
      return nil
    }
    start = log.start
    triggerTime = time
    past = log.entries[..<index]
    var lastFrame = -TimeInterval.infinity
    var rest: [TimedInput] = []
    var frameTimes: [TimeInterval] = []
    for (place, entry) in log.entries.enumerated() {
      switch entry {
      case .frame(let time, _):
        lastFrame = time
        if place > index { frameTimes.append(time) }
      case .input(let time, let event):
        guard place >= index else { continue }
        rest.append(
          TimedInput(
            time: time, event: event, isAfterFrame: lastFrame >= time - Self.tolerance))
      }
    }
    self.rest = rest + Self.releases(of: log)
    self.frameTimes = frameTimes
  }

  /// The events that cancel the touches which have not ended in the log. Their end events were sent
  /// to the scene that was closed.
  private static func releases(of log: InputLog) -> [TimedInput] {
    var held: [(device: PointerEvent.Device, location: CGPoint)] = []
    var end = log.start
    for entry in log.entries {
      switch entry {
      case .frame(let time, _): end = max(end, time)
      case .input(let time, let event):
        end = max(end, time)
        guard case .pointer(let pointer) = event, pointer.phase != .moved else { continue }
        held.removeAll { $0.device == pointer.device }
        if pointer.phase == .down { held.append((pointer.device, pointer.location)) }
      }
    }
    return held.map { device, location in
      let event = PointerEvent(phase: .cancelled, device: device, location: location, time: end)
      return TimedInput(time: end, event: .pointer(event), isAfterFrame: true)
    }
  }
}
