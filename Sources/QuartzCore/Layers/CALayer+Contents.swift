import CoreGraphics

extension CALayer {
  /// The longest side of a layer's bitmap in pixels.
  private static var longestSide: CGFloat { 16384 }

  func assignContents(_ newValue: Any?) {
    drawAwaitedContents()
    let image = newValue as? CGImage
    otherContents = image == nil ? newValue : nil
    change(\.contents, to: ContentsMixture(image), key: "contents", isContent: true)
  }

  /// Draws new contents at `contentsScale`: `body` gets a cleared context in the layer's
  /// coordinates. Layers without an area have none.
  ///
  /// - Parameter isOpaque: a promise that `body` covers every pixel, which makes compositing
  ///   faster.
  package func drawContents(isOpaque: Bool = false, _ body: (CGContext) -> Void) {
    layoutState.drawsItself = true
    let bounds = values.bounds
    guard !hasBoundsWithoutPixels else {
      clearContents()
      return
    }
    guard let size = sizeForContents(),
      let context = CGContext(
        width: size.width, height: size.height, scale: contentsScale, isOpaque: isOpaque)
    else {
      setDrawnContents(nil)
      return
    }
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    body(context)
    withoutActions { contents = context.finish() }
  }

  /// Sets contents that were drawn; nil where they are too large to be drawn.
  func setDrawnContents(_ image: CGImage?) {
    guard let image else {
      Diagnostics.warn(
        "A layer of \(values.bounds.size) points is too large to draw contents for.")
      clearContents()
      return
    }
    withoutActions { contents = image }
  }

  /// The whole pixels that contents for the bounds have.
  private var pixelSize: CGSize {
    CGSize(
      width: (values.bounds.size.width * contentsScale).rounded(.up),
      height: (values.bounds.size.height * contentsScale).rounded(.up))
  }

  private var hasBoundsWithoutPixels: Bool { !(pixelSize.width >= 1 && pixelSize.height >= 1) }

  /// The size of a bitmap for the bounds, in pixels; nil where there can be none.
  func sizeForContents() -> (width: Int, height: Int)? {
    let size = pixelSize
    guard !hasBoundsWithoutPixels, max(size.width, size.height) <= Self.longestSide else {
      return nil
    }
    return (Int(size.width), Int(size.height))
  }

  /// Removes the contents.
  package func clearContents() {
    if contents != nil { withoutActions { contents = nil } }
  }

  /// Drawing is not a change by the program.
  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}

/// How contents are placed in the bounds.
///
/// As on iOS, where y points down and contents are flipped, the vertical names are those of a y
/// that points up: ``top`` is at the lower edge of the screen. `UIView.contentMode` has the names
/// as they are seen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size, in the middle of the lower edge as it is seen.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, in the middle of the upper edge as it is seen.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size, in the lower left corner as it is seen.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size, in the lower right corner as it is seen.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size, in the upper left corner as it is seen.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size, in the upper right corner as it is seen.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill (the default).
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, with its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, with its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The frame of contents of a size in points.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard self != .resize, size.width > 0, size.height > 0 else { return bounds }
    var size = size
    if self == .resizeAspect || self == .resizeAspectFill {
      let (x, y) = (bounds.size.width / size.width, bounds.size.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    let name = rawValue.lowercased()
    let slack = CGSize(
      width: bounds.size.width - size.width, height: bounds.size.height - size.height)
    let x = name.contains("left") ? 0 : name.contains("right") ? slack.width : slack.width / 2
    let y = name.contains("bottom") ? 0 : name.contains("top") ? slack.height : slack.height / 2
    return CGRect(
      x: bounds.origin.x + x, y: bounds.origin.y + y, width: size.width, height: size.height)
  }
}

/// How contents are resampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Bilinear interpolation: smooth (the default).
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel: hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// As `linear`, from a picture that was made smaller before. Smooth contents that shrink much are
  /// always drawn so.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, one for each member.
  public let rawValue: UInt
  /// A set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
