import Catalogue
import ArgumentParser
import Compositor
import CoreGraphics
import Platform
import Studio
import UIKit

/// `playground bench`: measures the time of the frames of each transition, and the resources of an
/// app that runs them.
struct BenchDemos: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures the frames of transitions, offscreen, as fast as they come.",
    discussion: """
      Besides the demos there is 200-cells: a collection that changes its layout. \
      With --studio the demos run in the studio, also with --cycles and --window; with --cycles \
      it presents and dismisses again and again, and tells what that leaves behind; with --random \
      it uses one demo after the other at random, and fails where memory grows; with --window it \
      opens the window, and tells how long that took; with --layers it makes \
      frames of up to 10,000 animated layers, and of 100,000 of which 100 move; with --touches two \
      fingers move a thousand times a second over fifty recognisers; with --layout it solves the \
      constraints of lists of up to 5,000 views, without views and with them, and scrolls lists \
      of 1,000 and of 100,000 rows; with --cards it zooms, slides, rotates and flips a page of \
      cards and a photograph; with --first-frames it shows pages that were never drawn; with \
      --storyboard it reads a storyboard of 15 scenes and \
      makes their controllers; with --limits it does things to thousands of objects at three \
      sizes each, and fails where their time grows faster than it may.
      """)

  @Argument(help: "The demos' ids (default: all; modal-bounce with --cycles or --window).")
  var ids: [String] = []

  @Option(
    parsing: .unconditional,
    help: "The stage in points (default: 1920x1080; 390x844 with --cycles or --window).",
    transform: OptionValue.size)
  var size: StageSize?

  @Option(
    parsing: .unconditional, help: "Pixels a point (default: 1; 2 with --cycles or --window).",
    transform: OptionValue.scale)
  var scale: CGFloat?

  @Option(
    parsing: .unconditional, help: "How often each transition runs (default: 10).",
    transform: OptionValue.repetitions)
  var repeats: Int?

  @Option(
    parsing: .unconditional,
    help: "Presents and dismisses so often, and counts memory and controllers.",
    transform: OptionValue.cycles)
  var cycles: Int?

  @Option(
    parsing: .unconditional,
    help: "Uses demos at random for so many simulated minutes, and looks at memory.",
    transform: OptionValue.minutes)
  var random: Int?

  @Flag(help: "Opens the window and measures its start; it closes by itself.")
  var window = false

  @Flag(help: "Measures many animated layers instead of demos.")
  var layers = false

  @Flag(help: "Measures touches on many recognisers instead of demos.")
  var touches = false

  @Flag(help: "Measures the solving of constraints instead of demos.")
  var layout = false

  @Flag(help: "Measures a storyboard of 15 scenes instead of demos.")
  var storyboard = false

  @Flag(help: "Measures a page that is zoomed, slid, rotated and flipped, instead of demos.")
  var cards = false

  @Flag(help: "Measures the first frames between pages that were never drawn, instead of demos.")
  var firstFrames = false

  @Flag(help: "Measures how time grows with the number of objects, instead of demos.")
  var limits = false

  @Flag(help: "Runs the demos in the studio, on a window of 1920x1200 if no --size is given.")
  var studio = false

  @OptionGroup var drawing: RendererOption

  @Flag(help: "With --renderer gl, no driver draws: what is left is the processor's part.")
  var withoutDriver = false

  @Flag(help: "Print JSON.")
  var json = false

  private static let frameStage = (size: CGSize(width: 1920, height: 1080), scale: CGFloat(1))
  private static let studioStage = (size: CGSize(width: 1920, height: 1200), scale: CGFloat(1))
  private static let phoneStage = (size: Demo.defaultStageSize, scale: CGFloat(2))

  @MainActor
  func execute() throws {
    if let part = try part() { return try report(part) }
    if [window, cycles != nil, random != nil].count(where: { $0 }) > 1 {
      throw CommandError.usage("choose one of --cycles, --random and --window")
    }
    if repeats != nil, window || cycles != nil || random != nil {
      throw CommandError.usage(
        "--repeats is about frames; leave it out with --cycles, --random and --window")
    }
    if studio, random != nil { throw CommandError.usage("--random goes without --studio") }
    if studio, window {
      try reportStudioStart()
    } else if studio, cycles == nil {
      try reportStudio(with: try demos(default: Catalogue.all))
    } else if let cycles {
      try report(cyclesOf: try demos(default: [.modalBounce]), count: cycles)
    } else if let random {
      try report(useOf: try demos(default: Catalogue.all), minutes: random)
    } else if window {
      try reportWindow(of: try demos(default: [.modalBounce]))
    } else {
      try reportFrames(of: try demos(default: Catalogue.all + Self.scenes))
    }
  }

  /// Demos that are measured, but not part of the catalogue.
  private static let scenes: [Demo] = [.twoHundredCells, .dynamicsHeap]

  @MainActor
  private func demos(default others: [Demo]) throws -> [Demo] {
    guard !ids.isEmpty else { return others }
    return try ids.map { id in
      try Self.scenes.first { $0.id == id } ?? Catalogue.demo(typed: id)
    }
  }

  private func stage(
    default other: (size: CGSize, scale: CGFloat)
  ) throws -> (size: CGSize, scale: CGFloat) {
    let stage = (size: size?.size ?? other.size, scale: scale ?? other.scale)
    try OptionValue.check(stage.size, scale: stage.scale)
    return stage
  }

  // MARK: Cycles

  @MainActor
  private func report(cyclesOf demos: [Demo], count: Int) throws {
    let stage = try stage(default: studio ? Self.studioStage : Self.phoneStage)
    var report = CycleReport(size: stage.size, scale: stage.scale, cycles: count)
    for demo in demos {
      report.rows.append(try CycleBench(run(of: demo, on: stage)).run(cycles: count))
    }
    Console.write(json ? report.json : report.table)
    if let leak = report.leak { throw CommandError(leak) }
  }

  @MainActor
  private func report(useOf demos: [Demo], minutes: Int) throws {
    var bench = RandomUseBench(demos, on: try stage(default: Self.frameStage))
    let report = bench.run(minutes: minutes)
    Console.write(json ? report.json : report.table)
    if let leak = report.leak { throw CommandError(leak) }
  }

  /// Makes a run of a demo alone, or in the studio after all of its panels have been shown.
  @MainActor
  private func run(of demo: Demo, on stage: (size: CGSize, scale: CGFloat)) -> any PhaseRun {
    guard studio else { return DemoRun(demo, size: stage.size, scale: stage.scale) }
    let run = StudioRun(demo, size: stage.size, scale: stage.scale)
    for tab in InspectorTab.allCases { run.controller.perform(.panel(tab)) }
    return run
  }

  // MARK: Parts

  /// The parts of the framework that are measured separately, instead of demos.
  private enum Part: String {
    case layers, touches, layout, storyboard, cards, limits
    case firstFrames = "first-frames"
  }

  private func part() throws -> Part? {
    let flags: [(isOn: Bool, part: Part)] = [
      (layers, .layers), (touches, .touches), (layout, .layout),
      (storyboard, .storyboard), (cards, .cards), (limits, .limits),
      (firstFrames, .firstFrames),
    ]
    let parts = flags.filter(\.isOn).map(\.part)
    guard parts.count <= 1 else {
      throw CommandError.usage(
        "choose one of \(parts.map { "--\($0.rawValue)" }.joined(separator: " and "))")
    }
    return parts.first
  }

  @MainActor
  private func report(_ part: Part) throws {
    guard
      ids.isEmpty, cycles == nil, random == nil, !window, size == nil, scale == nil
    else {
      let option = "--\(part.rawValue)"
      throw CommandError.usage(
        "\(option) measures views of its own, and no demo; it goes with --repeats and --json alone")
    }
    switch part {
    case .layers: reportLayers()
    case .touches: reportTouches()
    case .layout: try reportLayout()
    case .storyboard:
      let report = try StoryboardBench().run(repeats: repeats ?? 10)
      Console.write(json ? report.json : report.table)
    case .cards: reportCards()
    case .limits: try reportLimits()
    case .firstFrames: reportFirstFrames()
    }
  }

  @MainActor
  private func reportLimits() throws {
    let report = try LimitsBench.run(repeats: repeats ?? 3)
    Console.write(json ? report.json : report.table)
    if let failure = report.failure { throw CommandError(failure) }
  }

  @MainActor
  private func reportFirstFrames() {
    var report = FirstFrameReport()
    for motion in FirstFrameBench.Motion.allCases {
      for content in FirstFrameBench.Content.allCases {
        report.rows.append(FirstFrameBench.run(motion, content, repeats: repeats ?? 10))
      }
    }
    Console.write(json ? report.json : report.table)
  }

  @MainActor
  private func reportCards() {
    var report = CardsReport()
    for page in CardsBench.Page.allCases {
      var bench = CardsBench(page)
      report.rows += bench.run(repeats: repeats ?? 10)
    }
    Console.write(json ? report.json : report.table)
  }

  /// The number of frames with touches, for each of `repeats`.
  private static let touchFrames = 60

  @MainActor
  private func reportTouches() {
    let report = TouchBench().run(frames: Self.touchFrames * (repeats ?? 10))
    Console.write(json ? report.json : report.table)
  }

  /// The number of frames for each number of layers, for each of `repeats`.
  private static let layerFrames = 12

  @MainActor
  private func reportLayers() {
    var report = LayerReport()
    for arrangement in LayerBench.arrangements {
      var bench = LayerBench(arrangement)
      report.rows.append(bench.run(frames: Self.layerFrames * (repeats ?? 10)))
    }
    Console.write(json ? report.json : report.table)
  }

  @MainActor
  private func reportLayout() throws {
    var report = LayoutReport()
    for hasConflicts in [false, true] {
      for views in LayoutBench.viewCounts {
        let bench = LayoutBench(views: views, hasConflicts: hasConflicts)
        report.rows.append(try bench.run(repeats: repeats ?? 10))
      }
    }
    for views in LayoutBench.viewCounts {
      report.rows.append(ViewLayoutBench.run(views: views, repeats: repeats ?? 10))
    }
    for kind in ListBench.Kind.allCases {
      for count in ListBench.counts {
        report.lists.append(ListBench.run(kind, count: count, repeats: min(repeats ?? 3, 3)))
      }
    }
    Console.write(json ? report.json : report.table)
  }

  // MARK: The window

  @MainActor
  private func reportWindow(of demos: [Demo]) throws {
    guard let demo = demos.first, demos.count == 1 else {
      throw CommandError.usage("--window shows one demo at a time; name one")
    }
    let stage = try stage(default: Self.phoneStage)
    let run = WindowRun(
      demo: demo, isStageOnly: true, size: stage.size, scale: stage.scale, speed: 1,
      renderer: drawing.renderer)
    let report = try run.measure(demo)
    Console.write(json ? report.json : report.table)
  }

  // MARK: The studio

  @MainActor
  private func reportStudioStart() throws {
    let demo = try demos(default: [.modalBounce]).first
    let window = try stage(default: Self.studioStage)
    Console.write(
      try StudioWindow(
        demo: demo, size: window.size, scale: window.scale, speed: 1, renderer: drawing.renderer
      ).measureStart().table)
  }

  /// Measures the frames of the window while each demo runs its transition forwards and back. The
  /// thumbnails that are made in idle time are excluded.
  @MainActor
  private func reportStudio(with demos: [Demo]) throws {
    let window = try stage(default: Self.studioStage)
    var report = BenchReport(size: window.size, scale: window.scale)
    for demo in demos {
      let run = StudioRun(demo, size: window.size, scale: window.scale)
      defer { run.close() }
      let samples = try measureCycles(of: run, with: meter(of: run), into: &report)
      report.add(samples, of: demo.cycle, in: demo)
    }
    report.measureMemory()
    Console.write(json ? report.json : report.table)
  }

  // MARK: Frames

  /// Makes a meter of a run's frames, with the compositor that the options request.
  @MainActor
  private func meter(of run: any PhaseRun) throws -> BenchFrameMeter {
    guard drawing.renderer == .gl else {
      return BenchFrameMeter(attachedTo: run, compositor: CompositorMaker.make())
    }
    let context: (any OpenGLContext)? =
      withoutDriver ? DriverlessContext() : SurfacelessContext()
    guard let context else { throw CommandError("there is no OpenGL ES 3 without a window here") }
    return BenchFrameMeter(attachedTo: run, compositor: CompositorMaker.make(for: context))
  }

  @MainActor
  private func reportFrames(of demos: [Demo]) throws {
    let stage = try stage(default: Self.frameStage)
    var report = BenchReport(size: stage.size, scale: stage.scale)
    for demo in demos { try measure(demo, on: stage.size, scale: stage.scale, into: &report) }
    report.measureMemory()
    Console.write(json ? report.json : report.table)
  }

  @MainActor
  private func measure(
    _ demo: Demo, on size: CGSize, scale: CGFloat, into report: inout BenchReport
  ) throws {
    let cycle = demo.cycle
    var samples = try measureCycles(
      of: demo, on: size, scale: scale, into: &report)
    // Other phases may not lead back. Each is performed on its own stage, after everything has been
    // shown there once.
    let branches = demo.phases.dropFirst(2).filter {
      $0.predecessor == nil || $0.predecessor == cycle.first?.name
    }
    for phase in branches {
      let way = phase.predecessor == nil ? cycle : cycle + cycle.prefix(1)
      for _ in 0..<(repeats ?? 10) {
        let run = DemoRun(demo, size: size, scale: scale)
        let meter = try meter(of: run)
        for earlier in way { try run.perform(earlier) }
        samples[phase.name, default: []] += try meter.measure(phase, of: run)
      }
    }
    report.add(samples, of: cycle + branches, in: demo)
  }

  /// Measures the frames of a demo. Its stage is released before the method returns, so that the
  /// memory of one stage at a time is measured.
  @MainActor
  private func measureCycles(
    of demo: Demo, on size: CGSize, scale: CGFloat, into report: inout BenchReport
  ) throws -> [String: [BenchFrameMeter.Sample]] {
    let run = DemoRun(demo, size: size, scale: scale)
    return try measureCycles(of: run, with: meter(of: run), into: &report)
  }

  /// Measures the frames of a demo's transition forwards and back, by the names of the phases.
  @MainActor
  private func measureCycles(
    of run: any PhaseRun, with meter: BenchFrameMeter, into report: inout BenchReport
  ) throws -> [String: [BenchFrameMeter.Sample]] {
    var samples: [String: [BenchFrameMeter.Sample]] = [:]
    for _ in 0..<(repeats ?? 10) {
      for phase in run.demo.cycle {
        samples[phase.name, default: []] += try meter.measure(phase, of: run)
      }
      for _ in 0..<5 { report.memoryCopies.append(meter.timeMemoryCopy()) }
    }
    return samples
  }
}

extension BenchFrameMeter {
  /// Measures the frames of a phase, from its touches to rest.
  fileprivate func measure(_ phase: Phase, of run: any PhaseRun) throws -> [Sample] {
    try run.schedule(phase)
    samples = []
    isMeasuring = true
    run.finish()
    isMeasuring = false
    return samples
  }

  /// Makes a meter that is attached to a run.
  convenience init(attachedTo run: any PhaseRun, compositor: any Compositor) {
    self.init(stage: run.simulator.stage, compositor: compositor)
    run.simulator.platform.attach(self)
  }
}

extension BenchReport {
  /// - Parameter samples: the frames by the names of the phases.
  fileprivate mutating func add(
    _ samples: [String: [BenchFrameMeter.Sample]], of phases: [Phase], in demo: Demo
  ) {
    rows += phases.map { Row(demo: demo.id, phase: $0.name, samples: samples[$0.name] ?? []) }
  }
}

extension Demo {
  /// The phases of a transition forwards and back: the first two.
  var cycle: [Phase] { Array(phases.prefix(2)) }
}
