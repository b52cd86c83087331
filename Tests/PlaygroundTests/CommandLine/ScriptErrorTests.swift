import Testing
import UIKitTestSupport

import Catalogue
import PlaygroundApp

@MainActor
struct ScriptErrorTests {
  @Test func aMissingScriptIsAnError() {
    let run = CommandRun("replay", "nowhere/no.jsonl", "--demo", "modal-bounce")
    #expect(run.failed(saying: "there is no script “nowhere/no.jsonl”"), "\(run.errors)")
  }

  @Test(arguments: [
    ("not json", "not a JSON object"),
    ("{\"type\":\"end\"}", "\"t\""),
    ("{\"t\":1}", "\"type\" is missing"),
    ("{\"t\":\"now\",\"type\":\"end\"}", "\"t\" is of the wrong kind"),
    ("{\"t\":-1,\"type\":\"end\"}", "\"t\" must be"),
    ("{\"t\":1,\"type\":\"jump\"}", "\"jump\" is no type of event"),
    ("{\"t\":1,\"type\":\"down\",\"x\":1}", "\"x\" and \"y\" are needed"),
    ("{\"t\":1,\"type\":\"down\",\"x\":1e300,\"y\":1}", "near the stage"),
    ("{\"t\":1,\"type\":\"down\",\"x\":1,\"y\":1,\"finger\":177}", "\"finger\" must be"),
    ("{\"t\":1,\"type\":\"key\"}", "\"key\" is missing"),
    ("{\"t\":1,\"type\":\"key\",\"key\":\"Abracadabra\"}", "no key is named"),
    ("{\"t\":1,\"type\":\"resize\",\"width\":0,\"height\":5}", "from 1 to 16384"),
    ("{\"t\":1,\"type\":\"focus\"}", "\"focused\" is missing"),
    ("{\"t\":0.25,\"type\":\"end\"}", "before that of the event above"),
  ])
  func aMalformedLineNamesItsNumberAndRunsNothing(line: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let text = "{\"t\":0.5,\"type\":\"down\",\"x\":160,\"y\":230}\n\n\(line)\n"
    let script = try folder.write(text, to: "bad.jsonl")
    for run in [
      CommandRun("replay", script, "--demo", "modal-bounce"),
      CommandRun("trace", "modal-bounce", "--input", script),
    ] {
      #expect(run.failed(saying: "line 3"), "\(run.errors)")
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test func aScriptWithoutEventsIsAnError() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("\n\n", to: "empty.jsonl")
    #expect(CommandRun("replay", script, "--demo", "modal-bounce").failed(saying: "has no events"))
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func aScriptIsReadWithTheLineEndsOfAnySystem(lineEnd: String) throws {
    let lines = [
      "{\"t\":0,\"type\":\"down\",\"x\":1,\"y\":2}", "", "{\"t\":1,\"type\":\"end\"}", "",
    ]
    let script = try InputScript(text: lines.joined(separator: lineEnd))
    #expect(
      script.events == [
        .init(time: 0, action: .down(CGPoint(x: 1, y: 2), finger: 0)),
        .init(time: 1, action: .end),
      ])
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(text: ["", "", "wrong"].joined(separator: lineEnd))
    }
    #expect(error?.line == 3)
  }

  @Test func nothingMayComeAfterTheEnd() {
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(text: "{\"t\":1,\"type\":\"end\"}\n{\"t\":2,\"type\":\"end\"}")
    }
    #expect(error?.line == 2)
    #expect(error?.reason == "nothing may come after \"end\"")
  }

  @Test func aScriptReadsBackWhatItWrites() throws {
    let script = InputScript(events: [
      .init(time: 0, action: .resize(CGSize(width: 844, height: 390))),
      .init(time: 0.25, action: .down(CGPoint(x: 1.5, y: 2), finger: 0)),
      .init(time: 1 / 3, action: .move(CGPoint(x: -3, y: 400.25), finger: 0)),
      .init(time: 0.5, action: .cancel(finger: 0)),
      .init(time: 0.75, action: .up(CGPoint(x: 3, y: 4), finger: 2)),
      .init(time: 1, action: .key("Escape")), .init(time: 1, action: .key("\"")),
      .init(time: 1, action: .key("Tab", modifiers: [.shift, .alternate])),
      .init(
        time: 1.25,
        action: .scroll(CGPoint(x: 5, y: 6), by: CGVector(dx: 0, dy: -40), isContinuous: false)),
      .init(
        time: 1.25,
        action: .scroll(CGPoint(x: 5, y: 6), by: CGVector(dx: 1.5, dy: 0), isContinuous: true)),
      .init(time: 1.25, action: .pinch(CGPoint(x: 5, y: 6), scale: 1.1, rotation: -0.25)),
      .init(time: 1.25, action: .down(CGPoint(x: 5, y: 6), finger: 24)),
      .init(time: 1.5, action: .focus(false)), .init(time: 2, action: .end),
    ])
    let read = try InputScript(text: script.text)
    #expect(read.text == script.text)
    #expect(read.events.map(\.action) == script.events.map(\.action))
    #expect(read.duration == 2)
  }
}
