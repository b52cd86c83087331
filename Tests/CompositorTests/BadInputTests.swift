import CoreGraphics
import Testing

import Compositor

/// Nothing that can be written into a display list may stop the program.
struct BadInputTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 0, -5, 1e-300, 0.5, 3,
  ]

  private static let maps: [Homography] =
    numbers.flatMap { n in
      [
        Homography(a: n, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        Homography(a: 1, b: n, c: 0, d: 1, tx: 0, ty: 0),
        Homography(a: 1, b: 0, c: 0, d: 1, tx: n, ty: -n),
        Homography(a: 1, b: 0.3, c: -0.3, d: 1, tx: n, ty: n),
        Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: n, q: 0),
        Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.01, q: -0.02, r: n),
      ]
    } + [
      Homography(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
      Homography(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: -0.1, q: 0.05),
      Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.5, q: 0.5, r: -20),
    ]

  private static func nodes(_ rect: CGRect, _ n: Double, _ map: Homography) -> [DisplayNode] {
    let image = CGImage.make(5, 7) { x, y in UInt32(x * 30) << 24 }
    let shape = RoundedRect(rect, radius: n)
    let content = GroupContent(nodes: [.fill(Fill(shape: shape, color: .red, transform: map))])
    return [
      .fill(
        Fill(shape: shape, color: RGBA(red: n, green: -n, blue: 2, alpha: 0.5), transform: map)),
      .picture(Picture(image: image, rect: rect, clip: shape, opacity: 0.7, transform: map)),
      .picture(
        Picture(
          image: image, source: rect, rect: rect, opacity: n, filter: .nearest, transform: map)),
      .border(Border(shape: shape, width: n, color: .green, transform: map)),
      .shadow(
        Shadow(
          silhouette: .shape(shape), offset: CGSize(width: n, height: 1), blurRadius: n,
          color: .blue,
          transform: map)),
      .shadow(
        Shadow(
          silhouette: .path(CGPath(rect: rect, transform: nil)), offset: .zero, blurRadius: 3,
          color: .blue, transform: map)),
      .shadow(
        Shadow(
          silhouette: .content(content), offset: .zero, blurRadius: 3, color: .blue, transform: map)
      ),
      .group(
        DisplayGroup(content: content, transform: map, opacity: n, clip: shape, isRasterized: n > 1)
      ),
      .group(DisplayGroup(content: content, transform: map, opacity: 0.5, clip: shape)),
      .group(DisplayGroup(content: content, transform: map, opacity: 0.9, mask: content)),
      .backdrop(
        Backdrop(
          shape: shape, material: Material(blurRadius: n, saturation: n, tint: .red), opacity: n,
          transform: map)),
      .group(
        DisplayGroup(
          content: GroupContent(nodes: [
            .backdrop(Backdrop(shape: shape, material: Material(blurRadius: 3)))
          ]), transform: map, opacity: 0.9, clip: shape)),
    ]
  }

  @Test func strangeMapsDoNotCrash() {
    let canvas = Canvas(24, 24)
    for map in Self.maps {
      let nodes = Self.nodes(CGRect(x: 2, y: 2, width: 12, height: 9), 2, map)
      canvas.draw(nodes + [.group(nodes, transform: map)])
      canvas.draw(
        DisplayList(
          width: 24, height: 24, background: .white,
          root: DisplayGroup(content: GroupContent(nodes: nodes), transform: map)))
    }
  }

  @Test func strangeSizesDoNotCrash() {
    let canvas = Canvas(24, 24)
    let turn = Homography.rotation(20, around: 10, 10)
    let deep = Homography(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0, p: 0.01, q: 0.01)
    for n in Self.numbers {
      for rect in [
        CGRect(x: 2, y: 2, width: n, height: 9), CGRect(x: n, y: 2, width: 5, height: 5),
        CGRect(x: -n, y: -n, width: 2 * n, height: 2 * n),
      ] {
        for map in [Homography.identity, .scale(x: 1.5, y: -0.3), turn, deep] {
          let nodes = Self.nodes(rect, n, map)
          canvas.draw(nodes + [.group(nodes, transform: turn, opacity: 0.5)])
        }
      }
    }
  }

  @Test func strangeMasksDoNotCrash() {
    let canvas = Canvas(24, 24)
    let opaque = GroupContent(nodes: [.fill(0, 0, 24, 24, .red)])
    for n in Self.numbers {
      let rect = CGRect(x: 2, y: n, width: 10, height: 2 * n)
      let drawing = Drawing(bounds: rect) { context in
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: n, y: 2, width: 9, height: 9))
      }
      let shapes: [[DisplayNode]] = [
        [.fill(n, 2, 10, 10, .black, radius: 3)], [.fill(2, 2, n, n, .black, radius: n)],
        [.fill(2, 2, 9, 9, RGBA(red: 0, green: 0, blue: 0, alpha: n))],
        [.drawing(PlacedDrawing(drawing: drawing))],
      ]
      for mask in shapes.map(GroupContent.init) {
        let inner = DisplayGroup(content: opaque, opacity: n, mask: mask)
        for group in [
          inner, DisplayGroup(content: mask, mask: opaque),
          DisplayGroup(content: opaque, mask: GroupContent(nodes: [.group(inner)])),
          DisplayGroup(content: opaque, transform: .rotation(n, around: n, 2), mask: mask),
          DisplayGroup(content: opaque, transform: .scale(x: n, y: 2), mask: mask),
          DisplayGroup(
            content: opaque, mask: mask, effects: [.gaussianBlur(GaussianBlur(radius: n))]),
        ] {
          canvas.draw([.group(group)])
        }
      }
    }
    canvas.draw([.group(DisplayGroup(content: opaque, mask: opaque))])
    #expect(Set(canvas.pixels) == [0xFFFF_0000])
  }

  @Test func whatIsGiganticStillCoversTheScreen() {
    let canvas = Canvas(24, 24)
    for map in [
      Homography.identity, .scale(x: 1.5, y: 0.3), .rotation(20, around: 10, 10),
      .translation(x: 1e8, y: -1e8),
    ] {
      canvas.draw([.fill(-1e9, -1e9, 2e9, 2e9, .red, transform: map)])
      #expect(Set(canvas.pixels) == [0xFFFF_0000])
    }
  }

  @Test func picturesOfOnePixelHeightDoNotCrash() {
    let canvas = Canvas(32, 32)
    for (width, height) in [(20, 1), (1, 20), (1, 1), (2, 2)] {
      let image = CGImage.make(width, height, isOpaque: true) { _, _ in 0xFFFF_FFFF }
      let rect = CGRect(x: 4, y: 4, width: width, height: height)
      for map in [
        Homography.rotation(7, around: 8, 8),
        Homography(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0, p: 0.002, q: 0.003),
      ] {
        canvas.draw([.picture(Picture(image: image, rect: rect, transform: map))])
        #expect(canvas.pixels.allSatisfy { $0 >> 16 & 255 == $0 & 255 })
      }
    }
  }

  @Test func deepNestingDoesNotCrash() {
    let canvas = Canvas(32, 32)
    let clip = RoundedRect(CGRect(x: 0, y: 0, width: 32, height: 32), radius: 8)
    for (opacity, shape) in [(1.0, nil), (0.99, nil), (1.0, clip), (0.99, clip)] {
      var nodes: [DisplayNode] = [.fill(4, 4, 20, 20, .red), .fill(6, 6, 20, 20, .green)]
      for _ in 0..<600 {
        nodes = [.group(nodes, opacity: opacity, clip: shape), .fill(0, 0, 1, 1, .blue)]
      }
      canvas.draw(nodes)
    }
  }

  @Test func emptyScreensDoNotCrash() {
    let canvas = Canvas(4, 4)
    let list = DisplayList(
      width: 0, height: 0, background: .white, root: DisplayGroup(content: GroupContent(nodes: [])))
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    defer { memory.deallocate() }
    let buffer = PixelBuffer(base: memory, width: 0, height: 0, bytesPerRow: 0)
    #expect(canvas.compositor.composite(list, into: buffer, isPreserved: false).isEmpty)
    canvas.draw(list)
    #expect(Set(canvas.pixels) == [0xFFFF_FFFF])
  }
}
