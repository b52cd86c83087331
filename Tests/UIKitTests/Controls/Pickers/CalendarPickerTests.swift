import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// The month of an inline date picker: where its days are, and the dates that pressing them
/// chooses.
@MainActor
struct CalendarPickerTests {
  /// A picker at the top of a screen of 320 × 480 points, in Greenwich.
  @MainActor private final class Fixture {
    let simulator: Simulator
    let picker = UIDatePicker()
    var changes: [String] = []

    init(
      _ mode: UIDatePicker.Mode = .date, _ date: String = "2024-02-10T09:41:20Z",
      locale: String = "en_US", style: UIDatePickerStyle = .inline,
      set: (UIDatePicker) -> Void = { _ in }
    ) {
      let controller = UIViewController()
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.locale = Locale(identifier: locale)
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: locale)
      picker.calendar = calendar
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Self.date(date)
      set(picker)
      picker.sizeToFit()
      controller.view.addSubview(picker)
      picker.addAction(
        UIAction { [unowned self] _ in changes.append(shown) }, for: .valueChanged)
      simulator.settle()
    }

    static func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? Date() }

    var shown: String { picker.date.formatted(.iso8601) }

    /// The visible labels with a text, in the window.
    func labels(_ text: String) -> [UILabel] {
      func find(_ view: UIView) -> [UILabel] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        return ((view as? UILabel)?.text == text ? [view as? UILabel].compactMap { $0 } : [])
          + view.subviews.flatMap(find)
      }
      return find(simulator.window)
    }
    func tap(_ text: String) {
      guard let label = labels(text).first else { return }
      simulator.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
      simulator.settle()
    }
    func column(_ text: String) -> Int? {
      labels(text).first.map { Int(($0.convert($0.bounds, to: nil).midX - 8) / (304.0 / 7)) }
    }
    func row(_ text: String) -> Int? {
      labels(text).first.map { Int(($0.convert($0.bounds, to: nil).midY - 68) / 44) }
    }
  }

  @Test func theDaysAreInTheWeeksOfTheCalendar() {
    // The first of February 2024 was a Thursday, and the 29th was one.
    let fixture = Fixture()
    #expect(fixture.picker.frame.size == CGSize(width: 320, height: 340))
    #expect(fixture.labels("February 2024").count == 1)
    #expect(fixture.column("SUN") == 0 && fixture.column("SAT") == 6)
    #expect(fixture.column("1") == 4 && fixture.row("1") == 0)
    #expect(fixture.column("29") == 4 && fixture.row("29") == 4)
    #expect(fixture.labels("30").isEmpty)
  }

  @Test func theWeekBeginsAsInTheLocale() {
    let fixture = Fixture(locale: "en_GB")
    #expect(fixture.column("MON") == 0 && fixture.column("1") == 3)
  }

  @Test func aPressedDayIsChosenAtTheSameTimeOfDay() {
    let fixture = Fixture()
    fixture.tap("14")
    #expect(fixture.changes == ["2024-02-14T09:41:20Z"])
    fixture.tap("14")
    #expect(fixture.changes.count == 1, "it is chosen already")
    let chosen = fixture.labels("14").first
    #expect(chosen?.textColor == fixture.picker.tintColor)
    #expect(fixture.labels("10").first?.textColor == .label)
  }

  @Test func theButtonsShowTheMonthsBeside() {
    let fixture = Fixture()
    fixture.simulator.tap(at: CGPoint(x: 298, y: 22))
    fixture.simulator.settle()
    #expect(fixture.labels("March 2024").count == 1 && fixture.labels("31").count == 1)
    #expect(fixture.changes.isEmpty)
    fixture.tap("31")
    #expect(fixture.shown == "2024-03-31T09:41:20Z")
    for _ in 0..<3 {
      fixture.simulator.tap(at: CGPoint(x: 254, y: 22))
      fixture.simulator.settle()
    }
    #expect(fixture.labels("December 2023").count == 1)
    #expect(fixture.labels("1").count == 1, "the months before are gone")
  }

  @Test func aSwipeShowsTheNextMonth() {
    let fixture = Fixture()
    fixture.simulator.drag(
      from: CGPoint(x: 250, y: 200), to: CGPoint(x: 80, y: 200), duration: 0.1)
    fixture.simulator.touchUp(at: CGPoint(x: 80, y: 200))
    fixture.simulator.settle()
    #expect(fixture.labels("March 2024").count == 1)
    #expect(fixture.changes.isEmpty)
  }

  @Test func daysBeyondTheLimitsCannotBeChosen() {
    let fixture = Fixture { picker in
      picker.minimumDate = Fixture.date("2024-02-05T12:00:00Z")
      picker.maximumDate = Fixture.date("2024-02-20T12:00:00Z")
    }
    fixture.tap("4")
    fixture.tap("21")
    #expect(fixture.changes.isEmpty)
    #expect(fixture.labels("4").first?.textColor == .tertiaryLabel)
    fixture.tap("5")
    #expect(fixture.shown == "2024-02-05T12:00:00Z", "not before the limit")
  }

  @Test func theTitleOpensWheelsForMonthAndYear() throws {
    let fixture = Fixture()
    fixture.tap("February 2024")
    func wheels(_ view: UIView) -> UIPickerView? {
      view as? UIPickerView ?? view.subviews.lazy.compactMap(wheels).first
    }
    let picker = try #require(wheels(fixture.picker))
    #expect([0, 1].map(picker.selectedRow) == [1, 2023])
    picker.selectRow(2030 - 1, inComponent: 1, animated: false)
    picker.delegate?.pickerView(picker, didSelectRow: 2029, inComponent: 1)
    #expect(fixture.labels("February 2030").count == 1)
    fixture.tap("February 2030")
    #expect(wheels(fixture.picker) == nil)
    fixture.tap("1")
    #expect(fixture.shown == "2030-02-01T09:41:20Z")
  }

  @Test func theTimeIsChosenBelowTheDays() {
    let fixture = Fixture(.dateAndTime)
    #expect(fixture.picker.frame.height == 382)
    let time = fixture.picker.subviews.first?.subviews.compactMap { $0 as? UIDatePicker }.first
    #expect(time?.datePickerMode == .time && time?.datePickerStyle == .compact)
    time?.userDidPick(Fixture.date("2024-02-10T18:05:00Z"))
    #expect(fixture.changes == ["2024-02-10T18:05:00Z"])
    fixture.tap("11")
    #expect(fixture.shown == "2024-02-11T18:05:00Z")
    #expect(time?.date == fixture.picker.date)
  }

  @Test func aCompactPickerOfDatesOpensAMonth() {
    let fixture = Fixture(style: .compact)
    fixture.tap("Feb 10, 2024")
    #expect(fixture.labels("February 2024").count == 1)
    fixture.tap("20")
    #expect(fixture.shown == "2024-02-20T09:41:20Z")
    fixture.simulator.tap(at: CGPoint(x: 160, y: 470))
    fixture.simulator.settle()
    #expect(fixture.labels("February 2024").isEmpty)
  }

  @Test func aDateThatIsSetIsShown() {
    let fixture = Fixture()
    fixture.picker.setDate(Fixture.date("2025-07-04T00:00:00Z"), animated: true)
    fixture.simulator.settle()
    #expect(fixture.labels("July 2025").count == 1 && fixture.labels("1").count == 1)
    #expect(fixture.changes.isEmpty)
  }

  @Test func timesAndDurationsHaveNoMonth() {
    #expect(Fixture(.time).picker.datePickerStyle == .compact)
    #expect(Fixture(.countDownTimer).picker.datePickerStyle == .wheels)
  }
}

extension UIDatePicker {
  /// Chooses a date as the user does.
  fileprivate func userDidPick(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }
}
