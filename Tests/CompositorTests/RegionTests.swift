import CoreGraphics
import Testing

@testable import Compositor

/// A region made of many rectangles at once holds the pixels that these have.
struct RegionTests {
  private static let screen = PixelRect(x: 0, y: 0, width: 40, height: 30)

  private func marks(_ rects: [PixelRect]) -> [Bool] {
    var marks = [Bool](repeating: false, count: Self.screen.area)
    for rect in rects {
      let seen = rect.intersection(Self.screen)
      for y in seen.y..<max(seen.y, seen.maxY) {
        for x in seen.x..<max(seen.x, seen.maxX) { marks[y * Self.screen.width + x] = true }
      }
    }
    return marks
  }

  @Test(arguments: [0, 1, 2, 3, 17, 400]) func manyRectangles(count: Int) {
    var seed: UInt64 = 3
    func number(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let rects = (0..<count).map { _ in
      PixelRect(x: number(44) - 4, y: number(34) - 4, width: number(9), height: number(7))
    }
    let region = Region(rects)
    let parts = region.rects
    #expect(marks(parts) == marks(rects))
    #expect(parts.allSatisfy { !$0.isEmpty })
    // They are disjoint: no pixel is counted twice.
    let whole = parts.reduce(0) { $0 + $1.area }
    let clipped = region.intersection(Self.screen)
    #expect(clipped.rects.reduce(0) { $0 + $1.area } == marks(rects).count { $0 })
    #expect(whole >= marks(rects).count { $0 })
  }

  @Test func emptyRectanglesAreNothing() {
    let empty = PixelRect(x: 4, y: 4, width: 0, height: 5)
    #expect(Region([empty, empty]).isEmpty)
    let one = PixelRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Region([empty, one, empty]).rects == [one])
  }
}
