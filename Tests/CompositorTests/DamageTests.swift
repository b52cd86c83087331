import CoreGraphics
import Testing

import Compositor

struct DamageTests {
  @Test func nothingNewIsNotDrawn() {
    let canvas = Canvas(16, 16)
    let list = DisplayList(
      width: 16, height: 16, background: .black,
      root: DisplayGroup(content: GroupContent(nodes: [.fill(2, 2, 4, 4, .red)])))
    #expect(!canvas.draw(list).isEmpty)
    #expect(canvas.draw(list, isPreserved: true).isEmpty)
    #expect(!canvas.draw(list, isPreserved: false).isEmpty)
    // Another object that holds the same.
    var same = list
    same.root.content = GroupContent(nodes: list.root.content.nodes)
    #expect(canvas.draw(same, isPreserved: true).isEmpty)
  }

  @Test func aMovedRectangleDamagesWhereItWasAndIs() {
    let canvas = Canvas(64, 64)
    canvas.draw([.fill(0, 0, 4, 4, .green), .fill(10, 10, 5, 5, .red)])
    let changed = canvas.draw(
      [.fill(0, 0, 4, 4, .green), .fill(40, 40, 5, 5, .red)], isPreserved: true)
    #expect(
      Set(changed) == [
        PixelRect(x: 10, y: 10, width: 5, height: 5), PixelRect(x: 40, y: 40, width: 5, height: 5),
      ])
  }

  /// Where a large shape covers a pixel before and after, nothing has to be drawn.
  @Test func aLargeShapeThatMovesDamagesOnlyItsEdges() {
    let canvas = Canvas(600, 400)
    let sky = DisplayNode.fill(500, 300, 50, 50, .green)
    canvas.draw([.fill(0, 0, 500, 400, .red), sky])
    let strip = PixelRect(x: 0, y: 0, width: 7, height: 400)
    let other = PixelRect(x: 500, y: 0, width: 7, height: 400)
    let changed = canvas.draw([.fill(7, 0, 500, 400, .red), sky], isPreserved: true)
    #expect(Set(changed) == [strip, other])
    #expect(canvas.red(6, 200) == 0 && canvas.red(7, 200) == 255)
    #expect(canvas.red(506, 299) == 255 && canvas.red(507, 299) == 0)
    #expect(canvas.green(502, 310) == 255)
    // One that covers all of the screen before and after.
    canvas.draw([.fill(-100, -100, 900, 900, .red, radius: 40), sky])
    let grown = DisplayNode.fill(-200, -200, 1200, 1200, .red, radius: 40)
    #expect(canvas.draw([grown, sky], isPreserved: true).isEmpty)
  }

  @Test func anInsertedNodeDamagesOnlyItself() {
    let canvas = Canvas(64, 64)
    let others = (0..<10).map { DisplayNode.fill(Double($0) * 6, 0, 5, 5, .green) }
    canvas.draw(others)
    var more = others
    more.insert(.fill(30, 30, 3, 3, .red), at: 4)
    #expect(canvas.draw(more, isPreserved: true) == [PixelRect(x: 30, y: 30, width: 3, height: 3)])
    #expect(
      canvas.draw(others, isPreserved: true) == [PixelRect(x: 30, y: 30, width: 3, height: 3)])
  }

  @Test func aGroupMayMoveWhileAnotherNodeIsAdded() {
    let canvas = Canvas(64, 64)
    let content = GroupContent(nodes: [.fill(0, 0, 8, 8, .red)])
    func group(_ x: Double) -> DisplayNode {
      .group(DisplayGroup(content: content, transform: .translation(x: x, y: 2)))
    }
    canvas.draw([group(4)])
    canvas.draw([group(20), .fill(50, 50, 4, 4, .green)], isPreserved: true)
    #expect(canvas.red(21, 3) == 255)
    #expect(canvas.red(5, 3) == 0)
    canvas.draw([group(30)], isPreserved: true)
    #expect(canvas.red(21, 3) == 0)
    #expect(canvas.green(51, 51) == 0)
  }

  @Test func anotherBackgroundOrSizeDrawsEverything() {
    let canvas = Canvas(16, 16)
    canvas.draw([.fill(2, 2, 4, 4, .red)])
    let all = [PixelRect(x: 0, y: 0, width: 16, height: 16)]
    #expect(canvas.draw([.fill(2, 2, 4, 4, .red)], on: .white, isPreserved: true) == all)
  }

  /// What is drawn piece by piece is, to the pixel, what is drawn all again.
  @Test(arguments: 1..<11)
  func damageGivesTheSamePixelsAsDrawingEverything(seed: Int) {
    let scale = seed % 3 == 0 ? 2.0 : 1.0
    var scenes = SceneGenerator(seed: UInt64(seed), width: 130, height: 90, scale: scale)
    let pieces = Canvas(130, 90)
    let whole = Canvas(130, 90)
    var list = scenes.list()
    for frame in 0..<8 {
      let before = pieces.pixels
      let changed = pieces.draw(list, isPreserved: frame > 0)
      whole.draw(list)
      #expect(pieces.pixels == whole.pixels, "frame \(frame)")
      for y in 0..<90 {
        for x in 0..<130 where pieces.word(x, y) != before[y * 130 + x] {
          let isReported = changed.contains {
            x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY
          }
          if !isReported { Issue.record("pixel \(x), \(y) of frame \(frame) changed unsaid") }
        }
      }
      list = scenes.mutated(list)
    }
  }

  /// How many threads draw makes no difference to any pixel.
  @Test(arguments: 1..<4)
  func anyNumberOfThreadsGivesTheSamePixels(seed: Int) {
    var scenes = SceneGenerator(seed: UInt64(seed) &* 977, width: 220, height: 170)
    let canvases = [1, 2, 3, 7].map { Canvas(220, 170, threads: $0) }
    var list = scenes.list()
    for frame in 0..<4 {
      for canvas in canvases { canvas.draw(list, isPreserved: frame % 2 == 1) }
      for canvas in canvases { #expect(canvas.pixels == canvases[0].pixels) }
      list = scenes.mutated(list)
    }
  }
}
