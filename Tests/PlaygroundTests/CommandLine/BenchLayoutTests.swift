import Foundation
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

@Suite(.serialized) @MainActor struct BenchLayoutTests {
  @Test func aSmallListIsSolvedAndChanged() throws {
    for hasWishes in [false, true] {
      let row = try LayoutBench(views: 15, hasWishes: hasWishes).run(repeats: 2)
      #expect(row.views == 16)
      #expect(row.constraints == 3 + 3 * (hasWishes ? 29 : 28))
      #expect(row.first.count == 2 && row.height.count == 20 && row.width.count == 20)
      let report = LayoutReport(rows: [row])
      #expect(report.table.contains("16"))
      let parsed = try #require(
        JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
      let rows = try #require(parsed["layouts"] as? [[String: Any]])
      #expect(rows.first?["views"] as? Int == 16)
    }
  }

  @Test func aTableIsScrolled() throws {
    let list = ListBench.run(rows: 100, isSelfSizing: true, repeats: 1)
    #expect(list.loading.count == 1 && list.steps.count == 300)
    let report = LayoutReport(lists: [list])
    #expect(report.table.contains("by constraints"))
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let lists = try #require(parsed["lists"] as? [[String: Any]])
    #expect(lists.first?["rows"] as? Int == 100)
  }

  @Test func layoutGoesWithNothingElse() {
    #expect(CommandRun("bench", "--layout", "--window").status != 0)
    #expect(CommandRun("bench", "--layout", "--layers").status != 0)
    #expect(CommandRun("bench", "modal-bounce", "--layout").status != 0)
  }
}
