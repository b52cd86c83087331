import Foundation
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor struct BenchLayoutTests {
  @Test func aSmallListIsSolvedAndChanged() throws {
    for hasConflicts in [false, true] {
      let row = try LayoutBench(views: 15, hasConflicts: hasConflicts).run(repeats: 2)
      #expect(row.views == 16)
      #expect(row.constraints == 3 + 3 * (hasConflicts ? 29 : 28))
      #expect(row.first.count == 2 && row.height.count == 20 && row.width.count == 20)
      let report = LayoutReport(rows: [row])
      #expect(report.table.contains("16"))
      let parsed = try #require(
        JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
      let rows = try #require(parsed["layouts"] as? [[String: Any]])
      #expect(rows.first?["views"] as? Int == 16)
    }
  }

  @Test(arguments: ListBench.Kind.allCases)
  func aListIsScrolled(kind: ListBench.Kind) throws {
    let list = ListBench.run(kind, count: 1000, repeats: 1)
    #expect(list.loading.count == 1 && list.steps.count == 300)
    // Of 844 points and rows of 44 or more, and what waits to be used again.
    #expect((5...45).contains(list.cells))
    let report = LayoutReport(lists: [list])
    #expect(report.table.contains(kind.rawValue))
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let lists = try #require(parsed["lists"] as? [[String: Any]])
    #expect(lists.first?["rows"] as? Int == 1000)
  }

  @Test func layoutGoesWithNothingElse() {
    #expect(CommandRun("bench", "--layout", "--window").status != 0)
    #expect(CommandRun("bench", "--layout", "--layers").status != 0)
    #expect(CommandRun("bench", "modal-bounce", "--layout").status != 0)
  }
}
