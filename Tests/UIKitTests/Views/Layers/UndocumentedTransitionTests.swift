import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The types of `CATransition` that Apple does not document, by the pixels of a view of 100 × 100
/// points at (100, 100), in whose middle four squares meet, and which becomes yellow in a second.
@MainActor
struct UndocumentedTransitionTests {
  private static let colors: [UInt32: String] = [
    0xFFFF_0000: "red", 0xFF00_FF00: "green", 0xFF00_00FF: "blue", 0xFF00_0000: "black",
    0xFFFF_FF00: "yellow", 0xFFFF_FFFF: "white",
  ]

  private let simulator: Simulator
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    let page = UIViewController()
    simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: page)
    page.view.backgroundColor = .white
    page.view.addSubview(view)
    for (index, color) in [
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
      UIColor(red: 0, green: 0, blue: 1, alpha: 1), .black,
    ].enumerated() {
      let square = UIView(
        frame: CGRect(x: index % 2 * 50, y: index / 2 * 50, width: 50, height: 50))
      square.backgroundColor = color
      view.addSubview(square)
    }
    simulator.settle()
  }

  /// Begins a transition, and goes to a fraction of it.
  private func go(
    _ type: String, _ subtype: CATransitionSubtype? = nil, to fraction: Double
  ) {
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: type)
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(transition, forKey: nil)
    view.subviews.forEach { $0.removeFromSuperview() }
    view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    // It begins with the first frame.
    simulator.advance(by: fraction + 1 / 60)
  }

  /// The colour at a place from the view's upper left corner; another mixture is "mixed".
  private func color(_ x: Int, _ y: Int) throws -> String {
    let picture = try #require(simulator.snapshot())
    return Self.colors[picture.pixel(x: 100 + x, y: 100 + y)] ?? "mixed"
  }

  @Test(arguments: ["cube", "alignedCube"])
  func halfWayTwoFacesOfACubeAreSeen(type: String) throws {
    go(type, .fromRight, to: 0.5)
    // The near edge is in the middle, with the old face at its left. The outer edges lie 70.71
    // points beside the middle, and 50 behind the layer: 1200 / 1250 of that is 67.88.
    #expect(try color(45, 25) == "green" && color(45, 75) == "black")
    #expect(try color(20, 25) == "red" || color(20, 25) == "green")
    #expect(try color(55, 25) == "yellow" && color(80, 75) == "yellow")
    #expect(try color(50 + 66, 50) == "yellow" && color(50 + 69, 50) == "white")
    #expect(try color(50 - 67, 25) == "red" && color(50 - 70, 25) == "white")
    simulator.advance(by: 0.6)
    #expect(try color(5, 5) == "yellow" && color(-2, 50) == "white" && color(102, 50) == "white")
  }

  @Test func aFaceThatIsSeenFromInsideTheCubeIsNotDrawn() throws {
    go("cube", .fromRight, to: 0.01)
    #expect(try color(98, 25) == "green" && color(98, 75) == "black")
    simulator.advance(by: 0.975)
    #expect(try color(2, 25) == "yellow" && color(2, 75) == "yellow")
  }

  @Test(arguments: [
    (CATransitionSubtype.fromLeft, 20, 50), (.fromRight, 80, 50), (.fromTop, 50, 80),
    (.fromBottom, 50, 20),
  ])
  func theNewFaceComesFromItsSide(subtype: CATransitionSubtype, x: Int, y: Int) throws {
    go("cube", subtype, to: 0.5)
    #expect(try color(x, y) == "yellow" && color(100 - x, 100 - y) != "yellow")
  }

  @Test(arguments: ["oglFlip", "alignedFlip", "flip"])
  func aFlipTurnsThePictureOver(type: String) throws {
    go(type, .fromLeft, to: 0.25)
    // An eighth of a turn: 35.36 points to each side, and a little more or less in perspective.
    #expect(try color(50 - 30, 20) == "red" && color(50 + 30, 80) == "black")
    #expect(try color(5, 50) == "white" && color(95, 50) == "white")
    simulator.advance(by: 0.5)
    #expect(try color(50, 50) == "yellow" && color(5, 50) == "white")
  }

  @Test func anApertureOpensToTheNewPicture() throws {
    // Half of 70.71 points.
    go("cameraIrisHollowOpen", to: 0.5)
    #expect(try color(50, 50) == "yellow" && color(50, 50 - 34) == "yellow")
    #expect(try color(49, 50 - 37) == "red" && color(51, 50 + 37) == "black")
    #expect(try color(3, 3) == "red")
  }

  @Test func anApertureClosesOnTheOldPicture() throws {
    // Three quarters of 70.71 points are closed: 17.68 are left.
    go("cameraIrisHollowClose", to: 0.75)
    #expect(try color(49, 50 - 16) == "red" && color(51, 50 + 16) == "black")
    #expect(try color(50, 50 - 20) == "yellow" && color(3, 3) == "yellow")
  }

  @Test func theOldPictureIsSuckedIntoACorner() throws {
    go("suckEffect", to: 0.5)
    // Everything is 70.71 points nearer to the corner: what was at (60, 60), 84.9 points away, is
    // at 14.1 points. Beyond 50 on the diagonal nothing is left.
    #expect(try color(10, 10) == "black" && color(19, 19) == "black")
    #expect(try color(24, 2) == "green" && color(2, 24) == "blue")
    #expect(try color(55, 55) == "yellow" && color(95, 5) == "yellow")
    simulator.advance(by: 0.6)
    #expect(try color(1, 1) == "yellow")
  }

  @Test func underWavesOnePictureDissolvesIntoTheOther() throws {
    let bar = UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 100))
    bar.backgroundColor = .white
    view.addSubview(bar)
    simulator.settle()
    go("rippleEffect", to: 0.5)
    // In the middle of an even square the waves show nothing: half of red and half of yellow.
    let picture = try #require(simulator.snapshot())
    let pixel = picture.pixel(x: 106, y: 106)
    #expect(pixel >> 16 == 0xFFFF && abs(Int(pixel >> 8 & 0xFF) - 128) <= 2 && pixel & 0xFF == 0)
    // The bar is not straight any more.
    let edges = (101..<199).map { y in
      (101..<150).first { picture.pixel(x: $0, y: y) & 0xFF > 0x40 }
    }
    #expect(Set(edges).count > 2 && !edges.contains(nil))
    #expect(try color(-2, 50) == "white" && color(102, 50) == "white")
    simulator.advance(by: 0.6)
    #expect(try color(5, 5) == "yellow")
  }
}
