import Compositor
import Synchronization
import Testing
import UIKit
import UIKitTestSupport

/// When the pictures that are kept for the next frames are released.
@MainActor
struct PictureMemoryTests {
  /// The memory of the compositors that were made.
  private nonisolated static let pools = Mutex<[BitmapPool]>([])

  /// A screen whose compositor has a memory of its own.
  private func launch(_ root: UIViewController) throws -> (Simulator, BitmapPool) {
    let usual = CompositorMaker.make
    CompositorMaker.make = {
      let compositor = SoftwareCompositor(cacheBudget: 1 << 28)
      Self.pools.withLock { $0.append(compositor.memory) }
      return compositor
    }
    defer { CompositorMaker.make = usual }
    Self.pools.withLock { $0 = [] }
    let simulator = Simulator(root: root)
    return (simulator, try #require(Self.pools.withLock { $0.first }))
  }

  /// A page with a star, which is drawn into a picture: one of less than 128 kB, so that it stays
  /// when the next frame does not show it.
  private func page(size: CGFloat) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let star = CAShapeLayer()
    let points = (0..<5).map { index in
      let angle = Double(index) * 0.8 * .pi
      return CGPoint(x: 150 + size * sin(angle), y: 150 - size * cos(angle))
    }
    let path = CGMutablePath()
    path.addLines(between: points)
    path.closeSubpath()
    star.path = path
    star.fillColor = UIColor.red.cgColor
    controller.view.layer.addSublayer(star)
    return controller
  }

  @Test func anIdleSceneKeepsWhatItShows() throws {
    let (fresh, freshMemory) = try launch(page(size: 40))
    let expected = try #require(fresh.snapshot())
    let shown = freshMemory.bytesInUse
    #expect(shown > 0)
    let (simulator, memory) = try launch(page(size: 45))
    _ = try #require(simulator.snapshot())
    simulator.window.rootViewController = page(size: 40)
    simulator.settle()
    _ = try #require(simulator.snapshot())
    #expect(memory.bytesInUse > shown)
    // Another frame, after which nothing moves; the window is behind the page.
    simulator.window.backgroundColor = .gray
    simulator.settle()
    #expect(memory.bytesInUse == shown)
    #expect(try #require(simulator.snapshot()).pngData() == expected.pngData())
  }

  @Test func nothingIsReleasedWhileATouchIsDown() throws {
    let root = page(size: 40)
    let (simulator, memory) = try launch(root)
    _ = try #require(simulator.snapshot())
    let shown = memory.bytesInUse
    #expect(shown > 0)
    simulator.touchDown(at: CGPoint(x: 20, y: 20))
    try #require(root.view.layer.sublayers?.last).isHidden = true
    simulator.advance(by: 1)
    _ = try #require(simulator.snapshot())
    // Another frame; the window is behind the page.
    simulator.window.backgroundColor = .gray
    simulator.advance(by: 0.1)
    #expect(memory.bytesInUse == shown)
    simulator.touchUp(at: CGPoint(x: 20, y: 20))
    simulator.window.backgroundColor = .white
    simulator.settle()
    #expect(memory.bytesInUse < shown)
  }

  @Test func aMemoryWarningReleasesThePictures() throws {
    let (simulator, memory) = try launch(page(size: 40))
    let before = try #require(simulator.snapshot())
    #expect(memory.bytesInUse > 0)
    simulator.simulateMemoryWarning()
    #expect(memory.bytesInUse == 0)
    #expect(try #require(simulator.snapshot()).pngData() == before.pngData())
  }

  @Test func theEndOfASceneReleasesItsPictures() throws {
    let (simulator, memory) = try launch(page(size: 40))
    _ = try #require(simulator.snapshot())
    #expect(memory.bytesInUse > 0)
    simulator.stage.close()
    #expect(memory.bytesInUse == 0)
    #expect(memory.spareBytes == 0)
  }
}
