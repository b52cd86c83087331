import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The shadows of views.
@MainActor
struct ShadowTests {
  /// Across a straight edge the amount of a Gaussian blur is that of the error function, with the
  /// radius as its standard deviation in points. A design tool's blur is twice the radius.
  @Test(arguments: [1.0, 2], [4.0, 9])
  func theShadowRadiusIsTheStandardDeviation(scale: Double, radius: Double) throws {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 120, height: 120), scale: scale, root: controller)
    controller.view.backgroundColor = .white
    // The shadow falls to the right of its view, so that its left edge is seen alone.
    let view = UIView(frame: CGRect(x: -600, y: -300, width: 400, height: 700))
    view.backgroundColor = .red
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = CGSize(width: 660, height: 0)
    controller.view.addSubview(view)
    simulator.settle()
    let image = try #require(simulator.snapshot())
    for x in Int(20 * scale)..<Int(110 * scale) {
      let distance = (Double(x) + 0.5) / scale - 60
      let covered = 0.5 * (1 + erf(distance / radius / 2.0.squareRoot()))
      let shown = 1 - Double(image.pixel(x: x, y: Int(60 * scale)) & 255) / 255
      #expect(abs(shown - covered) < 0.03, "at \(distance) points from the edge")
    }
  }

  /// The shadow is that of the view's whole composed picture, its subviews included, unless the
  /// view clips them or has a `shadowPath`.
  @Test func aSubviewThatSticksOutOfAnOpaqueViewCastsAShadowToo() throws {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 120, height: 120), scale: 1, root: controller)
    controller.view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    card.backgroundColor = .red
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 1
    card.layer.shadowOffset = CGSize(width: 0, height: 60)
    let badge = UIView(frame: CGRect(x: 50, y: 10, width: 20, height: 20))
    badge.backgroundColor = .green
    card.addSubview(badge)
    controller.view.addSubview(card)
    // The middles of the card's shadow, of the badge's, and of what is below the latter.
    let (cardShadow, badgeShadow, below) = ((30, 90), (70, 90), (70, 105))
    func isDark(_ point: (x: Int, y: Int)) throws -> Bool {
      simulator.settle()
      return try #require(simulator.snapshot()).pixel(x: point.x, y: point.y) & 255 < 20
    }
    #expect(try isDark(cardShadow) && isDark(badgeShadow) && !isDark(below))
    card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil)
    #expect(try isDark(cardShadow) && !isDark(badgeShadow))
    card.layer.shadowPath = nil
    badge.frame.origin.x = 10
    #expect(try isDark(cardShadow) && !isDark(badgeShadow))
  }
}
