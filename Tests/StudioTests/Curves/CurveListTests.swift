import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The curves of a recording that goes on.
@MainActor
struct CurveListTests {
  /// Two even motions, of which the second begins when half of the first is over.
  private func twoMotions() -> Recording {
    SlideRecording.record { slide, simulator in
      for _ in 0..<2 {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          slide.box.center.x += 100
        }
        simulator.advance(by: 0.5)
      }
    }
  }

  /// Frame by frame they become what they are of the whole recording.
  @Test func theyAreExtendedWithEachFrame() throws {
    let whole = twoMotions()
    let range = try #require(whole.range)
    var (recording, list) = (Recording(), CurveList())
    for index in 0..<whole.frameCount {
      let frame = whole.frame(at: index)
      recording.append(frame)
      list.update(with: recording, in: range.lowerBound...frame.time)
      let points = list.curves(of: .named("Box")).first { $0.value == .x }?.points
      #expect(points == nil || points?.last?.time == frame.time)
    }
    #expect(list.layers == ["Box", "Slide"])
    let curves = list.curves(of: .named("Box"))
    #expect(curves == CurveData(whole, layer: "Box", in: range).curves)
    let x = try #require(curves.first { $0.value == .x })
    #expect(x.points.count == whole.frameCount && x.analytical.count == 2)
    for motion in x.analytical {
      let (start, end) = (try #require(motion.first), try #require(motion.last))
      let length = end.time - start.time
      // The last frame may be a part of a frame before the end.
      #expect(abs(length - 1) < 0.02 && abs(end.value - start.value - 100 * length) < 1e-6)
    }
  }

  /// Another transition has curves of its own.
  @Test func theyBeginAgainWithAnotherPart() throws {
    let recording = twoMotions()
    let range = try #require(recording.range)
    let middle = (range.lowerBound + range.upperBound) / 2
    var list = CurveList()
    for part in [range, range.lowerBound...middle, middle...range.upperBound, range] {
      list.update(with: recording, in: part)
      #expect(list.curves(of: .named("Box")) == CurveData(recording, layer: "Box", in: part).curves)
    }
  }

  /// In each of 40 frames a motion of one point begins.
  @Test func eachOfManyMotionsHasItsFormula() throws {
    let recording = SlideRecording.record { slide, simulator in
      for _ in 0..<40 {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          slide.box.center.x += 1
        }
        simulator.advance(by: simulator.frameDuration)
      }
    }
    let data = CurveData(recording, layer: "Box", in: try #require(recording.range))
    let x = try #require(data.curves.first { $0.value == .x })
    #expect(x.analytical.count == 40)
    let starts = try x.analytical.map { try #require($0.first).time }
    for (start, next) in zip(starts, starts.dropFirst()) {
      #expect(abs(next - start - 1.0 / 60) < 1e-5)
    }
  }
}
