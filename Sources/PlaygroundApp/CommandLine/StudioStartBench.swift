import CoreGraphics
import Platform
import UIKit

/// Measures the start of the studio's window and its activity while the user does nothing, and then
/// closes it.
@MainActor
final class StudioStartBench: PlatformDelegate {
  struct Report {
    /// The seconds from the start of the process; NaN if the system does not report them.
    let secondsToFirstFrame: TimeInterval
    /// The resident memory, in bytes.
    let bytesAfterFirstFrame: Int
    /// The number of frames while nothing changed.
    let idleFrames: Int
    /// The processor time in seconds in that period.
    let idleProcessorTime: TimeInterval

    var table: String {
      let lines = [
        ["start to first frame", JSONText.number(secondsToFirstFrame * 1000, decimals: 0), "ms"],
        [
          "memory after the first frame",
          JSONText.megabytes(Double(bytesAfterFirstFrame)), "MB",
        ],
        ["frames in \(Int(StudioStartBench.idle)) idle seconds", "\(idleFrames)", ""],
        [
          "processor time in them", JSONText.number(idleProcessorTime * 1000, decimals: 1), "ms",
        ],
      ]
      return TextTable(head: ["the studio", "value", "unit"], lines: lines).text + "\n"
    }
  }

  /// The seconds until the window counts as idle, and those from then until it is closed.
  private static let settling: TimeInterval = 2
  fileprivate nonisolated static let idle: TimeInterval = 2

  private let stage: Stage
  private let later: LaterCalls
  /// The results; nil until the window has been idle.
  private(set) var report: Report?
  private var frames = 0

  init(stage: Stage, later: LaterCalls = .mainQueue) {
    (self.stage, self.later) = (stage, later)
  }

  func receive(_ event: PlatformEvent) {
    switch event {
    case .resized, .closeRequested, .visibilityChanged, .turned: stage.receive(event)
    default: break
    }
  }

  func drawFrame(at hostTime: TimeInterval) {
    stage.drawFrame(at: hostTime)
    frames += 1
    guard frames == 1 else { return }
    let start = (age: ProcessMeter.age ?? .nan, bytes: ProcessMeter.residentBytes)
    later.call(Self.settling) { [weak self] in
      guard let self else { return }
      let (before, used) = (frames, ProcessMeter.processorTime)
      later.call(Self.idle) { [weak self] in
        guard let self else { return }
        report = Report(
          secondsToFirstFrame: start.age, bytesAfterFirstFrame: start.bytes,
          idleFrames: frames - before, idleProcessorTime: ProcessMeter.processorTime - used)
        stage.receive(.closeRequested)
      }
    }
  }
}
