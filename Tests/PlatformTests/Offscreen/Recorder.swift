import CoreGraphics

import Platform

/// A delegate that records its calls, and paints each frame in a colour of its own.
@MainActor
final class Recorder: PlatformDelegate {
  enum Entry: Equatable {
    case event(PlatformEvent)
    case frame(TimeInterval)
  }

  let platform: OffscreenPlatform
  let window: OffscreenWindow
  var entries: [Entry] = []
  /// Whether each `present` still held the last frame.
  var preserved: [Bool] = []
  var onFrame: (Int) -> Void = { _ in }
  var onEvent: (PlatformEvent) -> Void = { _ in }

  var frameTimes: [TimeInterval] {
    entries.compactMap { if case .frame(let time) = $0 { time } else { nil } }
  }

  init(
    size: CGSize = CGSize(width: 4, height: 3), scale: CGFloat = 1, refreshRate: Double = 10
  ) throws {
    platform = OffscreenPlatform(refreshRate: refreshRate)
    _ = try platform.openWindow(WindowConfiguration(title: "Test", size: size, scale: scale))
    window = platform.window!
    platform.attach(self)
  }

  func receive(_ event: PlatformEvent) {
    entries.append(.event(event))
    onEvent(event)
  }

  func drawFrame(at hostTime: TimeInterval) {
    entries.append(.frame(hostTime))
    let number = frameTimes.count
    window.present { [self] target, isPreserved in
      guard case .memory(let buffer) = target else { return [] }
      preserved.append(isPreserved)
      for y in 0..<buffer.height {
        let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<buffer.width { row[x] = 0xFF00_0000 | UInt32(number << 16 | y << 8 | x) }
      }
      return [PixelRect(x: -5, y: 1, width: 100, height: 1)]
    }
    onFrame(number)
  }
}
