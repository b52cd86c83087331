import Catalogue
import Compositor
import CoreGraphics
import Foundation
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport
import PlaygroundApp

/// A recorded frame has the pixels that the stage had.
@MainActor
struct LookingBackTests {
  private nonisolated static let demos = [
    "modal-bounce", "nav-default", "sheet-detents", "layer-filters", "dynamics-toss",
    "filters-sheet", "tab-custom", "keyframe-swing", "child-flip", "style-popover",
  ]

  /// A hundred random moments of each, in random order, by a compositor that has drawn others.
  @Test(arguments: demos) func theStagesPixelsComeBack(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let scale: CGFloat = 0.25
    let run = DemoRun(demo, scale: scale, framesPerSecond: 30)
    var recording = Recording()
    var shown: [TimeInterval: Data] = [:]
    run.simulator.onFrame { frame in
      recording.append(
        RecordedFrame(
          time: frame.time, content: frame.list.root.content,
          size: UIScreen.main.bounds.size, background: frame.list.background))
    }
    try run.schedule(try #require(demo.phases.first))
    while !run.isOver, shown.count < 40 {
      guard run.simulator.advanceFrame() else {
        run.simulator.advance(by: 1.0 / 30)
        continue
      }
      if let range = recording.range {
        shown[range.upperBound] = run.simulator.snapshot().map(Self.pixels)
      }
    }
    #expect(shown.count > 5)
    var random = SeededGenerator(state: 15)
    let compositor = CompositorMaker.make()
    let times = shown.keys.sorted()
    let first = recording.frame(at: 0).list(scale: scale)
    var wrong: [TimeInterval] = []
    _ = CGImage(width: first.width, height: first.height, isOpaque: true, drawsAll: true) {
      for seek in 0..<100 {
        let time = times[Int.random(in: 0..<times.count, using: &random)]
        let index = recording.index(at: time + 1e-6) ?? 0
        let list = recording.frame(at: index).list(scale: scale)
        _ = compositor.composite(list, into: $0, isPreserved: seek > 0)
        if Self.pixels($0) != shown[time] { wrong.append(time) }
      }
    }
    #expect(wrong.isEmpty)
    run.simulator.onFrame(nil)
  }

  private static func pixels(_ image: CGImage) -> Data {
    pixels(image.pixels, image.width, image.height, image.rowStride)
  }

  private static func pixels(_ buffer: PixelBuffer) -> Data {
    pixels(UnsafeRawPointer(buffer.base), buffer.width, buffer.height, buffer.bytesPerRow)
  }

  private static func pixels(
    _ base: UnsafeRawPointer, _ width: Int, _ height: Int, _ stride: Int
  ) -> Data {
    var data = Data()
    for row in 0..<height { data.append(Data(bytes: base + row * stride, count: width * 4)) }
    return data
  }
}
