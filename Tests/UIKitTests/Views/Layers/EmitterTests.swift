import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Emitters on a page: particles are seen, stop, and go back with the time of a paused page.
@MainActor
struct EmitterTests {
  private final class Page: UIViewController {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      cell.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
          UIColor.white.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }.cgImage
      cell.name = "snow"
      (cell.birthRate, cell.lifetime) = (10, 1)
      (cell.velocity, cell.emissionRange) = (40, 2 * .pi)
      emitter.emitterPosition = CGPoint(x: 100, y: 100)
      emitter.emitterCells = [cell]
      view.layer.addSublayer(emitter)
    }
  }

  private final class EmitterView: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
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
    page.emitter.setValue(0, forKeyPath: "emitterCells.snow.birthRate")
    simulator.advance(by: 0.5)
    #expect(try !lit(simulator).isEmpty)
    simulator.advance(by: 0.6)
    #expect(try lit(simulator).isEmpty)
    simulator.advance(by: 0.1)
    #expect(simulator.isIdle)
  }

  @Test func aPausedPageIsScrubbedThereAndBack() throws {
    let (simulator, page) = show()
    simulator.advance(by: 0.1)
    page.view.layer.speed = 0
    func picture(at time: Double) throws -> Set<Int> {
      page.view.layer.timeOffset = time
      simulator.advance(by: 0.1)
      return try lit(simulator)
    }
    let first = try picture(at: 3.3)
    let later = try picture(at: 4.1)
    #expect(first != later && !first.isEmpty)
    #expect(try picture(at: 3.3) == first)
  }

  @Test func addedColoursBrightenWhatIsBelow() throws {
    let (simulator, page) = show()
    page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    (page.cell.birthRate, page.cell.velocity) = (100, 0)
    page.cell.color = UIColor(red: 0.1, green: 0, blue: 0, alpha: 1).cgColor
    func color() throws -> UInt32 {
      simulator.advance(by: 1.5)
      return try #require(simulator.snapshot()).pixel(x: 100, y: 100) & 0xff_ffff
    }
    #expect(try color() & 0xff == 0)
    page.emitter.renderMode = .additive
    #expect(try color() == 0xff_00ff)
    // Turned particles are drawn in another manner.
    page.cell.spin = 1
    #expect(try color() == 0xff_00ff)
  }

  @Test func aViewsLayerIsAnEmitter() throws {
    let (simulator, page) = show()
    page.emitter.removeFromSuperlayer()
    let view = EmitterView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let layer = try #require(view.layer as? CAEmitterLayer)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    layer.emitterShape = .line
    layer.emitterSize = CGSize(width: 80, height: 0)
    page.cell.velocity = 0
    layer.emitterCells = [page.cell]
    page.view.addSubview(view)
    simulator.advance(by: 2)
    let places = try lit(simulator)
    #expect(!places.isEmpty)
    for index in places {
      #expect(abs(index / 200 - 100) <= 3 && abs(index % 200 - 100) <= 43)
    }
  }
}
