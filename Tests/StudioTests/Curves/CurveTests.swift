import Catalogue
import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The curves of what moved.
@MainActor
struct CurveTests {
  @Test func anEvenSlideIsALine() throws {
    let recording = SlideRecording.record { slide in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        slide.box.center.x += 200
        slide.box.alpha = 0
      }
    }
    let range = try #require(recording.range)
    #expect(CurveData.layers(in: recording, range) == ["Box", "Slide"])
    let data = CurveData(recording, layer: "Box", in: range)
    #expect(data.curves.map(\.value) == [.x, .opacity])
    let (x, opacity) = (try #require(data.curves.first), try #require(data.curves.last))
    // The animation begins with the frame that commits it, and takes a second from there.
    let start = try #require(x.points.last { $0.value == 0 }).time
    let errors = zip(x.points, opacity.points).map { a, b in
      let part = min(max(a.time - start, 0), 1)
      return max(abs(a.value - 200 * part), abs(b.value - (1 - part)) * 200)
    }
    #expect(errors.count > 60 && errors.allSatisfy { $0 < 1e-4 })
    #expect(abs(x.value(at: start + 0.5) - 100) < 1e-4 && x.points.last?.value == 200)
    #expect(CurveData(recording, layer: "Slide", in: range).curves.isEmpty)
  }

  @Test func aTurnHasDegreesAndAScale() throws {
    let recording = SlideRecording.record { slide in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        slide.box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      }
    }
    let data = CurveData(recording, layer: "Box", in: try #require(recording.range))
    let last = data.curves.reduce(into: [CurveValue: Double]()) {
      $0[$1.value] = $1.points.last?.value
    }
    #expect(abs(try #require(last[.rotation]) - 90) < 1e-6)
    #expect(abs(try #require(last[.scale]) - 2) < 1e-6)
    #expect(abs(try #require(last[.width]) - 80) < 1e-6)
  }

  @Test func theVelocityIsTheChangeASecond() throws {
    let recording = SlideRecording.record { slide in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        slide.box.center.x += 200
        slide.box.alpha = 0
      }
    }
    let range = try #require(recording.range)
    let data = CurveData(recording, layer: "Box", in: range)
    let (x, opacity) = (try #require(data.curves.first), try #require(data.curves.last))
    let start = try #require(x.points.last { $0.value == 0 }).time
    for time in [0.25, 0.5, 0.75] {
      #expect(abs(x.velocity(at: start + time) - 200) < 1e-4)
      #expect(abs(opacity.velocity(at: start + time) + 1) < 1e-4)
    }
    // From its first frame on, and at rest after the last one.
    #expect(abs(x.velocity(at: range.lowerBound - 1) - 200) < 1e-4)
    #expect(abs(x.velocity(at: range.upperBound + 1)) < 1e-4)
  }

  /// A pause adds a frame of the same time.
  @Test func theVelocityAtAPauseIsThatOfTheMotion() {
    let times = [0, 0.1, 0.2, 0.2, 0.2]
    let points = times.map { CurveData.Point(time: $0, value: 50 * $0) }
    let curve = CurveData.Curve(value: .x, points: points)
    #expect(abs(curve.velocity(at: 0.2) - 50) < 1e-6)
    #expect(abs(curve.velocity(at: 0.1) - 50) < 1e-6)
    #expect(CurveData.Curve(value: .x, points: [points[0]]).velocity(at: 0) == 0)
  }

  /// A stage at rest draws no frames: the box is at 100 until it jumps, two seconds after its slide
  /// began.
  @Test func aValueIsHeldWhileNoFrameIsDrawn() throws {
    let recording = SlideRecording.record { slide, simulator in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        slide.box.center.x += 100
      }
      simulator.advance(by: 2)
      slide.box.center.x += 100
      simulator.advance(by: 0.1)
    }
    let data = CurveData(recording, layer: "Box", in: try #require(recording.range))
    let x = try #require(data.curves.first { $0.value == .x })
    let jump = try #require(x.points.first { $0.value > 150 }).time
    let held = try #require(x.points.last { $0.value < 150 })
    #expect(held.value == 100 && (0..<0.02).contains(jump - held.time))
    let end = try #require(x.points.first { $0.value == 100 }).time
    #expect(jump - end > 1.4)
    #expect(abs(x.value(at: jump - 0.7) - 100) < 1e-6)
    for time in [jump - 1.4, jump - 0.7, jump - 0.02] { #expect(abs(x.velocity(at: time)) < 1e-6) }
  }

  /// The page below has the same class.
  @Test func aPoppedPageIsNotTakenForTheOneBelow() throws {
    let fixture = StudioFixture(demo: "nav-default")
    let push = try #require(fixture.center(ofStageButton: "Push"))
    fixture.simulator.tap(at: fixture.point(push.x, push.y))
    fixture.simulator.settle()
    let session = try #require(fixture.session)
    session.scene.enter {
      let root = session.scene.keyWindow?.rootViewController as? UINavigationController
      _ = root?.popViewController(animated: true)
    }
    fixture.simulator.settle()
    let recording = session.recording
    #expect(recording.transitions.count == 2)
    let pop = try #require(recording.transitions.last)
    let name = try #require(CurveData.layers(in: recording, pop).first)
    let x = try #require(CurveData(recording, layer: name, in: pop).curves.first { $0.value == .x })
    let width = session.scene.screen.bounds.width
    #expect(x.points.count > 10 && (x.points.last?.value ?? 0) > width * 0.8)
    #expect(x.points.allSatisfy { $0.value >= -1 })
  }

  @Test func thePercentageOfATransitionIsACurve() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let recording = try #require(fixture.session?.recording)
    let range = try #require(recording.transitions.first)
    let curve = try #require(CurveData.transition(in: recording.frames(in: range)))
    #expect(curve.value == .transition && curve.points.count > 40)
    // The demo's transition takes 0.8 s.
    let errors = curve.points.map { abs($0.value - 100 * ($0.time - range.lowerBound) / 0.8) }
    #expect(errors.allSatisfy { $0 < 1e-6 })
    #expect(CurveData.transition(in: []) == nil)
  }
}
