import Compositor
import CoreGraphics
import Foundation
import Studio
import UIKit
import UIKitTestSupport

/// The pixels of recorded frames.
@MainActor
struct RecordingPixels {
  private let compositor = CompositorMaker.make()
  private static let scale: CGFloat = 0.25

  /// The bytes of each frame of a recording, by its time from the start in whole microseconds. Of
  /// frames of one time the last counts.
  func all(of recording: Recording, from start: TimeInterval) -> [Int: Data] {
    var result: [Int: Data] = [:]
    for index in 0..<recording.frameCount {
      let frame = recording.frame(at: index)
      result[Int(((frame.time - start) * 1e6).rounded())] = pixels(of: frame)
    }
    return result
  }

  private func pixels(of frame: RecordedFrame) -> Data {
    let list = frame.list(scale: Self.scale)
    var data = Data()
    _ = CGImage(width: list.width, height: list.height, isOpaque: true, drawsAll: true) { buffer in
      _ = compositor.composite(list, into: buffer, isPreserved: false)
      let base = UnsafeRawPointer(buffer.base)
      for row in 0..<buffer.height {
        data.append(Data(bytes: base + row * buffer.bytesPerRow, count: buffer.width * 4))
      }
    }
    return data
  }
}
