import CoreGraphics
import Foundation

/// The days of a month in rows of a week: pure, apart from the calendar.
struct MonthGrid: Equatable {
  /// How many rows a month needs at the most.
  static let rows = 6
  static let columns = 7

  let calendar: Calendar
  /// The beginning of the first day.
  let start: Date
  /// How many days of the first week are before the month.
  let blanks: Int
  /// How many days the month has.
  let count: Int

  /// The month that a date lies in.
  init(containing date: Date, calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 1
    let weekday = calendar.component(.weekday, from: start)
    blanks = (weekday - calendar.firstWeekday + Self.columns) % Self.columns
  }

  /// A later month, or for a negative number an earlier one; nil beyond the calendar's end.
  func moved(byMonths months: Int) -> MonthGrid? {
    calendar.date(byAdding: .month, value: months, to: start).map {
      MonthGrid(containing: $0, calendar: calendar)
    }
  }

  /// The row and the column of a day, which is counted from 1.
  func place(ofDay day: Int) -> (row: Int, column: Int) {
    let index = blanks + day - 1
    return (index / Self.columns, index % Self.columns)
  }

  /// The day of the month that a date lies in, counted from 1; nil in another month.
  func day(of date: Date) -> Int? {
    calendar.isDate(date, equalTo: start, toGranularity: .month)
      ? calendar.component(.day, from: date) : nil
  }

  /// A day of the month, at the time of day of another date.
  func date(ofDay day: Int, keeping date: Date) -> Date? {
    var parts = calendar.dateComponents([.era, .year, .month], from: start)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    parts.day = day
    (parts.hour, parts.minute) = (time.hour, time.minute)
    (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
    return calendar.date(from: parts)
  }

  /// The time that a day covers; nil for one that there is not.
  func interval(ofDay day: Int) -> DateInterval? {
    calendar.date(byAdding: .day, value: day - 1, to: start).flatMap {
      calendar.dateInterval(of: .day, for: $0)
    }
  }

  /// The names of the days of a week, in the calendar's order.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
    return Array(names[first...] + names[..<first])
  }
}
