import CoreGraphics
import Foundation

/// The days of a month in rows of weeks. It is pure, except for the calendar.
struct MonthGrid: Equatable {
  /// The maximum number of rows of a month.
  static let rows = 6
  static let columns = 7

  let calendar: Calendar
  /// The beginning of the first day.
  let start: Date
  /// The number of days of the first week that are before the month.
  let blanks: Int
  /// The number of days in the month.
  let count: Int

  /// Makes the month that contains a date.
  init(containing date: Date, calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 1
    let weekday = calendar.component(.weekday, from: start)
    blanks = (weekday - calendar.firstWeekday + Self.columns) % Self.columns
  }

  /// Returns a later month, or an earlier one for a negative number; nil beyond the calendar's end.
  func moved(byMonths months: Int) -> MonthGrid? {
    calendar.date(byAdding: .month, value: months, to: start).map {
      MonthGrid(containing: $0, calendar: calendar)
    }
  }

  /// Returns the row and the column of a day, counted from 1.
  func place(ofDay day: Int) -> (row: Int, column: Int) {
    let index = blanks + day - 1
    return (index / Self.columns, index % Self.columns)
  }

  /// Returns the day of the month for a date, counted from 1; nil in another month.
  func day(of date: Date) -> Int? {
    calendar.isDate(date, equalTo: start, toGranularity: .month)
      ? calendar.component(.day, from: date) : nil
  }

  /// Returns a day of the month with the time of another date.
  func date(ofDay day: Int, keeping date: Date) -> Date? {
    var parts = calendar.dateComponents([.era, .year, .month], from: start)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    parts.day = day
    (parts.hour, parts.minute) = (time.hour, time.minute)
    (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
    return calendar.date(from: parts)
  }

  /// Returns the time span of a day; nil for an invalid day.
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
