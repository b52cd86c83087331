import Compositor
import Foundation
import QuartzCore
import UIKit

/// A page of twenty cards, or of one photograph, that moves as a whole.
///
/// `Scripts/compare-with-qt` draws the same pages with Qt Quick's software renderer, so all numbers
/// here are repeated there.
@MainActor
struct CardsBench {
  /// The motion of the page while the progress goes from 0 to 1.
  enum Motion: String, CaseIterable {
    /// From half of its size to its full size.
    case zoom
    /// From the right edge of the screen to its final position.
    case slide
    /// A rotation by a quarter turn.
    case rotate
    /// A rotation by 80 degrees about the vertical axis, seen from a distance of 1,000 points.
    case flip
  }

  enum Page: String, CaseIterable { case cards, photograph }

  struct Row {
    var page: Page
    var motion: Motion
    /// The seconds of each frame: layout, display list and pixels.
    var frames: [Double] = []
    /// The number of frames that changed no pixel. It should be 0, because the page moves in each
    /// frame.
    var unchanged = 0
  }

  private static let (width, height) = (1920, 1080)

  private let page: Page
  private let tree: LayerTree
  private let layer = CALayer()
  private let compositor = CompositorMaker.make()
  private let clock = ContinuousClock()
  private var pixels = [UInt32](repeating: 0, count: width * height)

  init(_ page: Page) {
    self.page = page
    tree = LayerTree(clock: MediaClock(now: 1))
    LayerTree.main = tree
    let screen = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
    tree.root.anchorPoint = .zero
    tree.root.bounds = screen
    layer.frame = screen
    tree.root.addSublayer(layer)
    switch page {
    case .cards:
      layer.backgroundColor = CGColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
      for index in 0..<20 { layer.addSublayer(Self.makeCard(index)) }
    case .photograph: layer.contents = Self.makePhotograph()
    }
  }

  /// Makes a card at its position in four rows of five.
  private static func makeCard(_ index: Int) -> CALayer {
    let card = CALayer()
    card.frame = CGRect(x: 40 + index % 5 * 376, y: 40 + index / 5 * 260, width: 336, height: 220)
    card.cornerRadius = 16
    card.backgroundColor = CGColor(
      red: 0.2 + 0.04 * Double(index), green: 0.4, blue: 0.9 - 0.03 * Double(index), alpha: 1)
    let text = CATextLayer()
    text.frame = CGRect(x: 20, y: 20, width: 296, height: 40)
    text.string = "Card \(index + 1)"
    text.fontSize = 24
    text.foregroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    card.addSublayer(text)
    return card
  }

  /// Makes an opaque image with different pixels everywhere.
  private static func makePhotograph() -> CGImage? {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        words.append(
          0xFF00_0000 | UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x ^ y) & 255))
      }
    }
    let data = words.withUnsafeBytes { NSData(bytes: $0.baseAddress, length: $0.count) }
    guard let provider = CGDataProvider(data: data) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: [
        .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue),
      ],
      provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }

  private static func transform(_ motion: Motion, _ progress: Double) -> CATransform3D {
    switch motion {
    case .zoom: return CATransform3DMakeScale(0.5 + 0.5 * progress, 0.5 + 0.5 * progress, 1)
    case .slide: return CATransform3DMakeTranslation((1 - progress) * Double(width), 0, 0)
    case .rotate: return CATransform3DMakeRotation(progress * .pi / 2, 0, 0, 1)
    case .flip:
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 1000
      return CATransform3DRotate(transform, progress * .pi / 180 * 80, 0, 1, 0)
    }
  }

  /// Measures the frames of all motions. The first pass, which fills the caches, is excluded.
  ///
  /// - Parameter frames: the number of frames in which the progress goes from 0 to 1.
  mutating func run(repeats: Int, frames: Int = 60) -> [Row] {
    Motion.allCases.map { motion in
      var row = Row(page: page, motion: motion)
      for pass in 0...repeats {
        for index in 0..<frames {
          let progress = Double(index) / Double(frames - 1)
          let frame = measureFrame(Self.transform(motion, progress))
          guard pass > 0 else { continue }
          row.frames.append(frame.seconds)
          if !frame.hasChanged { row.unchanged += 1 }
        }
      }
      return row
    }
  }

  private mutating func measureFrame(
    _ transform: CATransform3D
  ) -> (seconds: Double, hasChanged: Bool) {
    let start = clock.now
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.transform = transform
    CATransaction.commit()
    tree.clock.advance(to: tree.clock.now + 1.0 / 60)
    tree.prepareFrame()
    let frame = tree.makeFrame()
    tree.finishFrame(frame)
    let changed = composite(frame.content)
    return ((clock.now - start).seconds, !changed.isEmpty)
  }

  private mutating func composite(_ content: GroupContent) -> [PixelRect] {
    let list = DisplayList(
      width: Self.width, height: Self.height, background: .white,
      root: DisplayGroup(content: content))
    let compositor = compositor
    return pixels.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return [] }
      return compositor.composite(
        list,
        into: PixelBuffer(
          base: base, width: Self.width, height: Self.height, bytesPerRow: Self.width * 4),
        isPreserved: true)
    }
  }
}

/// The results of `bench --cards`, as a table and as JSON. Times are in milliseconds.
struct CardsReport {
  var rows: [CardsBench.Row] = []

  var table: String {
    let lines = rows.map { row -> [String] in
      let frames = BenchReport.Distribution(row.frames)
      return [row.page.rawValue, row.motion.rawValue, "\(row.frames.count)"]
        + [frames.median, frames.p95, frames.max].map { JSONText.number($0, decimals: 3) }
    }
    let head = ["page", "motion", "frames", "median", "p95", "max"]
    return "A page of 1920 × 1080 pixels that is moved as a whole; milliseconds a frame.\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n"
  }

  var json: String {
    let cards = rows.map { row -> JSONObject in
      let frames = BenchReport.Distribution(row.frames)
      return [
        "page": .string(row.page.rawValue), "motion": .string(row.motion.rawValue),
        "frames": .whole(row.frames.count), "median": .number(frames.median),
        "p95": .number(frames.p95), "max": .number(frames.max),
      ]
    }
    let report: JSONObject = ["cards": .lines(cards)]
    return report.text + "\n"
  }
}
