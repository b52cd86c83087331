internal import CPixman
internal import CoreGraphics

/// A set of device pixels, held as disjoint rectangles; owns a `pixman_region32_t`.
final class Region {
  private let handle = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

  init() { pixman_region32_init(handle) }

  init(_ rect: PixelRect) {
    if rect.isEmpty {
      pixman_region32_init(handle)
    } else {
      pixman_region32_init_rect(
        handle, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }
  }

  /// The union of rectangles, in n log n: one after the other, each would be compared with all of
  /// those before.
  init(_ rects: [PixelRect]) {
    let boxes = rects.lazy.filter { !$0.isEmpty }.map {
      pixman_box32_t(
        x1: Int32($0.x), y1: Int32($0.y), x2: Int32($0.maxX), y2: Int32($0.maxY))
    }
    let isMade = Array(boxes).withUnsafeBufferPointer {
      pixman_region32_init_rects(handle, $0.baseAddress, Int32($0.count)) != 0
    }
    if !isMade { pixman_region32_init(handle) }
  }

  deinit {
    pixman_region32_fini(handle)
    handle.deallocate()
  }

  func copy() -> Region {
    let region = Region()
    pixman_region32_copy(region.handle, handle)
    return region
  }

  var isEmpty: Bool { pixman_region32_not_empty(handle) == 0 }

  var bounds: PixelRect {
    let box = handle.pointee.extents
    return PixelRect(
      left: Int(box.x1), top: Int(box.y1), right: Int(box.x2), bottom: Int(box.y2))
  }

  var count: Int { isEmpty ? 0 : Int(pixman_region32_n_rects(handle)) }

  /// The region's rectangles from top to bottom, then from left to right.
  var rects: [PixelRect] {
    var number: Int32 = 0
    guard let boxes = pixman_region32_rectangles(handle, &number) else { return [] }
    return (0..<Int(number)).map { index in
      let box = boxes[index]
      return PixelRect(
        left: Int(box.x1), top: Int(box.y1), right: Int(box.x2), bottom: Int(box.y2))
    }
  }

  func subtract(_ rect: PixelRect) {
    guard bounds.intersects(rect) else { return }
    let other = Region(rect)
    pixman_region32_subtract(handle, handle, other.handle)
  }

  func subtract(_ other: Region) {
    pixman_region32_subtract(handle, handle, other.handle)
  }

  func formIntersection(_ rect: PixelRect) {
    if rect.isEmpty {
      pixman_region32_clear(handle)
    } else {
      pixman_region32_intersect_rect(
        handle, handle, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }
  }

  func formIntersection(_ other: Region) {
    pixman_region32_intersect(handle, handle, other.handle)
  }

  func formUnion(_ other: Region) {
    pixman_region32_union(handle, handle, other.handle)
  }

  func translate(by offset: PixelOffset) {
    guard offset != .zero else { return }
    pixman_region32_translate(handle, Int32(clamping: offset.x), Int32(clamping: offset.y))
  }

  func intersection(_ rect: PixelRect) -> Region {
    let region = copy()
    region.formIntersection(rect)
    return region
  }

  func intersection(_ other: Region) -> Region {
    let region = Region()
    pixman_region32_intersect(region.handle, handle, other.handle)
    return region
  }
}
