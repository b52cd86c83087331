import Foundation
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor struct BenchCardsTests {
  /// The names are those that `Scripts/compare-with-qt` looks for.
  @Test func eachPageIsMovedInEachWay() throws {
    var report = CardsReport()
    for page in CardsBench.Page.allCases {
      var bench = CardsBench(page)
      report.rows += bench.run(repeats: 1, frames: 8)
    }
    #expect(report.rows.allSatisfy { $0.unchanged == 0 })
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let rows = try #require(parsed["cards"] as? [[String: Any]])
    let names = rows.map { "\($0["page"] ?? "") \($0["motion"] ?? "")" }
    #expect(
      names == [
        "cards zoom", "cards slide", "cards rotate", "cards flip", "photograph zoom",
        "photograph slide", "photograph rotate", "photograph flip",
      ])
    #expect(rows.allSatisfy { $0["frames"] as? Int == 8 && ($0["median"] as? Double ?? 0) > 0 })
    #expect(report.table.contains("photograph"))
  }

  @Test func cardsGoWithNothingElse() {
    #expect(CommandRun("bench", "--cards", "--layers").status != 0)
    #expect(CommandRun("bench", "modal-bounce", "--cards").status != 0)
  }
}
