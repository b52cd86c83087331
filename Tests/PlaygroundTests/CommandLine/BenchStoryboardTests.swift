import Foundation
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor struct BenchStoryboardTests {
  @Test func aStoryboardIsReadAndItsControllersAreMade() throws {
    var report: StoryboardReport?
    let warnings = try Diagnostics.collecting { report = try StoryboardBench().run(repeats: 1) }
    #expect(warnings == [], "the file is sound")
    let measured = try #require(report)
    #expect(measured.parse.count == 1 && measured.first.count == 1 && measured.later.count == 14)
    #expect(measured.table.contains("15 scenes"))
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(measured.json.utf8)) as? [String: Any])
    #expect(parsed["scenes"] as? Int == 15 && parsed["later controllers"] != nil)
  }

  @Test func itGoesWithNothingElse() {
    #expect(CommandRun("bench", "--storyboard", "--layout").status != 0)
  }
}
