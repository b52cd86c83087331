import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
final class KeyPathTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  /// What a layer shows in the middle of an animation.
  private func middle(of keyPath: String, from start: Any, to end: Any) -> LayerValues {
    let layer = scene.makeLayer()
    scene.frame()
    layer.add(.linear(keyPath, from: start, to: end), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    return layer.presentationValuesNow
  }

  @Test func partsOfPointsSizesAndRectsMoveAlone() {
    let position = middle(of: "position.y", from: 0.0, to: 50.0).position
    #expect(position == CGPoint(x: 0, y: 25))
    let width = middle(of: "bounds.size.width", from: 100.0, to: 200.0).bounds
    #expect(width == CGRect(x: 0, y: 0, width: 150, height: 100))
    let origin = middle(of: "bounds.origin.y", from: 0.0, to: 10.0).bounds
    #expect(origin == CGRect(x: 0, y: 5, width: 100, height: 100))
    let size = middle(
      of: "bounds.size", from: CGSize(width: 0, height: 0), to: CGSize(width: 10, height: 20))
    #expect(size.bounds.size == CGSize(width: 5, height: 10))
    let shadow = middle(of: "shadowOffset.width", from: 0.0, to: 8.0).shadowOffset
    #expect(shadow == CGSize(width: 4, height: -3))
    #expect(middle(of: "anchorPoint.x", from: 0.0, to: 1.0).anchorPoint.x == 0.5)
  }

  @Test func wholeValuesMove() {
    let end = CGPoint(x: 10, y: 20)
    #expect(middle(of: "position", from: CGPoint.zero, to: end).position == CGPoint(x: 5, y: 10))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(middle(of: "bounds", from: CGRect.zero, to: rect).bounds.size.width == 5)
    for key in ["opacity", "zPosition", "cornerRadius", "borderWidth", "shadowRadius"] {
      let property = AnimatableProperty(keyPath: key)
      #expect(property?.get(middle(of: key, from: 0, to: 1)) == .scalar(0.5), "\(key)")
    }
  }

  /// As in Apple's documentation of `CABasicAnimation`.
  @Test func componentsMayBeAnArrayOfNumbers() {
    let warnings = Diagnostics.collecting {
      let position = middle(of: "position", from: [0, 0], to: [100, 50]).position
      #expect(position == CGPoint(x: 50, y: 25))
      let (old, new): ([CGFloat], [Any]) = ([0, 0], [Float(4), 8])
      let offset = middle(of: "shadowOffset", from: old, to: new).shadowOffset
      #expect(offset == CGSize(width: 2, height: 4))
      let bounds = middle(of: "bounds", from: [0, 0, 100, 100], to: [10, 20, 200, 300]).bounds
      #expect(bounds == CGRect(x: 5, y: 10, width: 150, height: 200))
      let moved = middle(of: "transform.translation", from: [0, 0], to: CGPoint(x: 4, y: 6))
      #expect(moved.transform.m41 == 2 && moved.transform.m42 == 3)
    }
    #expect(warnings.isEmpty, "\(warnings)")
    let refused = Diagnostics.collecting {
      #expect(middle(of: "position", from: [1, 2, 3], to: ["a", "b"]).position == .zero)
    }
    #expect(refused.count == 2)
  }

  @Test func keyframesMayBeArraysOfNumbers() {
    let layer = scene.makeLayer()
    scene.frame()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [[0, 0], [100, 0], [100, 50]]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    scene.frame()
    scene.frame(after: 0.75)
    let position = layer.presentationValuesNow.position
    #expect(isClose(position.x, 100) && isClose(position.y, 25))
  }

  @Test func coloursFadeWithoutPassingThroughBlack() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    let color = middle(of: "backgroundColor", from: clear, to: red).backgroundColor
    #expect(color == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func aRotationAnimatesTheNumberItselfAndNotTheShortArc() {
    for key in ["transform.rotation.z", "transform.rotation"] {
      let shown = middle(of: key, from: 0.0, to: -1.5 * Double.pi).transform
      let expected = CATransform3DMakeRotation(-0.75 * .pi, 0, 0, 1)
      #expect(isClose(shown.m11, expected.m11) && isClose(shown.m12, expected.m12), "\(key)")
    }
    let whole = middle(of: "transform.rotation.z", from: 0.0, to: 4 * Double.pi).transform
    #expect(isClose(whole.m11, 1) && isClose(whole.m12, 0), "one of two turns")
  }

  @Test func rotationsAboutTheOtherAxes() {
    let x = middle(of: "transform.rotation.x", from: 0.0, to: 1.0).transform
    #expect(isClose(x.m22, cos(0.5)) && isClose(x.m23, sin(0.5)) && isClose(x.m11, 1))
    let y = middle(of: "transform.rotation.y", from: 0.0, to: 1.0).transform
    #expect(isClose(y.m11, cos(0.5)) && isClose(y.m31, sin(0.5)) && isClose(y.m22, 1))
  }

  @Test func scalesAndTranslations() {
    let all = middle(of: "transform.scale", from: 1.0, to: 3.0).transform
    #expect(isClose(all.m11, 2) && isClose(all.m22, 2))
    let one = middle(of: "transform.scale.y", from: 1.0, to: 0.0).transform
    #expect(isClose(one.m11, 1) && isClose(one.m22, 0.5))
    #expect(middle(of: "transform.translation.x", from: 0.0, to: 9.0).transform.m41 == 4.5)
    let both = middle(
      of: "transform.translation", from: CGSize.zero, to: CGSize(width: 4, height: 6))
    #expect(both.transform.m41 == 2 && both.transform.m42 == 3)
  }

  /// Published code does both: a heart grows by a size, and the dots of a spinner by a transform.
  @Test func aScaleIsTheFirstComponentOfASizeOrATransform() {
    let size = middle(
      of: "transform.scale", from: NSValue(cgSize: CGSize(width: 1, height: 1)),
      to: NSValue(cgSize: CGSize(width: 2, height: 2)))
    #expect(isClose(size.transform.m11, 1.5) && isClose(size.transform.m22, 1.5))
    let matrix = middle(
      of: "transform.scale", from: CATransform3DIdentity, to: CATransform3DMakeScale(0, 0, 1))
    #expect(isClose(matrix.transform.m11, 0.5) && isClose(matrix.transform.m22, 0.5))
  }

  @Test func readingAPartGivesWhatWasSet() throws {
    for key in [
      "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
      "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.translation.x",
      "transform.translation.y", "transform.translation.z", "position.x", "bounds.size.height",
    ] {
      let property = try #require(AnimatableProperty(keyPath: key))
      var values = LayerValues()
      property.set(&values, .scalar(0.75))
      guard case .scalar(let number) = property.get(values) else {
        Issue.record("\(key) is no number")
        continue
      }
      #expect(isClose(number, 0.75), "\(key)")
    }
  }

  @Test func oneComponentOfATransformLeavesTheOthers() throws {
    var values = LayerValues()
    values.transform = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(0.5, 0, 0, 1)),
      CATransform3DMakeTranslation(10, 20, 0))
    let scale = try #require(AnimatableProperty(keyPath: "transform.scale.x"))
    scale.set(&values, .scalar(5))
    let parts = TransformComponents(values.transform)
    #expect(isClose(parts.scale.x, 5) && isClose(parts.scale.y, 3))
    #expect(isClose(parts.translation.x, 10) && isClose(parts.translation.y, 20))
    #expect(isClose(parts.rotation.rotationVector.z, 0.5))
  }

  @Test(arguments: [
    "", ".", "nothing", "position.z", "position.", ".x", "bounds.size.depth", "opacity.x",
    "transform.rotation.w", "transform.scale.x.y", "bounds..size", "transform.",
  ])
  func unknownLayerKeysAreReportedOnceAndDoNothing(keyPath: String) {
    #expect(AnimatableProperty(keyPath: keyPath) == nil)
    let layer = scene.makeLayer()
    let warnings = Diagnostics.collecting {
      for _ in 0..<2 {
        let animation = CABasicAnimation.linear(keyPath, from: 0.0, to: 1.0)
        animation.delegate = scene.recorder("odd")
        layer.add(animation, forKey: nil)
      }
      scene.frame()
      scene.frame(after: 1)
    }
    #expect(warnings.count == 1)
    #expect(layer.presentationValuesNow == layer.values)
    #expect(scene.log == ["odd finished", "odd finished"], "it still takes its time")
  }

  @Test func valuesOfTheWrongKindAreReportedAndTheLayersOwnIsUsed() {
    let layer = scene.makeLayer()
    let warnings = Diagnostics.collecting {
      layer.add(.linear("position", from: "there", to: 3.0), forKey: nil)
      layer.add(.linear("opacity", from: Double.nan, to: 0.5), forKey: nil)
      scene.frame()
      scene.frame(after: 0.5)
    }
    #expect(warnings.count == 3)
    #expect(layer.presentationValuesNow.position == .zero)
    #expect(isClose(layer.presentationValuesNow.opacity, 0.75))
  }

  @Test func missingValuesComeFromTheLayer() {
    func x(from: Any?, to: Any?, by: Any?) -> CGFloat {
      let layer = scene.makeLayer()
      layer.position.x = 40
      scene.frame()
      let animation = CABasicAnimation.linear("position.x", from: from, to: to)
      animation.byValue = by
      layer.add(animation, forKey: nil)
      scene.frame()
      scene.frame(after: 0.5)
      return layer.presentation()?.position.x ?? CGFloat.nan
    }
    #expect(x(from: 0.0, to: 100.0, by: nil) == 50)
    #expect(x(from: 0.0, to: nil, by: 20.0) == 10)
    #expect(x(from: nil, to: 100.0, by: 20.0) == 90)
    #expect(x(from: 0.0, to: nil, by: nil) == 20)
    #expect(x(from: nil, to: 100.0, by: nil) == 70)
    #expect(x(from: nil, to: nil, by: 20.0) == 50)
  }
}
