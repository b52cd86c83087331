import ArgumentParser
import CoreGraphics
import UIKitSimulator

/// `playground trace`: prints the animated values and the calls of a transition, frame by frame.
struct TraceDemo: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints the frames and the calls of a transition as JSON Lines.")

  @Argument(help: "The demo's id; `playground list` lists them.")
  var id: String?

  @OptionGroup var interface: InterfaceOptions

  @Option(
    help: "In the storyboard: the segues to perform, separated by commas; the last is traced.")
  var segue: String?

  @Option(help: "The transition: present, dismiss, …")
  var phase: String?

  @Option(
    parsing: .unconditional, help: "Frames a second.", transform: OptionValue.framesPerSecond)
  var fps: Double = 60

  @OptionGroup var preferenceOptions: PreferenceOptions

  @Option(help: "An input script to play instead of a phase.")
  var input: String?

  @Flag(help: "Also a line for every input event, with its time.")
  var inputs = false

  @MainActor
  func execute() throws {
    let demo = try interface.demo(typed: id, segues: segue)
    if demo.file != nil, segue == nil, input == nil {
      throw CommandError.usage("say what to trace in the storyboard: a --segue, or an --input")
    }
    if input != nil, phase != nil {
      throw CommandError.usage("give --phase or --input, not both")
    }
    let script = try input.map(ScriptFile.read)
    let phases = script == nil ? try demo.phases(typed: phase) : []
    let run = DemoRun(demo, framesPerSecond: fps, preferences: preferenceOptions.preferences)
    if let script {
      Self.trace(run, from: 0, inputs: inputs) { run.simulator.play(script) }
    } else {
      for earlier in phases.dropLast() { try run.perform(earlier) }
      guard let last = phases.last else { return }
      try run.schedule(last)
      Self.trace(run, from: 0, inputs: inputs) { run.finish() }
    }
  }

  /// Prints a trace while `body` runs.
  @MainActor
  static func trace(
    _ run: DemoRun, from start: TimeInterval, inputs: Bool = false, _ body: () -> Void
  ) {
    var lines: [String] = []
    let recorder = TraceRecorder(namedViews: run.demo.tracedViews, start: start) {
      lines.append($0)
    }
    recorder.begin()
    let stage = run.simulator.stage
    if inputs { stage.onInput = { [unowned stage] in recorder.recordInput($0, on: stage) } }
    run.simulator.onFrame { recorder.recordFrame(at: $0.time) }
    body()
    run.simulator.onFrame(nil)
    stage.onInput = nil
    recorder.end()
    Console.write(lines.map { $0 + "\n" }.joined())
  }
}

/// Reads input scripts from files.
enum ScriptFile {
  static func read(_ path: String) throws -> InputScript {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw CommandError(
        exists ? "the script “\(path)” cannot be read as text" : "there is no script “\(path)”")
    }
    let script: InputScript
    do {
      script = try InputScript(text: text)
    } catch {
      throw CommandError("the script “\(path)” is wrong in \(error)")
    }
    if script.events.isEmpty { throw CommandError("the script “\(path)” has no events") }
    return script
  }
}
