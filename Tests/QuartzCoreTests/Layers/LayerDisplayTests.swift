import CoreGraphics
import Testing

import QuartzCore

/// When layers draw their contents.
@MainActor
final class LayerDisplayTests {
  private lazy var scene = Scene()

  private final class Drawing: CALayer {
    var count = 0
    override func display() { count += 1 }
  }

  /// Notes the width for which it draws.
  private final class Ruler: CALayer {
    static var widths: [CGFloat] = []
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "bounds" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) { Ruler.widths.append(bounds.width) }
  }

  @Test func aValueOfEveryLayerCanRequireNewContents() {
    let ruler = Ruler()
    ruler.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    scene.root.addSublayer(ruler)
    scene.frame()
    Ruler.widths = []
    CATransaction.withoutActions { ruler.opacity = 0.5 }
    #expect(!ruler.needsDisplay())
    CATransaction.withoutActions { ruler.bounds.size.width = 50 }
    #expect(ruler.needsDisplay())
    scene.frame()
    #expect(Ruler.widths == [50] && !ruler.needsDisplay())
    ruler.add(.linear("bounds.size.width", from: 50.0, to: 150.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(Ruler.widths.last, 100, within: 1e-6), "each frame of an animation is drawn")
    scene.frame(after: 1)
    scene.frame()
    #expect(ruler.bounds.width == 50 && !scene.tree.needsFrame)
  }

  private func makeDrawing(in parent: CALayer) -> Drawing {
    let layer = Drawing()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.addSublayer(layer)
    layer.setNeedsDisplay()
    return layer
  }

  @Test func whatIsInAHiddenLayerIsDrawnOnceTheLayerIsShown() {
    CATransaction.withoutActions {
      let card = scene.makeLayer()
      let inner = scene.makeLayer(in: card)
      let drawing = makeDrawing(in: inner)
      card.isHidden = true
      scene.frame()
      scene.frame()
      #expect(drawing.count == 0)
      card.isHidden = false
      scene.frame()
      #expect(drawing.count == 1)
      scene.frame()
      #expect(drawing.count == 1)
    }
  }

  @Test func whatIsAskedForInAHiddenLayerWaitsAndTheRestDoesNot() {
    CATransaction.withoutActions {
      let (hidden, shown) = (scene.makeLayer(), scene.makeLayer())
      let (first, second) = (makeDrawing(in: hidden), makeDrawing(in: shown))
      hidden.isHidden = true
      scene.frame()
      first.setNeedsDisplay()
      second.setNeedsDisplay()
      scene.frame()
      #expect(first.count == 0 && second.count == 2)
      hidden.isHidden = false
      scene.frame()
      #expect(first.count == 1 && second.count == 2)
    }
  }

  @Test func aHiddenLayerWithinAHiddenOneIsDrawnOnceBothAreShown() {
    CATransaction.withoutActions {
      let card = scene.makeLayer()
      let drawing = makeDrawing(in: card)
      card.isHidden = true
      drawing.isHidden = true
      scene.frame()
      card.isHidden = false
      scene.frame()
      #expect(drawing.count == 0)
      drawing.isHidden = false
      scene.frame()
      #expect(drawing.count == 1)
    }
  }

  @Test func whatIsShownAgainByRevertingIsDrawn() {
    let container = scene.makeLayer()
    let card = scene.makeLayer(in: container)
    let drawing = makeDrawing(in: card)
    scene.frame()
    let scope = AnimationScope(container: container)
    scope.hold()
    scope.capture {
      CATransaction.withoutActions { card.isHidden = true }
      card.add(CABasicAnimation.linear("hidden", from: false, to: true), forKey: nil)
    }
    scene.frame()
    drawing.setNeedsDisplay()
    scene.frame()
    #expect(drawing.count == 1)
    CATransaction.withoutActions { scope.revert() }
    #expect(!card.isHidden)
    scene.frame()
    #expect(drawing.count == 2)
  }
}
