import CoreGraphics
import Testing

@testable import Compositor

struct CoverageTests {
  private func outline(_ rect: CGRect, radius: Double, corners: RoundedRect.Corners = .all)
    -> AlignedOutline
  {
    AlignedOutline(
      RoundedRect(rect, radius: radius, corners: corners), transform: .identity, isSnapped: false)!
  }

  /// Checks that the pieces say of each pixel what its coverage is.
  private func expectTruth(_ shape: AlignedShape, clip: PixelRect? = nil, _ name: String) {
    let clip = clip ?? shape.bounds
    let pieces = shape.pieces(in: clip)
    var marks = [UInt8](repeating: 0, count: clip.area)
    for (rects, mark) in [(pieces.full, UInt8(1)), (pieces.partial, UInt8(2))] {
      for rect in rects {
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX {
            let index = (y - clip.y) * clip.width + x - clip.x
            #expect(marks[index] == 0, "\(name): two pieces at \(x), \(y)")
            marks[index] = mark
          }
        }
      }
    }
    var wrong = 0
    var row = [UInt8](repeating: 0, count: clip.width)
    for y in clip.y..<clip.maxY {
      row.withUnsafeMutableBufferPointer {
        shape.writeRow(y, from: clip.x, count: clip.width, into: $0.baseAddress!)
      }
      for x in clip.x..<clip.maxX {
        let covered = row[x - clip.x]
        var alone: UInt8 = 0
        shape.writeRow(y, from: x, count: 1, into: &alone)
        wrong += alone == covered ? 0 : 1
        switch marks[(y - clip.y) * clip.width + x - clip.x] {
        case 0: wrong += covered == 0 ? 0 : 1
        case 1: wrong += covered == 255 ? 0 : 1
        default: break
        }
      }
    }
    #expect(wrong == 0, "\(name): \(wrong) pixels are in the wrong piece")
  }

  @Test func aRowIsCoveredByItsShareOfHeightBetweenItsSides() {
    // A quarter of the first row lies inside; a fifth of a ring's lower line, and half of its side.
    let rect = CGRect(x: 2.5, y: 1.75, width: 10, height: 20)
    var row = [UInt8](repeating: 0, count: 15)
    AlignedShape(outline(rect, radius: 0)).writeRow(1, from: 0, count: 15, into: &row)
    #expect(row == [0, 0, 32] + Array(repeating: 64, count: 9) + [32, 0, 0])
    let outer = outline(CGRect(x: 2, y: 1, width: 10, height: 20), radius: 0)
    let ring = AlignedShape(outer, hole: outer.inset(x: 1.5, y: 1.2))
    ring.writeRow(2, from: 0, count: 15, into: &row)
    #expect(row == [0, 0, 255, 153] + Array(repeating: 51, count: 6) + [153, 255, 0, 0, 0])
  }

  /// Rows between the corners are written once and copied: each pixel has its own coverage still.
  @Test(arguments: [UInt8(255), 100]) func everyRowOfAMaskIsItsOwn(opacity: UInt8) {
    let outer = outline(CGRect(x: 3.25, y: 2.5, width: 30.5, height: 41.25), radius: 6.5)
    let shapes = [
      AlignedShape(outer), AlignedShape(outer, hole: outer.inset(x: 2, y: 3.5)),
      AlignedShape(outline(CGRect(x: 0.5, y: 0.25, width: 3, height: 9), radius: 0)),
      // A hole that ends between the rows of the outline's straight part.
      AlignedShape(
        outline(CGRect(x: 0, y: 0, width: 20, height: 40), radius: 4),
        hole: outline(CGRect(x: 5, y: 12.5, width: 9, height: 10.25), radius: 3)),
    ]
    for (number, shape) in shapes.enumerated() {
      let bounds = shape.bounds
      for rect in [
        bounds, PixelRect(x: bounds.x, y: bounds.y, width: 1, height: bounds.height),
        PixelRect(x: bounds.x + 1, y: bounds.y + 4, width: 19, height: bounds.height - 6),
      ] {
        var mask = [UInt8](repeating: 0, count: rect.area)
        Coverage(shape, clip: bounds).write(
          rect, opacity: opacity, into: &mask, bytesPerRow: rect.width)
        var expected = mask
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX {
            var alone: UInt8 = 0
            shape.writeRow(y, from: x, count: 1, into: &alone)
            expected[(y - rect.y) * rect.width + x - rect.x] = UInt8(
              (Double(Int(alone) * Int(opacity)) / 255).rounded())
          }
        }
        #expect(mask == expected, "shape \(number), \(rect)")
      }
    }
  }

  @Test func piecesSeparateInsideFromOutside() {
    let rects = [
      CGRect(x: 0, y: 0, width: 200, height: 200),
      CGRect(x: 3.3, y: 7.8, width: 211.4, height: 160.9),
      CGRect(x: -20.5, y: 10, width: 90, height: 300),
    ]
    for rect in rects {
      for radius in [0.0, 8, 31, 33.7, 45, 100, 500] {
        let outer = outline(rect, radius: radius)
        expectTruth(AlignedShape(outer), "\(rect) \(radius)")
        expectTruth(AlignedShape(outer, hole: outer.inset(x: 3, y: 3)), "ring \(rect) \(radius)")
        expectTruth(AlignedShape(outer, hole: outer.inset(x: 5, y: 2)), "uneven \(rect) \(radius)")
        let some = outline(rect, radius: radius, corners: [.topLeft, .bottomRight])
        expectTruth(AlignedShape(some), "two corners \(rect) \(radius)")
        let clip = PixelRect(x: 20, y: 21, width: 37, height: 90)
          .intersection(outer.bounds)
        expectTruth(AlignedShape(outer), clip: clip, "clipped \(rect) \(radius)")
      }
    }
  }

  @Test func ellipsesKeepTheirCornersWhole() {
    let stretched = AlignedOutline(
      RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 50),
      transform: .scale(x: 3, y: 1.5), isSnapped: false)!
    expectTruth(AlignedShape(stretched), "ellipse")
  }

  @Test func mostOfADiscNeedsNoMask() {
    let disc = AlignedShape(outline(CGRect(x: 0, y: 0, width: 480, height: 480), radius: 240))
    let pieces = disc.pieces(in: disc.bounds)
    let area = Double(disc.bounds.area)
    #expect(Double(pieces.partial.reduce(0) { $0 + $1.area }) < 0.12 * area)
    #expect(Double(pieces.full.reduce(0) { $0 + $1.area }) > 0.7 * area)
    // Each piece costs something too.
    #expect(pieces.full.count + pieces.partial.count < 200)
  }
}
