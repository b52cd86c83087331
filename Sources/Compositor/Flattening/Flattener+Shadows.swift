internal import CoreGraphics

extension Flattener {
  /// In pixels; a shadow with a smaller blur is drawn sharp.
  private static let leastSigma = 0.3

  func shadow(_ shadow: Shadow, in space: Space) -> DrawOperation? {
    let color = PremultipliedColor(shadow.color, opacity: space.opacity)
    guard
      color.alpha > 0, shadow.blurRadius >= 0, shadow.blurRadius.isFinite,
      shadow.offset.width.isFinite, shadow.offset.height.isFinite,
      let space = space.node(shadow.transform, unit: unit)
    else { return nil }
    let scale = abs(space.transform.a * space.transform.d).squareRoot()
    switch simplified(shadow.silhouette) {
    case .shape(let shape):
      let moved = RoundedRect(
        shape.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height),
        radius: shape.radius, corners: shape.corners, isContinuous: shape.isContinuous)
      if shadow.blurRadius * (space.placement == .projected ? unit.x : scale) < Self.leastSigma {
        return fill(Fill(shape: moved, color: shadow.color, transform: shadow.transform), in: space)
      }
      guard space.placement != .projected else { break }
      return shapeShadow(moved, blur: shadow.blurRadius * scale, color, in: space)
    case .path(let path):
      guard space.placement == .unit else { break }
      let mask = resources.mask(of: path, sigma: shadow.blurRadius * unit.x, unit: unit)
      return mask.flatMap { place($0, offset: shadow.offset, color, in: space) }
    case .content(let content):
      guard space.placement == .unit else { break }
      guard let part = raster(of: content, clip: nil) else { return nil }
      let mask = resources.mask(of: part.raster, sigma: shadow.blurRadius * unit.x)
      return place(mask, offset: shadow.offset, color, in: space)
    }
    return pictured(shadow, in: space)
  }

  /// The shape that a content fills, as a clipped page does, instead of the content: its shadow
  /// need not be traced and blurred in each frame in which anything on the page changes.
  private func simplified(_ silhouette: Shadow.Silhouette) -> Shadow.Silhouette {
    guard
      case .content(let content) = silhouette, case .group(let page)? = content.nodes.first,
      let clip = page.clip, page.opacity == 1, page.mask == nil, page.effects.isEmpty,
      page.transform.isTranslation
    else { return silhouette }
    let operations = entry(of: content).operations
    guard
      let first = operations.first, case .group(let group) = first.kind, group.mask == nil,
      group.children.cover(first.bounds.translated(by: -group.space.origin))
    else { return silhouette }
    let shape = RoundedRect(
      clip.rect.offsetBy(dx: page.transform.tx, dy: page.transform.ty), radius: clip.radius,
      corners: clip.corners, isContinuous: clip.isContinuous)
    guard
      let space = Space(
        .scale(x: unit.x, y: unit.y), unit: unit, visible: .unbounded, culls: false),
      let coverage = coverage(shape, in: space), coverage.bounds == first.bounds,
      operations.dropFirst().allSatisfy({ other in
        coverage.full.contains { $0.contains(other.bounds) }
      })
    else { return silhouette }
    return .shape(shape)
  }

  private func shapeShadow(
    _ shape: RoundedRect, blur: Double, _ color: PremultipliedColor, in space: Space
  ) -> DrawOperation? {
    guard let outline = AlignedOutline(shape, transform: space.transform, isSnapped: true) else {
      return nil
    }
    let rect = outline.bounds
    let key = ShadowMask.Key(
      rect: rect, radius: (outline.radiusX + outline.radiusY) / 2, corners: outline.corners,
      curve: outline.curve, sigma: blur)
    guard rect.intersection(.unbounded) == rect else { return nil }
    let margin = BoxBlur(sigma: key.sigma).reach
    let frame = PixelRect(
      left: rect.x - margin, top: rect.y - margin, right: rect.maxX + margin,
      bottom: rect.maxY + margin)
    let mask = resources.mask(key)
    return DrawOperation(
      bounds: frame, kind: .shadow(ShadowOperation(mask: mask, frame: frame, color: color)))
  }

  private func place(
    _ mask: ShadowMask, offset: CGSize, _ color: PremultipliedColor, in space: Space
  ) -> DrawOperation? {
    let x = (space.transform.tx + offset.width * space.transform.a).clampedToCoordinates.snapped
    let y = (space.transform.ty + offset.height * space.transform.d).clampedToCoordinates.snapped
    let frame = mask.frame.translated(x: Int(clampingCoordinate: x), y: Int(clampingCoordinate: y))
    return DrawOperation(
      bounds: frame, kind: .shadow(ShadowOperation(mask: mask, frame: frame, color: color)))
  }

  /// The shadow drawn at rest first, and then seen under the space's map.
  private func pictured(_ shadow: Shadow, in space: Space) -> DrawOperation? {
    var atRest = shadow
    atRest.transform = .identity
    let content = resources.content(for: atRest)
    guard let part = raster(of: content, clip: nil) else { return nil }
    return picture(of: part, clip: nil, opacity: space.opacity, in: space)
  }
}

extension Homography {
  fileprivate var isTranslation: Bool {
    (a, b, c, d) == (1, 0, 0, 1) && (p, q, r) == (0, 0, 1)
  }
}
