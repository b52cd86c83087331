import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Coordinates of views, of the screen and of the scene, and what else older apps ask of them.
@MainActor
struct CoordinateSpaceTests {
  private func space(_ object: any UICoordinateSpace) -> any UICoordinateSpace { object }

  @Test func pointsAreConvertedBetweenViewsAndTheScene() throws {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    page.view.addSubview(view)
    view.addSubview(inner)
    let scene = try #require(simulator.window.windowScene)
    let point = CGPoint(x: 1, y: 2)
    #expect(space(inner).convert(point, to: scene.coordinateSpace) == CGPoint(x: 36, y: 48))
    #expect(scene.coordinateSpace.convert(point, from: inner) == CGPoint(x: 36, y: 48))
    #expect(inner.convert(point, to: view) == CGPoint(x: 6, y: 8))
    #expect(space(inner).convert(point, to: space(view)) == CGPoint(x: 6, y: 8))
    let screen = try #require(view.window?.screen.coordinateSpace)
    #expect(
      screen.convert(CGRect(x: 30, y: 40, width: 1, height: 1), to: view)
        == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func noScreenMeasuresForce() {
    final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
      ) -> UIViewController? {
        Issue.record("A preview began.")
        return nil
      }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
      ) {}
    }
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let delegate = Delegate()
    #expect(page.traitCollection.forceTouchCapability == .unavailable)
    let context = page.registerForPreviewing(with: delegate, sourceView: page.view)
    #expect(context.sourceView === page.view && context.sourceRect == page.view.bounds)
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    simulator.advance(by: 2)
    simulator.touchUp(at: CGPoint(x: 100, y: 100))
    page.unregisterForPreviewing(withContext: context)
  }

  @Test func keysOfLayersAreThoseOfObjectiveC() {
    let layer = CALayer()
    for key in ["hidden", "opaque", "masksToBounds", "doubleSided", "shouldRasterize"] {
      for value in [true, false] {
        layer.setValue(value, forKeyPath: key)
        #expect(layer.value(forKeyPath: key) as? Bool == value, "\(key)")
      }
    }
    layer.setValue(true, forKeyPath: "hidden")
    #expect(layer.isHidden)
    layer.cornerCurve = .continuous
    #expect(layer.value(forKeyPath: "cornerCurve") as? CALayerCornerCurve == .continuous)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }

  @Test func aLabelWithTheContentModeOfACornerIsDecodedWithoutAWarning() throws {
    let warnings = try Diagnostics.collecting {
      let label = """
        <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="topLeft" \
        text="Text" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>\
        </subviews>
        """
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene("page", view: label), initial: "page")
      let page = storyboard.instantiateInitialViewController()
      page?.loadViewIfNeeded()
      #expect((page?.view.subviews.first as? UILabel)?.text == "Text")
    }
    #expect(warnings == [])
  }

  @Test func filesNameTheKeyboard() throws {
    let view = """
      <subviews><scrollView keyboardDismissMode="interactive" id="s">\
      <rect key="frame" x="0" y="0" width="320" height="100"/></scrollView></subviews>\
      <viewLayoutGuide key="keyboard" id="k"/>\
      <constraints><constraint firstItem="k" firstAttribute="top" secondItem="s" \
      secondAttribute="bottom" id="c"/></constraints>
      """
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene("page", view: view), initial: "page")
    let page = try #require(storyboard.instantiateInitialViewController())
    let scroll = try #require(page.view.subviews.first as? UIScrollView)
    #expect(scroll.keyboardDismissMode == .interactive)
    let constraint = try #require(page.view.constraints.first { $0.firstAttribute == .top })
    #expect(constraint.firstItem === page.view.keyboardLayoutGuide)
  }
}
