import ArgumentParser
import CoreGraphics
import UIKit

/// `playground bench`: how long the frames of each transition take.
struct BenchDemos: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures the frames of transitions, offscreen, as fast as they come.")

  @Argument(help: "The demos' ids (default: all).")
  var ids: [String] = []

  @Option(
    parsing: .unconditional, help: "The stage in points (default: 1920x1080).",
    transform: OptionValue.size)
  var size: StageSize?

  @Option(
    parsing: .unconditional, help: "Pixels a point (default: 1).", transform: OptionValue.scale)
  var scale: CGFloat = 1

  @Option(
    parsing: .unconditional, help: "How often each transition runs (default: 10).",
    transform: OptionValue.repetitions)
  var repeats: Int = 10

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor
  func execute() throws {
    let demos = ids.isEmpty ? Catalogue.all : try ids.map(Catalogue.demo(typed:))
    let stage = size?.size ?? CGSize(width: 1920, height: 1080)
    try OptionValue.check(stage, scale: scale)
    var report = BenchReport(size: stage, scale: scale)
    for demo in demos { try measure(demo, on: stage, into: &report) }
    report.residentBytes = Self.residentBytes
    Console.write(json ? report.json : report.table)
  }

  @MainActor
  private func measure(_ demo: Demo, on size: CGSize, into report: inout BenchReport) throws {
    let run = DemoRun(demo, size: size, scale: scale)
    let meter = FrameMeter(stage: run.simulator.stage)
    run.simulator.platform.attach(meter)
    var samples: [String: [FrameMeter.Sample]] = [:]
    let cycle = demo.phases.filter { ["present", "dismiss"].contains($0.name) }
    for _ in 0..<repeats {
      for phase in cycle {
        try run.schedule(phase)
        meter.samples = []
        meter.isMeasuring = true
        run.finish()
        meter.isMeasuring = false
        samples[phase.name, default: []] += meter.samples
      }
      for _ in 0..<5 { report.memoryCopies.append(meter.timeMemoryCopy()) }
    }
    for phase in cycle {
      report.rows.append(
        BenchReport.Row(demo: demo.id, phase: phase.name, samples: samples[phase.name] ?? []))
    }
  }

  /// The process's memory now, or 0 where the system does not tell.
  private static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
