import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Particles: what is drawn at a time follows from the time and the seed alone.
@Suite(.serialized) @MainActor
struct EmitterTests {
  private final class Page: UIViewController {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      cell.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
          UIColor.white.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }.cgImage
      cell.contentsScale = 2
      (cell.birthRate, cell.lifetime) = (10, 1)
      (cell.velocity, cell.emissionRange) = (40, 2 * .pi)
      emitter.emitterPosition = CGPoint(x: 100, y: 100)
      emitter.emitterCells = [cell]
      view.layer.addSublayer(emitter)
    }
  }

  private func show() -> (Simulator, Page) {
    let page = Page()
    return (Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: page), page)
  }

  /// The points that are not black, by their index.
  private func lit(_ simulator: Simulator) throws -> Set<Int> {
    let picture = try #require(simulator.snapshot())
    var found: Set<Int> = []
    for y in 0..<200 {
      for x in 0..<200 where picture.pixel(x: x, y: y) & 0xff > 8 { found.insert(y * 200 + x) }
    }
    return found
  }

  @Test func particlesAreBornLiveAndDie() throws {
    let (simulator, page) = show()
    page.emitter.beginTime = simulator.time + 1
    simulator.advance(by: 0.5)
    #expect(try lit(simulator).isEmpty)
    simulator.advance(by: 1.5)
    #expect(try !lit(simulator).isEmpty)
    page.emitter.birthRate = 0
    simulator.advance(by: 0.5)
    #expect(try !lit(simulator).isEmpty)
    simulator.advance(by: 0.6)
    #expect(try lit(simulator).isEmpty)
  }

  @Test func theSameTimeGivesTheSamePicture() throws {
    let (simulator, page) = show()
    page.emitter.speed = 0
    func picture(at time: Double) throws -> Set<Int> {
      page.emitter.timeOffset = time
      simulator.showChanges()
      return try lit(simulator)
    }
    let first = try picture(at: 3.3)
    let later = try picture(at: 4.1)
    #expect(first != later && !first.isEmpty)
    #expect(try picture(at: 3.3) == first)
    page.emitter.seed = 7
    #expect(try picture(at: 3.3) != first)
  }

  @Test func particlesStartInTheShape() throws {
    let (simulator, page) = show()
    (page.cell.velocity, page.cell.birthRate) = (0, 200)
    page.emitter.emitterShape = .line
    page.emitter.emitterSize = CGSize(width: 60, height: 0)
    simulator.advance(by: 2)
    for index in try lit(simulator) {
      #expect(abs(index / 200 - 100) <= 1 && abs(index % 200 - 100) <= 31)
    }
    page.emitter.emitterShape = .circle
    page.emitter.emitterMode = .outline
    page.emitter.emitterSize = CGSize(width: 50, height: 0)
    simulator.advance(by: 0.1)
    let ring = try lit(simulator)
    #expect(ring.count > 50)
    for index in ring {
      let distance = hypot(Double(index % 200) - 100, Double(index / 200) - 100)
      #expect(abs(distance - 50) < 3)
    }
  }

  @Test func gravityAndTheLayersFactorsMoveParticles() throws {
    let (simulator, page) = show()
    // One particle a second, seen half a second after its birth.
    (page.cell.birthRate, page.cell.lifetime) = (1, 0.9)
    (page.cell.velocity, page.cell.emissionRange, page.cell.yAcceleration) = (40, 0, 80)
    page.emitter.velocity = 2
    page.emitter.speed = 0
    page.emitter.timeOffset = 5.5
    simulator.showChanges()
    // To the right by 2 × 40 × 0.5, and down by 80 × 0.5² ÷ 2.
    let places = try lit(simulator)
    #expect(!places.isEmpty)
    for index in places {
      #expect(abs(index % 200 - 140) <= 1 && abs(index / 200 - 110) <= 1)
    }
  }

  @Test func coloursChangeAndAreAdded() throws {
    let (simulator, page) = show()
    (page.cell.birthRate, page.cell.velocity) = (100, 0)
    page.cell.color = UIColor(red: 0.1, green: 0, blue: 0, alpha: 1).cgColor
    page.emitter.speed = 0
    page.emitter.timeOffset = 2
    func red() throws -> Int {
      simulator.showChanges()
      return Int(try #require(simulator.snapshot()).pixel(x: 100, y: 100) >> 16 & 0xff)
    }
    let plain = try red()
    #expect(plain < 60)
    page.emitter.renderMode = .additive
    #expect(try red() > 200)
  }

  @Test func cellsInCellsFollowTheirParticles() throws {
    let (simulator, page) = show()
    let spark = CAEmitterCell()
    spark.contents = page.cell.contents
    spark.contentsScale = 2
    (spark.birthRate, spark.lifetime) = (60, 0.4)
    page.cell.contents = nil
    (page.cell.birthRate, page.cell.emissionRange) = (1, 0)
    page.cell.emitterCells = [spark]
    page.emitter.speed = 0
    page.emitter.timeOffset = 5.5
    simulator.showChanges()
    let places = try lit(simulator)
    #expect(!places.isEmpty)
    // A trail to the right: the particle has come 20 points far.
    for index in places {
      #expect(abs(index / 200 - 100) <= 1 && (99...141).contains(index % 200))
    }
  }
}
