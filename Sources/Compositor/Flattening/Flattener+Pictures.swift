internal import CoreGraphics

extension Flattener {
  func picture(_ picture: Picture, in space: Space) -> DrawOperation? {
    let opacity = alphaByte(picture.opacity * space.opacity)
    guard
      opacity > 0, picture.image.width > 0, picture.image.height > 0,
      let space = space.node(picture.transform, unit: unit)
    else { return nil }
    let width = Double(picture.image.width)
    let height = Double(picture.image.height)
    let source = CGRect(
      x: picture.source.minX * width, y: picture.source.minY * height,
      width: picture.source.width * width, height: picture.source.height * height)
    let stretched = StretchedSource(
      source: .image(picture.image), area: source, isOpaque: picture.image.hasOnlyOpaquePixels,
      filter: filter(of: picture, source: source, in: space), joined: picture.joined)
    return stretch(
      stretched, over: picture.rect, clip: picture.clip, opacity: opacity, in: space)
  }

  /// The filter for the size that a picture has on the screen.
  private func filter(
    of picture: Picture, source: CGRect, in space: Space
  ) -> Picture.Filter {
    guard picture.filter != picture.reductionFilter else { return picture.filter }
    let (rect, map) = (picture.rect, space.transform)
    let corner = map.apply(CGPoint(x: rect.minX, y: rect.minY))
    let right = map.apply(CGPoint(x: rect.maxX, y: rect.minY))
    let bottom = map.apply(CGPoint(x: rect.minX, y: rect.maxY))
    guard let corner, let right, let bottom else { return picture.filter }
    // A picture in the image's own size is not resampled, except for rounding.
    let isReduced =
      hypot(right.x - corner.x, right.y - corner.y) < source.width - 0.5
      || hypot(bottom.x - corner.x, bottom.y - corner.y) < source.height - 0.5
    return isReduced ? picture.reductionFilter : picture.filter
  }

  /// A source stretched over a rectangle, and clipped by a shape.
  func stretch(
    _ source: StretchedSource, over rect: CGRect, clip: RoundedRect?, opacity: UInt8,
    in space: Space
  ) -> DrawOperation? {
    guard let clip else { return place(source, over: rect, shape: nil, opacity, in: space) }
    let isRounded = clip.clampedRadius > 0
    // Foundation's intersection of rectangles traps on values that are not numbers.
    let part = rect.edgeIntersection(clip.rect)
    if part == clip.rect {
      return place(source, over: rect, shape: clip, opacity, in: space)
    }
    if !isRounded {
      let shape = RoundedRect(part)
      return place(source, over: rect, shape: shape, opacity, in: space)
    }
    // Two shapes at once: the picture as it is, within a group that is clipped.
    guard
      let coverage = coverage(clip, in: space),
      let picture = place(source, over: rect, shape: nil, opacity, in: space)
    else { return nil }
    var inPlace = space
    (inPlace.origin, inPlace.distance) = (.zero, .zero)
    let group = GroupOperation(
      content: Self.noContent, space: inPlace, children: [picture], opacity: 255,
      limit: coverage.bounds, clip: coverage)
    return DrawOperation(group, bounds: coverage.bounds.intersection(picture.bounds))
  }

  static let noContent = GroupContent(nodes: [])

  private func place(
    _ source: StretchedSource, over rect: CGRect, shape: RoundedRect?, _ opacity: UInt8,
    in space: Space
  ) -> DrawOperation? {
    guard
      source.area.width > 0, source.area.height > 0, source.area.minX.isFinite,
      source.area.minY.isFinite, source.area.maxX.isFinite, source.area.maxY.isFinite,
      rect.minX < rect.maxX, rect.minY < rect.maxY, rect.minX.isFinite, rect.minY.isFinite,
      rect.maxX.isFinite, rect.maxY.isFinite
    else { return nil }
    let map = space.transform
    if space.placement != .projected, map.a > 0, map.d > 0 {
      return placeAligned(source, over: rect, shape: shape, opacity, in: space)
    }
    guard
      let projected = ProjectedShape(shape ?? RoundedRect(rect), transform: map)
    else { return nil }
    let coverage = Coverage(projected, clip: .unbounded)
    guard !coverage.bounds.isEmpty else { return nil }
    let stretch = Homography(
      a: source.area.width / rect.width, b: 0, c: 0, d: source.area.height / rect.height,
      tx: source.area.minX - rect.minX * source.area.width / rect.width,
      ty: source.area.minY - rect.minY * source.area.height / rect.height)
    return project(
      source, mapping: projected.inverse.followed(by: stretch), coverage: coverage, opacity)
  }

  private func project(
    _ source: StretchedSource, mapping: Homography, coverage: Coverage, _ opacity: UInt8
  ) -> DrawOperation? {
    guard mapping.isFinite else { return nil }
    let halvings = source.filter == .linear ? mapping.halvings(around: coverage.bounds) : 0
    let reduced = reduce(source, x: halvings, y: halvings)
    let shrink = Homography.translation(x: -reduced.originX, y: -reduced.originY)
      .followed(by: .scale(x: reduced.scaleX, y: reduced.scaleY))
    guard let window = reduced.window else { return nil }
    let operation = PictureOperation(
      source: reduced.source, window: window,
      mapping: .projected(mapping.followed(by: shrink)), filter: source.filter,
      isOpaque: source.isOpaque, opacity: opacity, coverage: coverage)
    return DrawOperation(bounds: coverage.bounds, kind: .picture(operation))
  }

  private func placeAligned(
    _ source: StretchedSource, over rect: CGRect, shape: RoundedRect?, _ opacity: UInt8,
    in space: Space
  ) -> DrawOperation? {
    let map = space.transform
    var left = map.a * rect.minX + map.tx
    var top = map.d * rect.minY + map.ty
    var right = map.a * rect.maxX + map.tx
    var bottom = map.d * rect.maxY + map.ty
    var limit = PixelRect.unbounded
    if space.placement == .unit {
      (left, right) = AlignedOutline.snapped(left, right)
      (top, bottom) = AlignedOutline.snapped(top, bottom)
      guard left < right, top < bottom else { return nil }
      let isInStep =
        abs(source.area.width - rect.width * map.a) < 1
        && abs(source.area.height - rect.height * map.d) < 1
      limit = PixelRect(coveringLeft: left, top: top, right: right, bottom: bottom)
      if isInStep, !source.isExtended, let x = Int(whole: source.area.minX),
        let y = Int(whole: source.area.minY)
      {
        return move(
          source, x: Int(clampingCoordinate: left) - x, y: Int(clampingCoordinate: top) - y,
          shape: shape, opacity, in: space, limit)
      }
    }
    var outline = shape ?? RoundedRect(rect)
    if space.placement == .aligned { outline.join(source.joined, of: rect, by: map) }
    guard let coverage = coverage(outline, in: space, within: limit) else { return nil }
    return scale(
      source, left: left, top: top, right: right, bottom: bottom, coverage: coverage, opacity)
  }

  /// Pixel by pixel, without any resampling.
  private func move(
    _ source: StretchedSource, x: Int, y: Int, shape: RoundedRect?, _ opacity: UInt8,
    in space: Space, _ limit: PixelRect
  ) -> DrawOperation? {
    let all = PixelRect(x: 0, y: 0, width: source.source.width, height: source.source.height)
    let bounds = source.window.intersection(all).translated(x: x, y: y).intersection(limit)
    guard !bounds.isEmpty else { return nil }
    let coverage =
      shape.map { self.coverage($0, in: space, within: bounds) } ?? Coverage(rect: bounds)
    guard let coverage else { return nil }
    let operation = PictureOperation(
      source: source.source, window: all, mapping: .moved(x: x, y: y), filter: source.filter,
      isOpaque: source.isOpaque, opacity: opacity, coverage: coverage)
    return DrawOperation(bounds: coverage.bounds, kind: .picture(operation))
  }

  private func scale(
    _ source: StretchedSource, left: Double, top: Double, right: Double, bottom: Double,
    coverage: Coverage, _ opacity: UInt8
  ) -> DrawOperation? {
    let xStep = source.area.width / (right - left)
    let yStep = source.area.height / (bottom - top)
    guard xStep.isFinite, yStep.isFinite, xStep > 0, yStep > 0 else { return nil }
    let isLinear = source.filter == .linear
    let reduced = reduce(
      source, x: isLinear ? Self.halvings(xStep) : 0, y: isLinear ? Self.halvings(yStep) : 0)
    guard let window = reduced.window else { return nil }
    // Counted from the source's edge, so that a pixel does not depend on which other pixels are
    // visible.
    let originX = Int(floor: left)
    let originY = Int(floor: top)
    let startX = source.area.minX + (Double(originX) - left) * xStep - reduced.originX
    let startY = source.area.minY + (Double(originY) - top) * yStep - reduced.originY
    guard
      let scaling = Scaling(
        originX: originX, originY: originY, xStep: xStep * reduced.scaleX,
        yStep: yStep * reduced.scaleY, xStart: startX * reduced.scaleX - Double(window.x),
        yStart: startY * reduced.scaleY - Double(window.y))
    else { return nil }
    let operation = PictureOperation(
      source: reduced.source, window: window, mapping: .scaled(scaling), filter: source.filter,
      isOpaque: source.isOpaque, opacity: opacity, coverage: coverage)
    return DrawOperation(bounds: coverage.bounds, kind: .picture(operation))
  }

  /// How often to halve a source, given the number of its pixels per device pixel.
  static func halvings(_ step: Double) -> Int {
    var halvings = 0
    var rest = step
    while rest >= 2, halvings < 16 {
      rest /= 2
      halvings += 1
    }
    return halvings
  }

  private func reduce(_ source: StretchedSource, x: Int, y: Int) -> ReducedSource {
    let all = PixelRect(x: 0, y: 0, width: source.source.width, height: source.source.height)
    var result = ReducedSource(source: source.source, area: source.area, size: all)
    var (x, y) = (x, y)
    // The kernels' coordinates end at 16,384 pixels.
    while source.source.width >> x > 16_000 { x += 1 }
    while source.source.height >> y > 16_000 { y += 1 }
    guard x > 0 || y > 0 else { return result }
    // A raster may contain more than the wanted part. The halving begins at a fixed pixel, because
    // that decides which pixels are averaged.
    var window = all
    if case .raster = source.source { window = source.window.intersection(all) }
    guard !window.isEmpty else { return result }
    let reduction = resources.reduction(of: source.source, in: window, x: x, y: y)
    result.source = .reduction(reduction)
    result.size = PixelRect(x: 0, y: 0, width: reduction.width, height: reduction.height)
    (result.originX, result.originY) = (Double(window.x), Double(window.y))
    result.scaleX = 1 / Double(1 << x)
    result.scaleY = 1 / Double(1 << y)
    return result
  }
}

/// A source and the part of it that is stretched, in its pixels.
struct StretchedSource {
  var source: PixelSource
  var area: CGRect
  var isOpaque: Bool
  var filter: Picture.Filter
  /// The sides at which another source continues it.
  var joined: Picture.Sides = []

  var window: PixelRect {
    PixelRect(
      coveringLeft: area.minX, top: area.minY, right: area.maxX, bottom: area.maxY)
  }

  /// Whether the part reaches beyond an image, whose outermost pixels are drawn there.
  var isExtended: Bool {
    guard case .image(let image) = source else { return false }
    // Less is a rounding error.
    let margin = 0.5
    return area.minX < -margin || area.minY < -margin
      || area.maxX > Double(image.width) + margin || area.maxY > Double(image.height) + margin
  }
}

/// A source after halving.
private struct ReducedSource {
  var source: PixelSource
  /// Before the halving.
  var area: CGRect
  /// All pixels of the source.
  var size: PixelRect
  /// Where the halved part begins, in pixels before the halving.
  var originX = 0.0
  var originY = 0.0
  var scaleX = 1.0
  var scaleY = 1.0

  /// The pixels to sample; nil where there are none.
  var window: PixelRect? {
    let window = PixelRect(
      coveringLeft: (area.minX - originX) * scaleX, top: (area.minY - originY) * scaleY,
      right: (area.maxX - originX) * scaleX, bottom: (area.maxY - originY) * scaleY
    ).intersection(size)
    return window.isEmpty ? nil : window
  }
}

extension Flattener {
  func alphaByte(_ opacity: Double) -> UInt8 {
    UInt8((PremultipliedColor.unit(opacity) * 255).rounded())
  }
}

extension CGRect {
  /// The common part by the edges alone; a null rectangle where there is none.
  fileprivate func edgeIntersection(_ other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return .null }
    if (left, top, right, bottom) == (other.minX, other.minY, other.maxX, other.maxY) {
      return other
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension RoundedRect {
  /// Puts the sides that it has in common with a picture's, and at which another picture continues
  /// that, between pixels.
  ///
  /// - Parameter map: to pixels, along the axes.
  fileprivate mutating func join(_ sides: Picture.Sides, of picture: CGRect, by map: Homography) {
    guard !sides.isEmpty else { return }
    func moved(_ edge: Double, _ scale: Double, _ offset: Double) -> Double {
      ((scale * edge + offset).snapped - offset) / scale
    }
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if sides.contains(.left), left == picture.minX { left = moved(left, map.a, map.tx) }
    if sides.contains(.right), right == picture.maxX { right = moved(right, map.a, map.tx) }
    if sides.contains(.top), top == picture.minY { top = moved(top, map.d, map.ty) }
    if sides.contains(.bottom), bottom == picture.maxY { bottom = moved(bottom, map.d, map.ty) }
    rect = CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

extension Int {
  /// Nil unless the value is a whole number within a thousandth.
  fileprivate init?(whole value: Double) {
    guard abs(value - value.rounded()) < 0.001 else { return nil }
    self.init(clampingCoordinate: value.rounded())
  }
}

extension Homography {
  /// How often a source has to be halved before this map, from device to source pixels, skips
  /// none where it shrinks the least.
  fileprivate func halvings(around bounds: PixelRect) -> Int {
    var least = Double.infinity
    let points = [
      (bounds.x, bounds.y), (bounds.maxX, bounds.y), (bounds.x, bounds.maxY),
      (bounds.maxX, bounds.maxY), (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2),
    ]
    for (x, y) in points {
      let w = p * Double(x) + q * Double(y) + r
      guard w > 1e-9 else { continue }
      let u = (a * Double(x) + c * Double(y) + tx) / w
      let v = (b * Double(x) + d * Double(y) + ty) / w
      let acrossX = (a - u * p) / w
      let acrossY = (b - v * p) / w
      let downX = (c - u * q) / w
      let downY = (d - v * q) / w
      least = min(
        least, (acrossX * acrossX + acrossY * acrossY).squareRoot(),
        (downX * downX + downY * downY).squareRoot())
    }
    return least.isFinite ? Flattener.halvings(least) : 0
  }
}
