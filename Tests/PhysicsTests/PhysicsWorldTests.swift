import CoreGraphics
import Dispatch
import Physics
import Testing

/// Bodies, contacts and joints without any view.
struct PhysicsWorldTests {
  private static let gravity: CGFloat = 1000

  private func fall(_ body: RigidBody) -> BodyMotion {
    var motion = BodyMotion()
    motion.acceleration.dy = Self.gravity
    return motion
  }

  private func square(_ side: CGFloat) -> RigidBody.Configuration {
    var result = RigidBody.Configuration()
    let half = side / 2
    result.shapes = [
      .polygon([
        CGPoint(x: -half, y: -half), CGPoint(x: half, y: -half), CGPoint(x: half, y: half),
        CGPoint(x: -half, y: half),
      ])
    ]
    return result
  }

  /// The standard output belongs to the program: Debian's Chipmunk prints its version there with
  /// the first space of a process.
  @Test func theFirstWorldsOfAProcessAreMadeOnManyThreadsAndPrintNothing() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<20 { _ = PhysicsWorld().advance { _ in BodyMotion() } }
      }
    }
    #expect(try #require(result).standardOutputContent.isEmpty)
  }

  /// A spring so stiff that its force is infinite.
  @Test func aBodyWhoseVelocityOverflowsStops() throws {
    let world = PhysicsWorld()
    let body = world.makeBody(square(100))
    let spring = Joint.Kind.spring(
      length: 0, stiffness: .greatestFiniteMagnitude, damping: .greatestFiniteMagnitude)
    _ = try #require(world.makeJoint(spring, nil, body, anchors: (CGPoint(x: 300, y: 1), .zero)))
    for _ in 0..<240 { _ = world.advance(fall) }
    #expect(body.position.isFinite && body.velocity.dx.isFinite && body.angle.isFinite)
  }

  @Test func aFreeBodyFallsByHalfOfGTSquared() {
    let world = PhysicsWorld()
    let body = world.makeBody(square(100))
    for _ in 0..<240 { _ = world.advance(fall) }
    #expect(abs(body.position.y - 500) < 1e-9)
    #expect(abs(body.velocity.dy - 1000) < 1e-9)
  }

  /// Gravity of 1,000 for a second, and of 200 for another: 500 + 1,000 + 100 points.
  @Test func anAccelerationThatChangesKeepsTheFallExact() {
    let world = PhysicsWorld()
    let body = world.makeBody(square(100))
    for _ in 0..<240 { _ = world.advance(fall) }
    world.accelerationsWillChange()
    for _ in 0..<240 {
      _ = world.advance { _ in
        var motion = BodyMotion()
        motion.acceleration.dy = 200
        return motion
      }
    }
    #expect(abs(body.position.y - 1600) < 1e-9)
  }

  @Test func resistanceLosesAnExponentialPartOfTheVelocity() {
    let world = PhysicsWorld()
    let body = world.makeBody(square(100))
    body.resistance = 2
    body.velocity = CGVector(dx: 300, dy: 0)
    for _ in 0..<240 { _ = world.advance { _ in BodyMotion() } }
    #expect(abs(body.solvedVelocity.dx - 300 * exp(-2)) < 0.5)
  }

  @Test func massIsDensityTimesArea() {
    let world = PhysicsWorld()
    var configuration = square(100)
    #expect(abs(world.makeBody(configuration).mass - 1) < 1e-12)
    configuration.density = 3
    let body = world.makeBody(configuration)
    #expect(abs(body.mass - 3) < 1e-12)
    // m·(a² + b²) / 12
    #expect(abs(body.moment - 3 * 20_000 / 12) < 1e-9)
    configuration.allowsRotation = false
    world.configure(body, configuration)
    #expect(body.moment == .infinity)
  }

  @Test func anAnchoredBodyIsHitAndStays() {
    let world = PhysicsWorld()
    var configuration = square(100)
    configuration.isAnchored = true
    let anchored = world.makeBody(configuration)
    anchored.position = CGPoint(x: 0, y: 300)
    let falling = world.makeBody(square(100))
    for body in [anchored, falling] { body.bodyGroups = [1] }
    var began = 0
    for _ in 0..<480 { began += world.advance(fall).began.count }
    #expect(anchored.position == CGPoint(x: 0, y: 300))
    #expect(abs(falling.position.y - 200) < 0.5)
    #expect(began == 1)
    // It falls on as soon as it is released.
    world.configure(anchored, square(100))
    for _ in 0..<240 { _ = world.advance(fall) }
    #expect(anchored.position.y > 790 && falling.position.y > 690)
  }

  @Test func jointsBetweenBodiesThatCannotMoveAreNotMade() {
    let world = PhysicsWorld()
    var configuration = square(100)
    configuration.isAnchored = true
    let anchored = world.makeBody(configuration)
    #expect(world.makeJoint(.pivot, nil, anchored) == nil)
    configuration.isAnchored = false
    configuration.allowsRotation = false
    let upright = world.makeBody(configuration)
    #expect(world.makeJoint(.angle(0), anchored, upright) == nil)
    #expect(world.makeJoint(.pivot, anchored, upright) != nil)
    _ = world.advance(fall)
    #expect(upright.position.y < 1)
  }

  /// Two worlds with the same calls, at other addresses: the positions are equal to the last bit.
  @Test func theSameCallsGiveTheSamePositions() {
    func run() -> [CGPoint] {
      let world = PhysicsWorld()
      let walls = world.makeBoundary(
        .walls(CGRect(x: 0, y: 0, width: 800, height: 600)), group: 1)
      let bodies = (0..<30).map { index in
        let body = world.makeBody(square(40 + CGFloat(index % 5) * 10))
        body.position = CGPoint(x: 60 + (index * 97) % 680, y: 40 + (index / 8) * 90)
        (body.bodyGroups, body.boundaryGroups) = ([1], [1])
        (body.elasticity, body.friction) = (0.4, 0.3)
        return body
      }
      for _ in 0..<480 { _ = world.advance(fall) }
      #expect(walls.group == 1)
      return bodies.map(\.position)
    }
    let first = run()
    let others = (0..<100).map { _ in PhysicsWorld() }
    #expect(run() == first)
    #expect(others.count == 100)
  }

  @Test func everythingIsFreedWithTheWorld() {
    weak var body: RigidBody?
    weak var joint: Joint?
    weak var boundary: Boundary?
    do {
      let world = PhysicsWorld()
      let square = world.makeBody(square(10))
      body = square
      joint = world.makeJoint(.rod(length: 10), nil, square, anchors: (CGPoint(x: 10, y: 0), .zero))
      boundary = world.makeBoundary(.lines([[.zero, CGPoint(x: 9, y: 9)]]), group: 1)
      _ = world.advance(fall)
      #expect(body != nil && joint != nil && boundary != nil)
    }
    #expect(body == nil && joint == nil && boundary == nil)
  }
}
