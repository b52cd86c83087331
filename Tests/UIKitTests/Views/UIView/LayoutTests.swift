import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

private final class Counting: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

@MainActor
struct LayoutTests {
  @Test func aNewSizeCallsForLayoutOnce() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 20
    view.frame.size.height = 30
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.center = CGPoint(x: 100, y: 0)
    view.layoutIfNeeded()
    #expect(view.layouts == 2, "moving is no reason")
  }

  @Test func addingAndRemovingCallsForLayoutOfTheSuperview() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    child.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test func aNewSizeOfASubviewCallsForLayoutOfTheSuperview() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    child.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    child.bounds.size.height = 30
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
    child.frame.origin.x = 50
    view.layoutIfNeeded()
    #expect(view.layouts == 3, "moving is no reason")
  }

  /// A superview that gives its subviews other sizes in each layout is laid out once.
  @Test func sizesThatAreSetInLayoutDoNotCallForAnother() {
    final class Growing: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        for view in subviews { view.frame.size.width += 1 }
      }
    }
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.layoutIfNeeded()
    #expect(view.layouts == 1 && view.subviews[0].frame.width == 11)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }
}

private final class Striped: UIView {
  var draws = 0
  override func draw(_ rect: CGRect) {
    draws += 1
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}

private final class PoliteDrawer: UIView {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}

/// Draws only while it has something to draw.
private final class Chart: UIView {
  var isEmpty = true
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard !isEmpty else { return }
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}

private final class Plain: UIView {}
private final class Gradient: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
struct ViewDrawingTests {
  private let rect = CGRect(x: 0, y: 0, width: 4, height: 4)

  @Test func aViewThatDrawsHasContents() {
    let view = Striped(frame: rect)
    view.layer.displayIfNeeded()
    #expect(view.draws == 1 && view.layer.contents != nil)
    view.layer.displayIfNeeded()
    #expect(view.draws == 1)
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.draws == 2)
  }

  @Test func callingSuperBeforeDrawingIsHarmless() {
    for _ in 0..<2 {
      let view = PoliteDrawer(frame: rect)
      view.layer.displayIfNeeded()
      #expect(view.layer.contents != nil)
    }
  }

  /// A first drawing that is blank does not decide for the class.
  @Test func aClassWhoseFirstViewIsEmptyDrawsOnceItHasSomething() {
    func pixel(_ view: UIView) -> UInt32? {
      view.layer.displayIfNeeded()
      return (view.layer.contents as? CGImage)?.pixel(x: 1, y: 1)
    }
    let first = Chart(frame: rect)
    #expect(pixel(first) == nil)
    first.isEmpty = false
    first.setNeedsDisplay()
    #expect(pixel(first) == 0xFFFF_0000)
    let (second, third) = (Chart(frame: rect), Chart(frame: rect))
    second.isEmpty = false
    #expect(pixel(second) == 0xFFFF_0000, "nobody asked for it")
    #expect(pixel(third) == 0)
    #expect(Chart(frame: rect).layer.needsDisplay(), "another blank one decides nothing")
    first.contentMode = .redraw
    first.frame.size.width = 8
    #expect(pixel(first) == 0xFFFF_0000)
    let image = first.layer.contents as? CGImage
    #expect(image.map { $0.width == $0.height * 2 } == true)
    first.isEmpty = true
    first.setNeedsDisplay()
    #expect(pixel(first) == 0, "what it drew before is gone")
  }

  @Test func aViewThatDrawsNothingKeepsNoBitmap() {
    let view = Plain(frame: rect)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
    #expect(!Plain(frame: rect).layer.needsDisplay(), "its class is known by now")
  }

  /// A bitmap without a pixel would be laid over the gradient in each frame.
  @Test func aViewOfALayerThatDrawsByItselfKeepsNoBitmap() {
    let view = Gradient(frame: rect)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
    #expect(!Gradient(frame: rect).layer.needsDisplay(), "its class is known by now")
  }

  @Test func aViewThatGetsASizeLaterDrawsThen() {
    let view = Striped(frame: .zero)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
    view.frame = rect
    view.layer.displayIfNeeded()
    #expect(view.layer.contents != nil)
  }

  @Test func turningDarkDrawsAgain() {
    let view = Striped(frame: rect)
    view.layer.displayIfNeeded()
    view.overrideUserInterfaceStyle = .dark
    view.layer.displayIfNeeded()
    #expect(view.draws == 2)
  }

  @Test func redrawModeDrawsAgainAtANewSize() {
    let view = Striped(frame: rect)
    view.contentMode = .redraw
    view.layer.displayIfNeeded()
    view.frame.size.width = 8
    view.layer.displayIfNeeded()
    #expect(view.draws == 2)
  }
}

/// Draws one of four squares, another each time.
private final class Collector: UIView {
  var count = 0
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: count * 10, y: 0, width: 10, height: 10))
    count += 1
  }
}

@MainActor
struct ContextClearingTests {
  /// Which of the squares are red after as many drawings.
  private func squares(clears: Bool, drawings: Int, resizes: Bool = false) -> [Bool] {
    let controller = UIViewController()
    let simulator = Simulator(size: CGSize(width: 60, height: 60), scale: 1, root: controller)
    controller.view.backgroundColor = .white
    let view = Collector(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    (view.isOpaque, view.clearsContextBeforeDrawing) = (false, clears)
    controller.view.addSubview(view)
    simulator.settle()
    for drawing in 1..<drawings {
      if resizes, drawing == drawings - 1 { view.frame.size.height = 20 }
      view.setNeedsDisplay()
      simulator.settle()
    }
    let image = simulator.snapshot()
    return (0..<4).map { image?.pixel(x: $0 * 10 + 5, y: 5) != 0xFFFF_FFFF }
  }

  @Test func drawingBeginsWithClearPixelsOrWithTheFormerOnes() {
    #expect(squares(clears: true, drawings: 3) == [false, false, true, false])
    #expect(squares(clears: false, drawings: 3) == [true, true, true, false])
  }

  @Test func aNewSizeBeginsWithClearPixels() {
    #expect(squares(clears: false, drawings: 3, resizes: true) == [false, false, true, false])
  }
}
