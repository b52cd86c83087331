import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

@MainActor
struct CATextLayerTests {
  private func makeText(_ string: Any) -> CATextLayer {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.fontSize = 16
    layer.foregroundColor = .black
    layer.string = string
    return layer
  }

  /// The upright rectangle around the ink; nil where there is none.
  private func ink(_ layer: CALayer) throws -> CGRect? {
    let context = try #require(CGContext(width: 140, height: 60))
    layer.render(in: context)
    let image = try #require(context.makeImage())
    var box: CGRect?
    for y in 0..<60 {
      for x in 0..<140 where image.pixel(x: x, y: y) >> 24 > 64 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box.map { $0.union(pixel) } ?? pixel
      }
    }
    return box
  }

  @Test func itsDefaultsAreApples() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.string == nil && !layer.isWrapped)
    #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test func aFontOfCoreTextIsTheOneOfThatName() throws {
    let simulator = Simulator(
      size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
    defer { _ = simulator }
    func width(_ font: Any?) throws -> CGFloat {
      let layer = makeText("Hill")
      layer.font = font
      return try #require(try ink(layer)).width
    }
    let bold = try width("Helvetica-Bold")
    #expect(try bold > width("Helvetica"))
    #expect(try width(CTFontCreateWithName("Helvetica-Bold" as CFString, 16, nil)) == bold)
    #expect(try width("Helvetica-Bold" as CFTypeRef) == bold)
  }

  @Test func aFontWithoutASizeOrWithAnUnknownNameIsMadeAllTheSame() {
    #expect(CTFontCreateWithName("Helvetica" as CFString, 0, nil).pointSize == 12)
    let other = CTFontCreateWithName("No such font" as CFString, 20, nil)
    #expect(other == CTFontCreateWithName("Helvetica" as CFString, 20, nil))
  }

  @Test func itDrawsAtTheTopAlignedAsAskedForAndInsideItsBounds() throws {
    let simulator = Simulator(
      size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
    defer { _ = simulator }
    let layer = makeText("Hill")
    let left = try #require(try ink(layer))
    #expect(left.minX < 4 && left.maxY < 20 && left.width < 40)
    layer.alignmentMode = .right
    let right = try #require(try ink(layer))
    #expect(right.maxX > 95 && right.maxX <= 100 && right.width == left.width)
    layer.alignmentMode = .center
    #expect(abs(try #require(try ink(layer)).midX - 50) < 2)
    layer.string = "a very long text that does not end so soon"
    layer.alignmentMode = .left
    #expect(try #require(try ink(layer)).maxX == 100, "it is cut off")
    layer.truncationMode = .end
    #expect(try #require(try ink(layer)).maxX <= 100)
    layer.isWrapped = true
    #expect(try #require(try ink(layer)).maxY > 25, "two lines")
    layer.string = ""
    #expect(try ink(layer) == nil)
  }

  @Test func attributesOfItsStringCount() throws {
    let simulator = Simulator(
      size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
    defer { _ = simulator }
    let plain = try #require(try ink(makeText("Hill")))
    let large = NSAttributedString(
      string: "Hill", attributes: [.font: UIFont.systemFont(ofSize: 32)])
    #expect(try #require(try ink(makeText(large))).height > plain.height * 1.7)
  }

  @Test func theSizeAndTheColourAnimate() throws {
    let simulator = Simulator(
      size: CGSize(width: 200, height: 200), scale: 1, root: UIViewController())
    let layer = makeText("Hill")
    simulator.window.layer.addSublayer(layer)
    simulator.advance(by: 0.1)
    let grow = CABasicAnimation(keyPath: "fontSize")
    (grow.fromValue, grow.toValue, grow.duration) = (10.0, 30.0, 1)
    layer.add(grow, forKey: nil)
    simulator.advance(by: 0)
    simulator.advance(by: 0.5)
    let size = try #require(layer.presentation()?.fontSize)
    #expect(abs(size - 20) < 1)
    #expect(CATextLayer.defaultValue(forKey: "foregroundColor") != nil)
  }

  @Test func whatIsNoTextIsReportedAndIgnored() {
    let layer = makeText("Hill")
    let warnings = Diagnostics.collecting {
      layer.string = 5
      layer.fontSize = .nan
    }
    #expect(warnings.count == 2 && layer.string as? String == "Hill" && layer.fontSize == 16)
  }

  @Test func thePreferredSizeIsThatOfTheText() {
    let layer = makeText("A word")
    layer.frame.origin = CGPoint(x: 5, y: 6)
    let font = UIFont.systemFont(ofSize: 16)
    let one = NSAttributedString(string: "A word", attributes: [.font: font]).size()
    let size = layer.preferredFrameSize()
    #expect(abs(size.width - one.width) <= 1 && abs(size.height - one.height) <= 1)
    layer.string = "A word and another one"
    #expect(layer.preferredFrameSize().width > 120)
    layer.isWrapped = true
    #expect(layer.preferredFrameSize().width <= 100)
    #expect(layer.preferredFrameSize().height > 1.5 * size.height)
    layer.string = nil
    #expect(layer.preferredFrameSize() == CGSize(width: 100, height: 40))
    #expect(CALayer().preferredFrameSize() == .zero)
  }
}
