public import CoreGraphics

/// The stack of graphics contexts of a thread, the current one last.
private final class ContextStack {
  struct Entry {
    /// How an entry was added, which decides which call removes it.
    enum Origin {
      /// The framework added it, to call a view's `draw(_:)` or a renderer's closure.
      case system
      case pushed
      /// A bitmap with a number of pixels per point.
      case image(scale: CGFloat)
    }

    let context: CGContext
    let origin: Origin
  }

  var entries: [Entry] = []

  static var current: ContextStack {
    let key = "UIGraphics.contextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

extension CGContext {
  /// Runs `body` as if no context were current on this thread.
  static func withoutAny(_ body: () -> Void) {
    let stack = ContextStack.current
    let entries = stack.entries
    stack.entries = []
    body()
    stack.entries = entries
  }

  /// Makes this the current context while `body` runs. Contexts that `body` pushes and does not pop
  /// are removed afterwards, with a warning.
  func performAsCurrent(_ body: () -> Void) {
    let stack = ContextStack.current
    let depth = stack.entries.count
    stack.entries.append(.init(context: self, origin: .system))
    body()
    if stack.entries.count > depth + 1 {
      Diagnostics.warnFromAnyThread(
        "A context was begun or pushed inside a drawing, and neither ended nor popped there; it "
          + "was taken away.")
    }
    stack.entries.removeLast(stack.entries.count - depth)
  }
}

/// The context of this thread that drawing goes to; in `draw(_:)` it is the view's. Its origin is
/// the upper left corner, y points down, and its unit is a point. The transform of a context that
/// the program has made and pushed is not changed.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.entries.last?.context
}

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
///
/// Its transform is not changed, as on iOS. In a bitmap context that the program has made, where y
/// points up, images and text are therefore drawn upside down unless the program flips the context.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.entries.append(.init(context: context, origin: .pushed))
}

/// Restores the previous context. If the current one was not pushed, this only warns.
public func UIGraphicsPopContext() {
  guard case .pushed? = ContextStack.current.entries.last?.origin else {
    Diagnostics.warnFromAnyThread(
      "UIGraphicsPopContext() was called without a context pushed before; nothing was done.")
    return
  }
  ContextStack.current.entries.removeLast()
}

/// Begins a bitmap of `size` points as the current context. A `scale` of 0 means the screen's
/// scale. Bitmaps can be nested: drawing goes to the innermost one.
///
/// A size without pixels begins a bitmap of one pixel, so that the calls stay balanced.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let factor = BitmapScale.resolve(scale)
  let context =
    BitmapScale.context(size: size, scale: factor, isOpaque: opaque)
    ?? CGContext(width: 1, height: 1, scale: factor, isOpaque: opaque)
  guard let context else { return }
  ContextStack.current.entries.append(.init(context: context, origin: .image(scale: factor)))
}

/// Begins a transparent bitmap of `size` points, with one pixel per point, as the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// An image of what has been drawn into the current bitmap so far. Nil if the current context was
/// not begun by `UIGraphicsBeginImageContextWithOptions`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.current.entries.last, case .image(let scale) = entry.origin,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the bitmap that the matching `UIGraphicsBeginImageContextWithOptions` began. If the current
/// context is another one, such as a view's, this only warns.
public func UIGraphicsEndImageContext() {
  guard case .image? = ContextStack.current.entries.last?.origin else {
    Diagnostics.warnFromAnyThread(
      "UIGraphicsEndImageContext() was called without an image context begun before; nothing was "
        + "done.")
    return
  }
  ContextStack.current.entries.removeLast()
}

/// Replaces a rectangle's content by the current fill colour. A transparent colour makes a hole.
/// The current blend mode has no effect. Without a current context nothing is drawn.
///
/// - Parameter rect: in the current context's coordinates.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour. Without a current context nothing is drawn.
///
/// - Parameters:
///   - rect: in the current context's coordinates.
///   - blendMode: how the colour combines with the content below, in place of the current mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  fill([rect], blendMode)
}

/// Draws the edge of a rectangle, one point wide and inside it, with the current fill colour, which
/// replaces the content below. The current blend mode has no effect. Without a current context
/// nothing is drawn.
///
/// - Parameter rect: in the current context's coordinates.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws the edge of a rectangle, one point wide and inside it, with the current fill colour.
/// Without a current context nothing is drawn.
///
/// - Parameters:
///   - rect: in the current context's coordinates.
///   - blendMode: how the colour combines with the content below, in place of the current mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let r = rect.standardized
  let edges = [
    CGRect(x: r.minX, y: r.minY, width: r.width, height: 1),
    CGRect(x: r.minX, y: r.maxY - 1, width: r.width, height: 1),
    CGRect(x: r.minX, y: r.minY + 1, width: 1, height: max(r.height - 2, 0)),
    CGRect(x: r.maxX - 1, y: r.minY + 1, width: 1, height: max(r.height - 2, 0)),
  ]
  fill(edges, blendMode)
}

/// Fills rectangles with the current context's fill colour.
private func fill(_ rects: [CGRect], _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rects)
  context.restoreGState()
}

/// Clips all further drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The scale of bitmaps and their size in pixels.
enum BitmapScale {
  /// The pixels per point. 0 and invalid values mean the current screen's scale.
  static func resolve(_ scale: CGFloat) -> CGFloat {
    if scale.isFinite, scale > 0 { return scale }
    let display = UITraitCollection.current.displayScale
    return display > 0 ? display : 1
  }

  /// A context for `size` points, rounded up to whole pixels; nil for a size without pixels.
  static func context(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width.isFinite, height.isFinite, width > 0, height > 0, width <= 32767, height <= 32767
    else { return nil }
    return CGContext(
      width: Int((width - 0.001).rounded(.up)), height: Int((height - 0.001).rounded(.up)),
      scale: scale, isOpaque: isOpaque)
  }
}
