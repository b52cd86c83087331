import Compositor
import CoreGraphics
import Testing

@testable import QuartzCore

/// Particles: what is drawn at a time follows from the time, the history and the seed alone.
@MainActor
final class CAEmitterLayerTests {
  private lazy var scene = Scene(time: 0)
  private let cell = CAEmitterCell()

  /// A white square of two pixels, which is one point large.
  private static let dot = CGImage(width: 2, height: 2, drawsAll: true) { buffer in
    for index in 0..<4 {
      let offset = index / 2 * buffer.bytesPerRow + index % 2 * 4
      buffer.base.storeBytes(of: 0xffff_ffff, toByteOffset: offset, as: UInt32.self)
    }
  }

  /// An emitter at (100, 100) with ten particles a second, each of which lives for a second.
  private func makeEmitter() -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    cell.name = "dots"
    cell.contents = Self.dot
    cell.contentsScale = 2
    (cell.birthRate, cell.lifetime) = (10, 1)
    emitter.emitterPosition = CGPoint(x: 100, y: 100)
    emitter.emitterCells = [cell]
    scene.root.addSublayer(emitter)
    return emitter
  }

  /// The pictures of a frame, in the root's coordinates.
  private func pictures(_ content: GroupContent) -> [Picture] {
    content.nodes.flatMap { node -> [Picture] in
      switch node {
      case .picture(let picture): [picture]
      case .group(let group): pictures(group.content)
      default: []
      }
    }
  }

  private func places(_ content: GroupContent) -> [CGPoint] {
    pictures(content).map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
  }

  /// The particles of a stopped emitter at a time of its own.
  private func particles(of emitter: CAEmitterLayer, at time: TimeInterval) -> [Picture] {
    (emitter.speed, emitter.timeOffset) = (0, time)
    return pictures(scene.frame())
  }

  private func quietly(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  // MARK: Time

  @Test func particlesAreBornAtEvenIntervalsAndDie() {
    let emitter = makeEmitter()
    #expect(particles(of: emitter, at: 0.05).isEmpty)
    #expect(particles(of: emitter, at: 0.55).count == 5)
    #expect(particles(of: emitter, at: 7.05).count == 10)
  }

  @Test func theSameTimeGivesTheSamePicture() {
    let emitter = makeEmitter()
    (cell.velocity, cell.emissionRange) = (40, 2 * .pi)
    let first = particles(of: emitter, at: 3.33)
    #expect(first.count == 10 && particles(of: emitter, at: 4.12) != first)
    #expect(particles(of: emitter, at: 3.33) == first)
    emitter.seed = 7
    #expect(particles(of: emitter, at: 3.33) != first)
  }

  @Test func aStoppedTimeWantsNoFrames() {
    let emitter = makeEmitter()
    scene.frame(after: 0.5)
    #expect(scene.tree.needsFrame)
    emitter.speed = 0
    scene.frame()
    #expect(!scene.tree.needsFrame)
  }

  @Test func anEmitterThatHasStoppedWantsNoFrames() {
    let emitter = makeEmitter()
    scene.frame(after: 2)
    emitter.birthRate = 0
    #expect(pictures(scene.frame()).count == 10)
    // The implicit animation of the rate takes a quarter of a second.
    #expect((1...7).contains(pictures(scene.frame(after: 0.75)).count))
    #expect(pictures(scene.frame(after: 1.5)).isEmpty)
    scene.frame(after: 0.1)
    #expect(!scene.tree.needsFrame)
    emitter.birthRate = 1
    scene.frame()
    #expect(!pictures(scene.frame(after: 1)).isEmpty)
  }

  @Test func aLongAgeNeitherCostsNorBlurs() {
    let emitter = makeEmitter()
    (cell.velocity, cell.birthRate) = (100, 1000)
    let year = 3600.0 * 24 * 365
    let particles = particles(of: emitter, at: year + 0.0005)
    #expect((999...1000).contains(particles.count))
    // A tenth of a point apart, to the right.
    let xs = particles.map(\.transform.tx).sorted()
    for (left, right) in zip(xs, xs.dropFirst()) { #expect(abs(right - left - 0.1) < 0.001) }
  }

  @Test func theTimesOfACellBoundItsEmission() {
    let emitter = makeEmitter()
    (cell.beginTime, cell.duration) = (2, 1)
    #expect(particles(of: emitter, at: 1.95).isEmpty)
    #expect(particles(of: emitter, at: 2.55).count == 5)
    #expect(particles(of: emitter, at: 3.55).count == 5)
    #expect(particles(of: emitter, at: 4.2).isEmpty)
    cell.speed = 2
    emitter.setNeedsDisplay()
    scene.frame()
  }

  // MARK: Changes

  @Test func livingParticlesStayWhereTheyAre() {
    let emitter = makeEmitter()
    scene.frame(after: 2.05)
    quietly { emitter.emitterPosition = CGPoint(x: 50, y: 60) }
    scene.frame()
    let later = places(scene.frame(after: 0.5))
    #expect(later.filter { $0 == CGPoint(x: 100, y: 100) }.count == 5)
    #expect(later.filter { $0 == CGPoint(x: 50, y: 60) }.count == 5)
  }

  @Test func aNewRateByKeyPathLeavesTheLivingAlone() {
    let emitter = makeEmitter()
    scene.frame(after: 2.05)
    emitter.setValue(0, forKeyPath: "emitterCells.dots.birthRate")
    #expect(cell.birthRate == 0)
    #expect(emitter.value(forKeyPath: "emitterCells.dots.lifetime") as? Double == 1)
    #expect(pictures(scene.frame()).count == 10)
    #expect(pictures(scene.frame(after: 0.5)).count == 5)
    #expect(pictures(scene.frame(after: 1)).isEmpty)
  }

  @Test func anAnimatedPositionLeavesATrail() {
    let emitter = makeEmitter()
    scene.frame()
    emitter.add(
      .linear(
        "emitterPosition", from: CGPoint(x: 0, y: 100), to: CGPoint(x: 100, y: 100)),
      forKey: nil)
    scene.frame()
    var last: [CGPoint] = []
    for _ in 0..<59 { last = places(scene.frame(after: 1.0 / 60)) }
    let xs = last.map(\.x).sorted()
    // Births are ten points apart; values are looked at thirty times a second.
    #expect(xs.count == 9)
    for (left, right) in zip(xs, xs.dropFirst()) { #expect(abs(right - left - 10) < 4) }
    // The trail stays after the animation.
    let before = Set(last.map(\.x))
    scene.frame(after: 0.1)
    let after = Set(places(scene.frame(after: 0.1)).map(\.x))
    #expect(after.intersection(before).count >= 7)
  }

  @Test func aCellsValueIsAnimatedByItsKeyPath() {
    let emitter = makeEmitter()
    scene.frame()
    emitter.add(
      .linear("emitterCells.dots.scale", from: 3.0, to: 3.0, duration: 0.5), forKey: nil)
    scene.frame()
    let large = pictures(scene.frame(after: 0.45)).map(\.transform.a)
    #expect(
      large.contains(3) && emitter.value(forKeyPath: "emitterCells.dots.scale") as? Double == 1)
  }

  // MARK: Flight

  @Test func velocityAccelerationScaleAndSpin() {
    let emitter = makeEmitter()
    (cell.birthRate, cell.lifetime) = (1, 0.9)
    (cell.velocity, cell.yAcceleration) = (40, 80)
    (cell.scale, cell.scaleSpeed, cell.spin) = (1, 2, .pi)
    (emitter.velocity, emitter.scale) = (2, 0.5)
    emitter.removeAllAnimations()
    guard let particle = particles(of: emitter, at: 5.5).first else {
      Issue.record("no particle")
      return
    }
    // 2 × 40 × 0.5 to the right and 80 × 0.5² ÷ 2 down; 0.5 × (1 + 2 × 0.5) large, turned by a
    // quarter.
    #expect(isClose(particle.transform.tx, 140) && isClose(particle.transform.ty, 110))
    #expect(isClose(particle.transform.b, 1) && isClose(particle.transform.a, 0))
    #expect(particle.rect == CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
  }

  @Test func rangesAreAroundTheMean() {
    let emitter = makeEmitter()
    (cell.birthRate, cell.velocity, cell.velocityRange) = (1000, 100, 50)
    (cell.emissionLongitude, cell.emissionRange) = (.pi / 2, .pi / 3)
    (cell.lifetime, cell.alphaRange) = (1, 0)
    let flights = Emission(
      time: 10, seed: 3,
      history: {
        scene.frame()
        var history = EmitterHistory()
        var values = EmitterHistory.Values()
        values.cells = [cell.snapshot()]
        history.note(values, at: 0)
        return history
      }()
    ).living
    #expect((990...1000).contains(flights.count))
    for flight in flights {
      let age = flight.age(at: 10)
      guard age > 0.01 else { continue }
      let point = flight.point(at: 10)
      #expect((74.9...125.1).contains(hypot(point.x, point.y) / age))
      #expect(abs(atan2(point.y, point.x) - .pi / 2) < .pi / 6 + 0.001)
    }
    _ = emitter
  }

  @Test func particlesOfCellsInCellsStartWhereTheirEmitterIs() {
    let emitter = makeEmitter()
    let spark = CAEmitterCell()
    (spark.contents, spark.contentsScale, spark.name) = (cell.contents, 2, "spark")
    (spark.birthRate, spark.lifetime) = (20, 0.2)
    cell.contents = nil
    (cell.birthRate, cell.velocity) = (1, 40)
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    cell.emitterCells = [spark]
    let sparks = particles(of: emitter, at: 5.51)
    // Born every twentieth of a second, two points apart, behind the one that emits.
    #expect(sparks.count == 4)
    for (spark, x) in zip(
      sparks.sorted { $0.transform.tx < $1.transform.tx }, [114.0, 116, 118, 120])
    {
      #expect(isClose(spark.transform.tx, x, within: 1e-6) && spark.transform.ty == 100)
      #expect(spark.image.pixel(x: 0, y: 0) == 0xffff_0000)
    }
    emitter.setValue(2, forKeyPath: "emitterCells.dots.emitterCells.spark.scale")
    #expect(spark.scale == 2)
  }

  @Test func contentsThatGrowAndThatShrinkHaveFiltersOfTheirOwn() {
    let emitter = makeEmitter()
    cell.magnificationFilter = "nearest"
    let grown = particles(of: emitter, at: 0.5).last
    #expect(grown?.filter == .nearest && grown?.reductionFilter == .linear)
    emitter.setValue("nearest", forKeyPath: "emitterCells.dots.minificationFilter")
    emitter.setValue("linear", forKeyPath: "emitterCells.dots.magnificationFilter")
    #expect(cell.minificationFilter == "nearest")
    // Particles that are born from now on have them.
    _ = particles(of: emitter, at: 1)
    let shrunk = particles(of: emitter, at: 1.5).last
    #expect(shrunk?.filter == .linear && shrunk?.reductionFilter == .nearest)
  }

  // MARK: Shapes

  private func starts(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
  ) -> [CGPoint] {
    let place = EmitterPlace(
      shape: shape, mode: mode, middle: CGPoint(x: 10, y: 20),
      size: CGSize(width: 60, height: 30))
    return (0..<500).map { number in
      var random = EmitterRandom(1, UInt64(number))
      let point = place.birthplace(&random).point
      return CGPoint(x: point.x - 10, y: point.y - 20)
    }
  }

  @Test func pointsOfShapes() {
    #expect(Set(starts(.point, .volume).map(\.x)) == [0])
    #expect(Set(starts(.line, .points).map(\.x)) == [-30, 30])
    #expect(Set(starts(.rectangle, .points).map(\.x)) == [-30, 30])
    #expect(Set(starts(.rectangle, .points).map(\.y)) == [-15, 15])
    for point in starts(.circle, .points) {
      #expect(isClose(hypot(point.x, point.y), 60) && min(abs(point.x), abs(point.y)) < 1e-9)
    }
  }

  @Test func linesOutlinesAndAreas() {
    for point in starts(.line, .volume) { #expect(abs(point.x) <= 30 && point.y == 0) }
    for point in starts(.rectangle, .outline) {
      #expect(isClose(abs(point.x), 30) || isClose(abs(point.y), 15))
      #expect(abs(point.x) <= 30 + 1e-9 && abs(point.y) <= 15 + 1e-9)
    }
    for point in starts(.circle, .outline) { #expect(isClose(hypot(point.x, point.y), 60)) }
    for shape in [CAEmitterLayerEmitterShape.circle, .sphere] {
      let distances = starts(shape, .volume).map { hypot($0.x, $0.y) }
      #expect(distances.allSatisfy { $0 <= 60 } && distances.contains { $0 < 30 })
    }
  }

  @Test func theOutlineOfACircleEmitsOutwards() {
    let emitter = makeEmitter()
    (emitter.emitterShape, emitter.emitterMode) = (.circle, .outline)
    emitter.emitterSize = CGSize(width: 50, height: 0)
    (cell.velocity, cell.birthRate) = (20, 100)
    emitter.removeAllAnimations()
    let particles = particles(of: emitter, at: 5.005)
    #expect(particles.count == 100)
    for particle in particles {
      let distance = hypot(particle.transform.tx - 100, particle.transform.ty - 100)
      #expect((50...70.1).contains(distance))
    }
  }

  @Test(arguments: [CAEmitterLayerEmitterMode.volume, .outline], [CGFloat(0), .pi])
  func aLineEmitsAtRightAnglesToItself(mode: CAEmitterLayerEmitterMode, longitude: CGFloat) {
    let emitter = makeEmitter()
    (emitter.emitterShape, emitter.emitterMode) = (.line, mode)
    emitter.emitterSize = CGSize(width: 50, height: 0)
    (cell.velocity, cell.birthRate, cell.emissionLongitude) = (20, 100, longitude)
    emitter.removeAllAnimations()
    let places = particles(of: emitter, at: 5.005).map(\.transform)
    #expect(places.count == 100)
    for place in places {
      #expect(abs(place.tx - 100) <= 25.1 && (place.ty > 100) == (longitude > 0))
    }
  }

  // MARK: Drawing

  @Test func coloursChangeWithTime() {
    let emitter = makeEmitter()
    cell.birthRate = 1
    cell.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.8)
    (cell.redSpeed, cell.alphaSpeed) = (-2, -0.4)
    let particle = particles(of: emitter, at: 3.5).first
    #expect(isClose(particle?.opacity ?? 0, 0.6, within: 1e-6))
    #expect(particle?.image.pixel(x: 1, y: 1) == 0xff00_ffff)
  }

  @Test func addedParticlesCoverNothing() {
    let emitter = makeEmitter()
    emitter.renderMode = .additive
    #expect(particles(of: emitter, at: 3.5).first?.image.pixel(x: 0, y: 0) == 0x00ff_ffff)
  }

  @Test func agesDecideOnTheOrder() {
    let emitter = makeEmitter()
    cell.velocity = 10
    emitter.renderMode = .oldestFirst
    let oldest = particles(of: emitter, at: 3.55).map(\.transform.tx)
    #expect(oldest == oldest.sorted(by: >) && oldest.count == 10)
    emitter.renderMode = .oldestLast
    let youngest = particles(of: emitter, at: 3.55).map(\.transform.tx)
    #expect(youngest == oldest.sorted())
  }

  @Test func aBoundClipsItsParticles() {
    let emitter = makeEmitter()
    emitter.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    emitter.masksToBounds = true
    (emitter.speed, emitter.timeOffset) = (0, 3)
    let clips = scene.frame().allGroups.compactMap(\.clip)
    #expect(clips.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  // MARK: Misuse

  @Test func tooManyParticlesAreReportedOnceAndCut() {
    let emitter = makeEmitter()
    (cell.birthRate, cell.lifetime) = (.infinity, .infinity)
    var counts: [Int] = []
    let warnings = Diagnostics.collecting {
      counts = [1.0, 1e9, 1e300].map { particles(of: emitter, at: $0).count }
    }
    #expect(warnings.count == 1 && counts[0] == 10_000 && counts.allSatisfy { $0 <= 10_000 })
  }

  @Test func numbersThatAreNoneAreIgnored() {
    let emitter = makeEmitter()
    let warnings = Diagnostics.collecting {
      cell.velocity = .nan
      cell.beginTime = .nan
      emitter.birthRate = .infinity
      emitter.emitterPosition = CGPoint(x: CGFloat.nan, y: 0)
      cell.setValue("fast", forKey: "velocity")
      emitter.setValue(1, forKeyPath: "emitterCells.nobody.scale")
    }
    #expect(warnings.count == 6 && cell.velocity == 0 && emitter.birthRate == 1)
    for path in EmitterCellValues.numbers.keys.sorted() where path != "birthRate" {
      for number in [-1e300, 1e300, -0.0, 1e-300] { cell.setValue(number, forKey: path) }
      _ = particles(of: emitter, at: 3)
    }
    cell.emitterCells = [cell]
    #expect(particles(of: emitter, at: 5).count <= 10_000)
  }
}
