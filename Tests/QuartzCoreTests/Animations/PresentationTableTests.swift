import CoreGraphics
import Testing

import QuartzCore

/// The tables of springs and curves, as a layer shows them at times that the test sets.
@MainActor
struct PresentationTableTests {
  /// Lets a layer go from 0 to 1 and compares it at each time.
  private func expect(
    _ animation: CABasicAnimation, shows samples: [SpringTable.Sample],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scene = Scene(time: 50)
    let layer = scene.makeLayer()
    animation.fromValue = 0.0
    animation.toValue = 1.0
    layer.add(animation, forKey: nil)
    scene.frame()
    var worst = 0.0
    for sample in samples {
      scene.tree.clock.advance(to: 50 + sample.time)
      let x = Double(layer.presentation()?.position.x ?? .nan)
      let isShown = isClose(x, sample.progress, within: 1e-6)
      worst = isShown ? max(worst, abs(x - sample.progress)) : .infinity
    }
    #expect(worst <= 1e-6, sourceLocation: sourceLocation)
  }

  private func spring(stiffness: Double, damping: Double, velocity: Double, duration: Double)
    -> CASpringAnimation
  {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = velocity
    spring.duration = duration
    return spring
  }

  private func curve(_ points: [Double]) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(
      controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
    return animation
  }

  @Test(arguments: SpringTable.excerpt)
  func aLayerShowsTheSpringOfTheTable(table: SpringTable) {
    expect(
      spring(
        stiffness: table.stiffness, damping: table.damping, velocity: table.initialVelocity,
        duration: table.duration), shows: table.samples)
  }

  @Test(arguments: TimingTable.excerpt)
  func aLayerShowsTheCurveOfTheTable(table: TimingTable) {
    expect(
      curve(table.controlPoints),
      shows: table.outputs.enumerated().map { .init(time: Double($0) / 20, progress: $1) })
  }

  @Test func aLayerShowsEveryRowOfTheSprings() throws {
    let rows = try ReferenceTable.springs.rows().map { $0.compactMap(Double.init) }
    #expect(rows.count > 400 && rows.allSatisfy { $0.count == 7 })
    for (key, group) in Dictionary(grouping: rows, by: { Array($0[0..<5]) }) {
      expect(
        spring(stiffness: key[3], damping: key[4], velocity: key[2], duration: key[0]),
        shows: group.sorted { $0[5] < $1[5] }.map { .init(time: $0[5], progress: $0[6]) })
    }
  }

  @Test func aLayerShowsEveryRowOfTheCurves() throws {
    let rows = try ReferenceTable.timingFunctions.rows().map {
      $0.dropFirst().compactMap(Double.init)
    }
    #expect(rows.count > 400 && rows.allSatisfy { $0.count == 6 })
    for (key, group) in Dictionary(grouping: rows, by: { Array($0[0..<4]) }) {
      expect(
        curve(key),
        shows: group.sorted { $0[4] < $1[4] }.map { .init(time: $0[4], progress: $0[5]) })
    }
  }
}
