import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// What a date picker's wheels show, and the dates that turning them chooses.
@MainActor
struct DatePickerTests {
  /// A picker with wheels on a screen, in Greenwich and American English unless set otherwise.
  @MainActor private final class Fixture {
    let simulator: Simulator
    let picker = UIDatePicker()
    var changes: [String] = []

    init(
      _ mode: UIDatePicker.Mode, _ date: String, locale: String = "en_US",
      style: UIDatePickerStyle = .wheels, set: (UIDatePicker) -> Void = { _ in }
    ) {
      let controller = UIViewController()
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.locale = Locale(identifier: locale)
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Self.date(date)
      set(picker)
      picker.frame.origin.y = 100
      picker.sizeToFit()
      controller.view.addSubview(picker)
      picker.addAction(
        UIAction { [unowned self] _ in changes.append(shown) }, for: .valueChanged)
      simulator.settle()
    }

    static func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? Date() }

    /// The date that is chosen.
    var shown: String { picker.date.formatted(.iso8601) }
    /// The wheels, in the picker or above everything else.
    var wheels: UIPickerView? {
      func find(_ view: UIView) -> UIPickerView? {
        view as? UIPickerView ?? view.subviews.lazy.compactMap(find).first
      }
      return find(simulator.window)
    }
    func wheel(_ component: Int) -> CGRect {
      wheels?.frameOfWheel(component) ?? .zero
    }

    /// Turns a wheel by rows, down being later.
    func turn(_ component: Int, by rows: Int) {
      let x = wheel(component).midX
      let step: CGFloat = rows > 0 ? -1 : 1
      // A drag of a row and the ten points by which it begins, for each row.
      for _ in 0..<abs(rows) {
        let end = CGPoint(x: x, y: 208 + step * 42)
        simulator.drag(from: CGPoint(x: x, y: 208), to: end, duration: 0.3)
        simulator.advance(by: 0.3)
        simulator.touchUp(at: end)
        simulator.settle()
      }
    }

    /// The texts in the middle of the wheels.
    var texts: [String] {
      guard let wheels, let delegate = wheels.delegate else { return [] }
      return (0..<wheels.numberOfComponents).map {
        delegate.pickerView(
          wheels, attributedTitleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0)?
          .string ?? ""
      }
    }
  }

  /// Another date in the middle of the wheel of days makes no other page.
  @Test(arguments: ["en_US", "de_DE", "ja_JP"])
  func theWheelsAreAsWideInEachMonth(locale: String) {
    let widths = (1...12).map { month in
      let date = "2023-\(month < 10 ? "0" : "")\(month)-11T09:41:00Z"
      // The setting makes the wheels again around the date.
      let fixture = Fixture(.dateAndTime, date, locale: locale) { $0.minuteInterval = 5 }
      return fixture.wheel(0).width
    }
    #expect(Set(widths).count == 1)
  }

  @Test func wheelsAreInTheOrderOfTheLocale() {
    #expect(Fixture(.date, "2024-02-29T09:41:00Z").texts == ["February", "29", "2024"])
    #expect(
      Fixture(.date, "2024-02-29T09:41:00Z", locale: "de_DE").texts == ["29", "Februar", "2024"])
    #expect(Fixture(.time, "2024-02-29T21:41:00Z").texts == ["9", "41", "PM"])
    #expect(Fixture(.time, "2024-02-29T00:05:00Z").texts == ["12", "05", "AM"])
    #expect(Fixture(.time, "2024-02-29T21:41:00Z", locale: "de_DE").texts == ["21", "41"])
    #expect(
      Fixture(.dateAndTime, "2024-02-29T09:41:00Z").texts == ["Thu, Feb 29", "9", "41", "AM"])
  }

  @Test func turningAWheelChoosesADateAndSendsTheEventOnce() {
    let fixture = Fixture(.date, "2024-02-10T09:41:07Z")
    fixture.turn(1, by: 1)
    #expect(fixture.changes == ["2024-02-11T09:41:07Z"], "the time of day stays")
    fixture.turn(0, by: -1)
    #expect(fixture.changes.last == "2024-01-11T09:41:07Z")
    fixture.turn(2, by: 1)
    #expect(fixture.changes.last == "2025-01-11T09:41:07Z" && fixture.changes.count == 3)
  }

  @Test func aDayThatAMonthDoesNotHaveBecomesItsLastDay() {
    let fixture = Fixture(.date, "2023-01-31T12:00:00Z")
    fixture.turn(0, by: 1)
    #expect(fixture.changes == ["2023-02-28T12:00:00Z"])
    #expect(fixture.texts == ["February", "28", "2023"], "the wheel of days turns there")
  }

  @Test func theHoursGoThroughTheWholeDay() {
    let fixture = Fixture(.time, "2024-02-29T11:20:30Z")
    fixture.turn(0, by: 1)
    #expect(fixture.changes == ["2024-02-29T12:20:00Z"])
    #expect(fixture.texts == ["12", "20", "PM"], "the half of the day follows")
    fixture.turn(2, by: -1)
    #expect(fixture.changes.last == "2024-02-29T00:20:00Z")
    #expect(fixture.texts == ["12", "20", "AM"])
  }

  @Test func theWheelOfDaysCrossesMonths() {
    let fixture = Fixture(.dateAndTime, "2024-02-29T09:41:00Z")
    fixture.turn(0, by: 1)
    #expect(fixture.changes == ["2024-03-01T09:41:00Z"])
  }

  @Test func datesBeyondTheLimitsAreTakenBack() {
    let fixture = Fixture(.date, "2024-02-10T12:00:00Z") {
      $0.minimumDate = Fixture.date("2024-02-09T12:00:00Z")
      $0.maximumDate = Fixture.date("2024-02-20T12:00:00Z")
    }
    fixture.turn(0, by: 1)
    #expect(fixture.changes == ["2024-02-20T12:00:00Z"])
    #expect(fixture.texts == ["February", "20", "2024"])
    fixture.picker.date = Fixture.date("2020-01-01T00:00:00Z")
    #expect(fixture.shown == "2024-02-09T12:00:00Z" && fixture.changes.count == 1)
    fixture.picker.maximumDate = Fixture.date("2000-01-01T00:00:00Z")
    fixture.picker.date = Fixture.date("2020-01-01T00:00:00Z")
    #expect(fixture.shown == "2020-01-01T00:00:00Z", "limits in the wrong order do not count")
  }

  @Test func rowsBeyondTheLimitsAreGrey() throws {
    let fixture = Fixture(.date, "2024-02-10T12:00:00Z") {
      $0.maximumDate = Fixture.date("2024-02-20T12:00:00Z")
    }
    let wheels = try #require(fixture.wheels)
    func color(_ component: Int, _ distance: Int) -> UIColor? {
      let row = wheels.selectedRow(inComponent: component) + distance
      let text = wheels.delegate?.pickerView(
        wheels, attributedTitleForRow: row, forComponent: component)
      return text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(color(1, 10) == .label && color(1, 11) == .tertiaryLabel)
    #expect(color(0, -1) == .label && color(0, 1) == .tertiaryLabel)
    #expect(color(2, -1) == .label && color(2, 1) == .tertiaryLabel)
    fixture.picker.maximumDate = nil
    #expect(color(1, 19) == .label && color(1, 20) == .tertiaryLabel, "30 February")
  }

  @Test func minutesComeInSteps() {
    let fixture = Fixture(.time, "2024-02-29T09:41:20Z") { $0.minuteInterval = 15 }
    #expect(fixture.texts == ["9", "30", "AM"] && fixture.shown == "2024-02-29T09:30:00Z")
    fixture.turn(1, by: 1)
    #expect(fixture.changes == ["2024-02-29T09:45:00Z"])
    fixture.turn(1, by: 1)
    #expect(fixture.changes.last == "2024-02-29T09:00:00Z", "the minutes carry nothing over")
    let warnings = Diagnostics.collecting { fixture.picker.minuteInterval = 7 }
    #expect(warnings.count == 1 && fixture.picker.minuteInterval == 15)
  }

  @Test func aDurationIsChosenOnTwoWheels() {
    let fixture = Fixture(.countDownTimer, "2024-02-29T09:41:20Z", style: .compact)
    #expect(fixture.picker.datePickerStyle == .wheels)
    #expect(fixture.texts == ["0", "1"] && fixture.picker.countDownDuration == 60)
    fixture.picker.countDownDuration = 3725
    #expect(fixture.picker.countDownDuration == 3720 && fixture.texts == ["1", "2"])
    fixture.turn(0, by: 1)
    #expect(fixture.picker.countDownDuration == 7320 && fixture.changes.count == 1)
    fixture.picker.countDownDuration = 60
    fixture.turn(1, by: -1)
    #expect(fixture.picker.countDownDuration == 60, "the shortest duration is a minute")
    #expect(fixture.texts == ["0", "1"])
  }

  @Test func theProgramsChangesSendNothingAndTurnTheWheels() {
    let fixture = Fixture(.date, "2024-02-10T12:00:00Z")
    fixture.picker.setDate(Fixture.date("2023-12-25T12:00:00Z"), animated: true)
    #expect(fixture.shown == "2023-12-25T12:00:00Z")
    fixture.simulator.settle()
    #expect(fixture.texts == ["December", "25", "2023"] && fixture.changes == [])
    fixture.picker.timeZone = TimeZone(secondsFromGMT: 14 * 3600)
    #expect(fixture.texts == ["December", "26", "2023"])
  }

  @Test func aCompactPickerOpensItsWheelsAndClosesByATouchBesideThem() throws {
    let fixture = Fixture(.dateAndTime, "2024-02-10T12:00:00Z", style: .automatic)
    #expect(fixture.picker.datePickerStyle == .compact && fixture.picker.frame.height == 34)
    let window = fixture.simulator.window
    let views = window.subviews.count
    fixture.simulator.tap(at: CGPoint(x: 40, y: 117))
    fixture.simulator.settle()
    #expect(window.subviews.count == views + 1)
    let wheels = try #require(fixture.wheels)
    let frame = wheels.convert(wheels.bounds, to: nil)
    #expect(frame.minY == 142 && frame.minX == 8 && frame.maxX <= 312)
    let day = wheels.convert(wheels.frameOfWheel(0), to: nil)
    let end = CGPoint(x: day.midX, y: day.midY - 42)
    fixture.simulator.drag(
      from: CGPoint(x: day.midX, y: day.midY), to: end, duration: 0.3)
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    #expect(fixture.changes == ["2024-02-11T12:00:00Z"])
    fixture.simulator.tap(at: CGPoint(x: 160, y: 450))
    fixture.simulator.settle()
    #expect(window.subviews.count == views && wheels.window == nil)
  }

  @Test func escapeClosesAnOpenCompactPicker() {
    let fixture = Fixture(.date, "2024-02-10T12:00:00Z", style: .compact)
    let window = fixture.simulator.window
    let views = window.subviews.count
    fixture.simulator.tap(at: CGPoint(x: 40, y: 117))
    fixture.simulator.settle()
    #expect(window.subviews.count == views + 1 && window.keyReceiver != nil)
    fixture.simulator.press("Escape")
    fixture.simulator.settle()
    #expect(window.subviews.count == views && window.keyReceiver == nil)
  }

  @Test func removingAnOpenCompactPickerTakesItsWheelsAlong() {
    let fixture = Fixture(.date, "2024-02-10T12:00:00Z", style: .compact)
    let views = fixture.simulator.window.subviews.count
    fixture.simulator.tap(at: CGPoint(x: 40, y: 117))
    fixture.simulator.settle()
    fixture.picker.removeFromSuperview()
    fixture.simulator.settle()
    #expect(fixture.simulator.window.subviews.count == views)
  }
}
