import Catalogue
import Compositor
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// What frames take, and what is drawn again in each.
@MainActor
struct FrameTests {
  private func sample(_ milliseconds: Double) -> FrameTimeHistory.Sample {
    FrameTimeHistory.Sample(
      layout: milliseconds / 1000, displayList: 0, studio: 0, composite: 0, present: 0)
  }

  /// Of 1 to 100 ms, by nearest rank.
  @Test func percentilesAreThoseOfTheNearestRank() {
    var history = FrameTimeHistory()
    #expect(history.percentile(0.5) == nil)
    for value in (1...100).reversed() { history.append(sample(Double(value))) }
    #expect(history.percentile(0.5) == 0.05)
    #expect(history.percentile(0.95) == 0.095)
    #expect(history.percentile(0.99) == 0.099)
    #expect(history.percentile(1) == 0.1)
    // 17 to 100 ms are longer than a period of 60 a second.
    #expect(history.missed(period: 1.0 / 60) == 84)
  }

  @Test func theOldestFramesAreForgotten() {
    var history = FrameTimeHistory()
    for value in 1...700 { history.append(sample(Double(value))) }
    #expect(history.count == 600)
    #expect(history.last(2).map(\.layout) == [0.699, 0.7])
    #expect(history.last(1000).first?.layout == 0.101)
  }

  /// A bounce of 0.8 s is 48 frames and those around it; the studio's own frames do not count.
  @Test func framesOfTheStageAreCounted() throws {
    let fixture = StudioFixture()
    fixture.controller.perform(.panel(.frames))
    fixture.simulator.settle()
    let before = frameCount(in: fixture)
    fixture.tapStage(160, 230)
    let count = frameCount(in: fixture) - before
    let recorded = try #require(fixture.session).recording.frameCount
    #expect(count >= 48 && count <= recorded + 4)
  }

  /// How many frames the panel counts: it says how many of them were over the period.
  private func frameCount(in fixture: StudioFixture) -> Int {
    let counts = fixture.texts.compactMap { text -> Int? in
      let numbers = text.components(separatedBy: " of ").map { Int($0) }
      return numbers.count == 2 && numbers[0] != nil ? numbers[1] : nil
    }
    return counts.last ?? 0
  }

  /// A square of 10 that moves by 20 to the right: both places, and no more.
  @Test func damageIsWhatChanged() {
    func list(x: CGFloat) -> DisplayList {
      let square = Fill(
        shape: RoundedRect(CGRect(x: x, y: 30, width: 10, height: 10)),
        color: RGBA(red: 1, green: 0, blue: 0, alpha: 1), transform: .identity)
      return DisplayList(
        width: 100, height: 80, background: RGBA(red: 1, green: 1, blue: 1, alpha: 1),
        root: DisplayGroup(content: GroupContent(nodes: [.fill(square)])))
    }
    let meter = DamageMeter()
    #expect(meter.changes(in: list(x: 10)) == [CGRect(x: 0, y: 0, width: 100, height: 80)])
    #expect(meter.changes(in: list(x: 10)) == [])
    let changed = meter.changes(in: list(x: 30))
    #expect(changed.reduce(0) { $0 + $1.width * $1.height } == 200)
    #expect(
      changed.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 10, y: 30, width: 30, height: 10))
  }
}
