import CoreGraphics
import Testing

@testable import Platform

@MainActor struct MissedChangesTests {
  /// Pixels of one colour.
  private func pixels(_ word: UInt32, width: Int = 40, height: Int = 30) -> PixelMemory {
    let memory = PixelMemory(width: width, height: height)
    let words = memory.buffer.base.assumingMemoryBound(to: UInt32.self)
    words.update(repeating: word, count: width * height)
    return memory
  }

  /// The coordinates of the pixels that are not 1.
  private func copied(_ memory: PixelMemory) -> [[Int]] {
    memory.words.indices.filter { memory.words[$0] != 1 }
      .map { [$0 % memory.width, $0 / memory.width] }
  }

  @Test func whatWasMissedIsCopiedAndNothingElse() {
    let (former, latest) = (pixels(1), pixels(2))
    var missed = MissedChanges()
    missed.add([PixelRect(x: 3, y: 4, width: 2, height: 1)])
    missed.add([PixelRect(x: 39, y: 29, width: 1, height: 1)])
    missed.copy(from: latest.buffer, to: former.buffer)
    #expect(copied(former) == [[3, 4], [4, 4], [39, 29]])
  }

  @Test func whatWasCopiedIsNotMissedAnyMore() {
    let (former, latest) = (pixels(1), pixels(2))
    var missed = MissedChanges()
    missed.add([PixelRect(x: 0, y: 0, width: 40, height: 30)])
    missed.copy(from: latest.buffer, to: former.buffer)
    let next = pixels(1)
    missed.copy(from: latest.buffer, to: next.buffer)
    #expect(copied(next) == [])
  }

  @Test func rectanglesBeyondThePixelsAreCutOff() {
    let (former, latest) = (pixels(1), pixels(2))
    var missed = MissedChanges()
    missed.add([
      PixelRect(x: -5, y: -5, width: 6, height: 6),
      PixelRect(x: 38, y: 29, width: 100, height: 100),
      PixelRect(x: 50, y: 50, width: 2, height: 2), PixelRect(x: 7, y: 7, width: 0, height: 3),
    ])
    missed.copy(from: latest.buffer, to: former.buffer)
    #expect(copied(former) == [[0, 0], [38, 29], [39, 29]])
  }

  @Test func manyRectanglesBecomeTheOneAroundThem() {
    let (former, latest) = (pixels(1), pixels(2))
    var missed = MissedChanges()
    for number in 0..<1_000 {
      missed.add([PixelRect(x: 10 + number % 5, y: 20 - number % 3, width: 1, height: 1)])
    }
    #expect(missed.rects.count <= MissedChanges.mostRects)
    missed.copy(from: latest.buffer, to: former.buffer)
    let expected = (18...20).flatMap { y in (10...14).map { x in [x, y] } }
    #expect(copied(former) == expected)
  }
}
