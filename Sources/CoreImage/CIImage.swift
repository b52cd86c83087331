package import Compositor
public import CoreGraphics

/// A recipe of an image: its sources and the operations on them.
///
/// Nothing is computed before a ``CIContext`` draws it, or a layer shows it. Coordinates are Core
/// Image's: pixels, the origin at the lower left, y up.
public final class CIImage: NSObject, Sendable {
  /// What is drawn, in this image's coordinates with y turned down: a point (x, y) lies at (x, −y).
  package let content: GroupContent
  /// The rectangle with the image's pixels; infinite for an image without an end, such as a colour.
  public let extent: CGRect
  /// Makes what is drawn inside of a rectangle, of an image without an end that consists of pixels;
  /// nil where ``content`` is all of it.
  private let makePart: (@Sendable (CGRect) -> GroupContent)?

  package init(content: GroupContent, extent: CGRect) {
    self.content = content
    self.extent = extent
    makePart = nil
    super.init()
  }

  /// An image that is made for the part of it that is needed.
  ///
  /// - Parameter makePart: makes what is drawn inside of a rectangle, in this image's coordinates.
  init(extent: CGRect, makePart: @escaping @Sendable (CGRect) -> GroupContent) {
    self.extent = extent
    let isEndless = extent.isInfinite
    self.makePart = isEndless ? makePart : nil
    content = makePart(isEndless ? Self.usualPart : extent)
    super.init()
  }

  /// What is drawn of an image without an end that is neither cropped nor rendered by a context,
  /// but shown by a layer: more than a screen has.
  private static let usualPart = CGRect(x: -2048, y: -2048, width: 4096, height: 4096)

  /// What is drawn inside of a rectangle, at least.
  func content(in rect: CGRect) -> GroupContent {
    guard let makePart, !rect.isNull, !rect.isInfinite, rect.isFinite else { return content }
    return makePart(rect)
  }

  /// A bitmap, its lower left corner at the origin.
  public convenience init(cgImage image: CGImage) {
    let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let picture = Picture(
      image: image, rect: rect.offsetBy(dx: 0, dy: -rect.size.height), transform: .identity)
    self.init(content: GroupContent(nodes: [.picture(picture)]), extent: rect)
  }

  /// One colour everywhere.
  public convenience init(color: CIColor) {
    let plane = CGRect(
      x: -Self.planeSide / 2, y: -Self.planeSide / 2, width: Self.planeSide, height: Self.planeSide)
    let fill = Fill(shape: RoundedRect(plane), color: color.rgba, transform: .identity)
    self.init(content: GroupContent(nodes: [.fill(fill)]), extent: .infinite)
  }

  /// More pixels than any picture has on a side.
  private static let planeSide: CGFloat = 65_536

  /// Nothing at all.
  public static func empty() -> CIImage {
    CIImage(content: GroupContent(nodes: []), extent: .null)
  }

  /// The rectangle with the pixels of this image and of another one.
  func extent(with other: CIImage) -> CGRect {
    extent.isInfinite || other.extent.isInfinite ? .infinite : extent.union(other.extent)
  }

  /// The extent with y turned down.
  var area: CGRect { extent.turned }

  // MARK: Other images of this one

  /// The part of the image inside a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    guard rect.isNull || rect.isInfinite || rect.isFinite else {
      Diagnostics.warnFromAnyThread(
        "An image cannot be cropped to a rectangle that is not finite; it stays as it is.")
      return self
    }
    let part = extent.common(with: rect)
    guard !part.isNull, !part.isInfinite else { return part.isNull ? .empty() : self }
    let group = DisplayGroup(content: content(in: part), clip: RoundedRect(part.turned))
    return CIImage(content: GroupContent(nodes: [.group(group)]), extent: part)
  }

  /// The image moved, turned, stretched.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard matrix.isFinite else {
      Diagnostics.warnFromAnyThread(
        "An image's transform must be finite; the image stays as it is.")
      return self
    }
    // With y turned down, before and after.
    let turned = CGAffineTransform(
      a: matrix.a, b: -matrix.b, c: -matrix.c, d: matrix.d, tx: matrix.tx, ty: -matrix.ty)
    if makePart != nil, matrix.isInvertible {
      return CIImage(extent: extent) { rect in
        let content = self.content(in: rect.applying(matrix.inverted()))
        return GroupContent(nodes: [
          .group(DisplayGroup(content: content, transform: Homography(turned)))
        ])
      }
    }
    let group = DisplayGroup(content: content, transform: Homography(turned))
    return CIImage(
      content: GroupContent(nodes: [.group(group)]),
      extent: extent.isInfinite || extent.isNull ? extent : extent.applying(matrix).rounded)
  }

  /// This image above another one.
  public func composited(over dest: CIImage) -> CIImage {
    let images = [dest, self]
    if images.contains(where: { $0.makePart != nil }) {
      return CIImage(extent: .infinite) { rect in
        GroupContent(nodes: images.map { .group(DisplayGroup(content: $0.content(in: rect))) })
      }
    }
    let nodes = images.map { DisplayNode.group(DisplayGroup(content: $0.content)) }
    return CIImage(content: GroupContent(nodes: nodes), extent: extent(with: dest))
  }

  /// This image combined with one below it by a blend mode. What lies below both has no
  /// effect on it.
  func combined(with dest: CIImage, by mode: CGBlendMode) -> CIImage {
    CIImage(extent: extent(with: dest)) { part in
      let clip = part.isNull ? nil : RoundedRect(part.turned)
      let upper = DisplayGroup(content: self.content(in: part), clip: clip, blendMode: mode)
      let both = GroupContent(nodes: [
        .group(DisplayGroup(content: dest.content(in: part))), .group(upper),
      ])
      return GroupContent(nodes: [.group(DisplayGroup(content: both, isIsolated: true))])
    }
  }

  /// The image with a filter applied.
  ///
  /// - Parameters:
  ///   - filterName: `CIGaussianBlur`, …; see ``CIFilter/filterNames(inCategory:)``. An unknown one
  ///     warns and leaves the image as it is.
  ///   - params: values by key. Those left out are the filter's own.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else {
      Diagnostics.warnFromAnyThread("There is no filter \(filterName); the image stays as it is.")
      return self
    }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// The image blurred by a Gaussian of so many pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The image with an effect applied.
  package func applying(_ effect: Effect) -> CIImage {
    let reach = effect.reach.rounded(.up)
    if makePart != nil {
      return CIImage(extent: extent) { rect in
        let content = self.content(in: rect.insetBy(dx: -reach, dy: -reach))
        return GroupContent(nodes: [.group(DisplayGroup(content: content, effects: [effect]))])
      }
    }
    let group = DisplayGroup(content: content, effects: [effect])
    return CIImage(
      content: GroupContent(nodes: [.group(group)]),
      extent: extent.isInfinite || extent.isNull ? extent : extent.insetBy(dx: -reach, dy: -reach))
  }

  public override var description: String { "CIImage(\(extent))" }
}

extension CGRect {
  /// With y turned round.
  var turned: CGRect {
    CGRect(x: origin.x, y: -origin.y - size.height, width: size.width, height: size.height)
  }

  /// With edges that are whole numbers where only rounding errors keep them from that: an image
  /// that was turned by a right angle has no pixel more.
  fileprivate var rounded: CGRect {
    func whole(_ edge: CGFloat) -> CGFloat {
      abs(edge - edge.rounded()) < Self.roundingError ? edge.rounded() : edge
    }
    let (left, bottom) = (whole(minX), whole(minY))
    return CGRect(x: left, y: bottom, width: whole(maxX) - left, height: whole(maxY) - bottom)
  }

  /// In pixels: more than the errors of a few transforms, less than can be seen.
  private static var roundingError: CGFloat { 1e-6 }

  /// What two rectangles have in common; null where that is nothing.
  fileprivate func common(with other: CGRect) -> CGRect {
    if isInfinite { return other }
    if other.isInfinite { return self }
    guard !isNull, !other.isNull else { return .null }
    let common = intersection(other)
    return common.size.width > 0 && common.size.height > 0 ? common : .null
  }
}
