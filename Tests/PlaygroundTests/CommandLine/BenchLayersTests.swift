import Foundation
import Testing
import UIKit

@testable import PlaygroundApp

@MainActor
struct BenchLayersTests {
  @Test func manyLayersAreMeasuredMovingAndStill() throws {
    var bench = LayerBench(LayerBench.Arrangement(layers: 8, moving: 8))
    let row = bench.run(frames: 3)
    #expect(row.arrangement.layers == 8 && row.moving.count == 3 && row.still.count == 3)
    #expect(row.moving.allSatisfy { $0.total > 0 })
    var report = LayerReport()
    report.rows = [row]
    #expect(report.table.contains("µs a moving layer"))
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let rows = try #require(parsed["layers"] as? [[String: Any]])
    #expect(rows.first?["layers"] as? Int == 8 && rows.first?["frames"] as? Int == 3)
  }

  @Test func layersOfWhichFewMoveAreMeasuredInGroupsToo() {
    var bench = LayerBench(LayerBench.Arrangement(layers: 400, moving: 4, groupSize: 100))
    var report = LayerReport()
    report.rows = [bench.run(frames: 2)]
    #expect(report.rows[0].moving.allSatisfy { $0.total > 0 && $0.composite > 0 })
    #expect(report.table.contains("400, in groups of 100"))
  }

  @Test func layersGoWithNothingElse() {
    #expect(CommandRun("bench", "--layers", "--window").status != 0)
    #expect(CommandRun("bench", "modal-bounce", "--layers").status != 0)
  }
}
