import Testing
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// The user's input is in a trace with its time, among the frames that show it.
@MainActor
struct InputTraceTests {
  /// Opens the modal and drags it down, at times that have nothing to do with the frames'.
  private static let script =
    """
    {"t":0,"type":"down","x":160,"y":230}
    {"t":0.05,"type":"up","x":160,"y":230}
    {"t":1.5,"type":"down","x":160,"y":100}

    """
    + (1...40).map { step in
      "{\"t\":\(1.5 + 0.0073 * Double(step)),\"type\":\"move\",\"x\":160,\"y\":\(100 + 6 * step)}\n"
    }.joined() + "{\"t\":1.9,\"type\":\"focus\",\"focused\":false}"

  private func text(_ object: [String: Any], _ key: String) -> String {
    object[key] as? String ?? ""
  }

  private func time(_ object: [String: Any]) -> Double { object["t"] as? Double ?? .nan }

  @Test(arguments: ["replay", "trace"])
  func theNextFrameShowsTheInput(command: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.script, to: "drag.jsonl")
    let run =
      command == "replay"
      ? CommandRun("replay", path, "--demo", "modal-bounce", "--inputs")
      : CommandRun("trace", "modal-bounce", "--input", path, "--inputs")
    let lines = run.jsonLines
    #expect(run.status == 0 && lines.filter { text($0, "kind") == "input" }.count == 44)
    var seen = 0
    for (index, line) in lines.enumerated()
    where text(line, "kind") == "input" && text(line, "type") == "move" {
      let y = try #require(line["y"] as? Double)
      // The drag began with its tenth point, 400 points are the whole distance.
      guard y > 112 else { continue }
      let frame = try #require(lines[index...].first { text($0, "kind") == "frame" })
      let transition = try #require(frame["transition"] as? [String: Any])
      let percent = try #require(transition["percent"] as? Double)
      let lag = time(frame) - time(line)
      #expect(lag >= 0 && lag <= 1.0 / 60 + 1e-6, "\(lag) s after \(time(line))")
      // Motions between two frames are shown by the second: at least this one.
      #expect(percent >= (y - 112) / 400 - 1e-5, "\(percent) for \(y)")
      #expect(percent <= (y - 112 + 3 * 6) / 400 + 1e-5)
      seen += 1
    }
    #expect(seen == 38)
    #expect(lines.contains { text($0, "type") == "focus" && $0["focused"] as? Bool == false })
  }

  @Test func withoutTheOptionThereIsNoInputInIt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.script, to: "drag.jsonl")
    let run = CommandRun("replay", path, "--demo", "modal-bounce")
    #expect(run.jsonLines.allSatisfy { text($0, "kind") != "input" } && run.jsonLines.count > 40)
  }
}
