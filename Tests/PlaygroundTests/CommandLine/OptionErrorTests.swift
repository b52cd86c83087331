import Testing
import UIKitTestSupport

import Catalogue
import PlaygroundApp

@MainActor
struct OptionErrorTests {
  @Test(arguments: ["0x0", "0x100", "100x0", "-5x10", "99999x99999", "abc", "390", "390x", "nanx1"])
  func aSizeThatIsNoneIsAnErrorInOneLine(size: String) {
    let run = CommandRun("render", "modal-bounce", "--size", size, "-o", "unused.png")
    #expect(run.failed(saying: "--size"), "\(run.errors)")
  }

  @Test func aSizeTooLargeSaysTheLimit() {
    let run = CommandRun("--size", "99999x99999")
    #expect(run.failed(saying: "16384"), "\(run.errors)")
  }

  @Test func aScaleThatMakesTheStageTooLargeIsAnError() {
    let run = CommandRun("bench", "modal-bounce", "--size", "9000x9000", "--scale", "2")
    #expect(run.failed(saying: "16384"), "\(run.errors)")
  }

  @Test(arguments: ["-60", "0", "fast", "1e9", "nan"])
  func aFrameRateThatIsNoneIsAnError(fps: String) {
    let run = CommandRun("trace", "modal-bounce", "--fps", fps)
    #expect(run.failed(saying: "frames a second"), "\(run.errors)")
  }

  @Test(arguments: ["-1", "0", "2.5", "many", "100000"])
  func aNumberOfFramesThatIsNoneIsAnError(frames: String) {
    let run = CommandRun("render", "modal-bounce", "--frames", frames, "-o", "unused.png")
    #expect(run.failed(saying: "whole number"), "\(run.errors)")
  }

  @Test(arguments: ["", "0,,1", "-1", "0;1", "1e9", "later"])
  func timesThatAreNoneAreAnError(times: String) {
    let run = CommandRun("render", "modal-bounce", "--times", times, "-o", "unused.png")
    #expect(run.failed(saying: "seconds"), "\(run.errors)")
  }

  @Test(arguments: ["0", "-1", "slow"]) func aSpeedThatIsNoneIsAnError(speed: String) {
    #expect(CommandRun("--slow", speed).failed(saying: "real time"))
  }

  @Test(arguments: ["0", "-2", "big"]) func aScaleThatIsNoneIsAnError(scale: String) {
    #expect(CommandRun("--scale", scale).failed(saying: "pixels a point"))
  }

  @Test func anUnknownDemoIsAnsweredWithTheThreeNearestIds() {
    for command in ["trace", "render", "bench"] {
      let run = CommandRun(command, "modal-bonce")
      let isRender = command == "render"
      let full = isRender ? CommandRun(command, "modal-bonce", "-o", "unused.png") : run
      #expect(
        full.failed(saying: "did you mean modal-bounce, modal-spring, modal-default?"),
        "\(full.errors)")
    }
    #expect(CommandRun("--demo", "sgue-scale").failed(saying: "did you mean segue-scale"))
  }

  @Test func anUnknownPhaseIsAnsweredWithTheDemosPhases() {
    let run = CommandRun("trace", "child-alpha", "--phase", "explode")
    #expect(run.failed(saying: "it has present, dismiss"), "\(run.errors)")
  }

  @Test func anUnknownCommandIsAnsweredWithAllCommands() {
    #expect(
      CommandRun("dance").failed(
        saying: "window, open, test, compare, list, render, record, trace, replay, bench"))
    #expect(CommandRun("child-alpha").failed(saying: "--demo child-alpha"))
  }

  @Test func anUnknownOptionIsAnError() {
    #expect(CommandRun("list", "--yaml").failed(saying: "--yaml"))
  }

  @Test func optionsThatExcludeEachOtherAreAnError() {
    #expect(
      CommandRun("render", "modal-bounce", "--frames", "2", "--times", "0", "-o", "unused.png")
        .failed(saying: "not both"))
    #expect(
      CommandRun("trace", "modal-bounce", "--phase", "present", "--input", "unused.jsonl")
        .failed(saying: "not both"))
    #expect(CommandRun("--stage-only").failed(saying: "--demo"))
  }

  @Test func helpIsNoError() {
    for arguments in [["--help"], ["trace", "--help"], ["help", "trace"]] {
      let isWhole = arguments.count == 1
      let run = isWhole ? CommandRun(arguments[0]) : CommandRun(arguments[0], arguments[1])
      #expect(run.status == 0)
      #expect(run.output.contains(isWhole ? "SUBCOMMANDS" : "--fps"), "\(run.output)")
      #expect(run.errors.isEmpty)
    }
  }
}
