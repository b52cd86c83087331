import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// `UISlider`: its value, its thumb and its events.
@MainActor
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

  /// The phases of the touch with which values come.
  @MainActor private final class PhaseLog: NSObject {
    var phases: [UITouch.Phase] = []
    func valueDidChange(_ slider: UISlider, _ event: UIEvent) {
      phases += (event.allTouches ?? []).map(\.phase)
    }
  }

  /// Programs look at the phase to see the end of a drag.
  @Test func theReleaseIsReportedWithItsTouch() {
    let page = Page()
    let log = PhaseLog()
    page.slider.addTarget(log, action: Selector(PhaseLog.valueDidChange), for: .valueChanged)
    page.simulator.touchDown(at: CGPoint(x: 64, y: 117))
    page.drag(to: 164)
    page.simulator.touchUp(at: CGPoint(x: 164, y: 117))
    #expect(page.values == [0.5, 0.5] && log.phases == [.moved, .ended])
  }

  /// As one that is slid to unlock.
  @Test func oneThatItsHandlerDisablesIsHeldNoMore() {
    let page = Page()
    var events: [String] = []
    for (name, event) in [("enter", UIControl.Event.touchDragEnter), ("cancel", .touchCancel)] {
      page.slider.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    page.slider.addAction(
      UIAction { [unowned page] _ in page.slider.isEnabled = false }, for: .valueChanged)
    page.simulator.touchDown(at: CGPoint(x: 64, y: 117))
    page.drag(to: 114)
    #expect(!page.slider.isTracking && !page.slider.isHighlighted && !page.slider.isTouchInside)
    page.drag(to: 164)
    page.simulator.touchUp(at: CGPoint(x: 164, y: 117))
    #expect(page.values == [0.25] && events == ["cancel"] && !page.slider.isHighlighted)
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
    let thumb = page.slider.subviews.first?.subviews.last
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

  // MARK: Images

  private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// The colour at a point of the window, as 0xRRGGBB.
  private func pixel(_ page: Page, _ x: Int, _ y: Int) throws -> UInt32 {
    page.simulator.settle()
    return try #require(page.simulator.snapshot()).pixel(x: x, y: y) & 0xFFFFFF
  }

  /// A thumb that covers the track covers it in a disabled slider, too: the slider fades as a
  /// whole.
  @Test func aDisabledOneIsPalerAndKeepsItsAlpha() throws {
    let page = Page()
    page.slider.superview?.backgroundColor = .white
    page.slider.minimumTrackTintColor = .red
    page.slider.value = 0.5
    page.slider.isEnabled = false
    let track = try pixel(page, 100, 117)
    #expect(track >> 16 == 0xFF && abs(Int(track & 0xFF) - 127) <= 1, "half of its red on white")
    #expect(try pixel(page, 164, 117) == 0xFFFFFF && page.slider.alpha == 1)
    page.slider.alpha = 0.3
    page.slider.isEnabled = true
    page.simulator.touchDown(at: CGPoint(x: 164, y: 117))
    page.simulator.touchUp(at: CGPoint(x: 164, y: 117))
    #expect(page.slider.alpha == 0.3)
  }

  /// The slider is 228 wide and 34 high, at (50, 100). Eight points lie between the track and an
  /// image.
  @Test func theTrackLiesBetweenTheImagesAtItsEnds() throws {
    let page = Page()
    let slider = page.slider
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 15, width: 228, height: 4))
    slider.minimumValueImage = image(.red, 20, 10)
    slider.maximumValueImage = image(.blue, 30, 24)
    let bounds = slider.bounds
    #expect(
      slider.minimumValueImageRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(
      slider.maximumValueImageRect(forBounds: bounds)
        == CGRect(x: 198, y: 5, width: 30, height: 24))
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 28, y: 15, width: 162, height: 4))
    #expect(try pixel(page, 60, 117) == 0xFF0000)
    #expect(try pixel(page, 263, 108) == 0x0000FF)
    slider.minimumValueImage = nil
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 0, y: 15, width: 190, height: 4))
    #expect(try pixel(page, 60, 113) != 0xFF0000)
  }

  /// The middle of a thumb 48 points wide goes from x = 74 to x = 254.
  @Test func anImageIsTheThumb() throws {
    let page = Page()
    let slider = page.slider
    slider.setThumbImage(image(.green, 48, 20), for: .normal)
    slider.setThumbImage(image(.purple, 48, 20), for: .highlighted)
    #expect(
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
        == CGRect(x: 180, y: 7, width: 48, height: 20))
    #expect(try pixel(page, 52, 110) == 0x00FF00, "it fills its corners")
    page.simulator.touchDown(at: CGPoint(x: 74, y: 117))
    #expect(slider.currentThumbImage === slider.thumbImage(for: .highlighted))
    page.drag(to: 164)
    #expect(slider.value == 0.5)
    #expect(try pixel(page, 164, 117) == 0x800080)
    page.simulator.touchUp(at: CGPoint(x: 164, y: 117))
    #expect(try pixel(page, 164, 117) == 0x00FF00)
    slider.setThumbImage(nil, for: .normal)
    #expect(slider.currentThumbImage == nil && slider.thumbImage(for: .highlighted) != nil)
    #expect(try pixel(page, 164, 117) == 0xFFFFFF, "a white disc again")
  }

  @Test func imagesAreTheTrack() throws {
    let page = Page()
    let slider = page.slider
    slider.value = 0.5
    slider.setMinimumTrackImage(image(.red, 2, 12), for: .normal)
    slider.setMaximumTrackImage(image(.blue, 2, 12), for: .normal)
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 11, width: 228, height: 12))
    #expect(try pixel(page, 60, 112) == 0xFF0000)
    #expect(try pixel(page, 270, 112) == 0x0000FF)
    slider.setMinimumTrackImage(image(.clear, 2, 12), for: .normal)
    #expect(try pixel(page, 60, 112) != 0x0000FF, "the other image begins at the thumb")
    #expect(slider.currentMinimumTrackImage != nil)
    #expect(slider.minimumTrackImage(for: .disabled) == nil, "only the one for exactly this state")
    slider.setMinimumTrackImage(image(.green, 2, 12), for: .disabled)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .disabled))
  }
}
