import Catalogue
import Compositor
import CoreGraphics
import Foundation
import Platform
import UIKit

/// Uses random demos one after the other, and measures the memory of the process.
///
/// Time is simulated, so the duration depends on how many frames change. The same seed gives the
/// same touches.
@MainActor
struct RandomUseBench {
  /// The seconds for each demo.
  private static let visit: TimeInterval = 20
  /// The number of rows in the report.
  nonisolated static let parts = 6

  private let demos: [Demo]
  private let stage: (size: CGSize, scale: CGFloat)
  private var random = RepeatableRandom(seed: 17)
  /// The meter of the last demo, which is deallocated together with its screen.
  private weak var lastMeter: BenchFrameMeter?
  private weak var lastRoot: UIViewController?

  init(_ demos: [Demo], on stage: (size: CGSize, scale: CGFloat)) {
    (self.demos, self.stage) = (demos, stage)
  }

  /// - Parameter minutes: the minutes of simulated time.
  mutating func run(minutes: Int) -> RandomUseReport {
    var report = RandomUseReport(size: stage.size, scale: stage.scale, minutes: minutes)
    for part in 1...Self.parts {
      var row = RandomUseReport.Row()
      let end = Double(minutes) * 60 * Double(part) / Double(Self.parts)
      // In the first part each demo is shown once, so that everything that is made only once
      // exists.
      let visit = part == 1 ? max(end / Double(max(demos.count, 1)), 0.5) : Self.visit
      var rest = part == 1 ? demos : []
      while report.seconds < end - 0.001 {
        let room = min(visit, end - report.seconds)
        let next = rest.isEmpty ? demos.randomElement(using: &random) : rest.removeFirst()
        guard let demo = next else { return report }
        use(demo, for: room, &row)
        if lastMeter != nil || lastRoot != nil { report.stayed.append(demo.id) }
        report.seconds += room
        // The demo is deallocated, and the caches contain what the next one may reuse.
        let bytes = ProcessMeter.residentBytes
        row.restingBytes.append(bytes)
        row.mostBytes = max(row.mostBytes, bytes)
      }
      report.rows.append(row)
    }
    report.peakBytes = ProcessMeter.peakResidentBytes
    return report
  }

  private mutating func use(
    _ demo: Demo, for seconds: TimeInterval, _ row: inout RandomUseReport.Row
  ) {
    let run = DemoRun(demo, size: stage.size, scale: stage.scale)
    let meter = BenchFrameMeter(attachedTo: run, compositor: CompositorMaker.make())
    meter.isMeasuring = true
    (lastMeter, lastRoot) = (meter, run.simulator.window.rootViewController)
    while run.simulator.time < seconds {
      act(on: run)
      run.simulator.advance(by: .random(in: 0..<0.5, using: &random))
      row.mostBytes = max(row.mostBytes, ProcessMeter.residentBytes)
    }
    row.demos += 1
    row.frames += meter.samples.count
    // This may be in the middle of a transition.
    UIApplication.shared.disconnect(run.simulator.stage.scene)
  }

  private mutating func act(on run: DemoRun) {
    let simulator = run.simulator
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      // Performs a phase of the demo, if the earlier actions left it possible.
      if let phase = run.demo.phases.randomElement(using: &random) { try? run.perform(phase) }
    case 4, 5: simulator.tap(at: point())
    case 6, 7:
      simulator.drag(
        from: point(), to: point(), duration: .random(in: 0.1..<1, using: &random))
    case 8: simulator.scroll(by: CGVector(dx: 0, dy: -200), at: point())
    default: simulator.press("Escape")
    }
  }

  private mutating func point() -> CGPoint {
    CGPoint(
      x: .random(in: 0..<stage.size.width, using: &random),
      y: .random(in: 0..<stage.size.height, using: &random))
  }
}

/// The C library's random numbers, with their own state.
private struct RepeatableRandom: RandomNumberGenerator {
  private var state: [UInt16]

  init(seed: UInt16) { state = [0x330E, seed, 0] }

  mutating func next() -> UInt64 {
    func half() -> UInt64 { UInt64(UInt32(truncatingIfNeeded: jrand48(&state))) }
    return half() << 32 | half()
  }
}
