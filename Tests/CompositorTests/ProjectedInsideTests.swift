import CoreGraphics
import Testing

@testable import Compositor

/// What is turned, or seen in perspective, hides what lies below its inside.
struct ProjectedInsideTests {
  private static let square = CGRect(x: -100, y: -100, width: 200, height: 200)

  private static func turn(
    by angle: Double, x: Double, y: Double, tilt: Double = 0
  ) -> Homography {
    Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: tilt, q: tilt / 3, r: 1)
      .followed(by: .rotation(angle * 180 / .pi, around: 0, 0))
      .followed(by: .translation(x: x, y: y))
  }

  private func inside(
    of rect: CGRect, _ transform: Homography, within limits: PixelRect = .unbounded
  ) throws -> PixelRect {
    try #require(ProjectedShape(RoundedRect(rect), transform: transform))
      .insideRect(within: limits)
  }

  @Test func theLargestRectangleInASquareOnItsCornerHasHalfOfItsArea() throws {
    let rect = try inside(of: Self.square, Self.turn(by: .pi / 4, x: 150.3, y: 150.2))
    #expect((19_000...20_000).contains(rect.area))
    #expect(abs(rect.x + rect.maxX - 300) <= 2 && abs(rect.y + rect.maxY - 300) <= 2)
  }

  @Test func inAPageThatTurnsAwayItReachesFromSideToSide() throws {
    // 100 high at the left; two thirds of that at the right, and across.
    let page = CGRect(x: 0, y: -50, width: 100, height: 100)
    let map = Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.005, q: 0, r: 1)
      .followed(by: .translation(x: 20.25, y: 80.25))
    let rect = try inside(of: page, map)
    #expect((64...66).contains(rect.width) && (64...66).contains(rect.height))
  }

  @Test(arguments: [0, 0.0004, 0.002], [0, 20, 90])
  func eachOfItsPixelsIsWhollyCovered(tilt: Double, radius: Double) throws {
    for step in 0..<24 {
      let angle = Double(step) * 2 * .pi / 24 + 0.01
      let map = Self.turn(by: angle, x: 160 + Double(step) / 7, y: 140, tilt: tilt)
      let shape = try #require(
        ProjectedShape(RoundedRect(Self.square, radius: radius), transform: map))
      let limits = PixelRect(x: 90, y: 0, width: 130, height: 190)
      for rect in [
        shape.insideRect(within: .unbounded), shape.insideRect(within: limits),
      ] {
        #expect(rect.area > 2000)
        var partial = 0
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX where coverageByte(shape.coverage(x: x, y: y)) < 255 {
            partial += 1
          }
        }
        #expect(partial == 0, "turned by \(angle)")
      }
      #expect(limits.contains(shape.insideRect(within: limits)))
    }
  }

  @Test func thereIsNoneInARingOrBesideTheShape() throws {
    let map = Self.turn(by: 0.3, x: 150, y: 150)
    let ring = try #require(
      ProjectedShape(RoundedRect(Self.square), transform: map, ringWidth: 90))
    #expect(ring.insideRect(within: .unbounded).isEmpty)
    let beside = PixelRect(x: 400, y: 0, width: 100, height: 100)
    #expect(try inside(of: Self.square, map, within: beside).isEmpty)
  }

  /// A drawing at a place below a turned square of a colour.
  private func drawnBelow(_ place: CGRect, opacity: Double = 1) -> Bool {
    let counter = DrawingCounter()
    let drawing = Drawing(bounds: place) { context in
      counter.increment()
      context.fill(place)
    }
    let cover = DisplayGroup(
      content: GroupContent(nodes: [.fill(-100, -100, 200, 200, .blue)]),
      transform: Self.turn(by: 0.2, x: 160, y: 140, tilt: 0.0004), opacity: opacity)
    let canvas = Canvas(320, 280)
    canvas.draw([.drawing(PlacedDrawing(drawing: drawing)), .group(cover)], on: .green)
    return counter.value > 0
  }

  @Test func whatItsInsideHidesIsNotDrawn() {
    #expect(!drawnBelow(CGRect(x: 120, y: 100, width: 70, height: 80)))
    #expect(drawnBelow(CGRect(x: 120, y: 100, width: 70, height: 80), opacity: 0.5))
    #expect(drawnBelow(CGRect(x: 120, y: 20, width: 70, height: 80)))
  }
}
