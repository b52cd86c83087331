import Foundation
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor struct BenchFirstFramesTests {
  @Test func eachTransitionIsMeasuredWithEachContent() throws {
    var report = FirstFrameReport()
    for motion in FirstFrameBench.Motion.allCases {
      report.rows.append(FirstFrameBench.run(motion, .all, repeats: 1))
    }
    #expect(report.rows.allSatisfy { $0.first.count == 1 && $0.longest.count == 1 })
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let rows = try #require(parsed["firstFrames"] as? [[String: Any]])
    #expect(rows.map { $0["transition"] as? String } == ["push", "dissolve"])
    for row in rows {
      let (first, longest) = (row["first"] as? Double ?? 0, row["longest"] as? Double ?? 0)
      #expect(first > 0 && longest >= first)
    }
    #expect(report.table.contains("dissolve, labels and pictures"))
  }

  @Test func firstFramesGoWithNothingElse() {
    #expect(CommandRun("bench", "--first-frames", "--layers").status != 0)
    #expect(CommandRun("bench", "modal-bounce", "--first-frames").status != 0)
  }
}
