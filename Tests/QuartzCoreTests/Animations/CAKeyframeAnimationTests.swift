import CoreGraphics
import Testing

import QuartzCore

/// What a keyframe animation shows on a layer, in all its modes.
@MainActor
final class CAKeyframeAnimationTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func keyframes(_ keyPath: String, _ values: [Any]? = nil) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = 1
    return animation
  }

  /// What `animation` shows of a new layer at fractions of its second.
  private func shown<T>(
    _ animation: CAKeyframeAnimation, at fractions: [Double], _ read: (LayerValues) -> T
  ) -> [T] {
    let layer = scene.makeLayer()
    layer.add(animation, forKey: nil)
    scene.frame()
    let begin = layer.localTimeNow
    return fractions.map {
      read(layer.presentationValues(at: begin + $0, isHeld: false))
    }
  }

  private func expectX(
    _ animation: CAKeyframeAnimation, _ expected: [Double: Double], within tolerance: Double = 1e-6,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fractions = expected.keys.sorted()
    let xs = shown(animation, at: fractions) { Double($0.position.x) }
    for (fraction, x) in zip(fractions, xs) {
      #expect(
        abs(x - expected[fraction]!) <= tolerance, "\(x) at \(fraction)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func valuesAreEvenlySpacedAndJoinedByStraightLines() {
    expectX(
      keyframes("position.x", [0, 100, 40]),
      [0: 0, 0.25: 50, 0.5: 100, 0.75: 70, 0.875: 55, 1: 40])
  }

  @Test func keyTimesSayWhenEachValueIsReached() {
    let animation = keyframes("position.x", [0, 100, 40])
    animation.keyTimes = [0, 0.2, 1]
    expectX(animation, [0: 0, 0.1: 50, 0.2: 100, 0.6: 70])
  }

  @Test func twoValuesAtOneTimeAreAJump() {
    let animation = keyframes("position.x", [0, 100, 40, 60])
    animation.keyTimes = [0, 0.5, 0.5, 1]
    expectX(animation, [0.25: 50, 0.499999: 99.9998, 0.5: 40, 0.75: 50])
  }

  @Test func keyTimesWithinTheRunHoldTheEnds() {
    let animation = keyframes("position.x", [10, 20])
    animation.keyTimes = [0.25, 0.75]
    expectX(animation, [0: 10, 0.2: 10, 0.5: 15, 0.8: 20])
  }

  @Test func eachPartHasItsOwnTimingCurve() {
    let animation = keyframes("position.x", [0, 100, 200])
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    animation.timingFunctions = [easeIn]
    expectX(animation, [0.25: 100 * easeIn.value(at: 0.5), 0.5: 100, 0.75: 150])
  }

  @Test func theWholeHasATimingCurveToo() {
    let animation = keyframes("position.x", [0, 100, 40])
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    // The curve from (0.42, 0) and (0.58, 1) is at 0.129162 at a quarter.
    expectX(animation, [0.25: 25.83234, 0.5: 100], within: 1e-3)
  }

  @Test func discreteValuesHold() {
    let animation = keyframes("position.x", [1, 2, 3, 4])
    animation.calculationMode = .discrete
    expectX(animation, [0: 1, 0.24: 1, 0.25: 2, 0.74: 3, 0.75: 4, 0.99: 4])
    animation.keyTimes = [0, 0.1, 0.2, 0.3, 1]
    expectX(animation, [0.05: 1, 0.1: 2, 0.25: 3, 0.3: 4, 0.9: 4])
    animation.keyTimes = [0, 0.1, 0.2, 0.6]
    expectX(animation, [0.5: 3, 0.6: 4])
  }

  @Test func pacedValuesMoveAtAnEvenSpeed() {
    let animation = keyframes("position.x", [0, 10, 100])
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.9, 1]
    expectX(animation, [0.05: 5, 0.1: 10, 0.5: 50, 0.75: 75])
    let turning = keyframes(
      "position", [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 90)])
    turning.calculationMode = .paced
    let points = shown(turning, at: [0.25, 0.5, 0.75]) { $0.position }
    #expect(isClose(points[0].x, 15) && isClose(points[0].y, 20))
    #expect(isClose(points[1].x, 30) && isClose(points[1].y, 40))
    #expect(isClose(points[2].x, 30) && isClose(points[2].y, 65))
  }

  @Test func pacedColoursAndTransformsMoveAtAnEvenSpeedToo() {
    let turns = [0, 0.5, 2].map { CATransform3DMakeRotation($0, 0, 0, 1) }
    let animation = keyframes("transform", turns)
    animation.calculationMode = .paced
    let angles = shown(animation, at: [0.25, 0.5]) { atan2($0.transform.m12, $0.transform.m11) }
    #expect(isClose(angles[0], 0.5) && isClose(angles[1], 1))
    let grays = [0, 0.1, 1].map { CGColor(RGBA(red: $0, green: $0, blue: $0, alpha: 1)) }
    let fade = keyframes("backgroundColor", grays)
    fade.calculationMode = .paced
    #expect(shown(fade, at: [0.5]) { isClose($0.backgroundColor?.red ?? 9, 0.5) } == [true])
  }

  @Test func aCubicPathPassesItsValuesSmoothly() {
    let animation = keyframes("position.x", [0, 100, 100, 0])
    animation.calculationMode = .cubic
    // Calculated: the speeds at the values are 100, 50, −50 and −100 a part.
    expectX(animation, [0: 0, 1 / 3: 100, 1 / 6: 56.25, 0.5: 112.5, 5 / 6: 56.25])
    let speeds = shown(animation, at: [1 / 3 - 1e-6, 1 / 3, 1 / 3 + 1e-6]) { $0.position.x }
    #expect(isClose(speeds[1] - speeds[0], speeds[2] - speeds[1], within: 1e-8))
  }

  @Test func tensionContinuityAndBiasBendTheCurve() {
    let animation = keyframes("position.x", [0, 100, 100, 0])
    animation.calculationMode = .cubic
    animation.tensionValues = [0, 1, 1, 0]
    // Fully tight: no speed at the values in the middle, so nothing overshoots between them.
    expectX(animation, [0.5: 100, 0.4: 100])
    animation.tensionValues = nil
    animation.biasValues = [0, 1, 1, 0]
    // All of the speed that came: 100 and 0.
    expectX(animation, [0.5: 112.5])
    animation.biasValues = nil
    animation.continuityValues = [0, 1, 0, 0]
    // Left with the whole speed of the part before, entered with that of the part after.
    expectX(animation, [1 / 6: 50 + 100.0 / 8, 0.5: 100 + (100 + 50) / 8])
  }

  @Test func aCubicPathKeepsItsSpeedAcrossUnevenKeyTimes() {
    let animation = keyframes("position.x", [0, 30, 100, 120])
    animation.calculationMode = .cubic
    animation.keyTimes = [0, 0.1, 0.7, 1]
    for time in [0.1, 0.7] {
      let x = shown(animation, at: [time - 1e-6, time, time + 1e-6]) { $0.position.x }
      #expect(isClose((x[1] - x[0]) * 1e6, (x[2] - x[1]) * 1e6, within: 0.01))
    }
  }

  @Test func aPacedCubicPathHasAnEvenSpeed() {
    let animation = keyframes(
      "position",
      [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 80), CGPoint(x: 100, y: 0), CGPoint(x: 120, y: 5)])
    animation.calculationMode = .cubicPaced
    let fractions = (0..<50).map { Double($0) / 50 } + [1 - 1e-9]
    let points = shown(animation, at: fractions) { $0.position }
    let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    // Chords of the sharp turns are a little shorter than the way along the curve.
    #expect(steps.allSatisfy { $0 > mean * 0.9 && $0 < mean * 1.05 }, "\(steps)")
    #expect(isClose(points[50].x, 120, within: 1e-4) && points[25].y > 10)
  }

  @Test func transformsAndColoursHaveKeyframes() {
    let scales = [1, 3, 2].map { CATransform3DMakeScale($0, $0, 1) }
    let found = shown(keyframes("transform", scales), at: [0.25, 0.75]) { $0.transform.m11 }
    #expect(isClose(found[0], 2) && isClose(found[1], 2.5))
    let smooth = keyframes("transform", [0, 1, 2].map { CATransform3DMakeRotation($0, 0, 0, 1) })
    smooth.calculationMode = .cubic
    let angles = shown(smooth, at: [0.25, 0.5]) { atan2($0.transform.m12, $0.transform.m11) }
    #expect(isClose(angles[0], 0.5) && isClose(angles[1], 1))
  }

  @Test func additiveKeyframesAddToTheModel() {
    let layer = scene.makeLayer()
    layer.position.x = 200
    let animation = keyframes("position.x", [0, 10, -10, 0])
    animation.isAdditive = true
    layer.add(animation, forKey: "shake")
    scene.frame()
    scene.frame(after: 1.0 / 3)
    #expect(isClose(layer.presentation()?.position.x, 210, within: 1e-6))
    CATransaction.withoutActions { layer.position.x = 300 }
    #expect(isClose(layer.presentation()?.position.x, 310, within: 1e-6))
  }

  @Test func cumulativeRepeatsGoOnFromTheirEnd() {
    let animation = keyframes("position.x", [0, 10, 40])
    animation.duration = 0.25
    animation.repeatCount = 4
    animation.isCumulative = true
    expectX(animation, [0.125: 10, 0.25: 40, 0.375: 50, 0.5: 80, 0.875: 130, 1: 160])
    let basic = CABasicAnimation.linear("position.x", from: 0.0, to: 40.0, duration: 0.25)
    basic.repeatCount = 4
    basic.isCumulative = true
    let layer = scene.makeLayer()
    layer.add(basic, forKey: nil)
    scene.frame()
    scene.frame(after: 0.625)
    #expect(isClose(layer.presentation()?.position.x, 100, within: 1e-6))
  }

  // MARK: Mistakes

  @Test(
    arguments: [[0, 1], [0, 0.6, 0.5], [0, 0.5, 2], [-1, 0.5, 1], [0, .nan, 1], []] as [[Double]])
  func keyTimesThatDoNotFitAreReportedAndEvenlySpaced(times: [Double]) {
    let animation = keyframes("position.x", [0, 100, 40])
    animation.keyTimes = times.map { NSNumber(value: $0) }
    let warnings = Diagnostics.collecting {
      expectX(animation, [0.25: 50, 0.5: 100, 0.75: 70])
    }
    #expect(warnings.count == 1 && warnings[0].contains("position.x"))
  }

  @Test func valuesOfTheWrongKindAreLeftOutWithOneWarning() {
    let animation = keyframes("position.x", [0, "there", 100, Double.nan, CGPoint.zero, 40])
    let warnings = Diagnostics.collecting { expectX(animation, [0.25: 50, 0.5: 100, 0.75: 70]) }
    #expect(warnings.count == 1 && warnings[0].contains("3 values"))
  }

  @Test func nothingToShowIsReportedAndChangesNothing() {
    let odd: [CAKeyframeAnimation] = [
      keyframes("position.x"), keyframes("position.x", []), keyframes("position.x", ["x"]),
      keyframes("nothing.at.all", [1, 2]),
    ]
    for animation in odd {
      let layer = scene.makeLayer()
      layer.position.x = 7
      let warnings = Diagnostics.collecting {
        layer.add(animation, forKey: nil)
        scene.frame()
        scene.frame(after: 0.5)
      }
      #expect(warnings.count == 1 && layer.presentation()?.position.x == 7)
    }
  }

  @Test func oneValueHolds() {
    expectX(keyframes("position.x", [5]), [0: 5, 0.5: 5])
    for mode in [.linear, .discrete, .paced, .cubic, .cubicPaced] as [CAAnimationCalculationMode] {
      let animation = keyframes("position.x", [5, 5, 5])
      animation.calculationMode = mode
      expectX(animation, [0: 5, 0.5: 5, 0.9: 5])
    }
  }

  @Test func anUnknownModeIsLinear() {
    let animation = keyframes("position.x", [0, 100, 40])
    animation.calculationMode = CAAnimationCalculationMode(rawValue: "zigzag")
    let warnings = Diagnostics.collecting { expectX(animation, [0.25: 50]) }
    #expect(warnings.count == 1 && warnings[0].contains("zigzag"))
  }
}
