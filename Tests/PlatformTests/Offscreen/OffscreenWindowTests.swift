import CoreGraphics
import Testing

import Platform

@MainActor struct OffscreenWindowTests {
  @Test func theSnapshotIsWhatWasDrawn() throws {
    let recorder = try Recorder()
    recorder.window.requestFrame()
    recorder.platform.advance(by: 0)
    let picture = try #require(recorder.platform.snapshot())
    #expect(picture.width == 4)
    #expect(picture.height == 3)
    #expect(picture.pixel(x: 0, y: 0) == 0xFF01_0000)
    #expect(picture.pixel(x: 3, y: 2) == 0xFF01_0203)
  }

  @Test func aSnapshotKeepsItsPixelsWhenTheWindowContinues() throws {
    let recorder = try Recorder()
    recorder.window.requestFrame()
    recorder.platform.advance(by: 0)
    let picture = try #require(recorder.platform.snapshot())
    recorder.window.requestFrame()
    recorder.platform.advance(by: 1)
    #expect(picture.pixel(x: 0, y: 0) == 0xFF01_0000)
    #expect(recorder.window.pixels[0] == 0xFF02_0000)
  }

  @Test func theSameCallsGiveTheSameBytes() throws {
    let pictures = try (0..<2).map { _ in
      let recorder = try Recorder(scale: 2)
      recorder.onFrame = { [window = recorder.window] _ in window.requestFrame() }
      recorder.window.requestFrame()
      recorder.platform.advance(to: 1)
      return recorder.window.pixels
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].count == 8 * 6)
  }

  @Test func pixelsArePreservedButAfterAResize() throws {
    let recorder = try Recorder()
    for _ in 0..<2 {
      recorder.window.requestFrame()
      recorder.platform.advance(by: 1)
    }
    recorder.platform.send(.resized(size: CGSize(width: 10, height: 5), scale: 2))
    recorder.platform.advance(by: 1)
    #expect(recorder.preserved == [false, true, false])
    #expect(recorder.window.size == CGSize(width: 10, height: 5))
    #expect(recorder.window.pixels.count == 20 * 10)
  }

  @Test func aResizeIsAnnouncedBeforeItsFrame() throws {
    let recorder = try Recorder()
    recorder.platform.send(.resized(size: CGSize(width: 10, height: 5), scale: 2))
    recorder.platform.advance(by: 0)
    #expect(
      recorder.entries == [
        .event(.resized(size: CGSize(width: 10, height: 5), scale: 2)), .frame(0),
      ])
  }

  @Test func aResizeToNothingOrToTheSameIsLeftOut() throws {
    let recorder = try Recorder()
    recorder.platform.send(.resized(size: CGSize(width: 4, height: 3), scale: 1))
    recorder.platform.send(.resized(size: CGSize(width: 0, height: CGFloat.nan), scale: 1))
    #expect(recorder.entries.isEmpty)
    #expect(recorder.window.size == CGSize(width: 4, height: 3))
  }

  @Test func changedRectanglesAreWithinTheWindow() throws {
    let recorder = try Recorder()
    recorder.window.requestFrame()
    recorder.platform.advance(by: 1)
    #expect(recorder.window.lastChangedRects == [PixelRect(x: 0, y: 0, width: 4, height: 3)])
    recorder.window.requestFrame()
    recorder.platform.advance(by: 1)
    #expect(recorder.window.lastChangedRects == [PixelRect(x: 0, y: 1, width: 4, height: 1)])
    #expect(recorder.window.presentCount == 2)
  }

  @Test func anIconLosesItsPremultiplication() throws {
    let words: [UInt32] = [0, 0x8040_2000, 0xFF12_3456]
    let icon = try #require(
      CGImage(width: 3, height: 1) { buffer in
        for (x, word) in words.enumerated() {
          buffer.base.storeBytes(of: word, toByteOffset: x * 4, as: UInt32.self)
        }
      })
    #expect(icon.straightWords == [0, 0x8080_4000, 0xFF12_3456])
  }
}
