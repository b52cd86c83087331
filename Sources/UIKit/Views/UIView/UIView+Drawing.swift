import CoreGraphics
import QuartzCore
import Synchronization

extension UIView {
  /// The classes whose views are known to draw nothing. The runtime does not tell whether a class
  /// overrides `draw(_:)`, so the first view of each class is drawn to find out.
  private static var classesWithoutDrawing = plainClasses
  private static let plainClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self),
  ]
  /// The classes that call super in `draw(_:)`, but have also drawn something.
  private static var classesWithDrawing: Set<ObjectIdentifier> = []

  /// The layer classes that draw nothing into a context themselves. A program's own layer class is
  /// never included, because it can draw something else the next time.
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

  /// Requests drawing on behalf of the framework, if the view can have something to draw.
  func invalidateDrawing() {
    if !isKnownToDrawNothing { layer.setNeedsDisplay() }
  }

  /// Requests drawing on behalf of the app. It draws even if the first drawing was blank, because
  /// the app knows that there is something to draw.
  func requestDisplay() {
    drawing.isRequested = true
    let ownClass = ObjectIdentifier(type(of: self))
    if !Self.plainClasses.contains(ownClass) { Self.classesWithoutDrawing.remove(ownClass) }
    layer.setNeedsDisplay()
  }

  func recordDefaultDraw() { drawing.calledDefault = true }

  func displayContents(of layer: CALayer) {
    let isRequested = drawing.isRequested
    guard isRequested || !isKnownToDrawNothing else { return }
    drawing = DrawingState()
    let before = layer.contents
    var isBlank = false
    layerWillDraw(layer)
    layer.drawContents { context in
      if !clearsContextBeforeDrawing { drawPrevious(before, in: context) }
      layer.draw(in: context)
      // An override can call super and then draw. Only an unchanged bitmap proves that it draws
      // nothing.
      isBlank =
        drawing.calledDefault
        && Self.layersWithoutDrawing.contains(ObjectIdentifier(type(of: layer)))
        && context.isBlank
    }
    guard drawing.calledDefault, !isKnownToDraw else { return }
    if isBlank {
      // A view whose display was requested can have had nothing to draw this time.
      if !isRequested { Self.classesWithoutDrawing.insert(ObjectIdentifier(type(of: self))) }
      layer.contents = before
    } else {
      Self.classesWithDrawing.insert(ObjectIdentifier(type(of: self)))
    }
  }

  /// Draws the previous contents, if they have the size of the new ones.
  private func drawPrevious(_ contents: Any?, in context: CGContext) {
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

  /// Runs code that draws, with the view's traits, and records whether it depends on the tint
  /// colour.
  func drawAsCurrent(_ body: () -> Void) {
    let uses = UIColor.tintUses.load(ordering: .relaxed)
    traitCollection.performAsCurrent(body)
    if UIColor.tintUses.load(ordering: .relaxed) != uses { drawsInTint = true }
  }
}

extension CGContext {
  /// Whether every pixel is still transparent black, as at the beginning.
  fileprivate var isBlank: Bool {
    guard let data, width > 0 else { return true }
    // Compares each byte with the next one, where the first byte is 0. This is the fastest
    // comparison, which matters because it reads all pixels of large views before the first frame.
    for row in 0..<height {
      let bytes = data + row * bytesPerRow
      guard bytes.load(as: UInt8.self) == 0, memcmp(bytes, bytes + 1, width * 4 - 1) == 0
      else { return false }
    }
    return true
  }
}
