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
      let moved = shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      if shadow.blurRadius * (space.placement == .projected ? unit.x : scale) < Self.leastSigma {
        return fill(Fill(shape: moved, color: shadow.color, transform: shadow.transform), in: space)
      }
      guard space.placement != .projected else { break }
      return shapeShadow(moved, blur: shadow.blurRadius * scale, color, in: space)
    case .path(let path):
      guard space.placement == .unit else { break }
      let mask = resources.mask(of: path, sigma: shadow.blurRadius * unit.x, unit: unit)
      return mask.flatMap { place($0, offset: shadow.offset, color, in: space) }
    case .content(let content), .filled(_, let content):
      guard space.placement == .unit else { break }
      guard let part = raster(of: content, clip: nil) else { return nil }
      let mask = resources.mask(of: part.raster, sigma: shadow.blurRadius * unit.x)
      return place(mask, offset: shadow.offset, color, in: space)
    }
    return pictured(shadow, in: space)
  }

  /// The shape that a content fills, as a page with round corners does, instead of the content: its
  /// shadow need not be traced and blurred in each frame in which anything on the page changes.
  private func simplified(_ silhouette: Shadow.Silhouette) -> Shadow.Silhouette {
    switch silhouette {
    case .shape, .path: return silhouette
    case .filled(let shape, let content):
      guard let box = ownCoverage(of: shape)?.bounds, box.contains(bounds(of: content)) else {
        return .content(content)
      }
      return .shape(shape)
    case .content(let content):
      guard let shape = content.outline, let coverage = ownCoverage(of: shape) else {
        return silhouette
      }
      return entry(of: content).operations.fill(coverage) ? .shape(shape) : silhouette
    }
  }

  /// The pixels of a shape of a content, in the content's own pixels.
  private func ownCoverage(of shape: RoundedRect) -> Coverage? {
    guard
      let space = Space(
        .scale(x: unit.x, y: unit.y), unit: unit, visible: .unbounded, culls: false)
    else { return nil }
    return coverage(shape, in: space)
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
    let frame = rect.enlarged(by: CoverageBlur(sigma: key.sigma).reach)
    let mask = resources.mask(key)
    return DrawOperation(
      bounds: frame, kind: .shadow(ShadowOperation(mask: mask, frame: frame, color: color)))
  }

  /// A colour through a mask that is moved only.
  func place(
    _ mask: ShadowMask, offset: CGSize, _ color: PremultipliedColor, in space: Space
  ) -> DrawOperation? {
    let x = (space.transform.tx + offset.width * space.transform.a).clampedToCoordinates.snapped
    let y = (space.transform.ty + offset.height * space.transform.d).clampedToCoordinates.snapped
    let frame = mask.frame.translated(x: Int(clampingCoordinate: x), y: Int(clampingCoordinate: y))
    return DrawOperation(
      bounds: frame, kind: .shadow(ShadowOperation(mask: mask, frame: frame, color: color)))
  }

  /// Draws the shadow without the transform first, and then projects its picture.
  private func pictured(_ shadow: Shadow, in space: Space) -> DrawOperation? {
    var atRest = shadow
    atRest.transform = .identity
    let content = resources.content(for: atRest)
    guard let part = raster(of: content, clip: nil) else { return nil }
    return picture(of: part, clip: nil, opacity: space.opacity, in: space)
  }
}

extension GroupContent {
  /// The shape of what lies lowest, if that is a clipped page or a colour: nothing of the content
  /// may be seen outside.
  fileprivate var outline: RoundedRect? {
    switch nodes.first {
    case .fill(let fill): return fill.shape.moved(by: fill.transform)
    case .group(let group):
      guard group.opacity == 1, group.mask == nil, group.effects.isEmpty else { return nil }
      return (group.clip ?? group.content.outline)?.moved(by: group.transform)
    default: return nil
    }
  }
}

extension RoundedRect {
  /// Nil where it is more than moved.
  fileprivate func moved(by map: Homography) -> RoundedRect? {
    guard (map.a, map.b, map.c, map.d) == (1, 0, 0, 1), (map.p, map.q, map.r) == (0, 0, 1) else {
      return nil
    }
    return offsetBy(dx: map.tx, dy: map.ty)
  }

  fileprivate func offsetBy(dx: Double, dy: Double) -> RoundedRect {
    RoundedRect(
      rect.offsetBy(dx: dx, dy: dy), radius: radius, corners: corners, isContinuous: isContinuous)
  }
}

extension [DrawOperation] {
  /// Whether these surely leave opaque pixels within a shape, and touch none outside.
  fileprivate func fill(_ shape: Coverage) -> Bool {
    guard let first else { return false }
    return first.fills(shape)
      && dropFirst().allSatisfy { $0.isInside(shape) && $0.blending != .erases }
  }
}

extension DrawOperation {
  /// Whether it surely leaves opaque pixels within a shape, and touches none outside.
  fileprivate func fills(_ shape: Coverage) -> Bool {
    switch kind {
    case .solid(let solid): return solid.color.isOpaque && solid.coverage == shape
    case .group(let group) where group.isDirect && group.space.origin == .zero:
      return group.children.fill(shape)
    case .group(let group):
      guard group.mask == nil, group.opacity == 255, group.blendMode == .normal,
        group.content.blending != .erases
      else { return false }
      if group.clip == shape, group.space.origin == .zero,
        let lowest = group.children.first, lowest.fills(shape)
      {
        // The other operations draw nothing outside the clip.
        return true
      }
      return bounds == shape.bounds
        && group.children.cover(bounds.translated(by: -group.space.origin))
    case .picture, .shadow: return false
    }
  }

  /// Whether it touches no pixel outside of a shape, and none at its edge beyond its coverage.
  fileprivate func isInside(_ shape: Coverage) -> Bool {
    if shape.full.contains(where: { $0.contains(bounds) }) { return true }
    guard case .group(let group) = kind, group.space.origin == .zero else { return false }
    return group.clip == shape
      || (group.isDirect && group.children.allSatisfy { $0.isInside(shape) })
  }
}
