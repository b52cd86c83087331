import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// A page with one control, which records the control's events.
@MainActor
final class ControlPage<Control: UIControl> {
  let simulator: Simulator
  let control: Control
  private(set) var events: [String] = []

  init(_ control: Control, at origin: CGPoint = CGPoint(x: 50, y: 100)) {
    self.control = control
    let root = UIViewController()
    simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    control.frame.origin = origin
    root.view.addSubview(control)
    simulator.settle()
  }

  func note(_ event: UIControl.Event, _ describe: @escaping @MainActor (Control) -> String) {
    control.addAction(
      UIAction { [unowned self] _ in events.append(describe(control)) }, for: event)
  }

  func tap(_ x: CGFloat, _ y: CGFloat = 15) {
    simulator.tap(at: CGPoint(x: control.frame.minX + x, y: control.frame.minY + y))
  }

  func drag(from start: CGFloat, to end: CGFloat) {
    let (x, y) = (control.frame.minX, control.frame.minY + 15)
    simulator.drag(from: CGPoint(x: x + start, y: y), to: CGPoint(x: x + end, y: y))
  }

  func lift(_ x: CGFloat) {
    simulator.touchUp(at: CGPoint(x: control.frame.minX + x, y: control.frame.minY + 15))
  }

  func tabTo() { simulator.press("Tab") }

  /// What the program does with the control when its value changes.
  func onChange(_ body: @escaping @MainActor (Control) -> Void) {
    control.addAction(UIAction { [unowned self] _ in body(control) }, for: .valueChanged)
  }
}

@MainActor
struct SwitchTests {
  private func page() -> ControlPage<UISwitch> {
    let page = ControlPage(UISwitch())
    page.note(.valueChanged) { $0.isOn ? "on" : "off" }
    return page
  }

  @Test func aTapTurnsItOver() {
    let page = page()
    page.tap(10)
    #expect(page.control.isOn && page.events == ["on"])
    page.tap(40)
    #expect(!page.control.isOn && page.events == ["on", "off"])
  }

  @Test func theThumbGoesAlongAndTheEventComesAtTheEnd() {
    let page = page()
    page.drag(from: 10, to: 45)
    #expect(page.events.isEmpty && !page.control.isOn)
    page.lift(45)
    #expect(page.events == ["on"] && page.control.isOn)
    page.drag(from: 40, to: 45)
    page.drag(from: 40, to: 10)
    page.simulator.touchMove(to: CGPoint(x: 95, y: 115))
    page.lift(45)
    #expect(page.events == ["on"], "there and back is no change")
  }

  @Test func oneThatItsHandlerDisablesWasPressedOnce() {
    let page = page()
    page.note(.touchCancel) { _ in "cancel" }
    page.note(.touchUpInside) { _ in "up" }
    page.onChange { $0.isEnabled = false }
    page.tap(10)
    #expect(page.events == ["on", "up"] && !page.control.isHighlighted)
  }

  @Test func aDragThatIsTakenAwayOutsideShowsNothing() {
    let page = page()
    page.drag(from: 10, to: 45)
    page.simulator.touchMove(to: CGPoint(x: 95, y: 300))
    page.simulator.touchCancel(at: CGPoint(x: 95, y: 300))
    page.simulator.settle()
    #expect(!page.control.isOn && page.events.isEmpty)
    let thumb = page.control.subviews[0].subviews[1]
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
  }

  @Test func itHasOneSizeAndMovesByASpring() {
    let page = page()
    page.control.frame = CGRect(x: 10, y: 20, width: 300, height: 3)
    #expect(page.control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(UISwitch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
    let thumb = page.control.subviews[0].subviews[1]
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    page.control.setOn(true, animated: true)
    page.simulator.advance(by: 0.1)
    let position = thumb.layer.presentation()?.frame.minX ?? 0
    #expect(position > 2 && position < 22)
    page.simulator.settle()
    #expect(thumb.frame.minX == 22 && page.events.isEmpty)
  }

  @Test func keysTurnItOver() {
    let page = page()
    page.tabTo()
    #expect(page.control.isFocused)
    page.simulator.press("Space")
    page.simulator.press("Left")
    page.simulator.press("Left")
    page.simulator.press("Right")
    #expect(page.events == ["on", "off", "on"])
    page.control.isEnabled = false
    page.simulator.press("Space")
    #expect(page.events.count == 3)
  }

  @Test func aDisabledOneIsPalerAndKeepsItsAlpha() throws {
    let page = page()
    page.control.superview?.backgroundColor = .white
    page.control.onTintColor = .red
    page.control.isOn = true
    page.control.isEnabled = false
    page.simulator.settle()
    let pixel = try #require(page.simulator.snapshot()).pixel(x: 55, y: 115)
    let (red, green) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF))
    #expect(red == 255 && abs(green - 127) <= 1, "half of its red on white")
    #expect(page.control.alpha == 1)
    page.control.alpha = 0.3
    page.control.isEnabled = true
    page.tap(10)
    page.simulator.settle()
    #expect(page.control.alpha == 0.3)
  }
}

@MainActor
struct StepperTests {
  private func page() -> ControlPage<UIStepper> {
    let page = ControlPage(UIStepper())
    page.note(.valueChanged) { "\(Int($0.value))" }
    return page
  }

  @Test func itStepsBetweenItsEnds() {
    let page = page()
    page.control.maximumValue = 2
    for _ in 0..<3 { page.tap(70) }
    page.tap(20)
    #expect(page.events == ["1", "2", "1"])
    page.control.wraps = true
    page.control.value = 2
    page.tap(70)
    page.tap(20)
    #expect(page.events == ["1", "2", "1", "0", "2"])
  }

  @Test func heldItRepeatsFaster() {
    let page = page()
    page.simulator.touchDown(at: CGPoint(x: 120, y: 115))
    page.simulator.advance(by: 0.45)
    #expect(page.control.value == 1)
    page.simulator.advance(by: 0.1)
    #expect(page.control.value == 2)
    page.simulator.advance(by: 3)
    #expect(page.control.value > 15)
    let value = page.control.value
    page.lift(70)
    page.simulator.advance(by: 1)
    #expect(page.control.value == value)
    page.simulator.touchDown(at: CGPoint(x: 120, y: 115))
    page.control.removeFromSuperview()
    page.simulator.advance(by: 2)
    #expect(page.control.value == value + 1 && !page.control.isTracking)
  }

  @Test func oneThatIsNotContinuousReportsTheEnd() {
    let page = page()
    page.control.isContinuous = false
    page.simulator.touchDown(at: CGPoint(x: 120, y: 115))
    page.simulator.advance(by: 1)
    #expect(page.events.isEmpty && page.control.value == 3)
    page.lift(70)
    #expect(page.events == ["3"])
    page.tabTo()
    page.simulator.press("Down")
    #expect(page.events == ["3", "2"])
  }

  @Test func oneThatItsHandlerTakesAwayWorksWhenItIsBack() {
    let page = page()
    let parent = page.control.superview
    page.onChange { $0.removeFromSuperview() }
    page.tap(70)
    #expect(!page.control.isTracking && !page.control.isHighlighted)
    page.simulator.advance(by: 2)
    #expect(page.events == ["1"], "it does not repeat")
    parent?.addSubview(page.control)
    page.simulator.settle()
    page.tap(70)
    #expect(page.events == ["1", "2"])
  }

  @Test func oneThatItsHandlerDisablesIsHeldNoMore() {
    let page = page()
    page.onChange { $0.isEnabled = false }
    page.simulator.touchDown(at: CGPoint(x: 120, y: 115))
    #expect(!page.control.isTracking && !page.control.isHighlighted)
    page.lift(70)
    page.control.isEnabled = true
    page.tap(70)
    #expect(page.events == ["1", "2"])
  }

  @Test func theEndIsReportedOnceAlsoWhereItsHandlerDisablesIt() {
    let page = page()
    page.control.isContinuous = false
    page.onChange { $0.isEnabled = false }
    page.tap(70)
    #expect(page.events == ["1"])
  }

  @Test func numbersThatAreNaNAreReported() {
    let page = page()
    let warnings = Diagnostics.collecting {
      page.control.value = .nan
      page.control.stepValue = 0
      page.control.maximumValue = .infinity
    }
    #expect(warnings.count == 3 && page.control.stepValue == 1 && page.control.maximumValue == 100)
  }
}

@MainActor
struct SegmentedControlTests {
  /// Segments of 60 points, from x = 2 on.
  private func page(_ items: [Any] = ["One", "Two", "Three"]) -> ControlPage<UISegmentedControl> {
    let control = UISegmentedControl(items: items)
    control.bounds.size.width = CGFloat(items.count) * 60 + 4
    let page = ControlPage(control)
    page.note(.valueChanged) { "\($0.selectedSegmentIndex)" }
    return page
  }

  private func selection(_ page: ControlPage<UISegmentedControl>) -> UIView {
    page.control.subviews.first { $0.layer.shadowOpacity > 0 }!
  }

  @Test func aPressSelectsAndTheSelectionSlidesThere() {
    let page = page()
    #expect(page.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    page.tap(70)
    #expect(page.events == ["1"])
    page.simulator.settle()
    #expect(selection(page).frame == CGRect(x: 62, y: 2, width: 60, height: 28))
    page.tap(150)
    page.tap(150)
    #expect(page.events == ["1", "2"], "what is selected already is no event")
    page.simulator.advance(by: 0.1)
    let position = selection(page).layer.presentation()?.frame.minX ?? 0
    #expect(position > 62 && position < 122)
    page.simulator.settle()
    #expect(selection(page).frame.minX == 122)
  }

  @Test func theSelectionIsDraggedAndReportsTheEnd() {
    let page = page()
    page.control.selectedSegmentIndex = 0
    page.drag(from: 30, to: 150)
    #expect(page.events.isEmpty)
    page.lift(150)
    page.simulator.settle()
    #expect(page.events == ["2"] && selection(page).frame.minX == 122)
    // A drag that begins beside the selection selects where it ends.
    page.drag(from: 30, to: 90)
    page.lift(90)
    #expect(page.events == ["2", "1"])
    page.drag(from: 90, to: 30)
    page.simulator.touchCancel()
    #expect(page.control.selectedSegmentIndex == 1 && page.events.count == 2)
  }

  @Test func whatTheProgramSelectsDuringAPressStaysWhereThatIsTakenAway() {
    let page = page()
    page.control.selectedSegmentIndex = 0
    page.simulator.touchDown(at: CGPoint(x: 120, y: 115))
    page.control.selectedSegmentIndex = 2
    page.simulator.touchCancel()
    #expect(page.control.selectedSegmentIndex == 2 && page.events.isEmpty)
  }

  @Test func momentaryOnesArePressed() {
    let page = page()
    page.control.isMomentary = true
    page.tap(70)
    page.tap(70)
    #expect(page.events == ["1", "1"])
    #expect(page.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    page.tabTo()
    page.simulator.press("Right")
    page.simulator.press("Right")
    page.simulator.press("Space")
    #expect(page.events == ["1", "1", "1"])
  }

  @Test func arrowsSelectWhatIsEnabled() {
    let page = page()
    page.control.setEnabled(false, forSegmentAt: 1)
    page.tap(70)
    #expect(page.events.isEmpty)
    page.tabTo()
    for key in ["Right", "Right", "Right", "Left"] { page.simulator.press(key) }
    #expect(page.events == ["0", "2", "0"])
  }

  /// The views of the segments, from left to right.
  private func segments(of control: UISegmentedControl) -> [UIView] {
    control.subviews.filter { $0.subviews.contains { $0 is UILabel } }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test func segmentsComeAndGo() {
    let page = page()
    let control = page.control
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    page.simulator.settle()
    #expect(segments(of: control).map(\.frame.width) == [45, 45, 45, 45])
    control.removeSegment(at: 2, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    page.simulator.settle()
    #expect(control.numberOfSegments == 3 && selection(page).isHidden)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.intrinsicContentSize == CGSize(width: 4, height: 32))
  }

  @Test func widthsAreEqualOrAsTheContentAsks() {
    let page = page(["I", "A long title"])
    let control = page.control
    control.layoutIfNeeded()
    #expect(segments(of: control)[0].frame.width == segments(of: control)[1].frame.width)
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    #expect(segments(of: control)[0].frame.width < segments(of: control)[1].frame.width / 2)
    control.setWidth(30, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(
      segments(of: control).map(\.frame) == [
        CGRect(x: 2, y: 2, width: 30, height: 28), CGRect(x: 32, y: 2, width: 90, height: 28),
      ])
  }

  @Test func whatDoesNotExistIsReported() {
    let page = page()
    let warnings = Diagnostics.collecting {
      page.control.selectedSegmentIndex = 3
      page.control.setTitle("x", forSegmentAt: -1)
      page.control.removeSegment(at: 9, animated: true)
      page.control.setWidth(.nan, forSegmentAt: 0)
      page.control.insertSegment(withTitle: "End", at: 99, animated: false)
      _ = UISegmentedControl(items: [3])
    }
    #expect(warnings.count == 5 && page.control.titleForSegment(at: 3) == "End")
    #expect(warnings.first == "A segmented control has no segment 3; it has 3.")
    page.simulator.touchDown(at: CGPoint(x: 60, y: 115))
    page.control.removeAllSegments()
    page.lift(60)
    #expect(page.events.isEmpty)
  }
}

@MainActor
struct ProgressTests {
  @Test func theBarFillsToItsProgress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    let simulator = Simulator(scale: 1, root: UIViewController())
    simulator.window.rootViewController?.view.addSubview(bar)
    bar.progress = 0.25
    bar.layoutIfNeeded()
    let filled = bar.subviews[0].subviews[0]
    #expect(filled.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.setProgress(1, animated: true)
    simulator.advance(by: 0.1)
    let position = filled.layer.presentation()?.bounds.width ?? 0
    #expect(position > 55 && position < 195)
    simulator.settle()
    #expect(filled.frame.width == 200)
    let warnings = Diagnostics.collecting { bar.progress = .nan }
    bar.progress = 7
    #expect(warnings.count == 1 && bar.progress == 1)
  }

  @Test func anIndicatorTurnsByTheScreensTime() {
    let indicator = UIActivityIndicatorView(style: .large)
    let simulator = Simulator(scale: 1, root: UIViewController())
    simulator.window.rootViewController?.view.addSubview(indicator)
    simulator.settle()
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    func brightest() -> Int {
      let lights = (indicator.layer.sublayers ?? []).map { $0.presentation()?.opacity ?? 0 }
      return lights.indices.max { lights[$0] < lights[$1] } ?? -1
    }
    var seen: [Int] = []
    for _ in 0..<4 {
      simulator.advance(by: 0.1)
      seen.append(brightest())
    }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { ($0 + 1) % 8 == $1 }, "\(seen)")
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    simulator.settle(limit: 5)
    let time = simulator.time
    simulator.settle()
    #expect(simulator.time == time, "it stands still")
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }

  @Test func anIndicatorThatDoesNotHideWhenStoppedIsVisible() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
    indicator.startAnimating()
    indicator.hidesWhenStopped = true
    #expect(!indicator.isHidden && indicator.isAnimating)
  }
}
