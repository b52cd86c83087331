import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The primary action of controls with a value, which every change by the user performs.
@MainActor
struct PrimaryActionTests {
  @MainActor private final class Calls {
    var count = 0
    var action: UIAction { UIAction { [unowned self] _ in count += 1 } }
  }

  @Test func aSliderPerformsIt() {
    let calls = Calls()
    let slider = UISlider(
      frame: CGRect(x: 0, y: 0, width: 228, height: 34), primaryAction: calls.action)
    slider.isContinuous = false
    let page = ControlPage(slider)
    page.drag(from: 14, to: 114)
    page.lift(114)
    #expect(calls.count == 1)
    slider.isContinuous = true
    page.drag(from: 114, to: 14)
    page.lift(14)
    #expect(calls.count > 2, "all the while")
    let before = calls.count
    page.tabTo()
    page.simulator.press("Right")
    #expect(calls.count == before + 1)
    slider.value = 1
    #expect(calls.count == before + 1, "code performs nothing")
  }

  @Test func aStepperPerformsIt() {
    let calls = Calls()
    let stepper = UIStepper(frame: .zero, primaryAction: calls.action)
    let page = ControlPage(stepper)
    page.tap(70)
    #expect(stepper.value == 1 && calls.count == 1)
    stepper.isContinuous = false
    page.tap(70)
    #expect(stepper.value == 2 && calls.count == 2)
  }

  @Test func aPageControlPerformsIt() {
    let calls = Calls()
    let dots = UIPageControl(
      frame: CGRect(x: 0, y: 0, width: 100, height: 26), primaryAction: calls.action)
    dots.numberOfPages = 2
    let page = ControlPage(dots)
    page.tap(80)
    #expect(dots.currentPage == 1 && calls.count == 1)
    page.tap(80)
    #expect(calls.count == 1, "it is the last page")
  }

  /// A row is 32 points high; a drag begins after 10.
  @Test func aDatePickerPerformsIt() throws {
    let calls = Calls()
    let picker = UIDatePicker(frame: .zero, primaryAction: calls.action)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3600
    picker.sizeToFit()
    let page = ControlPage(picker, at: CGPoint(x: 35, y: 100))
    let wheels = try #require(picker.all(UIPickerView.self).first)
    let hours = wheels.convert(wheels.frameOfWheel(0), to: nil)
    let (start, end) = (
      CGPoint(x: hours.midX, y: hours.midY), CGPoint(x: hours.midX, y: hours.midY - 42)
    )
    page.simulator.drag(from: start, to: end, duration: 0.3)
    page.simulator.advance(by: 0.3)
    page.simulator.touchUp(at: end)
    page.simulator.settle()
    #expect(picker.countDownDuration == 7200 && calls.count == 1)
  }

  @Test func aRefreshControlPerformsIt() {
    let calls = Calls()
    let stage = ScrollStage()
    let control = UIRefreshControl(frame: .zero, primaryAction: calls.action)
    stage.scrollView.refreshControl = control
    stage.simulator.settle()
    stage.hold(0, 280)
    #expect(control.isRefreshing && calls.count == 1)
    stage.simulator.touchCancel()
  }
}
