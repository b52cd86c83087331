import CoreGraphics
import Testing

import Compositor

struct GroupTests {
  @Test func fadingAGroupHidesWhatIsBehindItsFront() {
    let canvas = Canvas(16, 16)
    canvas.draw(
      [.group([.fill(0, 0, 12, 12, .green), .fill(4, 4, 12, 12, .red)], opacity: 0.5)])
    // Where both lie, only the front one shows through, at half its strength.
    #expect(canvas.green(8, 8) == 0)
    #expect(abs(canvas.red(8, 8) - 128) <= 1)
    #expect(abs(canvas.green(2, 2) - 128) <= 1)
  }

  @Test func fadingASingleShapeIsTheSameAsFadingItsColour() {
    let whole = Canvas(16, 16)
    whole.draw([.group([.fill(2, 2, 8, 8, .red)], opacity: 0.4)], on: .white)
    let colour = Canvas(16, 16)
    colour.draw([.fill(2, 2, 8, 8, RGBA(red: 1, green: 0, blue: 0, alpha: 0.4))], on: .white)
    #expect(whole.pixels == colour.pixels)
  }

  @Test func nestedOpacitiesMultiply() {
    let canvas = Canvas(8, 8)
    let inner = DisplayNode.group(
      [.fill(0, 0, 8, 8, .red), .fill(0, 0, 2, 2, .green)], opacity: 0.5)
    canvas.draw([.group([inner, .fill(7, 7, 1, 1, .blue)], opacity: 0.5)])
    #expect(abs(canvas.red(4, 4) - 64) <= 1)
  }

  @Test func clipsCutAtPixels() {
    let canvas = Canvas(16, 16)
    let clip = RoundedRect(CGRect(x: 3, y: 4, width: 5, height: 6))
    canvas.draw([.group([.fill(0, 0, 16, 16, .red)], clip: clip)])
    #expect(canvas.redArea == 30)
    #expect(canvas.red(3, 4) == 255)
    #expect(canvas.red(2, 4) == 0)
  }

  @Test func roundedClipsLookLikeRoundedFills() {
    let clipped = Canvas(40, 40)
    let rect = CGRect(x: 4, y: 4, width: 32, height: 32)
    clipped.draw([
      .group(
        [.fill(0, 0, 40, 20, .red), .fill(0, 20, 40, 20, .red)],
        clip: RoundedRect(rect, radius: 10))
    ])
    let filled = Canvas(40, 40)
    filled.draw([.fill(4, 4, 32, 32, .red, radius: 10)])
    for (a, b) in zip(clipped.pixels, filled.pixels) {
      #expect(abs(Int(a >> 16 & 255) - Int(b >> 16 & 255)) <= 1)
    }
  }

  /// Snapshots of the parts of a page are one content, shown as often as there are parts.
  @Test func partsOfAPageThatChangePlacesAreThePartsOfIt() {
    let cells = (0..<24).map { (x: $0 % 6 * 10, y: $0 / 6 * 10) }
    let colours = cells.indices.map { index in
      let cell = cells[index]
      let colour = RGBA(red: Double(index) / 24, green: 1 - Double(index) / 24, blue: 0.5)
      return DisplayNode.fill(Double(cell.x), Double(cell.y), 9, 8, colour)
    }
    let faded = DisplayNode.group(
      [.fill(5, 5, 40, 20, .red), .fill(15, 8, 30, 30, .blue)], opacity: 0.5)
    let page = GroupContent(nodes: [.fill(0, 0, 60, 40, .green)] + colours + [faded])
    let whole = Canvas(60, 40)
    whole.draw([.group(DisplayGroup(content: page))])

    let canvas = Canvas(60, 40)
    for shift in [7, 11] {
      canvas.draw(
        cells.indices.map { index in
          let (from, to) = (cells[index], cells[(index + shift) % cells.count])
          return .group(
            DisplayGroup(
              content: page,
              transform: .translation(x: Double(to.x - from.x), y: Double(to.y - from.y)),
              clip: RoundedRect(CGRect(x: from.x, y: from.y, width: 10, height: 10))))
        })
      for index in cells.indices {
        let (from, to) = (cells[index], cells[(index + shift) % cells.count])
        for offset in 0..<100 {
          let (x, y) = (offset % 10, offset / 10)
          #expect(canvas.word(to.x + x, to.y + y) == whole.word(from.x + x, from.y + y))
        }
      }
    }
  }

  @Test func clippedAndFadedGroupsDoBoth() {
    let canvas = Canvas(40, 40)
    let clip = RoundedRect(CGRect(x: 4, y: 4, width: 32, height: 32), radius: 10)
    canvas.draw([
      .group([.fill(0, 0, 40, 40, .green), .fill(0, 0, 40, 40, .red)], opacity: 0.5, clip: clip)
    ])
    #expect(canvas.green(20, 20) == 0)
    #expect(abs(canvas.red(20, 20) - 128) <= 1)
    #expect(canvas.red(4, 4) == 0)
    #expect(canvas.red(2, 20) == 0)
  }

  @Test func rotatedClipsCoverTheirArea() {
    let canvas = Canvas(64, 64)
    let clip = RoundedRect(CGRect(x: 20, y: 20, width: 24, height: 24))
    canvas.draw([
      .group(
        [.fill(0, 0, 64, 40, .red), .fill(0, 40, 64, 24, .red)],
        transform: .rotation(33, around: 32, 32), clip: clip)
    ])
    #expect(abs(canvas.redArea - 576) < 576 * 0.01)
  }

  @Test func rasterizedGroupsLookTheSameAtRest() {
    let nodes: [DisplayNode] = [
      .fill(2, 2, 20, 20, .red, radius: 6), .fill(8, 8, 10, 20, .green),
    ]
    let plain = Canvas(32, 32)
    plain.draw([.group(nodes, transform: .translation(x: 3, y: 1))])
    let rasterized = Canvas(32, 32)
    rasterized.draw([.group(nodes, transform: .translation(x: 3, y: 1), isRasterized: true)])
    for (a, b) in zip(plain.pixels, rasterized.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 1)
      }
    }
  }

  @Test func rasterizedGroupsKeepTheirOwnScale() {
    let canvas = Canvas(32, 32)
    let content = GroupContent(nodes: [.fill(4, 4, 3, 3, .red), .fill(20, 20, 8, 8, .red)])
    let coarse = DisplayGroup(content: content, isRasterized: true, rasterizationScale: 0.25)
    canvas.draw([.group(coarse)])
    // Three points become one pixel of this scale, which is four points wide.
    #expect(canvas.red(7, 5) > 0)
    let fine = DisplayGroup(content: content, isRasterized: true, rasterizationScale: 1)
    canvas.draw([.group(fine)])
    #expect(canvas.red(7, 5) == 0)
    #expect(canvas.redArea == 73)
  }

  @Test func groupsAtRestSnapToPixelsAndMoveRigidly() {
    let nodes: [DisplayNode] = [.fill(0.3, 0.3, 7.4, 5.2, .red), .fill(3.6, 2.5, 3, 3, .green)]
    let still = Canvas(32, 32)
    still.draw([.group(nodes, transform: .translation(x: 4, y: 4))])
    for offset in [0.0, 0.26, 0.5, 0.74] {
      let moved = Canvas(32, 32)
      moved.draw([.group(nodes, transform: .translation(x: 9 + offset, y: 6 + offset))])
      let shift = offset < 0.5 ? 0 : 1
      for y in 0..<20 {
        for x in 0..<20 {
          #expect(moved.word(x + 5 + shift, y + 2 + shift) == still.word(x, y))
        }
      }
    }
    #expect(Set(still.pixels).isSubset(of: [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00]))
  }

  @Test func groupsThatMoveArePicturedWithoutChangingAPixel() {
    var nodes: [DisplayNode] = []
    for index in 0..<40 {
      let color: RGBA = index % 2 == 0 ? .red : .blue
      nodes.append(.fill(Double(index % 5), Double(index / 5), 200, 150, color))
    }
    nodes.append(.fill(10, 10, 100, 80, .green, radius: 20))
    let content = GroupContent(nodes: nodes)
    func list(_ x: Double) -> DisplayList {
      let group = DisplayGroup(content: content, transform: .translation(x: x, y: 3))
      return DisplayList(
        width: 256, height: 192, background: .white,
        root: DisplayGroup(content: GroupContent(nodes: [.group(group)])))
    }
    let moving = Canvas(256, 192)
    for x in 0..<4 { moving.draw(list(Double(x) * 7), isPreserved: x > 0) }
    let fresh = Canvas(256, 192)
    fresh.draw(list(21))
    #expect(moving.pixels == fresh.pixels)
  }

  @Test func whatLiesBehindSomethingOpaqueDoesNotShow() {
    let canvas = Canvas(64, 64)
    canvas.draw([
      .fill(0, 0, 64, 64, .green), .group([.fill(5, 5, 50, 50, .red)], opacity: 0.5),
      .fill(0, 0, 64, 64, .blue),
    ])
    #expect(Set(canvas.pixels) == [0xFF00_00FF])
  }
}
