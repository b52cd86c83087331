import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// The tables of springs and curves, as views show them at times that the test sets.
@MainActor
struct PresentationTableTests {
  /// The expected progress at a time in seconds after the begin.
  typealias Sample = (time: TimeInterval, progress: Double)

  /// Moves a view by a point and compares its position on screen with a table.
  private func expect(
    _ samples: [Sample], _ sourceLocation: SourceLocation = #_sourceLocation,
    animate: (_ move: @escaping () -> Void) -> Void
  ) {
    let page = Page()
    animate { page.view.center.x += 1 }
    page.begin()
    let clock = UIScreen.main.clock
    let start = clock.now
    var worst = 0.0
    for sample in samples {
      clock.advance(to: start + sample.time)
      let shown = Double(page.x)
      worst = shown.isFinite ? max(worst, abs(shown - sample.progress)) : .infinity
    }
    #expect(!samples.isEmpty && worst <= 1e-6, "\(worst)", sourceLocation: sourceLocation)
  }

  private func expectSpring(
    duration: TimeInterval, ratio: Double, velocity: Double, _ samples: [Sample]
  ) {
    expect(samples) { move in
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity, animations: move)
    }
  }

  private func expectCurve(_ points: [Double], _ samples: [Sample]) {
    var animator: UIViewPropertyAnimator?
    expect(samples) { move in
      animator = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: points[0], y: points[1]),
        controlPoint2: CGPoint(x: points[2], y: points[3]), animations: move)
      animator?.startAnimation()
    }
    animator?.stopAnimation(true)
  }

  @Test func viewsShowTheSpringsOfTheTable() {
    expectSpring(
      duration: 0.8, ratio: 0.6, velocity: 0,
      [(0.04, 0.120529941), (0.28, 1.094572959), (0.56, 0.991097321), (0.8, 1.000538939)])
    expectSpring(
      duration: 0.5, ratio: 0.8, velocity: 1,
      [(0.025, 0.095284594), (0.3, 1.015001237), (0.5, 1.000333305)])
    expectSpring(
      duration: 0.5, ratio: 1, velocity: 0,
      [(0.025, 0.0788115), (0.25, 0.944477184), (0.5, 0.999)])
    expectSpring(
      duration: 0.5, ratio: 0.1, velocity: 0, [(0.025, 1.465415252), (0.475, 0.98898031)])
    expectSpring(
      duration: 1, ratio: 0.5, velocity: 0, [(0.3, 1.16034733), (0.75, 0.998848644)])
  }

  @Test func viewsShowTheCurvesOfTheTable() {
    expectCurve(
      [0, 0, 1, 1],
      [(0.1, 0.1), (0.37, 0.37), (0.5, 0.5), (0.83, 0.83), (1.0, 1.0)])
    expectCurve(
      [0.25, 0.1, 0.25, 1],
      [(0.1, 0.094796306), (0.37, 0.637486389), (0.5, 0.802403388), (0.83, 0.98276584), (1.0, 1.0)])
    expectCurve(
      [0.42, 0, 1, 1],
      [(0.1, 0.01702661), (0.37, 0.187570993), (0.5, 0.315356813), (0.83, 0.73480233), (1.0, 1.0)])
    expectCurve(
      [0, 0, 0.58, 1],
      [
        (0.1, 0.160572154), (0.37, 0.534377833), (0.5, 0.684643187), (0.83, 0.953838068),
        (1.0, 1.0),
      ])
    expectCurve(
      [0.42, 0, 0.58, 1],
      [(0.1, 0.019722454), (0.37, 0.285158556), (0.5, 0.5), (0.83, 0.9415379), (1.0, 1.0)])
  }

  @Test func viewsShowTheNamedCurvesInPlainBlocks() {
    for (options, samples) in Self.named {
      expect(samples) { move in
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: move)
      }
    }
  }

  private static let named: [(UIView.AnimationOptions, [Sample])] = [
    (.curveLinear, [(0.1, 0.1), (0.37, 0.37), (0.5, 0.5), (0.83, 0.83), (1.0, 1.0)]),
    (
      .curveEaseIn,
      [(0.1, 0.01702661), (0.37, 0.187570993), (0.5, 0.315356813), (0.83, 0.73480233), (1.0, 1.0)]
    ),
    (
      .curveEaseOut,
      [
        (0.1, 0.160572154), (0.37, 0.534377833), (0.5, 0.684643187), (0.83, 0.953838068),
        (1.0, 1.0),
      ]
    ),
    (
      .curveEaseInOut,
      [(0.1, 0.019722454), (0.37, 0.285158556), (0.5, 0.5), (0.83, 0.9415379), (1.0, 1.0)]
    ),
  ]

  @Test func viewsShowEveryRowOfTheSprings() throws {
    let rows = try TestFiles.table("springs").map { $0.compactMap(Double.init) }
    #expect(rows.count > 400 && rows.allSatisfy { $0.count == 7 })
    for (key, group) in Dictionary(grouping: rows, by: { Array($0[0..<3]) }) {
      expectSpring(
        duration: key[0], ratio: key[1], velocity: key[2],
        group.map { ($0[5], $0[6]) }.sorted { $0.0 < $1.0 })
    }
  }

  @Test func viewsShowEveryRowOfTheCurves() throws {
    let rows = try TestFiles.table("timing-functions").map {
      $0.dropFirst().compactMap(Double.init)
    }
    #expect(rows.count > 400 && rows.allSatisfy { $0.count == 6 })
    for (key, group) in Dictionary(grouping: rows, by: { Array($0[0..<4]) }) {
      expectCurve(key, group.map { ($0[4], $0[5]) }.sorted { $0.0 < $1.0 })
    }
  }
}
