import CoreGraphics
import Platform
import UIKit

/// Measures how a window of the studio begins, and what it does while nobody touches it. Closes it
/// then.
@MainActor
final class StudioStartBench: PlatformDelegate {
  struct Report {
    /// From the start of the process; not a number where the system does not report it.
    var secondsToFirstFrame: TimeInterval
    /// Resident memory, in bytes.
    var bytesAfterFirstFrame: Int
    /// Frames while nothing changed.
    var idleFrames: Int
    /// Seconds of the processor in that time.
    var idleProcessorTime: TimeInterval

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

  /// Seconds until the window counts as idle, and then until it is closed.
  private static let settling: TimeInterval = 2
  fileprivate nonisolated static let idle: TimeInterval = 2

  private let stage: Stage
  private(set) var report: Report?
  private var frames = 0

  init(stage: Stage) { self.stage = stage }

  func receive(_ event: PlatformEvent) {
    switch event {
    case .resized, .closeRequested, .visibilityChanged, .turned: stage.receive(event)
    default: break
    }
  }

  func drawFrame(at hostTime: TimeInterval) {
    stage.drawFrame(at: hostTime)
    frames += 1
    guard report == nil else { return }
    report = Report(
      secondsToFirstFrame: ProcessMeter.age ?? .nan,
      bytesAfterFirstFrame: ProcessMeter.residentBytes, idleFrames: 0, idleProcessorTime: 0)
    Task {
      try? await Task.sleep(for: .seconds(Self.settling))
      let (before, used) = (frames, ProcessMeter.processorTime)
      try? await Task.sleep(for: .seconds(Self.idle))
      report?.idleFrames = frames - before
      report?.idleProcessorTime = ProcessMeter.processorTime - used
      stage.receive(.closeRequested)
    }
  }
}
