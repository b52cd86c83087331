import Testing
import UIKitTestSupport

import Catalogue
import PlaygroundApp

@MainActor
struct ReplayScriptTests {
  /// Presents the modal, then drags it down by `distance` in a quarter of a second.
  private func drag(by distance: Double, end: String = "up") -> String {
    var lines = [
      "{\"t\":0,\"type\":\"down\",\"x\":160,\"y\":230}",
      "{\"t\":0.05,\"type\":\"up\",\"x\":160,\"y\":230}",
      "{\"t\":1.5,\"type\":\"down\",\"x\":160,\"y\":100}",
    ]
    for step in 1...15 {
      let y = 100 + distance * Double(step) / 15
      lines.append("{\"t\":\(1.5 + Double(step) / 60),\"type\":\"move\",\"x\":160,\"y\":\(y)}")
    }
    lines.append(
      end == "up"
        ? "{\"t\":1.8,\"type\":\"up\",\"x\":160,\"y\":\(100 + distance)}"
        : "{\"t\":1.8,\"type\":\"focus\",\"focused\":false}")
    return lines.joined(separator: "\n")
  }

  private func replay(_ text: String) throws -> CommandRun {
    let folder = try TemporaryFolder()
    return CommandRun("replay", try folder.write(text, to: "s.jsonl"), "--demo", "modal-bounce")
  }

  private func names(in line: [String: Any]?) -> [String] {
    (line?["layers"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
  }

  private func lastFrame(_ run: CommandRun) -> [String: Any]? {
    run.jsonLines.last { $0["kind"] as? String == "frame" }
  }

  @Test func aDragBeyondHalfDismissesTheModal() throws {
    let run = try replay(drag(by: 240))
    #expect(names(in: lastFrame(run)) == ["Main"])
  }

  @Test func aDragOfLessThanHalfBringsItBack() throws {
    let run = try replay(drag(by: 160))
    #expect(names(in: lastFrame(run)) == ["Modal"])
  }

  @Test func aDragThatLosesTheFocusBringsItBack() throws {
    let run = try replay(drag(by: 300, end: "focus"))
    #expect(names(in: lastFrame(run)) == ["Modal"])
  }

  @Test func whileDraggingThePercentageIsTheTranslationBy400() throws {
    let percents = try replay(drag(by: 240)).jsonLines.compactMap { line -> Double? in
      let transition = line["transition"] as? [String: Any]
      guard transition?["interactive"] as? Bool == true else { return nil }
      return transition?["percent"] as? Double
    }
    // The drag moves 16 points a frame, and counts from where the pan was recognised.
    let changes = zip(percents.dropFirst(), percents).map { $0 - $1 }
    let steady = changes.dropFirst(2).prefix { $0 > 0 }
    #expect(steady.count > 10)
    for change in steady { #expect(abs(change - 16.0 / 400) < 2e-6) }
  }
}
