import CoreGraphics
import QuartzCore
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The curves of animations by their formulas, under what was recorded.
@MainActor
struct AnalyticalCurveTests {
  /// The distance covered by a spring of mass 1 that is released at 0 and settles at 1.
  private struct Spring {
    let frequency: Double
    let ratio: Double
    let velocity: Double

    func value(at time: TimeInterval) -> Double {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let factor = (ratio * frequency - velocity) / damped
      return 1 - exp(-ratio * frequency * time) * (cos(damped * time) + factor * sin(damped * time))
    }
  }

  /// The curve of a value of the box.
  private func curve(_ value: CurveValue, of recording: Recording) throws -> CurveData.Curve {
    let data = CurveData(recording, layer: "Box", in: try #require(recording.range))
    return try #require(data.curves.first { $0.value == value })
  }

  /// The values of a formula's curve at the times of the recorded frames in it.
  private func pairs(
    _ analytical: [CurveData.Point], _ recorded: [CurveData.Point]
  ) -> [(time: TimeInterval, analytical: Double, recorded: Double)] {
    let values = Dictionary(analytical.map { ($0.time, $0.value) }) { first, _ in first }
    return recorded.compactMap { point in
      values[point.time].map { (point.time, $0, point.value) }
    }
  }

  @Test func theFormulaOfTheseTestsIsThatOfTheReference() {
    let soft = Spring(frequency: 13.791819, ratio: 0.6, velocity: 0)
    let reference = [
      (0.048, 0.165198225), (0.096, 0.483294766), (0.16, 0.855654768), (0.32, 1.085640455),
      (0.48, 1.001407810), (0.64, 0.993792630), (0.8, 1.000538939),
    ]
    for (time, value) in reference { #expect(abs(soft.value(at: time) - value) < 1e-6) }
    let pushed = Spring(frequency: 17.806633, ratio: 0.8, velocity: 1)
    let other = [
      (0.05, 0.268180537), (0.1, 0.622688755), (0.2, 0.970463444), (0.3, 1.015001237),
    ]
    for (time, value) in other { #expect(abs(pushed.value(at: time) - value) < 1e-6) }
  }

  @Test(arguments: [(0.8, 0.6, 0.0, 13.791819), (0.5, 0.8, 1, 17.806633)])
  func aSpringOfAViewIsDrawnByItsFormula(
    duration: TimeInterval, ratio: Double, velocity: Double, frequency: Double
  ) throws {
    let recording = SlideRecording.record { slide in
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity, options: []
      ) { slide.box.center.x += 200 }
    }
    let x = try curve(.x, of: recording)
    let analytical = try #require(x.analytical.first)
    #expect(x.analytical.count == 1)
    let spring = Spring(frequency: frequency, ratio: ratio, velocity: velocity)
    let start = try #require(analytical.first).time
    let pairs = pairs(analytical, x.points)
    #expect(Double(pairs.count) > duration * 60 - 2)
    for pair in pairs {
      let expected = 200 * spring.value(at: pair.time - start)
      #expect(abs(pair.analytical - expected) < 0.05)
      #expect(abs(pair.analytical - pair.recorded) < 1e-6)
    }
  }

  @Test func aSpringAnimationIsDrawnByItsMassStiffnessAndDamping() throws {
    let recording = SlideRecording.record { slide in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 200, 12, 3)
      (spring.fromValue, spring.toValue, spring.duration) = (20.0, 220.0, 1.5)
      slide.box.layer.position.x = 220
      slide.box.layer.add(spring, forKey: "slide")
    }
    let x = try curve(.x, of: recording)
    let analytical = try #require(x.analytical.first)
    // ω0 = √(200 / 2), ζ = 12 / (2 √(2 · 200)).
    let spring = Spring(frequency: 10, ratio: 0.3, velocity: 3)
    let start = try #require(analytical.first).time
    let pairs = pairs(analytical, x.points)
    #expect(pairs.count > 85)
    for pair in pairs {
      #expect(abs(pair.analytical - 200 * spring.value(at: pair.time - start)) < 0.05)
      #expect(abs(pair.analytical - pair.recorded) < 1e-6)
    }
  }

  /// The curve with the control points (0.42, 0) and (0.58, 1), from a table of its values.
  @Test func aTimingFunctionIsDrawnByItsFormula() throws {
    let recording = SlideRecording.record { slide in
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) {
        slide.box.bounds.size.width = 240
      }
    }
    let width = try curve(.width, of: recording)
    let analytical = try #require(width.analytical.first)
    let start = try #require(analytical.first).time
    let reference = [
      (0.05, 0.004829750), (0.1, 0.019722454), (0.5, 0.5), (0.9, 0.980277546), (0.95, 0.995170250),
    ]
    for (time, value) in reference {
      let point = try #require(analytical.first { abs($0.time - start - time) < 1e-6 })
      #expect(abs(point.value - (40 + 200 * value)) < 0.05)
    }
    for pair in pairs(analytical, width.points) {
      #expect(abs(pair.analytical - pair.recorded) < 1e-6)
    }
  }

  @Test func keyframesAreDrawnByTheirFormula() throws {
    let recording = SlideRecording.record { slide in
      let keyframes = CAKeyframeAnimation(keyPath: "position.x")
      (keyframes.values, keyframes.duration) = ([20.0, 120.0, 60.0], 1)
      slide.box.layer.add(keyframes, forKey: "slide")
    }
    let x = try curve(.x, of: recording)
    let analytical = try #require(x.analytical.first)
    let start = try #require(analytical.first).time
    for point in analytical {
      let time = point.time - start
      let expected = time < 0.5 ? 200 * time : 100 - 120 * (time - 0.5)
      #expect(abs(point.value - expected) < 0.05)
    }
  }

  /// A linear animation of the box from 20 to 120, and what becomes of it.
  private func line(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let line = CABasicAnimation(keyPath: "position.x")
    (line.fromValue, line.toValue, line.duration) = (20.0, 120.0, 0.5)
    change(line)
    return line
  }

  /// Compares a value's only formula with a function of the seconds since its begin, and with what
  /// was recorded. At the jumps of a function, `period` seconds apart, either side is right.
  private func expect(
    _ value: CurveValue, of recording: Recording, lasts length: TimeInterval,
    jumpingEvery period: TimeInterval? = nil, is function: (TimeInterval) -> Double
  ) throws {
    let curve = try curve(value, of: recording)
    let analytical = try #require(curve.analytical.first)
    #expect(curve.analytical.count == 1)
    let start = try #require(analytical.first).time
    #expect(abs(try #require(analytical.last).time - start - length) < 0.02)
    func isClear(_ time: TimeInterval) -> Bool {
      guard let period else { return true }
      return abs((time / period).rounded() - time / period) > 1e-6
    }
    let points = analytical.filter { isClear($0.time - start) }
    #expect(Double(points.count) > length * 100)
    for point in points {
      #expect(abs(point.value - function(point.time - start)) < 1e-6, "\(point.time - start)")
    }
    let pairs = pairs(points, curve.points)
    #expect(Double(pairs.count) > length * 50)
    for pair in pairs { #expect(abs(pair.analytical - pair.recorded) < 1e-6) }
  }

  /// There and back in a second, three times: 100 points in half a second.
  @Test func anAutoreversingRepetitionIsAZigzag() throws {
    let recording = SlideRecording.record { slide in
      slide.box.layer.add(
        line {
          $0.autoreverses = true
          $0.repeatCount = 3
        }, forKey: nil)
    }
    try expect(.x, of: recording, lasts: 3) { time in
      let part = time.truncatingRemainder(dividingBy: 1)
      return 200 * min(part, 1 - part)
    }
  }

  /// At twice the speed a run takes a quarter of a second, and two and a half of them are cut off.
  @Test func eachRepetitionBeginsAtTheStart() throws {
    let recording = SlideRecording.record { slide in
      slide.box.layer.add(
        line {
          $0.speed = 2
          $0.repeatCount = 2.5
        }, forKey: nil)
    }
    try expect(.x, of: recording, lasts: 0.625, jumpingEvery: 0.25) { time in
      400 * time.truncatingRemainder(dividingBy: 0.25)
    }
  }

  /// Each of two runs adds the 50 at the end of the one before: one line of 100 points a second.
  @Test func aCumulativeRepetitionGoesOn() throws {
    let recording = SlideRecording.record { slide in
      slide.box.layer.add(
        line {
          ($0.fromValue, $0.toValue) = (0.0, 50.0)
          $0.isCumulative = true
          $0.repeatCount = 2
        }, forKey: nil)
    }
    try expect(.x, of: recording, lasts: 1, jumpingEvery: 0.5) { 100 * $0 - 20 }
  }

  @Test func whatRepeatsWithoutAnEndHasAFormulaToo() throws {
    let recording = SlideRecording.record { slide, simulator in
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
      ) { slide.box.center.x += 100 }
      simulator.advance(by: 2.25)
      slide.box.layer.removeAllAnimations()
    }
    let x = try curve(.x, of: recording)
    let analytical = try #require(x.analytical.first)
    let start = try #require(analytical.first).time
    for point in analytical {
      let part = (point.time - start).truncatingRemainder(dividingBy: 1)
      #expect(abs(point.value - 200 * min(part, 1 - part)) < 1e-6)
    }
    #expect(analytical.count > 200)
  }

  /// A second in which the box moves by 100 and fades in the second half, twice.
  @Test func aGroupIsDrawnByTheFormulasOfItsAnimations() throws {
    let recording = SlideRecording.record { slide in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (1.0, 0.0, 0.5, 0.5)
      let group = CAAnimationGroup()
      group.animations = [line { $0.duration = 1 }, fade]
      (group.duration, group.repeatCount) = (1, 2)
      slide.box.layer.add(group, forKey: "both")
    }
    try expect(.x, of: recording, lasts: 2, jumpingEvery: 1) {
      100 * $0.truncatingRemainder(dividingBy: 1)
    }
    try expect(.opacity, of: recording, lasts: 2, jumpingEvery: 1) {
      min(2 - 2 * $0.truncatingRemainder(dividingBy: 1), 1)
    }
  }

  /// A group in which one animation has no formula has none; a transition has none.
  @Test func aGroupWithATransitionHasNoFormula() throws {
    let recording = SlideRecording.record { slide in
      let group = CAAnimationGroup()
      group.animations = [line { $0.duration = 1 }, CATransition()]
      group.duration = 1
      slide.box.layer.add(group, forKey: "both")
    }
    let x = try curve(.x, of: recording)
    #expect(x.points.count > 50 && x.analytical.isEmpty)
  }

  /// Each of two animations has its own formula; what is on the screen is their sum.
  @Test func twoAnimationsHaveTwoFormulas() throws {
    let recording = SlideRecording.record { slide, simulator in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        slide.box.center.x += 100
      }
      simulator.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        slide.box.center.x += 100
      }
    }
    let x = try curve(.x, of: recording)
    #expect(x.analytical.count == 2)
    let (first, second) = (try #require(x.analytical.first), try #require(x.analytical.last))
    let (start, later) = (try #require(first.first).time, try #require(second.first).time)
    for point in first { #expect(abs(point.value - 100 * (point.time - start)) < 0.05) }
    for point in second { #expect(abs(point.value - 100 - 100 * (point.time - later)) < 0.05) }
    for point in x.points where point.time > later && point.time < start + 1 {
      let sum = 100 * (point.time - start) + 100 * (point.time - later)
      #expect(abs(point.value - sum) < 0.05)
    }
  }

  @Test func whatAGestureMovesHasNone() throws {
    let recording = SlideRecording.record { slide, simulator in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        slide.box.center.x += 200
      }
      for step in 1...30 {
        animator.fractionComplete = CGFloat(step * step) / 1000
        simulator.advance(by: simulator.frameDuration)
      }
      animator.stopAnimation(true)
    }
    let x = try curve(.x, of: recording)
    #expect(x.points.count >= 29 && x.analytical.isEmpty)
  }

  @Test func anInteractiveTransitionHasNone() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    fixture.simulator.drag(from: fixture.point(160, 120), to: fixture.point(160, 250))
    fixture.simulator.touchUp(at: fixture.point(160, 250))
    fixture.simulator.settle()
    let recording = try #require(fixture.session?.recording)
    let ranges = recording.transitions
    #expect(ranges.count == 2)
    let names = ranges.map { CurveData.layers(in: recording, $0).first }
    #expect(names == ["Modal", "Modal"])
    let curves = ranges.map { CurveData(recording, layer: "Modal", in: $0).curves }
    #expect(curves.first?.contains { !$0.analytical.isEmpty } == true)
    #expect(curves.last?.isEmpty == false)
    #expect(curves.last?.allSatisfy { $0.analytical.isEmpty } == true)
  }

  /// A property animator that was interrupted runs on with the velocity that it had.
  @Test func aSpringThatIsInterruptedHasAFormulaForEachRun() throws {
    let recording = SlideRecording.record { slide, simulator in
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) {
        slide.box.center.x += 200
      }
      animator.startAnimation()
      simulator.advance(by: 0.3)
      animator.pauseAnimation()
      simulator.advance(by: 0.2)
      animator.isReversed = true
      animator.startAnimation()
    }
    let x = try curve(.x, of: recording)
    #expect(x.analytical.count == 2)
    let second = try #require(x.analytical.last)
    let pairs = pairs(second, x.points)
    #expect(pairs.count > 10 && pairs.allSatisfy { abs($0.analytical - $0.recorded) < 1e-6 })
  }
}
