import CoreGraphics
import Testing

@testable import Compositor

/// Halved pictures have the means of the pixels that they replace, by channel and rounded.
struct ReductionTests {
  /// Noise with sums of channels of all remainders.
  private static func picture(_ width: Int, _ height: Int) -> CGImage {
    var seed: UInt32 = 1
    return CGImage.make(width, height) { _, _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let alpha = seed >> 24
      func channel(_ shift: UInt32) -> UInt32 { (seed >> shift & 255) * alpha / 255 }
      return alpha << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
    }
  }

  private func reduce(
    _ image: CGImage, _ x: Int, _ y: Int, window: PixelRect? = nil, threads: Int = 1
  ) -> Reduction {
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let reduction = Reduction(.image(image), in: window ?? whole, halvingsX: x, halvingsY: y)
    reduction.prepare(on: EffectWorkers(threads: threads, pool: BitmapAccount(of: BitmapPool())))
    return reduction
  }

  /// The mean of a block of pixels, of which those beyond the edge are the last ones again.
  private func mean(_ image: CGImage, _ x: Range<Int>, _ y: Range<Int>) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      var sum: UInt32 = 0
      for row in y {
        for column in x {
          let pixel = image.pixel(
            x: min(column, image.width - 1), y: min(row, image.height - 1))
          sum += pixel >> shift & 255
        }
      }
      let count = UInt32(x.count * y.count)
      result |= ((sum + count / 2) / count) << shift
    }
    return result
  }

  private func pixel(_ reduction: Reduction, _ x: Int, _ y: Int) -> UInt32? {
    reduction.bitmap?.buffer.row(y)[x]
  }

  @Test(arguments: [(1, 1), (2, 2), (7, 5), (16, 16), (33, 9), (250, 3), (1, 40), (64, 1)])
  func eachPixelIsTheMeanOfThoseThatItReplaces(width: Int, height: Int) {
    let image = Self.picture(width, height)
    for (byX, byY) in [(1, 1), (1, 0), (0, 1)] {
      let reduction = reduce(image, byX, byY)
      let (stepX, stepY) = (byX + 1, byY + 1)
      #expect(reduction.width == (width + byX) / stepX)
      #expect(reduction.height == (height + byY) / stepY)
      let areAlike = (0..<reduction.height).allSatisfy { y in
        (0..<reduction.width).allSatisfy { x in
          pixel(reduction, x, y)
            == mean(
              image, (stepX * x)..<(stepX * (x + 1)), (stepY * y)..<(stepY * (y + 1)))
        }
      }
      #expect(areAlike, "halved \(byX) and \(byY) times")
    }
  }

  @Test func halvingTwiceIsHalvingWhatIsHalved() {
    let image = Self.picture(37, 21)
    let twice = reduce(image, 2, 2)
    let once = reduce(image, 1, 1)
    let half = CGImage.make(19, 11) { x, y in pixel(once, x, y) ?? 0 }
    #expect(twice.width == 10 && twice.height == 6)
    for (x, y) in [(0, 0), (9, 0), (4, 3), (9, 5)] {
      #expect(pixel(twice, x, y) == mean(half, (2 * x)..<(2 * x + 2), (2 * y)..<(2 * y + 2)))
    }
  }

  @Test func aPartIsHalvedByItself() {
    let image = Self.picture(40, 30)
    let part = reduce(image, 1, 1, window: PixelRect(x: 5, y: 3, width: 10, height: 8))
    #expect(part.width == 5 && part.height == 4)
    #expect(pixel(part, 2, 1) == mean(image, 9..<11, 5..<7))
  }

  /// Larger than what one thread halves alone.
  @Test func severalThreadsGiveTheSamePixels() {
    let image = Self.picture(300, 301)
    let (alone, together) = (reduce(image, 1, 1), reduce(image, 1, 1, threads: 4))
    #expect(together.height == 151)
    let areAlike = (0..<151).allSatisfy { y in
      (0..<150).allSatisfy { pixel(alone, $0, y) == pixel(together, $0, y) }
    }
    #expect(areAlike)
  }

  /// A picture that grows smaller is halved from what it was halved to before, and then its own
  /// pixels are not needed again.
  @Test(arguments: [true, false])
  func aReductionIsMadeOfTheOneTwiceItsSizeWhereThatHasPixels(isKept: Bool) throws {
    let image = Self.picture(37, 21)
    let whole = PixelRect(x: 0, y: 0, width: 37, height: 21)
    let workers = EffectWorkers(threads: 1, pool: BitmapAccount(of: BitmapPool()))
    let resources = RasterCache()
    let once = resources.reduction(of: .image(image), in: whole, x: 1, y: 1)
    #expect(once.neededSource != nil && once.neededReduction == nil)
    once.prepare(on: workers)
    let half = CGImage.make(19, 11) { x, y in pixel(once, x, y) ?? 0 }

    let twice = resources.reduction(of: .image(image), in: whole, x: 2, y: 1)
    if !isKept { once.bitmap = nil }
    #expect((twice.neededSource == nil) == isKept)
    #expect((twice.neededReduction === once) == isKept)
    twice.prepare(on: workers)
    #expect(twice.width == 10 && twice.height == 11)
    let areAlike = (0..<11).allSatisfy { y in
      (0..<10).allSatisfy { pixel(twice, $0, y) == mean(half, (2 * $0)..<(2 * $0 + 2), y..<y + 1) }
    }
    #expect(areAlike)
  }

  @Test(arguments: [(1, 1, 0, 0), (3, 3, 2, 2), (2, 1, 1, 1), (1, 4, 1, 3), (0, 2, 0, 1)])
  func theLastStepHalvesWhatIsNotHalvedOftenEnough(x: Int, y: Int, beforeX: Int, beforeY: Int) {
    #expect(Reduction.sizeBefore(x: x, y: y) == (beforeX, beforeY))
  }
}
