import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

@MainActor
struct BenchDemosTests {
  @Test func theReportHasARowForEachTransition() throws {
    let run = CommandRun(
      "bench", "modal-bounce", "--size", "320x568", "--repeats", "1", "--json")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let rows = try #require(report["transitions"] as? [[String: Any]])
    #expect(
      rows.compactMap { $0["phase"] as? String } == ["present", "dismiss", "drag", "drag-cancel"])
    for row in rows {
      #expect((row["frames"] as? Int ?? 0) > 20)
      let frame = row["frame"] as? [String: Double]
      #expect((frame?["median"] ?? 0) > 0)
      #expect((row["first"] as? Double ?? 0) > 0)
      #expect((frame?["max"] ?? 0) >= (frame?["p99"] ?? .infinity))
    }
    #expect((report["copyMilliseconds"] as? Double ?? 0) > 0)
    #expect((report["residentBytes"] as? Int ?? 0) > 0)
  }

  /// On a small stage, and one demo of each kind; that every demo runs both ways is tested with the
  /// catalogue.
  @Test func severalDemosAreMeasuredOneAfterTheOther() throws {
    let ids = [
      "nav-default", "tab-scale-fade", "presentation-custom", "style-page-sheet", "snapshots",
      "segue-slide-up", "show-detail", "split-context", "nav-shared-view",
    ]
    let run = CommandRun(
      ["bench"] + ids + ["--size", "320x480", "--repeats", "2", "--json"])
    #expect(run.status == 0, "\(run.errors)")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let rows = try #require(report["transitions"] as? [[String: Any]])
    let frames = Dictionary(
      uniqueKeysWithValues: rows.map {
        ("\($0["id"] ?? "") \($0["phase"] ?? "")", $0["frames"] as? Int ?? 0)
      })
    // Further phases may be drags over places that so small a stage does not have.
    for id in ids {
      let demo = try #require(Catalogue.demo(id: id))
      for phase in demo.phases.prefix(2) {
        #expect((frames["\(id) \(phase.name)"] ?? 0) > 20, "\(id) \(phase.name)")
      }
    }
  }

  /// The finger moves by 2.4 points a frame, and the pop begins after ten points.
  @Test func theFirstTwoFramesOfADragAndOfItsTransitionAreApart() throws {
    let run = try DemoRun("nav-default")
    try run.perform("push")
    let meter = BenchFrameMeter(stage: run.simulator.stage)
    run.simulator.platform.attach(meter)
    meter.isMeasuring = true
    try run.perform("swipe-cancel")
    let first = meter.samples.indices.filter { meter.samples[$0].isFirst }
    #expect(first.count == 4)
    #expect(first.prefix(2) == [0, 1])
    let start = try #require(first.dropFirst(2).first)
    #expect((3...6).contains(start))
    #expect(first.last == start + 1)
  }

  @Test func aRunThatIsOverReleasesItsScreen() throws {
    weak var stage: Stage?
    weak var meter: BenchFrameMeter?
    do {
      let run = DemoRun(.modalBounce, size: CGSize(width: 160, height: 284))
      let attached = BenchFrameMeter(stage: run.simulator.stage)
      run.simulator.platform.attach(attached)
      (stage, meter) = (run.simulator.stage, attached)
      try run.perform(Demo.modalBounce.phases[0])
      #expect(stage != nil)
    }
    #expect(stage == nil)
    #expect(meter == nil)
  }

  @Test func aDistributionCountsFromTheSmallest() {
    let distribution = BenchReport.Distribution((1...100).map { Double($0) / 1000 }.shuffled())
    #expect(distribution.median == 50)
    #expect(distribution.p95 == 95)
    #expect(distribution.p99 == 99)
    #expect(distribution.max == 100)
  }
}
