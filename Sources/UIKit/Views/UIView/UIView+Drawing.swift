import CoreGraphics
import QuartzCore
import Synchronization

extension UIView {
  /// Classes whose views are known to draw nothing. The runtime does not tell whether a class
  /// overrides `draw(_:)`, so the first view of each class is drawn to find out.
  private static var classesWithoutDrawing = plainClasses
  private static let plainClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self),
  ]
  /// Classes that call super in `draw(_:)`, and have drawn something besides.
  private static var classesWithDrawing: Set<ObjectIdentifier> = []

  /// Classes of layers that draw nothing into a context themselves. What a program's own layer
  /// drew once may be another thing the next time.
  private static let layersWithoutDrawing: Set<ObjectIdentifier> = [
    ObjectIdentifier(CALayer.self), ObjectIdentifier(CAGradientLayer.self),
    ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAReplicatorLayer.self),
    ObjectIdentifier(CATransformLayer.self),
  ]

  private var isKnownToDrawNothing: Bool {
    Self.classesWithoutDrawing.contains(ObjectIdentifier(type(of: self)))
  }

  private var isKnownToDraw: Bool {
    Self.classesWithDrawing.contains(ObjectIdentifier(type(of: self)))
  }

  /// Requests drawing on behalf of the framework, for a view that may have something to draw.
  func invalidateDrawing() {
    if !isKnownToDrawNothing { layer.setNeedsDisplay() }
  }

  /// Requests drawing on behalf of the app, which knows better than a first drawing that was blank.
  func requestDisplay() {
    drawing.isRequested = true
    let ownClass = ObjectIdentifier(type(of: self))
    if !Self.plainClasses.contains(ownClass) { Self.classesWithoutDrawing.remove(ownClass) }
    layer.setNeedsDisplay()
  }

  func noteDefaultDraw() { drawing.reachedDefault = true }

  func displayContents(of layer: CALayer) {
    let isRequested = drawing.isRequested
    guard isRequested || !isKnownToDrawNothing else { return }
    drawing = DrawingState()
    let before = layer.contents
    var isBlank = false
    layerWillDraw(layer)
    layer.drawContents { context in
      if !clearsContextBeforeDrawing { drawAgain(before, in: context) }
      layer.draw(in: context)
      // An override may call super and then draw; only an unchanged bitmap proves that there is
      // none.
      isBlank =
        drawing.reachedDefault
        && Self.layersWithoutDrawing.contains(ObjectIdentifier(type(of: layer)))
        && context.isBlank
    }
    guard drawing.reachedDefault, !isKnownToDraw else { return }
    if isBlank {
      // A view that was asked to draw may have had nothing to draw just now.
      if !isRequested { Self.classesWithoutDrawing.insert(ObjectIdentifier(type(of: self))) }
      layer.contents = before
    } else {
      Self.classesWithDrawing.insert(ObjectIdentifier(type(of: self)))
    }
  }

  /// Draws the former contents, if they have the size of the new ones.
  private func drawAgain(_ contents: Any?, in context: CGContext) {
    guard let image = contents as? CGImage, image.width == context.width,
      image.height == context.height
    else { return }
    let scale = layer.contentsScale
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    context.drawUpright(image, in: CGRect(origin: bounds.origin, size: size))
  }

  func drawCurrent(in context: CGContext) {
    context.performAsCurrent {
      drawAsCurrent { draw(bounds) }
    }
  }

  /// Runs code that draws, with the view's traits, and notes whether that depends on the tint.
  func drawAsCurrent(_ body: () -> Void) {
    let uses = UIColor.tintUses.load(ordering: .relaxed)
    traitCollection.performAsCurrent(body)
    if UIColor.tintUses.load(ordering: .relaxed) != uses { drawsInTint = true }
  }
}

extension CGContext {
  /// Whether every pixel is as it was at first: transparent black.
  fileprivate var isBlank: Bool {
    guard let data, width > 0 else { return true }
    // Each byte equals the next one, and the first is 0: the quickest comparison that there is, of
    // all the pixels of large views before the first frame.
    for row in 0..<height {
      let bytes = data + row * bytesPerRow
      guard bytes.load(as: UInt8.self) == 0, memcmp(bytes, bytes + 1, width * 4 - 1) == 0
      else { return false }
    }
    return true
  }
}
