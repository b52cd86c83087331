import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What the check of two pixels a point finds.
@MainActor
struct ScaleDifferenceTests {
  /// A card, a frame and a text.
  private struct Page {
    var radius: CGFloat = 12
    var lineWidth: CGFloat = 2
    var fontSize: CGFloat = 17
    var offset: CGFloat = 0

    @MainActor func picture(scale: CGFloat) throws -> CGImage {
      let controller = UIViewController()
      let simulator = Simulator(
        size: CGSize(width: 200, height: 160), scale: scale, root: controller)
      controller.view.backgroundColor = .white
      let card = UIView(frame: CGRect(x: 20 + offset, y: 20, width: 100, height: 60))
      card.backgroundColor = .systemBlue
      card.layer.cornerRadius = radius
      let frame = UIView(frame: CGRect(x: 130, y: 20, width: 50, height: 60))
      frame.layer.borderWidth = lineWidth
      frame.layer.borderColor = UIColor.systemBlue.cgColor
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 160, height: 30))
      label.text = "Harbour at noon"
      label.font = .systemFont(ofSize: fontSize)
      for view in [card, frame, label] { controller.view.addSubview(view) }
      simulator.settle()
      return try #require(simulator.snapshot())
    }
  }

  /// The difference where a change is made only at two pixels a point.
  private func difference(_ change: (inout Page) -> Void) throws -> ScaleDifference {
    var page = Page()
    let single = try page.picture(scale: 1)
    change(&page)
    return try ScaleDifference(from: single, to: page.picture(scale: 2))
  }

  @Test func theSamePageIsTheSame() throws {
    let difference = try difference { _ in }
    #expect(difference.count == 0, "\(difference)")
  }

  /// As pixels, half of what is meant in points.
  @Test func whatIsNotScaledIsFound() throws {
    #expect(try difference { $0.radius /= 2 }.count > 0)
    #expect(try difference { $0.lineWidth /= 2 }.count > 0)
    #expect(try difference { $0.fontSize /= 2 }.count > 0)
  }

  @Test func smallChangesAreFound() throws {
    #expect(try difference { $0.lineWidth = 1.5 }.count > 0)
    #expect(try difference { $0.fontSize = 16 }.count > 0)
    #expect(try difference { $0.offset = 3 }.count > 0)
  }

  @Test func whatIsMovedToTheNearestPixelIsTheSame() throws {
    var page = Page()
    page.offset = 0.5
    let difference = try ScaleDifference(
      from: page.picture(scale: 1), to: page.picture(scale: 2))
    #expect(difference.count == 0, "\(difference)")
  }

  @Test func anEnlargedPictureHasNoDetail() throws {
    let page = try Page().picture(scale: 1)
    #expect(try DetailCount(of: page.enlarged(isSmooth: false)).squares == 0)
    #expect(try DetailCount(of: page.enlarged(isSmooth: true)).squares == 0)
    #expect(try DetailCount(of: Page().picture(scale: 2)).squares > 50)
  }

  @Test func halvedPixelsAreMeans() throws {
    let words: [[UInt32]] = [
      [0xFF00_0000, 0xFF00_0003, 0xFFFF_0000, 0xFFFF_0000, 9],
      [0xFF00_0004, 0xFF00_FF00, 0x0000_0000, 0x0000_0000, 9],
    ]
    let picture = try #require(
      CGImage(width: 5, height: 2, drawsAll: true) { buffer in
        for (y, row) in words.enumerated() {
          (buffer.base + y * buffer.bytesPerRow).copyMemory(from: row, byteCount: 20)
        }
      })
    let half = try #require(picture.halved)
    #expect(half.width == 2 && half.height == 1)
    // 255 / 4 and 7 / 4 to the nearest; and half of 255 up.
    #expect(half.pixel(x: 0, y: 0) == 0xFF00_4002)
    #expect(half.pixel(x: 1, y: 0) == 0x8080_0000)
  }
}

extension CGImage {
  /// The picture at twice the size, with its own pixels or with those between.
  fileprivate func enlarged(isSmooth: Bool) throws -> CGImage {
    try #require(
      CGImage(width: width * 2, height: height * 2, isOpaque: true, drawsAll: true) { target in
        for y in 0..<target.height {
          let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<target.width {
            // Three quarters of the nearest pixel, a quarter of the next one on that side.
            let (nextX, nextY) = (x % 2 == 0 ? -1 : 1, y % 2 == 0 ? -1 : 1)
            let corners = [(0, 0, 9), (nextX, 0, 3), (0, nextY, 3), (nextX, nextY, 1)]
            let words = corners.map { dx, dy, weight in
              let column = min(max(x / 2 + (isSmooth ? dx : 0), 0), width - 1)
              let line = min(max(y / 2 + (isSmooth ? dy : 0), 0), height - 1)
              return (pixel(x: column, y: line), UInt32(weight))
            }
            row[x] = [UInt32(0), 8, 16, 24].reduce(0) { word, shift in
              let sum = words.reduce(0) { $0 + ($1.0 >> shift & 0xFF) * $1.1 }
              return word | (sum / 16) << shift
            }
          }
        }
      })
  }
}
