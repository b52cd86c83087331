import CoreGraphics
import Testing

import UIKit

private final class Counting: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

@MainActor
@Suite struct LayoutTests {
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

private final class Plain: UIView {}

@MainActor
@Suite struct ViewDrawingTests {
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

  @Test func aViewThatDrawsNothingKeepsNoBitmap() {
    let view = Plain(frame: rect)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
    #expect(!Plain(frame: rect).layer.needsDisplay(), "its class is known by now")
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
