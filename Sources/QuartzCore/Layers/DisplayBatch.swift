import CoreGraphics
import Dispatch
import Synchronization

/// The contents of layers that are drawn together at the end of a display pass, on all cores.
///
/// In the display pass of a frame, the contents of layers that an animation still keeps transparent
/// are postponed. A page that fades in, for example, is drawn in the frame after its first one.
///
/// An app sees no difference: contents that it reads earlier are drawn then.
@MainActor
final class DisplayBatch {
  /// The batch of the running display pass; nil if none is running.
  private(set) static var current: DisplayBatch?

  /// Fewer drawings than this are made on the main thread, because waking other threads takes
  /// longer.
  private static let fewest = 8

  /// A weak reference to a layer: waiting for its contents must not keep the layer alive.
  private struct Waiting {
    weak var layer: CALayer?
  }

  /// The layers whose contents the passes of frames have postponed.
  private static var waiting: [Waiting] = []

  private var layers: [CALayer] = []

  /// Runs a display pass, and draws all postponed contents, including those of earlier passes.
  static func collect(_ pass: () -> Void) {
    let batch = run(pass)
    batch.layers += takeWaiting()
    batch.draw()
  }

  /// Runs the display pass of a frame. ``drawVisible()`` draws the contents that it postpones.
  static func collectForFrame(_ pass: () -> Void) {
    waiting += run(pass).layers.map { Waiting(layer: $0) }
  }

  private static func run(_ pass: () -> Void) -> DisplayBatch {
    let outer = current
    // A pass inside another one may need contents that the outer one has postponed.
    outer?.draw()
    let batch = DisplayBatch()
    current = batch
    pass()
    current = outer
    return batch
  }

  /// Draws the postponed contents of layers, except those that animations keep transparent.
  static func drawVisible() {
    guard !waiting.isEmpty else { return }
    let batch = DisplayBatch()
    var visibility = AnimatedVisibility()
    for layer in takeWaiting() where layer.layoutState.awaitedDrawing != nil {
      if visibility.isTransparent(layer) {
        waiting.append(Waiting(layer: layer))
      } else {
        batch.layers.append(layer)
      }
    }
    batch.draw()
  }

  /// Draws all postponed contents.
  static func drawWaiting() {
    guard !waiting.isEmpty else { return }
    let batch = DisplayBatch()
    batch.layers = takeWaiting()
    batch.draw()
  }

  private static func takeWaiting() -> [CALayer] {
    defer { waiting = [] }
    return waiting.compactMap(\.layer)
  }

  func add(_ drawing: ContentsDrawing, of layer: CALayer) {
    // A layer with a postponed drawing is in a list already.
    let isNew = layer.layoutState.awaitedDrawing == nil
    layer.layoutState.awaitedDrawing = AwaitedDrawing(drawing)
    if isNew { layers.append(layer) }
  }

  /// Draws all contents that were postponed in this batch.
  func draw() {
    // Some layers may have been drawn since.
    let due = layers.compactMap { layer in
      layer.layoutState.takeAwaitedDrawing().map { (layer: layer, drawing: $0) }
    }
    layers = []
    guard !due.isEmpty else { return }
    for (entry, image) in zip(due, Self.images(of: due.map(\.drawing))) {
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

/// Finds out which layers animations keep transparent now.
@MainActor
private struct AnimatedVisibility {
  private enum State {
    case visible, transparent
    /// A replicator draws delayed copies of it, which may be visible.
    case copied
  }

  /// The states of layers with sublayers, by the layer's identity.
  private var states: [ObjectIdentifier: State] = [:]

  /// Whether an animation of the layer, or of one above it, keeps it transparent, and all copies of
  /// it.
  mutating func isTransparent(_ layer: CALayer) -> Bool {
    var unknown: [CALayer] = []
    var state = State.visible
    var next = layer.superlayer
    while let layer = next {
      if let known = states[ObjectIdentifier(layer)] {
        state = known
        break
      }
      unknown.append(layer)
      next = layer.superlayer
    }
    for layer in unknown.reversed() {
      state = Self.state(of: layer, in: state)
      states[ObjectIdentifier(layer)] = state
    }
    return Self.state(of: layer, in: state) == .transparent
  }

  private static func state(of layer: CALayer, in outer: State) -> State {
    if outer == .copied || layer.delaysCopies { return .copied }
    let isTransparent = !layer.animations.isEmpty && !layer.presentationValuesNow.isVisible
    return isTransparent ? .transparent : outer
  }
}

/// A box for a postponed drawing, so that a layer without one needs only the memory of a reference.
final class AwaitedDrawing {
  let drawing: ContentsDrawing

  init(_ drawing: ContentsDrawing) { self.drawing = drawing }
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

  /// Draws the contents that a display pass has postponed. If a pass is running, all of its
  /// postponed contents are drawn together.
  func drawAwaitedContents() {
    guard layoutState.awaitedDrawing != nil else { return }
    DisplayBatch.current?.draw()
    if let drawing = layoutState.takeAwaitedDrawing() { setDrawnContents(drawing.image()) }
  }
}
