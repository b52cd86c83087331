import CoreGraphics
import QuartzCore
import Studio
import Testing
import UIKit
import UIKitTestSupport

/// Where layers are on the stage, and which one is at a point.
@MainActor
struct LayerPlanTests {
  private func layer(
    _ name: String, _ frame: CGRect, in superlayer: CALayer? = nil, color: UIColor? = .red
  ) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    superlayer?.addSublayer(layer)
    return layer
  }

  private func plan(_ root: CALayer) -> LayerPlan {
    let tree = LayerTree(root: root)
    _ = tree.makeFrame()
    return LayerPlan(tree.recordLayers { LayerDescription(className: "\(type(of: $0))") })
  }

  private func name(_ plan: LayerPlan, at x: CGFloat, _ y: CGFloat) -> String? {
    plan.index(at: CGPoint(x: x, y: y)).map { plan.entries[$0].record.identity.title }
  }

  /// Without animations.
  private func change(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  private func root(_ color: UIColor? = .white) -> CALayer {
    layer("root", CGRect(x: 0, y: 0, width: 400, height: 400), color: color)
  }

  @Test func theFrontmostLayerIsFound() {
    let root = root()
    let back = layer("back", CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    _ = layer("front", CGRect(x: 50, y: 50, width: 100, height: 100), in: root)
    _ = layer("inner", CGRect(x: 90, y: 90, width: 40, height: 5), in: back)
    var plan = plan(root)
    #expect(name(plan, at: 10, 10) == "back" && name(plan, at: 75, 75) == "front")
    #expect(name(plan, at: 92, 92) == "front" && name(plan, at: 300, 300) == "root")
    #expect(name(plan, at: 500, 10) == nil)
    change { back.zPosition = 1 }
    plan = self.plan(root)
    #expect(name(plan, at: 75, 75) == "back" && name(plan, at: 92, 92) == "inner")
    // Beyond its superlayer it is seen as well, until that clips.
    #expect(name(plan, at: 125, 92) == "inner")
    change { back.masksToBounds = true }
    #expect(name(self.plan(root), at: 125, 92) == "front")
  }

  @Test func whatIsHiddenOrDrawsNothingIsNotInFront() {
    let root = root()
    let hidden = layer("hidden", CGRect(x: 0, y: 0, width: 200, height: 200), in: root)
    _ = layer("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: hidden)
    hidden.isHidden = true
    _ = layer("clear", CGRect(x: 0, y: 0, width: 400, height: 400), in: root, color: nil)
    #expect(name(plan(root), at: 10, 10) == "root")
    change { (hidden.isHidden, hidden.opacity) = (false, 0) }
    #expect(name(plan(root), at: 10, 10) == "root")
    change { hidden.opacity = 0.5 }
    #expect(name(plan(root), at: 10, 10) == "inner")
    change { root.backgroundColor = nil }
    #expect(name(plan(root), at: 300, 300) == "clear")
  }

  /// A square of 100 points about (200, 200), turned by 45°: its corners are 70.7 points away.
  @Test func transformsCount() {
    let root = root()
    let square = layer("square", CGRect(x: 150, y: 150, width: 100, height: 100), in: root)
    square.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let plan = plan(root)
    #expect(name(plan, at: 200, 131) == "square" && name(plan, at: 268, 200) == "square")
    #expect(name(plan, at: 155, 155) == "root" && name(plan, at: 200, 128) == "root")
  }

  /// A door of 200 × 200 points that is turned by 60° about its left edge at x = 100, seen from 400
  /// points: its right edge is at 100 + 100 / (1 + 173.2 / 400) ≈ 169.8 or, towards the viewer,
  /// at 100 + 100 / (1 - 173.2 / 400) ≈ 276.4.
  @Test(arguments: [(1.0, 276.4), (-1, 169.8)]) func perspectiveCounts(
    sign: Double, edge: Double
  ) {
    let root = root()
    let door = layer("door", CGRect(x: 0, y: 0, width: 200, height: 200), in: root)
    door.anchorPoint = CGPoint(x: 0, y: 0.5)
    door.position = CGPoint(x: 100, y: 200)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    door.transform = CATransform3DRotate(perspective, -sign * .pi / 3, 0, 1, 0)
    let plan = plan(root)
    #expect(name(plan, at: edge - 0.2, 200) == "door" && name(plan, at: edge + 0.2, 200) == "root")
  }

  /// The records place layers where the layers themselves convert points to.
  @Test func placesAreThoseThatLayersConvertTo() throws {
    var random = SeededGenerator(state: 7)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let root = root()
    var layers = [root]
    for index in 1...60 {
      let inner = index % 7 == 0 ? CATransformLayer() : CALayer()
      inner.name = "\(index)"
      inner.bounds = CGRect(x: number(-9...9), y: number(-9...9), width: 80, height: 60)
      inner.position = CGPoint(x: number(0...200), y: number(0...200))
      inner.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
      inner.transform = CATransform3DMakeRotation(number(-1...1), 1, number(0...1), number(0...1))
      if index % 5 == 0 { inner.sublayerTransform.m34 = -1 / 900 }
      layers[Int.random(in: 0..<layers.count, using: &random)].addSublayer(inner)
      layers.append(inner)
    }
    let plan = plan(root)
    #expect(plan.entries.count == 61)
    for layer in layers {
      let entry = try #require(plan.entries.first { $0.record.identity.layerName == layer.name })
      for point in [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 60)] {
        let place = layer.convert(point, to: nil)
        // Of a point behind the viewer there is none.
        guard let found = entry.toStage.apply(point) else { continue }
        #expect(hypot(found.x - place.x, found.y - place.y) < 1e-6)
      }
    }
  }

  /// A, with the leaves B and C in it, and D with the leaf E, all in the root; what is hidden takes
  /// no sheet.
  @Test func sheetsFollowFromTheTreeAlone() {
    let root = root()
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let a = layer("A", frame, in: root)
    for name in ["B", "C"] { _ = layer(name, frame, in: a) }
    let hidden = layer("H", frame, in: root)
    hidden.isHidden = true
    let d = layer("D", frame, in: root)
    _ = layer("E", frame, in: d)
    let plan = plan(root)
    let sheets = plan.entries.reduce(into: [String: Int]()) {
      $0[$1.record.identity.title] = $1.sheet
    }
    #expect(sheets["root"] == 0 && sheets["A"] == 1 && sheets["B"] == 2 && sheets["C"] == 2)
    #expect(sheets["D"] == 3 && sheets["E"] == 4 && plan.sheetCount == 5)
  }

  /// A plane that reaches behind the viewer is cut there.
  @Test func outlinesEndBehindTheViewer() {
    let place = Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0, q: -0.01)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 50)
    let whole = LayerOutline.corners(of: rect, at: place)
    #expect(
      whole == [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 100), CGPoint(x: 0, y: 100),
      ])
    let cut = LayerOutline.corners(
      of: CGRect(x: 0, y: 0, width: 10, height: 200), at: place)
    #expect(cut.count == 4 && cut.allSatisfy { $0.y >= 0 })
    #expect(
      LayerOutline.corners(of: CGRect(x: 0, y: 150, width: 10, height: 20), at: place).isEmpty)
  }
}
