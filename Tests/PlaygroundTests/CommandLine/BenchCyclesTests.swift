import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

@MainActor
struct BenchCyclesTests {
  @Test func cyclesCountMemoryAndControllers() throws {
    let run = CommandRun(
      "bench", "modal-bounce", "segue-scale", "--cycles", "2", "--size", "320x568", "--scale",
      "0.25", "--json")
    #expect(run.status == 0)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["cycles"] as? Int == 2)
    let demos = try #require(report["demos"] as? [[String: Any]])
    #expect(demos.compactMap { $0["id"] as? String } == ["modal-bounce", "segue-scale"])
    for demo in demos {
      // One a cycle, those to warm up included, and none stays.
      #expect(demo["presented"] as? Int == CycleBench.warmUp + 2)
      #expect(demo["alive"] as? Int == 0)
      #expect(demo["mostAlive"] as? Int == 1)
      #expect((demo["residentBytes"] as? Int ?? 0) > 0)
      #expect((demo["residentBytesAfterWarmUp"] as? Int ?? 0) > 0)
    }
  }

  @Test func aControllerThatStaysIsALeak() {
    var noted = PresentedControllers()
    var kept: [UIViewController] = []
    for _ in 0..<3 {
      let controller = UIViewController()
      kept.append(controller)
      noted.note(controller)
      noted.note(controller)
      noted.note(nil)
    }
    #expect(noted.count == 3)
    #expect(noted.alive == 3)
    kept.removeAll()
    #expect(noted.alive == 0)
    #expect(noted.mostAlive == 3)
  }

  @Test func aLeakIsReportedInOneLine() throws {
    func report(made: Int, alive: Int, mostAlive: Int) -> CycleReport {
      var report = CycleReport(size: CGSize(width: 10, height: 10), scale: 1, cycles: 100)
      report.rows = [
        CycleReport.Row(
          demo: "leaky", bytesAfterWarmUp: 1_048_576, bytesAtEnd: 2_097_152, made: made,
          alive: alive, mostAlive: mostAlive)
      ]
      return report
    }
    #expect(report(made: 150, alive: 0, mostAlive: 1).leak == nil)
    // A demo that has one controller indefinitely, and one that presents none.
    #expect(report(made: 1, alive: 1, mostAlive: 1).leak == nil)
    #expect(report(made: 0, alive: 0, mostAlive: 0).leak == nil)
    let leak = try #require(report(made: 150, alive: 149, mostAlive: 150).leak)
    #expect(leak.hasPrefix("leaky leaks: 150 of 150"))
    #expect(leak.filter(\.isNewline).isEmpty)
    // A megabyte in 100 cycles.
    #expect(report(made: 150, alive: 0, mostAlive: 1).table.contains("+10.00"))
    #expect(
      report(made: 1, alive: 1, mostAlive: 1).json.contains("\"bytesPer1000Cycles\":10485760"))
  }

  @Test func optionsThatContradictEachOtherAreErrors() {
    #expect(CommandRun("bench", "--cycles", "5", "--window").failed(saying: "one of --cycles"))
    #expect(CommandRun("bench", "--window", "--repeats", "3").failed(saying: "--repeats"))
    #expect(CommandRun("bench", "--cycles", "5", "--repeats", "3").failed(saying: "--repeats"))
    #expect(CommandRun("bench", "--cycles", "0").failed(saying: "whole number"))
    #expect(CommandRun("bench", "--cycles", "-3").failed(saying: "whole number"))
    #expect(CommandRun("bench", "--cycles", "3", "nothing").failed(saying: "there is no demo"))
    #expect(
      CommandRun("bench", "--window", "modal-bounce", "segue-scale").failed(saying: "one demo"))
  }
}
