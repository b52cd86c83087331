import Testing
import UIKitTestSupport

import PlaygroundApp

/// 0 after success, 1 if a command has failed, 64 if the command line is wrong.
@MainActor
struct ExitStatusTests {
  @Test(arguments: [
    ["--version"], ["list"], ["help"], ["trace", "child-alpha"],
  ])
  func successIsZero(arguments: [String]) {
    #expect(CommandRun(arguments).status == 0)
  }

  @Test func theVersionIsPrintedAlone() {
    let run = CommandRun("--version")
    #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1.0.0")
  }

  @Test(arguments: [
    ["bench", "--layers", "10", "--touches"], ["bench", "--layers", "10", "--size", "300x400"],
    ["dance"], ["help", "dance"], ["child-alpha"], ["--demo", "zz"], ["trace", "zz"], ["trace"],
    ["trace", "child-alpha", "--phase", "explode"], ["list", "--yaml"], ["--size", "abc"],
    ["trace", "child-alpha", "--fps", "0"], ["render", "child-alpha"], ["--stage-only"],
    ["--trace"], ["--save-input", "unused.jsonl"],
    ["render", "child-alpha", "--frames", "2", "--times", "0", "-o", "unused.png"],
    ["render", "child-alpha", "-o", "unused.jpg"], ["render", "child-alpha", "-o", "-"],
    ["render", "child-alpha", "-o", ""], ["trace", "child-alpha", "--segue", "next"],
    ["bench", "child-alpha", "--size", "9000x9000", "--scale", "2"],
  ])
  func aWrongCommandLineIs64(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == 64, "\(run.errors)")
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test(arguments: [
    ["replay", "nowhere/no.jsonl"], ["--storyboard", "nowhere/No.storyboard"],
    ["render", "child-alpha", "-o", "nowhere/a.png"], ["--storyboard", "/"],
    ["--storyboard", "/dev/null"],
  ])
  func aFailureIsOne(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == 1, "\(run.errors)")
    // The path is named as it was given, or whole.
    #expect(run.errors.contains(arguments.last ?? ""), "\(run.errors)")
  }

  /// Nothing is proposed that has nothing in common with what was typed.
  @Test func onlyNearIdsAreProposed() {
    #expect(CommandRun("--demo", "zz").failed(saying: "`playground list` lists the demos"))
    #expect(CommandRun("--demo", "sgue-scale").failed(saying: "did you mean segue-scale"))
  }
}
