import CoreGraphics
import Synchronization
import Testing

import Compositor

/// Pictures that need no other are drawn at the same time; that changes no pixel.
struct ParallelDrawingTests {
  private static let side = 256

  /// Circles in different colours.
  private func drawing(_ index: Int, count: Count = Count()) -> DisplayNode {
    let rect = CGRect(x: 0, y: 0, width: 48, height: 48)
    let drawing = Drawing(bounds: rect) { context in
      count.increase()
      context.setFillColor(red: Double(index % 5) / 4, green: 0.5, blue: 0.2, alpha: 0.8)
      context.fillEllipse(in: rect.insetBy(dx: Double(index % 7), dy: Double(index % 3)))
    }
    return .drawing(PlacedDrawing(drawing: drawing, transform: place(index)))
  }

  private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func increase() { number.withLock { $0 += 1 } }
  }

  private func place(_ index: Int) -> Homography {
    .translation(x: Double(index % 6 * 40), y: Double(index / 6 * 40))
  }

  private func shadow(_ index: Int) -> DisplayNode {
    let shape = RoundedRect(
      CGRect(x: index % 6 * 40 + 4, y: index / 6 * 40 + 4, width: 30, height: 26),
      radius: Double(index % 9))
    return .shadow(
      Shadow(
        silhouette: .shape(shape), offset: .zero, blurRadius: Double(3 + index % 8), color: .black,
        transform: .identity))
  }

  private func picture(_ index: Int) -> DisplayNode {
    let image = CGImage.make(97, 61) { x, y in
      0xFF00_0000 | UInt32((x * index) & 255) << 16 | UInt32((y * 3) & 255) << 8
    }
    return .picture(
      Picture(
        image: image, rect: CGRect(x: 0, y: 0, width: 21, height: 13), transform: place(index)))
  }

  private var page: [DisplayNode] {
    (0..<36).flatMap { [shadow($0), drawing($0), picture($0)] }
  }

  @Test func pixelsAreTheSameOnAnyNumberOfThreads() {
    let page = page
    let alone = Canvas(Self.side, Self.side)
    alone.draw(page)
    #expect(Set(alone.pixels).count > 1000)
    for threads in [2, 3, 8] {
      let canvas = Canvas(Self.side, Self.side, threads: threads)
      canvas.draw(page)
      #expect(canvas.pixels == alone.pixels, "\(threads) threads")
    }
  }

  @Test func pixelsAreTheSameWithoutRoomForAllPictures() {
    let page = page
    let alone = Canvas(Self.side, Self.side)
    alone.draw(page)
    for budget in [0, 1, 10_000, 48 * 48 * 4 * 20, 1 << 20] {
      let canvas = Canvas(Self.side, Self.side, threads: 4, cacheBudget: budget)
      for _ in 0..<3 { canvas.draw(page) }
      #expect(canvas.pixels == alone.pixels, "a budget of \(budget) bytes")
    }
  }

  @Test func eachIsDrawnOnceAndKept() {
    let count = Count()
    let nodes = (0..<36).map { drawing($0, count: count) }
    let canvas = Canvas(Self.side, Self.side, threads: 4)
    for _ in 0..<3 { canvas.draw(nodes) }
    #expect(count.value == 36)
  }

  @Test func picturesInsideOfGroupsAreDrawnToo() {
    let count = Count()
    let groups = (0..<4).map { group in
      DisplayNode.group(
        (0..<9).map { drawing(group * 9 + $0, count: count) }, opacity: 0.5,
        isRasterized: group % 2 == 0)
    }
    let (alone, canvas) = (
      Canvas(Self.side, Self.side), Canvas(Self.side, Self.side, threads: 4)
    )
    alone.draw(groups)
    canvas.draw(groups)
    #expect(canvas.pixels == alone.pixels)
    #expect(count.value == 72)
  }
}
