import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Continuous corners: the same curve in paths, backgrounds, clips, borders and shadows.
@MainActor
struct ContinuousCornerTests {
  private static let side = 200
  private let controller = UIViewController()

  /// A page of 200 by 200 black points, one pixel each, with a view on it.
  private func show(_ view: UIView) throws -> CGImage {
    let simulator = Simulator(
      size: CGSize(width: Self.side, height: Self.side), scale: 1, root: controller)
    controller.view.backgroundColor = .black
    controller.view.addSubview(view)
    simulator.advance(by: 0.1)
    return try #require(simulator.snapshot())
  }

  private func card(_ radius: CGFloat = 40, height: CGFloat = 160) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: height))
    view.backgroundColor = .white
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = .continuous
    return view
  }

  /// A white shape, drawn as a path.
  private func drawn(_ path: UIBezierPath) throws -> CGImage {
    let size = CGSize(width: Self.side, height: Self.side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        UIColor.white.setFill()
        path.fill()
      }.cgImage)
  }

  private func largestDifference(_ a: CGImage, _ b: CGImage) -> Int {
    var largest = 0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let difference =
          Int(a.pixel(x: x, y: y) & 0xff) - Int(b.pixel(x: x, y: y) & 0xff)
        largest = max(largest, abs(difference))
      }
    }
    return largest
  }

  private var path: UIBezierPath {
    UIBezierPath(roundedRect: CGRect(x: 20, y: 20, width: 160, height: 160), cornerRadius: 40)
  }

  @Test func aPathBeginsItsCurveBeforeACircleWould() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 100)
    // A radius from the corner the curve is 0.94 points below the edge, where a circle touches it.
    #expect(!path.contains(CGPoint(x: 100.4, y: 0.8)) && path.contains(CGPoint(x: 100.4, y: 1.1)))
    #expect(!path.contains(CGPoint(x: 0.8, y: 100.4)) && path.contains(CGPoint(x: 1.1, y: 100.4)))
    // On the diagonal it is 29.15 points from both sides, and 152.87 from the corner it begins.
    #expect(!path.contains(CGPoint(x: 29, y: 29)) && path.contains(CGPoint(x: 29.3, y: 29.3)))
    #expect(!path.contains(CGPoint(x: 371, y: 371)) && path.contains(CGPoint(x: 370.7, y: 370.7)))
    #expect(path.contains(CGPoint(x: 153, y: 0.001)))
    #expect(!path.contains(CGPoint(x: 140, y: 0.001)))
  }

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 80), byRoundingCorners: [.topRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.contains(CGPoint(x: 0.1, y: 0.1)) && path.contains(CGPoint(x: 99.9, y: 79.9)))
    #expect(path.contains(CGPoint(x: 0.1, y: 79.9)) && !path.contains(CGPoint(x: 98, y: 2)))
  }

  @Test func aBackgroundHasTheCurveOfThePath() throws {
    let picture = try show(card())
    #expect(try largestDifference(picture, drawn(path)) <= 40)
    // Beside the corner, where a circle's straight edge would begin.
    #expect(picture.pixel(x: 60, y: 20) & 0xff < 200)
  }

  @Test func aChangeOfTheCurveIsSeen() throws {
    let card = card()
    card.layer.cornerCurve = .circular
    let round = try show(card)
    #expect(round.pixel(x: 60, y: 20) & 0xff > 250)
    card.layer.cornerCurve = .continuous
    #expect(try show(card).pixel(x: 60, y: 20) & 0xff < 200)
  }

  @Test func aClipHasTheCurveOfThePath() throws {
    let card = card()
    card.backgroundColor = nil
    card.clipsToBounds = true
    let inner = UIView(frame: card.bounds)
    inner.backgroundColor = .white
    card.addSubview(inner)
    #expect(try largestDifference(show(card), drawn(path)) <= 40)
  }

  @Test func aBorderIsEquallyWideAllAround() throws {
    let card = card()
    card.backgroundColor = nil
    card.layer.borderColor = UIColor.white.cgColor
    card.layer.borderWidth = 8
    let picture = try show(card)
    // Along the middle of a side, and across the corner on the diagonal.
    func width(_ point: (Int) -> (x: Int, y: Int)) -> Double {
      (0..<60).reduce(0) { sum, step in
        let (x, y) = point(step)
        return sum + Double(picture.pixel(x: x, y: y) & 0xff) / 255
      }
    }
    #expect(abs(width { (100, 20 + $0) } - 8) < 0.1)
    #expect(abs(width { (20 + $0, 20 + $0) } * 2.0.squareRoot() - 8) < 0.5)
  }

  @Test func aTurnedBackgroundHasTheCurveToo() throws {
    let card = card()
    card.transform = CGAffineTransform(rotationAngle: 0.4)
    let turned = path
    turned.apply(
      CGAffineTransform(translationX: 100, y: 100).rotated(by: 0.4).translatedBy(x: -100, y: -100))
    #expect(try largestDifference(show(card), drawn(turned)) <= 40)
  }

  @Test func aShadowIsThatOfThePath() throws {
    func shadow(_ path: CGPath?) throws -> CGImage {
      let card = card()
      controller.view.subviews.forEach { $0.removeFromSuperview() }
      card.layer.shadowColor = UIColor.white.cgColor
      (card.layer.shadowOpacity, card.layer.shadowRadius) = (1, 4)
      card.layer.shadowOffset = .zero
      card.backgroundColor = .black
      card.layer.shadowPath = path
      return try show(card)
    }
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 160, height: 160), cornerRadius: 40)
    #expect(try largestDifference(shadow(nil), shadow(path.cgPath)) <= 12)
  }

  @Test func aCapsuleHasNoRoomForTheCurve() throws {
    let long = card(40, height: 80)
    let continuous = try show(long)
    long.layer.cornerCurve = .circular
    #expect(try largestDifference(continuous, show(long)) == 0)
    // In between there is as much of it as there is room for.
    let some = card(40, height: 100)
    controller.view.subviews.forEach { $0.removeFromSuperview() }
    let edge = try show(some).pixel(x: 60, y: 20) & 0xff
    #expect(edge < 250 && edge > 160)
  }

  @Test func shapesWithoutAnAreaDoNotCrash() throws {
    for rect in [CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 0), .null, .infinite] {
      for radius in [0, 5, 1e9, -1, CGFloat.infinity, .nan] {
        _ = UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds
      }
    }
    let thin = card(1e9, height: 0.25)
    _ = try show(thin)
  }
}
