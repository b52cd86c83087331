import Compositor
import CoreGraphics
import Platform
import Synchronization
import Testing
import UIKitTestSupport

import UIKit

/// A program can replace the compositor that draws on the processor.
@MainActor
struct OtherCompositorTests {
  /// Draws as the usual one does, and counts.
  private final class Counting: Compositor {
    static let count = Mutex(0)
    private let inner: any Compositor

    init(_ inner: any Compositor) { self.inner = inner }

    func composite(
      _ list: DisplayList, on target: CompositingTarget, isPreserved: Bool
    ) -> [PixelRect] {
      Self.count.withLock { $0 += 1 }
      return inner.composite(list, on: target, isPreserved: isPreserved)
    }

    func releaseMemory() { inner.releaseMemory() }
    func releasePictures() { inner.releasePictures() }
    func releaseUnusedMemory() { inner.releaseUnusedMemory() }
  }

  @Test func anApplicationDrawsWithTheCompositorThatItWasStartedWith() throws {
    let usual = CompositorMaker.make
    CompositorMaker.make = { Counting(usual()) }
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    CompositorMaker.make = usual
    let before = Counting.count.withLock { $0 }
    controller.view.backgroundColor = .red
    simulator.settle()
    let image = try #require(simulator.snapshot())
    #expect(Counting.count.withLock { $0 } > before)
    #expect(image.width == 780)
  }
}
