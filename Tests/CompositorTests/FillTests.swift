import CoreGraphics
import Testing

import Compositor

struct FillTests {
  @Test func opaqueRectanglesAreExact() {
    let canvas = Canvas(16, 12)
    let changed = canvas.draw([.fill(2, 3, 5, 4, .red)])
    #expect(changed == [PixelRect(x: 0, y: 0, width: 16, height: 12)])
    for y in 0..<12 {
      for x in 0..<16 {
        let isInside = (2..<7).contains(x) && (3..<7).contains(y)
        #expect(canvas.word(x, y) == (isInside ? 0xFFFF_0000 : 0xFF00_0000))
      }
    }
  }

  @Test func seeThroughColoursBlend() {
    let canvas = Canvas(8, 8)
    canvas.draw([.fill(0, 0, 8, 8, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))], on: .white)
    #expect(canvas.red(4, 4) == 255)
    #expect(abs(canvas.green(4, 4) - 127) <= 1)
  }

  @Test func roundedCornersAreSymmetricAndHaveTheRightArea() {
    let canvas = Canvas(40, 40)
    canvas.draw([.fill(4, 4, 32, 32, .red, radius: 10)])
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(canvas.red(x, y) == canvas.red(39 - x, y))
        #expect(canvas.red(x, y) == canvas.red(x, 39 - y))
        #expect(canvas.red(x, y) == canvas.red(y, x))
      }
    }
    let area = 32.0 * 32 - (4 - Double.pi) * 100
    #expect(abs(canvas.redArea - area) < area * 0.01)
    #expect(canvas.red(4, 4) == 0)
    #expect(canvas.red(20, 4) == 255)
  }

  @Test func onlyTheChosenCornersAreRounded() {
    let canvas = Canvas(24, 24)
    let shape = RoundedRect(
      CGRect(x: 2, y: 2, width: 20, height: 20), radius: 8, corners: [.topLeft, .topRight])
    canvas.draw([.fill(Fill(shape: shape, color: .red, transform: .identity))])
    #expect(canvas.red(2, 2) == 0)
    #expect(canvas.red(21, 2) == 0)
    #expect(canvas.red(2, 21) == 255)
    #expect(canvas.red(21, 21) == 255)
  }

  @Test func bordersLieInsideTheirShape() {
    let canvas = Canvas(20, 20)
    let shape = RoundedRect(CGRect(x: 2, y: 2, width: 16, height: 16))
    canvas.draw([.border(Border(shape: shape, width: 2, color: .red, transform: .identity))])
    #expect(canvas.red(1, 10) == 0)
    #expect(canvas.red(2, 10) == 255)
    #expect(canvas.red(3, 10) == 255)
    #expect(canvas.red(4, 10) == 0)
    #expect(canvas.redArea == 16 * 16 - 12 * 12)
  }

  @Test func roundedBordersHaveTheRightArea() {
    let canvas = Canvas(48, 48)
    let shape = RoundedRect(CGRect(x: 4, y: 4, width: 40, height: 40), radius: 12)
    canvas.draw([.border(Border(shape: shape, width: 3, color: .red, transform: .identity))])
    let outer = 40.0 * 40 - (4 - Double.pi) * 144
    let inner = 34.0 * 34 - (4 - Double.pi) * 81
    #expect(abs(canvas.redArea - (outer - inner)) < (outer - inner) * 0.01)
    #expect(canvas.red(24, 24) == 0)
  }

  @Test(arguments: [0.0, 17, 30, 45, 90, 123])
  func rotatedFillsCoverTheirArea(degrees: Double) {
    let canvas = Canvas(64, 64)
    canvas.draw([.fill(17, 20, 30, 24, .red, transform: .rotation(degrees, around: 32, 32))])
    #expect(abs(canvas.redArea - 720) < 7.2)
  }

  @Test func rotatedRoundedFillsAndBordersCoverTheirArea() {
    let canvas = Canvas(64, 64)
    let turn = Homography.rotation(25, around: 32, 32)
    canvas.draw([.fill(16, 16, 32, 32, .red, radius: 10, transform: turn)])
    let area = 32.0 * 32 - (4 - Double.pi) * 100
    #expect(abs(canvas.redArea - area) < area * 0.01)
    let shape = RoundedRect(CGRect(x: 16, y: 16, width: 32, height: 32))
    canvas.draw([.border(Border(shape: shape, width: 3, color: .red, transform: turn))])
    let ring = 32.0 * 32 - 26 * 26
    #expect(abs(canvas.redArea - ring) < ring * 0.01)
  }

  @Test func scaledFillsHaveAntialiasedEdges() {
    let canvas = Canvas(32, 32)
    canvas.draw([
      .fill(
        2, 2, 10, 10, .red, transform: Homography(a: 1.37, b: 0, c: 0, d: 1.61, tx: 3.3, ty: 1.2))
    ])
    let area = 13.7 * 16.1
    #expect(abs(canvas.redArea - area) < area * 0.01)
    #expect(canvas.red(6, 12) > 0)
    #expect(canvas.red(6, 12) < 255)
  }

  @Test func aSeeThroughListReplacesWhatTheBufferHeld() {
    let canvas = Canvas(16, 16)
    let photo = CGImage.make(8, 8) { _, _ in 0x8040_0000 }
    let lists: [[DisplayNode]] = [
      [.fill(0, 0, 16, 16, .green)],
      [
        .picture(
          Picture(image: photo, rect: CGRect(x: 4, y: 4, width: 8, height: 8), transform: .identity)
        )
      ],
      [.fill(4, 4, 8, 8, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))],
    ]
    for (index, middle) in [0xFF00_FF00, 0x8040_0000, 0x8080_0000].enumerated() {
      canvas.draw(lists[index], on: .clear)
      #expect(canvas.word(8, 8) == UInt32(middle))
      #expect(canvas.word(1, 1) == (index == 0 ? 0xFF00_FF00 : 0))
      #expect(canvas.draw(lists[index], on: .clear, isPreserved: true).isEmpty)
    }
  }
}
