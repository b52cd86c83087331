import Studio
import Testing
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

@MainActor
struct TraceDemoTests {
  @Test(arguments: Catalogue.all.flatMap { demo in demo.phases.map { [demo.id, $0.name] } })
  func everyPhaseTracesTheSameTwice(arguments: [String]) {
    func trace() -> CommandRun {
      CommandRun("trace", arguments[0], "--phase", arguments[1], "--fps", "30")
    }
    let run = trace()
    #expect(run.status == 0)
    #expect(run.jsonLines.count == run.output.split(separator: "\n").count)
    #expect(run.jsonLines.filter { $0["kind"] as? String == "frame" }.count > 5)
    #expect(trace().output == run.output)
  }

  @Test func elapsedTimeCountsFromTheFrameThatCommittedTheTransition() throws {
    let frames = CommandRun("trace", "modal-bounce", "--fps", "120").jsonLines
      .filter { $0["kind"] as? String == "frame" }
    let first = try #require(frames.first)
    #expect(first["elapsed"] as? Double == 0)
    #expect(Self.frame(of: "Modal", in: first)?[1] == 568)
    let second = try #require(frames.dropFirst().first)
    #expect(abs((second["elapsed"] as? Double ?? 0) - 1.0 / 120) < 1e-6)
  }

  /// The spring of damping 0.6 over 0.8 s: ω is 13.791819.
  @Test func theModalFollowsItsSpring() throws {
    let run = CommandRun("trace", "modal-bounce", "--phase", "present", "--fps", "120")
    let (w, zeta) = (13.791819, 0.6)
    let damped = w * (1 - zeta * zeta).squareRoot()
    var count = 0
    for line in run.jsonLines where line["transition"] != nil {
      let elapsed = try #require(line["elapsed"] as? Double)
      guard elapsed < 0.8 else { continue }
      let y = try #require(Self.frame(of: "Modal", in: line)?[1])
      let wave = cos(damped * elapsed) + zeta * w / damped * sin(damped * elapsed)
      #expect(abs(y - 568 * exp(-zeta * w * elapsed) * wave) < 0.05)
      count += 1
    }
    #expect(count == 96)
  }

  @Test func callsComeInTheDocumentedOrder() {
    let calls = CommandRun("trace", "modal-bounce", "--phase", "present").jsonLines
      .filter { $0["kind"] as? String == "call" }
      .map { "\($0["object"] ?? "") \($0["call"] ?? "")" }
    #expect(
      calls == [
        "ModalViewController viewDidLoad()",
        "MainViewController animationController(forPresented:presenting:source:)",
        "MainViewController interactionControllerForPresentation(using:)",
        "MainViewController viewWillDisappear(_:)",
        "ModalViewController viewWillAppear(_:)",
        "BouncePresentAnimation transitionDuration(using:)",
        "BouncePresentAnimation animateTransition(using:)",
        "ModalViewController viewIsAppearing(_:)",
        "ModalViewController viewDidAppear(_:)",
        "MainViewController viewDidDisappear(_:)",
        "BouncePresentAnimation animationEnded(_:)",
      ])
  }

  @Test func aScriptThatTapsTracesLikeThePhase() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      """
      {"t":0,"type":"down","x":160,"y":230}
      {"t":0.016666667,"type":"up","x":160,"y":230}
      """, to: "tap.jsonl")
    let byScript = CommandRun("trace", "modal-bounce", "--input", script)
    #expect(byScript.output == CommandRun("trace", "modal-bounce").output)
    let replayed = CommandRun("replay", script, "--demo", "modal-bounce")
    #expect(replayed.output == byScript.output)
  }

  @Test func aControllerIsNamedByItsClassWithoutTheWordsViewController() {
    #expect(NamedLayer.name(of: MainViewController()) == "Main")
    #expect(NamedLayer.name(of: ViewController()) == "ViewController")
  }

  private static func frame(of name: String, in line: [String: Any]) -> [Double]? {
    let layers = line["layers"] as? [[String: Any]]
    return layers?.first { $0["name"] as? String == name }?["frame"] as? [Double]
  }
}
