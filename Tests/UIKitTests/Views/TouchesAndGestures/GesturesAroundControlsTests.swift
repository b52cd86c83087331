import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Recognisers of a view around text and controls, as the tap that puts the keyboard away. The
/// rules for controls are those that Apple documents for UIGestureRecognizer.
@MainActor
struct GesturesAroundControlsTests {
  private final class Page: UIViewController {
    private(set) var taps = 0
    private(set) var pans = 0

    func add(_ view: UIView, cancelsTouches: Bool = true) {
      self.view.addSubview(view)
      let tap = UITapGestureRecognizer(target: self, action: Selector(Page.tapped))
      tap.cancelsTouchesInView = cancelsTouches
      self.view.addGestureRecognizer(tap)
    }

    func addPan() {
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(Page.panned)))
    }

    private func tapped() {
      taps += 1
      view.endEditing(true)
    }
    private func panned() { pans += 1 }
  }

  private let page = Page()
  private let simulator: Simulator

  init() { simulator = Simulator(root: page) }

  // MARK: Text

  @Test(arguments: [true, false]) func aTapInAFieldEditsIt(cancelsTouches: Bool) {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.add(field, cancelsTouches: cancelsTouches)
    simulator.tap(at: field.center)
    #expect(field.isFirstResponder && page.taps == 0)
    simulator.advance(by: 1)
    simulator.tap(at: field.center)
    #expect(field.isFirstResponder && page.taps == 0, "a field that is edited stays so")
    simulator.advance(by: 1)
    simulator.tap(at: CGPoint(x: 200, y: 400))
    #expect(!field.isFirstResponder && page.taps == 1)
  }

  @Test(arguments: [true, false]) func aTapInATextViewEditsIt(cancelsTouches: Bool) {
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    page.add(text, cancelsTouches: cancelsTouches)
    simulator.tap(at: text.center)
    #expect(text.isFirstResponder && page.taps == 0)
    simulator.advance(by: 1)
    simulator.tap(at: CGPoint(x: 200, y: 400))
    #expect(!text.isFirstResponder && page.taps == 1)
  }

  @Test func aTapOnAFieldThatIsDisabledIsForTheViewAroundIt() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.add(field)
    field.isEnabled = false
    simulator.tap(at: field.center)
    #expect(!field.isFirstResponder && page.taps == 1)
  }

  // MARK: Controls

  @Test func aTapOnAControlIsTheControls() throws {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 60, width: 51, height: 31))
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 20, y: 120, width: 200, height: 32)
    let stepper = UIStepper(frame: CGRect(x: 20, y: 180, width: 94, height: 32))
    let dots = UIPageControl(frame: CGRect(x: 20, y: 240, width: 200, height: 28))
    dots.numberOfPages = 3
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    page.add(toggle)
    for view in [segments, stepper, dots, button] { page.view.addSubview(view) }
    simulator.tap(at: toggle.center)
    simulator.tap(at: CGPoint(x: 170, y: 136))
    simulator.tap(at: CGPoint(x: 90, y: 196))
    simulator.tap(at: CGPoint(x: 200, y: 254))
    simulator.tap(at: button.center)
    #expect(toggle.isOn && segments.selectedSegmentIndex == 1 && stepper.value == 1)
    #expect(dots.currentPage == 1 && presses == 1 && page.taps == 0)
    toggle.isEnabled = false
    simulator.advance(by: 1)
    simulator.tap(at: toggle.center)
    #expect(toggle.isOn && page.taps == 1, "one that is disabled does not use it")
  }

  @Test func aTapOnAPlainControlIsForTheRecognizerAroundIt() {
    let control = UIControl(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    var presses = 0
    control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    page.add(control)
    simulator.tap(at: control.center)
    #expect(presses == 0 && page.taps == 1)
  }

  @Test func aDragOfASwitchAlongItIsTheSwitchs() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    page.view.addSubview(toggle)
    page.addPan()
    simulator.dragAndRelease(from: CGPoint(x: 112, y: 115), to: CGPoint(x: 142, y: 116))
    #expect(toggle.isOn && page.pans == 0)
    simulator.dragAndRelease(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 138, y: 180))
    #expect(toggle.isOn && page.pans > 0, "one across it is not")
  }

  @Test func aSwipeAlongASliderIsTheSlidersWhereItHoldsTheThumb() {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    page.view.addSubview(slider)
    var swipes = 0
    @MainActor final class Target: NSObject {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      func swiped() { body() }
    }
    let target = Target { swipes += 1 }
    let swipe = UISwipeGestureRecognizer(target: target, action: Selector(Target.swiped))
    page.view.addGestureRecognizer(swipe)
    simulator.dragAndRelease(
      from: CGPoint(x: 34, y: 115), to: CGPoint(x: 150, y: 115), duration: 0.1)
    #expect(slider.value > 0.5 && swipes == 0)
    simulator.dragAndRelease(
      from: CGPoint(x: 40, y: 300), to: CGPoint(x: 160, y: 300), duration: 0.1)
    #expect(swipes == 1)
  }
}
