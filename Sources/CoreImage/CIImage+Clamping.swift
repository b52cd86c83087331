import Compositor
public import CoreGraphics

extension CIImage {
  /// The image without an end: around it, it is as at the nearest of its edges. A blur of it does
  /// not fade out there.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// The part of the image inside a rectangle, without an end: around it, it is as at the nearest
  /// of its edges.
  ///
  /// Pixels that the rectangle covers partly are left out where it covers others.
  public func clamped(to rect: CGRect) -> CIImage {
    let part = cropped(to: rect)
    guard !part.extent.isInfinite, !part.extent.isNull, !part.extent.isEmpty else { return part }
    let source = part.extent.wholePixels
    let content = part.content(in: source)
    let (area, edges) = (source.turned, CIImage.edges)
    let arguments = [area.minX, area.minY, area.maxX, area.maxY].map { Double($0) }
    return CIImage(extent: .infinite) { needed in
      let kernel = PixelKernel(
        edges, arguments: arguments, area: needed.union(source).integral.turned)
      return GroupContent(nodes: [
        .group(DisplayGroup(content: content, effects: [.kernel(kernel)]))
      ])
    }
  }

  /// Shows the pixels of a rectangle, and around it the nearest of them. The arguments are the
  /// rectangle's edges: left, top, right and bottom.
  private static let edges = PixelKernel.Program(overwrites: true) { sources, area, arguments in
    let source = sources[0]
    func pixel(_ edge: Double, from start: CGFloat, _ count: Int) -> Int {
      Int(min(max(((edge - Double(start)) * area.scale).rounded(), 0), Double(count)))
    }
    let left = pixel(arguments[0], from: area.rect.minX, source.width)
    let right = pixel(arguments[2], from: area.rect.minX, source.width)
    let top = pixel(arguments[1], from: area.rect.minY, source.height)
    let bottom = pixel(arguments[3], from: area.rect.minY, source.height)
    return { rows, target in
      for y in rows {
        let to = target.row(y)
        guard left < right, top < bottom else {
          to.update(repeating: 0, count: target.width)
          continue
        }
        let from = source.row(min(max(y, top), bottom - 1))
        to.update(repeating: from[left], count: left)
        (to + left).update(from: from + left, count: right - left)
        (to + right).update(repeating: from[right - 1], count: target.width - right)
      }
    }
  }
}

extension CGRect {
  /// The pixels that lie whole in it; those that it covers partly where there are none.
  fileprivate var wholePixels: CGRect {
    let (left, bottom) = (minX.rounded(.up), minY.rounded(.up))
    let (right, top) = (maxX.rounded(.down), maxY.rounded(.down))
    guard left < right, bottom < top else { return integral }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }
}
