import Foundation
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor struct BenchLimitsTests {
  @Test func everyOperationIsMeasuredAtThreeSizes() throws {
    let report = try LimitsBench.run(repeats: 1, dividingBy: 100)
    #expect(report.rows.count == LimitsBench.all.count)
    for row in report.rows {
      #expect(row.sizes.count == 3 && row.seconds.count == 3)
      #expect(row.sizes[0] * 4 <= row.sizes[2] && row.sizes[0] >= LimitsBench.leastSize)
      #expect(row.seconds.allSatisfy { $0 > 0 })
      #expect(report.table.contains(row.name))
    }
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect((parsed["operations"] as? [Any])?.count == report.rows.count)
  }

  @Test func timeThatGrowsTooFastIsAFailure() throws {
    // Four times the size takes sixteen times as long: the second power.
    let square = LimitsReport.Row(
      name: "squares", limit: 1.35, sizes: [10, 20, 40], seconds: [0.1, 0.4, 1.6])
    let line = LimitsReport.Row(
      name: "lines", limit: 1.35, sizes: [10, 20, 40], seconds: [0.1, 0.2, 0.4])
    #expect(abs(square.exponent - 2) < 1e-9)
    #expect(abs(line.exponent - 1) < 1e-9)
    #expect(LimitsReport(rows: [line]).failure == nil)
    let failure = try #require(LimitsReport(rows: [line, square]).failure)
    #expect(failure.contains("squares") && !failure.contains("lines"))
  }

  @Test func limitsGoWithNothingElse() {
    #expect(CommandRun("bench", "--limits", "--layers").failed(saying: "choose one"))
    #expect(CommandRun("bench", "modal-bounce", "--limits").status != 0)
  }
}
