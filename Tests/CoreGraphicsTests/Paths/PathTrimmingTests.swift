import Testing

import CoreGraphics

struct PathTrimmingTests {
  @Test func aCurveIsSplitAtItsLength() {
    var circle = PathElements()
    circle.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    #expect(abs(circle.length - 200 * .pi) < 0.2)
    let part = circle.trimmed(from: 0.125, to: 0.625)
    #expect(abs(part.length / circle.length - 0.5) < 1e-5)
    guard case .move(let start)? = part.list.first, let end = part.currentPoint else {
      Issue.record("nothing is left")
      return
    }
    let eighth = 100 / CGFloat(2).squareRoot()
    #expect(hypot(start.x - eighth, start.y - eighth) < 0.1)
    #expect(hypot(end.x + eighth, end.y + eighth) < 0.1)
    #expect(part.list.count == 4, "a move and three curves")
  }

  @Test func aWholeSubpathStaysClosedAndAPartDoesNot() {
    var squares = PathElements()
    squares.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    squares.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let part = squares.trimmed(from: 0, to: 0.75)
    #expect(part.list.filter { $0 == .close }.count == 1)
    #expect(part.currentPoint == CGPoint(x: 30, y: 10))
    #expect(squares.trimmed(from: 0, to: 1) == squares)
    #expect(squares.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(squares.trimmed(from: -1, to: 2) == squares)
    #expect(PathElements().trimmed(from: 0.2, to: 0.4).isEmpty)
  }

  @Test func aStrokeReachesAsFarAsItsSharpestJoinAndItsCaps() {
    var corner = PathElements()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 10, y: 0))
    corner.addLine(to: CGPoint(x: 10, y: 10))
    func reach(_ limit: Double?, _ caps: Bool) -> Double {
      corner.strokeReach(width: 2, miterLimit: limit, hasSquareCaps: caps)
    }
    #expect(reach(nil, false) == 1)
    #expect(abs(reach(10, false) - 2.squareRoot()) < 1e-9)
    #expect(reach(1.2, false) == 1, "the corner is cut off")
    #expect(reach(nil, true) == 2.squareRoot())
  }
}
