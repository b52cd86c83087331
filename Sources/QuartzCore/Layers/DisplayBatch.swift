import CoreGraphics
import Dispatch
import Synchronization

/// The contents of layers that are drawn together at the end of a display pass, on all cores.
///
/// A program sees no difference: contents that are asked for earlier are drawn then.
@MainActor
final class DisplayBatch {
  /// That of the display pass that is running; nil outside of one.
  private(set) static var current: DisplayBatch?

  /// So few are drawn on the main thread: waking others costs more than it saves.
  private static let fewest = 8

  private struct Entry {
    let layer: CALayer
    let drawing: ContentsDrawing
  }

  private var entries: [Entry] = []

  /// Runs a display pass, and draws what it has put off.
  static func collect(_ pass: () -> Void) {
    let outer = current
    // What runs inside another pass may show what that has put off.
    outer?.draw()
    let batch = DisplayBatch()
    current = batch
    pass()
    current = outer
    batch.draw()
  }

  func add(_ drawing: ContentsDrawing, of layer: CALayer) {
    entries.append(Entry(layer: layer, drawing: drawing))
    layer.layoutState.awaitsContents = true
  }

  /// Draws all that was put off so far.
  func draw() {
    guard !entries.isEmpty else { return }
    let due = entries
    entries = []
    let images = Self.images(of: due.map(\.drawing))
    for (entry, image) in zip(due, images) {
      entry.layer.layoutState.awaitsContents = false
      entry.layer.setDrawnContents(image)
    }
  }

  private static func images(of drawings: [ContentsDrawing]) -> [CGImage?] {
    guard drawings.count >= fewest else { return drawings.map { $0.image() } }
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, drawings.count)
    let next = Atomic(0)
    let drawn = Mutex([CGImage?](repeating: nil, count: drawings.count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < drawings.count else { return }
        let image = drawings[index].image()
        drawn.withLock { $0[index] = image }
      }
    }
    return drawn.withLock { $0 }
  }
}

/// A drawing for the contents of a layer, which any thread may perform.
struct ContentsDrawing: Sendable {
  /// In pixels.
  let width, height: Int
  let scale: CGFloat
  /// The upper left corner in the layer's coordinates.
  let origin: CGPoint
  let body: @Sendable (CGContext) -> Void

  /// Nil where there is no memory.
  func image() -> CGImage? {
    guard let context = CGContext(width: width, height: height, scale: scale) else { return nil }
    context.translateBy(x: -origin.x, y: -origin.y)
    body(context)
    return context.finish()
  }
}

extension CALayer {
  /// Draws new contents as ``drawContents(isOpaque:_:)`` does: during a display pass together with
  /// those of other layers, on any thread, at once otherwise.
  package func drawContentsTogether(_ body: @escaping @Sendable (CGContext) -> Void) {
    guard let batch = DisplayBatch.current, let size = sizeForContents() else {
      return drawContents { body($0) }
    }
    layoutState.drawsItself = true
    batch.add(
      ContentsDrawing(
        width: size.width, height: size.height, scale: contentsScale,
        origin: values.bounds.origin, body: body), of: self)
  }

  /// Draws the contents that the running display pass has put off.
  func drawAwaitedContents() {
    if layoutState.awaitsContents { DisplayBatch.current?.draw() }
  }
}
