import Catalogue
import ArgumentParser
import CoreGraphics
import UIKit
import UIKitSimulator

/// `playground replay`: plays an input script and prints a trace.
struct ReplayScript: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays an input script and prints what moves and who is called, as JSON Lines.")

  @Argument(help: "The script: JSON Lines.")
  var script: String

  @Option(help: "The demo to play it on.")
  var demo: String?

  @OptionGroup var interface: InterfaceOptions

  @Flag(help: "Play it in the window.")
  var window = false

  @Flag(help: "Also a line for every input event, with its time.")
  var inputs = false

  @MainActor
  func execute() throws {
    let demo =
      try interface.demo(besides: self.demo) ?? self.demo.map(Catalogue.demo(typed:))
      ?? OpenedProject.current?.demo
    let script = try ScriptFile.read(self.script)
    guard let demo else {
      throw CommandError.usage("give the --demo or the --storyboard to play the script on")
    }
    if window {
      let run = WindowRun(
        demo: demo, isStageOnly: false, size: demo.stageSize, scale: nil,
        speed: 1)
      try run.run(script: script, tracesInput: inputs) { Console.write($0 + "\n") }
    } else {
      replay(script, on: demo)
    }
  }

  @MainActor
  private func replay(_ script: InputScript, on demo: Demo) {
    let simulator = DemoRun(demo).simulator
    let tap = InputTap(stage: simulator.stage, demoStage: DemoStage(demo))
    simulator.platform.attach(tap)
    var lines: [String] = []
    let recorder = TraceRecorder(
      namedViews: demo.tracedViews, start: simulator.time
    ) { lines.append($0) }
    recorder.begin()
    tap.onFrame = { recorder.recordFrame(at: $0.time) }
    if inputs {
      tap.onInput = { [stage = simulator.stage] in recorder.recordInput($0, on: stage) }
    }
    simulator.play(script, settlingFor: DemoRun.longestPhase)
    recorder.end()
    Console.write(lines.map { $0 + "\n" }.joined())
  }
}
