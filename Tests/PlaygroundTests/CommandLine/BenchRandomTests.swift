import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor
struct BenchRandomTests {
  private typealias Row = RandomUseReport.Row

  private static let megabyte = 1 << 20

  private func report(restingMegabytes: [Int]) -> RandomUseReport {
    var report = RandomUseReport(size: CGSize(width: 320, height: 568), scale: 1, minutes: 6)
    report.rows = restingMegabytes.map { count in
      // Of an odd number the middle one counts.
      let bytes = [count * Self.megabyte, 999 * Self.megabyte, Self.megabyte]
      return Row(demos: 3, frames: 100, restingBytes: bytes, mostBytes: 999 * Self.megabyte)
    }
    return report
  }

  @Test func aMinuteOfUseIsReported() throws {
    let run = CommandRun(
      "bench", "modal-bounce", "nav-default", "--random", "1", "--size", "320x568", "--json")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["minutes"] as? Int == 1)
    let parts = try #require(report["parts"] as? [[String: Any]])
    // A minute has six parts of ten seconds: the first for both demos, each other one for one.
    #expect(parts.compactMap { $0["demos"] as? Int } == [2, 1, 1, 1, 1, 1])
    for part in parts {
      #expect((part["frames"] as? Int ?? 0) > 60)
      #expect((part["restingBytes"] as? Int ?? 0) > 0)
      #expect((part["mostBytes"] as? Int ?? 0) >= (part["restingBytes"] as? Int ?? .max))
    }
    #expect((report["peakResidentBytes"] as? Int ?? 0) > 0)
  }

  /// The first part does not count; five in a hundred may be a coincidence.
  @Test(arguments: [[50, 100, 120, 80, 90, 105], [50, 100, 100, 100, 100, 60], [50, 100]])
  func memoryThatStaysIsFlat(megabytes: [Int]) {
    #expect(report(restingMegabytes: megabytes).leak == nil)
  }

  @Test func memoryThatGrowsIsAnError() {
    #expect(
      report(restingMegabytes: [50, 100, 101, 103, 105, 106]).leak
        == "memory grows: 100.0 MB in the second part, 106.0 MB in the last")
  }

  @Test func aScreenThatStaysIsAnError() {
    var report = report(restingMegabytes: [50, 100, 101])
    report.stayed = ["snapshots", "modal-bounce", "snapshots"]
    #expect(report.leak == "the screen stays of modal-bounce, snapshots")
  }

  @Test(
    arguments: [
      (["--random", "0"], "it must be a whole number from 1 to 1440"),
      (["--random", "1441"], "it must be a whole number from 1 to 1440"),
      (["--random", "1", "--cycles", "2"], "choose one of --cycles, --random and --window"),
      (["--random", "1", "--studio"], "--random goes without --studio"),
      (["--random", "1", "--repeats", "2"], "leave it out with --cycles, --random and --window"),
    ])
  func whatDoesNotGoTogetherIsSaid(arguments: [String], message: String) {
    let run = CommandRun(["bench"] + arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
