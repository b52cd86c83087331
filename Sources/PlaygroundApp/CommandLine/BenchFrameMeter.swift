import Compositor
import CoreGraphics
import Platform
import UIKit

/// Draws the frames of a stage as fast as possible, and measures the time of each part.
///
/// Layout is everything before the display list: the effects of gestures, layout, drawing of
/// contents, commit, and the completions afterwards. Presenting is a copy of the changed pixels
/// into other memory.
@MainActor
final class BenchFrameMeter: PlatformDelegate {
  /// The seconds of the parts of one frame.
  struct Sample {
    var layout, displayList, composite, present: Double
    /// Whether the frame is one of `FirstFrames`.
    var isFirst = false

    /// The seconds of a frame without presenting it.
    var total: Double { layout + displayList + composite }
  }

  private let stage: Stage
  private let compositor: any Compositor
  private let screen: PixelBlock
  private let shown: PixelBlock
  private var holdsFrame = false
  private let clock = ContinuousClock()

  var samples: [Sample] = []
  /// Whether frames are counted.
  var isMeasuring = false {
    didSet { firstFrames.begin() }
  }

  private var firstFrames = FirstFrames()

  init(stage: Stage, compositor: any Compositor = CompositorMaker.make()) {
    self.stage = stage
    self.compositor = compositor
    let size = stage.screen.nativeBounds.size
    screen = PixelBlock(width: Int(size.width), height: Int(size.height))
    shown = PixelBlock(width: Int(size.width), height: Int(size.height))
  }

  func receive(_ event: PlatformEvent) { stage.receive(event) }

  func drawFrame(at hostTime: TimeInterval) {
    let tree = stage.screen.layerTree
    let start = clock.now
    stage.scene.prepareForFrame(at: hostTime)
    tree.prepareFrame()
    let prepared = clock.now
    let frame = tree.makeFrame()
    let list = stage.screen.displayList(of: frame.content)
    let listed = clock.now
    let changed = compositor.composite(list, into: screen.buffer, isPreserved: holdsFrame)
    let composited = clock.now
    shown.copy(changed, from: screen)
    let presented = clock.now
    tree.finishFrame(frame)
    let finished = clock.now
    holdsFrame = true
    if isMeasuring {
      samples.append(
        Sample(
          layout: (prepared - start + (finished - presented)).seconds,
          displayList: (listed - prepared).seconds, composite: (composited - listed).seconds,
          present: (presented - composited).seconds,
          isFirst: firstFrames.take(from: stage.scene)))
    }
    stage.scene.requestNextFrame()
    stage.releaseMemoryIfIdle(of: compositor)
  }

  /// Returns the seconds that one thread needs to copy the screen.
  func timeMemoryCopy() -> Double {
    let start = clock.now
    shown.copyAll(from: screen)
    return (clock.now - start).seconds
  }
}

/// The pixels of a screen in their own memory.
@MainActor
final class PixelBlock {
  let width, height: Int
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    byteCount = self.width * self.height * 4
    base = BlockMemory.allocate(byteCount: byteCount)
    // The memory is written before the measurement, so that no frame waits for its pages.
    base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
  }

  isolated deinit { BlockMemory.deallocate(base, byteCount: byteCount) }

  /// The pixels, which are valid as long as this object.
  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
  }

  func copy(_ rects: [PixelRect], from other: PixelBlock) {
    for rect in rects {
      for y in rect.y..<rect.maxY {
        let offset = (y * width + rect.x) * 4
        (base + offset).copyMemory(from: other.base + offset, byteCount: rect.width * 4)
      }
    }
  }

  func copyAll(from other: PixelBlock) {
    base.copyMemory(from: other.base, byteCount: width * height * 4)
  }
}

extension Duration {
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
