import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Studio

/// The chart of the frames, as soon as its panel is shown.
@MainActor
struct FrameChartTests {
  /// What was measured before the chart had a size has bars in it.
  @Test func aChartThatGetsItsSizeLaterShowsWhatItKnows() throws {
    var history = FrameTimeHistory()
    for _ in 0..<20 {
      history.append(
        FrameTimeHistory.Sample(
          layout: 0.002, displayList: 0.002, studio: 0.002, composite: 0.004, present: 0.002))
    }
    let chart = FrameChart(frame: .zero)
    chart.show(history, period: 1.0 / 60)
    chart.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 200, height: 120), scale: 1, root: root)
    root.view.addSubview(chart)
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    let field = picture.pixel(x: 190, y: 60)
    // The first bar begins at the inset, and reaches from the lower edge up.
    #expect(picture.pixel(x: 7, y: 110) != field && picture.pixel(x: 7 + 19 * 3, y: 110) != field)
    #expect(picture.pixel(x: 7 + 20 * 3, y: 110) == field)
  }
}
