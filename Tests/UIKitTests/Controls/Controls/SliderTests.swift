import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// `UISlider`: its value, its thumb and its events.
@Suite @MainActor
struct SliderTests {
  @MainActor private final class Page {
    let simulator: Simulator
    /// Its thumb's middle goes from x = 64 to x = 264 as the value goes from 0 to 1.
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
    var values: [Float] = []

    init() {
      let root = UIViewController()
      simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
      root.view.addSubview(slider)
      slider.addAction(
        UIAction { [unowned self] _ in values.append(slider.value) }, for: .valueChanged)
      simulator.settle()
    }

    func drag(to x: CGFloat, y: CGFloat = 117) {
      simulator.touchMove(to: CGPoint(x: x, y: y))
      simulator.advanceFrame()
    }
  }

  @Test func theThumbFollowsTheFingerWhereItWasTaken() {
    let page = Page()
    page.simulator.touchDown(at: CGPoint(x: 70, y: 117))
    #expect(page.slider.isTracking && page.values.isEmpty)
    page.drag(to: 170)
    #expect(page.slider.value == 0.5 && page.values == [0.5])
    // The finger may leave the slider as far as it likes.
    page.drag(to: 900, y: 700)
    #expect(page.slider.value == 1 && page.values == [0.5, 1])
    page.drag(to: 950, y: 700)
    #expect(page.values == [0.5, 1], "nothing changed, so no action is sent")
    page.simulator.touchUp(at: CGPoint(x: 950, y: 700))
    #expect(!page.slider.isTracking && page.slider.value == 1)
  }

  @Test func aPressBesideTheThumbDoesNothing() {
    let page = Page()
    page.simulator.drag(from: CGPoint(x: 150, y: 117), to: CGPoint(x: 250, y: 117))
    page.simulator.touchUp(at: CGPoint(x: 250, y: 117))
    #expect(page.slider.value == 0 && page.values.isEmpty)
  }

  @Test func oneThatIsNotContinuousReportsTheEnd() {
    let page = Page()
    page.slider.isContinuous = false
    page.simulator.touchDown(at: CGPoint(x: 64, y: 117))
    page.drag(to: 114)
    page.drag(to: 164)
    #expect(page.slider.value == 0.5 && page.values.isEmpty)
    page.simulator.touchUp(at: CGPoint(x: 164, y: 117))
    #expect(page.values == [0.5])
  }

  @Test func valuesStayBetweenTheBounds() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.minimumValue = 4
    #expect(slider.value == 4)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.value == 2)
    let warnings = Diagnostics.collecting {
      slider.value = .nan
      slider.minimumValue = .infinity
      slider.maximumValue = -.infinity
    }
    #expect(warnings.count == 3 && slider.value == 2 && slider.maximumValue == 2)
  }

  @Test func anAnimatedChangeSlides() {
    let page = Page()
    let thumb = page.slider.subviews.last
    page.slider.setValue(1, animated: true)
    page.simulator.advanceFrame()
    page.simulator.advance(by: 0.1)
    let shown = thumb?.layer.presentation()?.position.x ?? 0
    #expect(shown > 14 && shown < 214)
    page.simulator.settle()
    #expect(thumb?.layer.presentation()?.position.x == 214)
    #expect(page.values.isEmpty)
  }

  @Test func aSliderOfNoSizeCanBeTaken() {
    let page = Page()
    page.slider.frame = CGRect(x: 50, y: 100, width: 0, height: 0)
    page.simulator.settle()
    page.simulator.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 90, y: 100))
    page.simulator.touchUp(at: CGPoint(x: 90, y: 100))
    #expect(page.slider.value == 0)
  }
}
