import CoreGraphics
import Testing

struct CGContextPaintingTests {
  @Test func aFilledRectangleCoversItsPixelsAndNoOthers() throws {
    let image = try picture { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 2, y: 1, width: 3, height: 2))
    }
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<5).contains(x) && (1..<3).contains(y)
        #expect(image.pixel(x: x, y: y) == (isInside ? 0xFFFF_0000 : 0))
      }
    }
  }

  @Test func halfAPixelIsHalfTheColour() throws {
    let image = try picture { context in
      context.setFillColor(.white)
      context.fill(CGRect(x: 1.5, y: 0, width: 3, height: 8))
    }
    #expect(image.alphas(inRow: 4) == [0, 128, 255, 255, 128, 0, 0, 0])
  }

  @Test func withoutAntialiasingThereAreNoHalves() throws {
    let image = try picture { context in
      context.setShouldAntialias(false)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect((0..<8).flatMap(image.alphas).allSatisfy { $0 == 0 || $0 == 255 })
    #expect(image.alphas(inRow: 4)[4] == 255)
  }

  @Test func scaleTurnsPointsIntoPixels() throws {
    let image = try picture(scale: 2) { context in
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(image.inkedPixelCount == 4)
    #expect(image.pixel(x: 2, y: 2) == 0xFF00_0000 && image.pixel(x: 3, y: 3) == 0xFF00_0000)
  }

  @Test func transformsAddUpAndAreRestored() throws {
    let image = try picture { context in
      context.saveGState()
      context.translateBy(x: 4, y: 4)
      context.rotate(by: .pi / 2)
      context.scaleBy(x: 2, y: 1)
      // Two pixels below the middle of eight rows, from the lower edge.
      #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 0)).y.rounded() == 2)
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 8))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.inkedPixelCount == 3)
    #expect(image.pixel(x: 3, y: 4) == 0xFF00_00FF && image.pixel(x: 3, y: 5) == 0xFF00_00FF)
    #expect(image.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test func theCurrentPathStaysWhereItWasAdded() throws {
    let image = try picture { context in
      context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      context.translateBy(x: 4, y: 0)
      #expect(context.boundingBoxOfPath == CGRect(x: -3, y: 1, width: 2, height: 2))
      #expect(context.pathContains(CGPoint(x: -2, y: 2), mode: .fill))
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(image.inkedPixelCount == 4 && image.pixel(x: 1, y: 1) != 0)
  }

  @Test func aStrokeLiesOnBothSidesOfItsLine() throws {
    let image = try picture { context in
      context.setLineWidth(2)
      context.stroke(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(image.alphas(inRow: 1) == [0, 255, 255, 255, 255, 255, 255, 0])
    #expect(image.alphas(inRow: 4) == [0, 255, 255, 0, 0, 255, 255, 0])
  }

  @Test func capsReachBeyondTheEnds() throws {
    func inked(_ cap: CGLineCap) throws -> Int {
      try picture { context in
        context.setLineWidth(2)
        context.setLineCap(cap)
        context.strokeLineSegments(between: [CGPoint(x: 2, y: 4), CGPoint(x: 6, y: 4)])
      }.inkedPixelCount
    }
    #expect(try inked(.butt) == 8)
    #expect(try inked(.square) == 12)
  }

  @Test func dashesLeaveGaps() throws {
    let image = try picture { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [2, 1])
      context.move(to: CGPoint(x: 0, y: 1))
      context.addLine(to: CGPoint(x: 8, y: 1))
      context.strokePath()
    }
    #expect(image.alphas(inRow: 0) == [255, 255, 0, 255, 255, 0, 255, 255])
  }

  @Test func fillAndStrokeTogether() throws {
    let image = try picture { context in
      context.setFillColor(.green)
      context.setStrokeColor(.red)
      context.setLineWidth(2)
      context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.drawPath(using: .fillStroke)
    }
    #expect(image.pixel(x: 4, y: 4) == 0xFF00_FF00)
    #expect(image.pixel(x: 2, y: 4) == 0xFFFF_0000)
  }

  @Test func theClipHoldsUntilItIsRestored() throws {
    let image = try picture { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 8))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 1, width: 8, height: 1))
    }
    #expect(image.alphas(inRow: 0) == [255, 255, 255, 255, 0, 0, 0, 0])
    #expect(image.alphas(inRow: 1).allSatisfy { $0 == 255 })
  }

  @Test func anEvenOddClipHasAHole() throws {
    let image = try picture { context in
      context.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.clip(using: .evenOdd)
      context.fill(.infinite)
    }
    #expect(image.inkedPixelCount == 64 - 16)
  }

  @Test func clearingLeavesNothingInAnyBlendMode() throws {
    let image = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.setBlendMode(.destinationOver)
      context.clear(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(image.inkedPixelCount == 48)
  }

  @Test func alphaMultipliesTheColours() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(image.pixel(x: 0, y: 0) == 0x4040_4040)
  }

  @Test func betweenTheRectanglesOfAShapeNothingIsMixed() throws {
    let image = try picture { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.setFillColor(.blue)
      context.setBlendMode(.sourceIn)
      // With edges within pixels.
      context.fill([
        CGRect(x: 0.5, y: 0.5, width: 2, height: 7), CGRect(x: 5.5, y: 0.5, width: 2, height: 7),
      ])
    }
    #expect((3...4).map { image.pixel(x: $0, y: 4) } == [0xFFFF_0000, 0xFFFF_0000])
    #expect([1, 6].map { image.pixel(x: $0, y: 4) } == [0xFF00_00FF, 0xFF00_00FF])
  }

  @Test func blendModesMixWithinTheShapeOnly() throws {
    func mixed(_ mode: CGBlendMode) throws -> CGImage {
      try picture { context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
        context.setFillColor(.blue)
        context.setBlendMode(mode)
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 8))
      }
    }
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    let expected: [(CGBlendMode, [UInt32])] = [
      (.normal, [red, red, blue, blue, blue, blue, 0, 0]),
      (.copy, [red, red, blue, blue, blue, blue, 0, 0]),
      (.clear, [red, red, 0, 0, 0, 0, 0, 0]),
      (.multiply, [red, red, 0xFF00_0000, 0xFF00_0000, blue, blue, 0, 0]),
      (.plusLighter, [red, red, 0xFFFF_00FF, 0xFFFF_00FF, blue, blue, 0, 0]),
      (.sourceIn, [red, red, blue, blue, 0, 0, 0, 0]),
      (.sourceOut, [red, red, 0, 0, blue, blue, 0, 0]),
      (.sourceAtop, [red, red, blue, blue, 0, 0, 0, 0]),
      (.destinationOver, [red, red, red, red, blue, blue, 0, 0]),
      (.destinationIn, [red, red, red, red, 0, 0, 0, 0]),
      (.destinationOut, [red, red, 0, 0, 0, 0, 0, 0]),
      (.destinationAtop, [red, red, red, red, blue, blue, 0, 0]),
      (.xor, [red, red, 0, 0, blue, blue, 0, 0]),
    ]
    for (mode, row) in expected {
      let image = try mixed(mode)
      #expect((0..<8).map { image.pixel(x: $0, y: 4) } == row, "\(mode)")
    }
  }

  @Test func anOpaqueContextBeginsBlackAndStaysOpaque() throws {
    let image = try picture(isOpaque: true) { context in
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 8))
    }
    #expect(image.isOpaque)
    #expect(image.pixel(x: 0, y: 0) == 0xFF00_0000)
    #expect(image.pixel(x: 2, y: 0) == 0xFF80_8080)
    #expect(image.pixel(x: 6, y: 0) == 0xFF00_0000)
  }

  /// One pixel that is not opaque is found wherever it is, also in the last column of an odd width.
  @Test(arguments: [7, 8], [(3, 4), (6, 7), (0, 0), (6, 0), (2, 7)])
  func aDrawingIsKnownToBeOpaque(width: Int, hole: (x: Int, y: Int)) throws {
    func drawing(_ isWhole: Bool) throws -> CGImage {
      let context = try #require(CGContext(width: width, height: 8))
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: width, height: 8))
      if !isWhole { context.clear(CGRect(x: hole.x, y: hole.y, width: 1, height: 1)) }
      return try #require(context.finish())
    }
    let (whole, other) = (try drawing(true), try drawing(false))
    #expect(whole.hasOnlyOpaquePixels && !other.hasOnlyOpaquePixels)
    // What the image says of its layout stays that of the context.
    #expect(!whole.isOpaque && whole.alphaInfo == other.alphaInfo)
    #expect(
      try #require(whole.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
        .hasOnlyOpaquePixels)
  }
}
