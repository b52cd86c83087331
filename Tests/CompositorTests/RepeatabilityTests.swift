import CoreGraphics
import Testing

import Compositor

/// Pixels are a function of the display list alone: not of what was drawn before, of what the
/// caches hold, or of which part is drawn.
struct RepeatabilityTests {
  private static let (width, height) = (64, 48)

  /// Forty sequences of 25 lists in which things move, fade and change now and then.
  @Test(arguments: 1...40)
  func aUsedCompositorDrawsWhatAFreshOneDoes(seed: Int) {
    compareUsedWithFresh(seed: seed, backdrops: 0, frames: 25)
  }

  /// The same with things that show what is below them.
  @Test(arguments: 1...6)
  func aUsedCompositorDrawsBackdropsAsAFreshOneDoes(seed: Int) {
    compareUsedWithFresh(seed: seed, backdrops: 5, frames: 10)
  }

  /// The same with things that are mixed with what is below them by any blend mode.
  @Test(arguments: 1...20)
  func aUsedCompositorBlendsAsAFreshOneDoes(seed: Int) {
    compareUsedWithFresh(seed: seed, backdrops: 2, blends: 30, frames: 15)
  }

  /// The same with things that are enlarged or reduced beyond all measure, or seen edge-on.
  @Test(arguments: 1...30)
  func aUsedCompositorDrawsExtremesAsAFreshOneDoes(seed: Int) {
    compareUsedWithFresh(seed: seed, backdrops: 3, extremes: 40, frames: 12)
  }

  private func compareUsedWithFresh(
    seed: Int, backdrops: Int, blends: Int = 0, extremes: Int = 0, frames: Int
  ) {
    let scale = seed % 3 == 0 ? 2.0 : 1.0
    var scenes = SceneGenerator(
      seed: UInt64(seed) &* 7919, width: Self.width, height: Self.height, scale: scale,
      isDense: seed % 2 == 0, backdrops: backdrops, blends: blends,
      extremes: extremes)
    // As many screens of pictures as usual, none, and two.
    let budgets = [nil, 1, 2 * 4 * Self.width * Self.height]
    let used = [
      "in parts": Canvas(Self.width, Self.height, cacheBudget: budgets[seed / 2 % 3]),
      "as a whole": Canvas(
        Self.width, Self.height, threads: 2, cacheBudget: budgets[(seed / 2 + 1) % 3]),
    ]
    var list = scenes.list()
    for frame in 0..<frames {
      let fresh = Canvas(Self.width, Self.height)
      fresh.draw(list)
      for (name, canvas) in used {
        canvas.draw(list, isPreserved: frame > 0 && name == "in parts")
        #expect(
          canvas.pixels == fresh.pixels,
          "\(name), frame \(frame): \(canvas.differences(from: fresh))")
      }
      list = frame % 5 == 4 ? scenes.mutated(list) : scenes.moved(list)
    }
  }

  /// Half see-through things on top of each other give other pixels when they are put together
  /// first.
  @Test func whatIsSeeThroughMovesWithoutChangingAPixel() {
    let veil = RGBA(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.37)
    let nodes = (0..<30).map { (index: Int) -> DisplayNode in
      DisplayNode.fill(Double(index * 3), Double(index * 2), 90, 60, veil, radius: 9)
    }
    let content = GroupContent(nodes: nodes)
    let moving = Canvas(256, 192)
    for step in 0..<6 {
      let x = Double(step) * 6.3
      let group = DisplayNode.group(
        DisplayGroup(content: content, transform: .translation(x: x, y: x / 2)))
      let background = DisplayNode.fill(0, 0, 256, 192, RGBA(red: 0.2, green: 0.5, blue: 0.8))
      moving.draw([background, group], isPreserved: step > 0)
      let fresh = Canvas(256, 192)
      fresh.draw([background, group])
      #expect(moving.pixels == fresh.pixels, "step \(step)")
    }
  }

  /// Wherever a group lies, and however much of it is on the screen, its pixels are the same.
  @Test(arguments: 1...20)
  func aGroupThatIsMovedTakesItsPixelsAlong(seed: Int) {
    var scenes = SceneGenerator(seed: UInt64(seed) &* 104_729, width: 80, height: 60)
    let content = scenes.group(depth: 3).content
    func canvas(_ x: Double, _ y: Double) -> Canvas {
      let canvas = Canvas(80, 60)
      let group = DisplayGroup(content: content, transform: .translation(x: x, y: y))
      canvas.draw([.group(group)])
      return canvas
    }
    let still = canvas(0, 0)
    for (dx, dy) in [(7, 3), (-31, 12), (45, -30), (-60, -3)] {
      let moved = canvas(Double(dx) + 0.3, Double(dy) - 0.2)
      for y in max(0, dy)..<min(60, 60 + dy) {
        for x in max(0, dx)..<min(80, 80 + dx)
        where moved.word(x, y) != still.word(x - dx, y - dy) {
          Issue.record("by \(dx), \(dy): pixel \(x), \(y)")
          return
        }
      }
    }
  }
}
