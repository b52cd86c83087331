import CoreGraphics
import Testing

/// Paths of strokes and of dashes: what is filled is what a stroke draws.
struct PathStrokingTests {
  private static let shapes: [(name: String, path: CGPath)] = [
    ("a bent line", lines([(20, 20), (80, 30), (30, 70), (85, 85)])),
    ("a sharp bend", lines([(15, 40), (85, 45), (15, 50)])),
    ("a line back and forth", lines([(20, 50), (80, 50), (40, 50)])),
    ("a triangle", lines([(20, 80), (50, 20), (80, 80)], closed: true)),
    (
      "steps that are shorter than the line is wide",
      lines([(30, 50), (33, 52), (31, 55), (70, 60)])
    ),
    ("an ellipse", CGPath(ellipseIn: CGRect(x: 15, y: 25, width: 70, height: 45), transform: nil)),
    ("a curve that is narrower than the line", curve(control: CGPoint(x: 50, y: 110))),
    ("two subpaths", twoSquares),
  ]

  private static func lines(_ points: [(Double, Double)], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }

  private static func curve(control: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 42, y: 20))
    path.addQuadCurve(to: CGPoint(x: 58, y: 20), control: control)
    return path
  }

  private static var twoSquares: CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 15, y: 15, width: 30, height: 30))
    path.addRect(CGRect(x: 50, y: 50, width: 30, height: 30))
    return path
  }

  /// The alphas of all pixels.
  private func alphas(_ draw: (CGContext) -> Void) throws -> [Int] {
    let image = try picture(width: 100, height: 100, draw: draw)
    return (0..<image.height).flatMap { image.alphas(inRow: $0) }
  }

  /// How two pictures differ: the mean of all pixels, and how many differ by more than a fifth.
  private func difference(_ one: [Int], _ other: [Int]) -> (mean: Double, clearly: Int) {
    let differences = zip(one, other).map { abs($0 - $1) }
    return (
      Double(differences.reduce(0, +)) / Double(max(one.count, 1)),
      differences.count { $0 > 51 }
    )
  }

  /// Cairo draws the stroke in its own way.
  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func theInsideIsWhatAStrokeDraws(cap: CGLineCap, join: CGLineJoin) throws {
    for (name, path) in Self.shapes {
      for width in [1, 6, 17] as [CGFloat] {
        let drawn = try alphas { context in
          context.setLineWidth(width)
          context.setLineCap(cap)
          context.setLineJoin(join)
          context.setMiterLimit(6)
          context.addPath(path)
          context.strokePath()
        }
        let filled = try alphas { context in
          context.addPath(
            path.copy(
              strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 6))
          context.fillPath()
        }
        let (mean, clearly) = difference(drawn, filled)
        // Cairo's curves are within a tenth of a pixel: up to 0.9 along the ellipse's two sides.
        #expect(mean < 0.3 && clearly <= 3, "\(name), \(width) wide: \(mean), \(clearly)")
      }
    }
  }

  @Test func aLineBecomesARectangle() {
    let line = Self.lines([(10, 20), (50, 20)])
    func stroked(_ cap: CGLineCap) -> CGPath {
      line.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    }
    #expect(stroked(.butt).boundingBoxOfPath == CGRect(x: 10, y: 16, width: 40, height: 8))
    #expect(stroked(.square).boundingBoxOfPath == CGRect(x: 6, y: 16, width: 48, height: 8))
    let round = stroked(.round).boundingBoxOfPath
    #expect(abs(round.minX - 6) < 1e-6 && abs(round.maxX - 54) < 1e-6)
    #expect(stroked(.butt).contains(CGPoint(x: 11, y: 23)))
    #expect(!stroked(.butt).contains(CGPoint(x: 11, y: 25)))
  }

  /// A miter of 1 / sin(θ / 2) line widths: 60 degrees make 2, 90 degrees √2.
  @Test func aPointedJoinIsCutOffAboveItsLimit() {
    let corner = Self.lines([(0, 0), (50, 0), (50, 50)])
    func right(_ limit: CGFloat) -> CGFloat {
      corner.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
        .boundingBoxOfPath.minY
    }
    let path = corner.copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 1.5)
    #expect(path.contains(CGPoint(x: 54.5, y: -4.5)) && right(1.5) == -5)
    let cut = corner.copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 1.4)
    #expect(!cut.contains(CGPoint(x: 54.5, y: -4.5)) && cut.contains(CGPoint(x: 52, y: -2)))
  }

  @Test func aRingIsHollow() {
    let ring = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
      .copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 3, y: 50)))
    #expect(ring.contains(CGPoint(x: 50, y: -4)) && !ring.contains(CGPoint(x: 50, y: -6)))
  }

  @Test func aPointHasItsCapsAlone() {
    let point = Self.lines([(50, 50), (50, 50)])
    for (cap, corner, middle) in [
      (CGLineCap.butt, false, false), (.round, false, true), (.square, true, true),
    ] {
      let dot = point.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10)
      #expect(dot.contains(CGPoint(x: 54.5, y: 54.5)) == corner)
      #expect(dot.contains(CGPoint(x: 53, y: 52)) == middle)
    }
    let move = CGMutablePath()
    move.move(to: CGPoint(x: 50, y: 50))
    #expect(
      move.copy(strokingWithWidth: 10, lineCap: .round, lineJoin: .miter, miterLimit: 10).isEmpty)
  }

  @Test func thePathIsTransformedAndTheLineIsNot() {
    let line = Self.lines([(0, 0), (10, 0)]).copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 3, y: 5))
    #expect(line.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 30, height: 4))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aWidthThatIsNoneMakesNothing(width: CGFloat) {
    let line = Self.lines([(0, 0), (10, 0)])
    #expect(
      line.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
        .isEmpty)
  }

  // MARK: Dashes

  private func points(_ path: CGPath) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    for element in path.elements.list {
      switch element {
      case .move(let point): result.append([point])
      case .line(let point), .quad(_, let point), .curve(_, _, let point):
        result[result.count - 1].append(point)
      case .close: result[result.count - 1].append(result[result.count - 1][0])
      }
    }
    return result
  }

  @Test func dashesAndGapsAlternate() {
    let line = Self.lines([(0, 0), (20, 0)])
    func dashes(_ phase: CGFloat, _ lengths: [CGFloat]) -> [[CGFloat]] {
      points(line.copy(dashingWithPhase: phase, lengths: lengths)).map { $0.map(\.x) }
    }
    #expect(dashes(0, [5, 3]) == [[0, 5], [8, 13], [16, 20]])
    #expect(dashes(2, [5, 3]) == [[0, 3], [6, 11], [14, 19]])
    #expect(dashes(-3, [5, 3]) == [[3, 8], [11, 16], [19, 20]])
    // With an odd number dashes and gaps change places in the second round.
    #expect(dashes(0, [6, 2, 4]) == [[0, 6], [8, 12], [18, 20]])
    #expect(dashes(0, [7]) == [[0, 7], [14, 20]])
    for lengths in [[], [0, 0], [3, -1], [.nan, 2], [.infinity]] as [[CGFloat]] {
      #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
    }
    #expect(line.copy(dashingWithPhase: .nan, lengths: [1, 2]) == line)
    // A ten-thousandth of a point each: they could not be seen, and are not made.
    #expect(line.copy(dashingWithPhase: 0, lengths: [0.0001, 0.0001]) == line)
  }

  @Test func aDashGoesAroundCornersAndAroundTheBeginningOfAClosedPath() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(
      points(square.copy(dashingWithPhase: 0, lengths: [15, 10])) == [
        // From 25 to the end, and on from the beginning to 15.
        [
          CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 10), .zero, CGPoint(x: 10, y: 0),
          CGPoint(x: 10, y: 5),
        ]
      ])
    #expect(square.copy(dashingWithPhase: 0, lengths: [50, 10]) == square)
  }

  @Test func dashesOfCurvesAreCurves() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let quarter = CGFloat.pi * 25
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [quarter, 4 * quarter])
    let ends = points(dashed)
    #expect(ends.count == 1)
    if let first = ends.first?.first, let last = ends.first?.last {
      #expect(hypot(first.x - 50, first.y) < 0.1 && hypot(last.x, last.y - 50) < 0.1)
    }
    #expect(
      !dashed.elements.list.contains {
        if case .line = $0 { true } else { false }
      })
  }

  @Test func everySubpathBeginsWithThePattern() {
    let path = CGMutablePath()
    for y in [0, 5] as [CGFloat] {
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: 7, y: y))
    }
    #expect(
      points(path.copy(dashingWithPhase: 0, lengths: [4, 4])) == [
        [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0)], [CGPoint(x: 0, y: 5), CGPoint(x: 4, y: 5)],
      ])
  }

  // MARK: In a context

  @Test func aContextReplacesItsPathByTheStroke() throws {
    func prepare(_ context: CGContext) {
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 0.5)
      context.setLineWidth(10)
      context.setLineCap(.round)
      context.setLineDash(phase: 3, lengths: [12, 14])
      context.move(to: CGPoint(x: 5, y: 40))
      context.addCurve(
        to: CGPoint(x: 35, y: 150), control1: CGPoint(x: 40, y: 40),
        control2: CGPoint(x: 0, y: 120))
    }
    let drawn = try alphas { context in
      prepare(context)
      context.strokePath()
    }
    let filled = try alphas { context in
      prepare(context)
      context.replacePathWithStrokedPath()
      context.fillPath()
    }
    let (mean, clearly) = difference(drawn, filled)
    #expect(mean < 0.3 && clearly <= 6, "\(mean), \(clearly)")
  }
}
