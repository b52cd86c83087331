import CoreGraphics

/// A wheel of a date picker.
enum DateWheel: Hashable {
  case year, month
  /// The day of the month.
  case day
  /// The day, with weekday and month.
  case weekday
  case hour, minute
  /// Before or after noon.
  case period
  /// Of a duration.
  case hours, minutes

  /// Whether the last row is followed by the first one.
  var repeats: Bool {
    switch self {
    case .month, .day, .hour, .minute, .minutes: true
    case .year, .weekday, .period, .hours: false
    }
  }
}

/// The wheels for a mode, and what a row of each stands for: pure, apart from the calendar.
///
/// A wheel that repeats has its values many times, so that it never seems to end. Its rows in the
/// middle are used first.
struct DateWheels {
  /// How often the values of a wheel are repeated. Ours.
  static let repeats = 201
  /// The greatest number of days before and after the day with which the wheel of weekdays was
  /// made. Ours.
  private static let mostDays = 36500
  /// The last year of a wheel of years, as on iOS.
  private static let lastYear = 10000

  let wheels: [DateWheel]
  let mode: UIDatePicker.Mode
  let calendar: Calendar
  let locale: Locale
  let minuteInterval: Int
  /// The middle of the wheel of weekdays.
  let base: Date
  private let isTwelveHours: Bool
  private let formatter = DateFormatter()

  init(
    _ mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, base: Date
  ) {
    (self.mode, self.calendar, self.locale) = (mode, calendar, locale)
    (self.minuteInterval, self.base) = (minuteInterval, calendar.startOfDay(for: base))
    func format(_ template: String) -> String {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
    let hours = format("j")
    isTwelveHours = hours.contains("a")
    var time: [DateWheel] = [.hour, .minute]
    if isTwelveHours {
      // Some languages name the half of the day first.
      time.insert(.period, at: hours.first == "a" ? 0 : 2)
    }
    switch mode {
    case .time: wheels = time
    case .date:
      let order = format("yMMMMd")
      let parts: [(DateWheel, String.Index?)] = [
        (.year, order.firstIndex { "yrU".contains($0) }),
        (.month, order.firstIndex { "ML".contains($0) }), (.day, order.firstIndex(of: "d")),
      ]
      wheels = parts.sorted { ($0.1 ?? order.endIndex) < ($1.1 ?? order.endIndex) }.map(\.0)
    case .dateAndTime: wheels = [.weekday] + time
    case .countDownTimer: wheels = [.hours, .minutes]
    }
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
  }

  // MARK: Rows

  /// The number of different values of a wheel.
  private func span(of wheel: DateWheel) -> Int {
    switch wheel {
    case .year: Self.lastYear
    case .month: max(calendar.standaloneMonthSymbols.count, 1)
    case .day: calendar.maximumRange(of: .day)?.upperBound.advanced(by: -1) ?? 31
    case .weekday: 2 * Self.mostDays + 1
    case .hour, .hours: 24
    case .minute, .minutes: 60 / minuteInterval
    case .period: 2
    }
  }

  func count(of wheel: DateWheel) -> Int { span(of: wheel) * (wheel.repeats ? Self.repeats : 1) }

  /// The row for a value, counted from 0; of a repeating wheel the row in the middle.
  func row(of value: Int, on wheel: DateWheel) -> Int {
    let span = span(of: wheel)
    let value = min(max(value, 0), span - 1)
    return wheel.repeats ? Self.repeats / 2 * span + value : value
  }

  /// The value of a row, counted from 0.
  func value(of row: Int, on wheel: DateWheel) -> Int { row % span(of: wheel) }

  /// The values of a date on the wheels.
  func values(of date: Date) -> [DateWheel: Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, (parts.minute ?? 0) / minuteInterval)
    let days =
      calendar.dateComponents([.day], from: base, to: calendar.startOfDay(for: date)).day ?? 0
    return [
      .year: (parts.year ?? 1) - 1, .month: (parts.month ?? 1) - 1, .day: (parts.day ?? 1) - 1,
      .weekday: days + Self.mostDays, .hour: hour, .minute: minute, .period: hour / 12,
      .hours: hour, .minutes: minute,
    ]
  }

  /// The values of a duration in seconds.
  func values(of duration: TimeInterval) -> [DateWheel: Int] {
    let minutes = Int(duration / 60)
    return [.hours: minutes / 60, .minutes: minutes % 60 / minuteInterval]
  }

  /// The seconds that values stand for.
  func duration(of values: [DateWheel: Int]) -> TimeInterval {
    TimeInterval(((values[.hours] ?? 0) * 60 + (values[.minutes] ?? 0) * minuteInterval) * 60)
  }

  /// The date that values stand for. Where a month is too short for a day, its last day; what is on
  /// no wheel stays as in another date.
  func date(of values: [DateWheel: Int], keeping date: Date) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    if let weekday = values[.weekday], wheels.contains(.weekday),
      let day = calendar.date(byAdding: .day, value: weekday - Self.mostDays, to: base)
    {
      let named = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year) = (named.era, named.year)
      (parts.month, parts.day) = (named.month, named.day)
    }
    if wheels.contains(.year) {
      parts.year = (values[.year] ?? 0) + 1
      parts.month = (values[.month] ?? 0) + 1
      parts.day = 1
      let first = calendar.date(from: parts)
      let days = first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
      parts.day = min((values[.day] ?? 0) + 1, days ?? 31)
    }
    if wheels.contains(.hour) {
      parts.hour = values[.hour]
      parts.minute = (values[.minute] ?? 0) * minuteInterval
      parts.second = 0
    }
    return calendar.date(from: parts) ?? date
  }

  // MARK: Texts

  /// The text of a row.
  ///
  /// - Parameter today: the day that is called so; nil for none.
  func title(of row: Int, on wheel: DateWheel, today: Date?) -> String {
    let value = value(of: row, on: wheel)
    switch wheel {
    case .year: return number(value + 1)
    case .month: return calendar.standaloneMonthSymbols[value]
    case .day: return number(value + 1)
    case .hours, .minutes: return number(wheel == .minutes ? value * minuteInterval : value)
    case .minute: return number(value * minuteInterval, digits: 2)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hour:
      return isTwelveHours ? number(value % 12 == 0 ? 12 : value % 12) : number(value, digits: 2)
    case .weekday:
      guard let day = calendar.date(byAdding: .day, value: value - Self.mostDays, to: base) else {
        return ""
      }
      if let today, calendar.isDate(day, inSameDayAs: today) { return "Today" }
      return formatter.string(from: day)
    }
  }

  private func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(
      .number.locale(locale).grouping(.never).precision(.integerLength(digits...)))
  }

  /// Each weekday in each month, on a day with two digits: the 22nd of January 2001 and the six
  /// days after it, and the same every 30 days. Which days they are does not depend on today.
  private static let sampleDays: [Date] = (0..<12).flatMap { month in
    (21..<28).map { Date(timeIntervalSinceReferenceDate: Double(month * 30 + $0) * 86_400) }
  }

  /// Texts as wide as the widest one of a wheel.
  func samples(of wheel: DateWheel) -> [String] {
    switch wheel {
    case .month: calendar.standaloneMonthSymbols
    case .period: [calendar.amSymbol, calendar.pmSymbol]
    case .year: ["0000"]
    case .weekday: Self.sampleDays.map(formatter.string)
    case .day, .hour, .minute, .hours, .minutes: ["00"]
    }
  }

  /// The time that a value of a wheel covers while the others stay, for limits; nil where there is
  /// no such value, as the 31st in a short month.
  func range(of value: Int, on wheel: DateWheel, in date: Date) -> ClosedRange<Date>? {
    var values = values(of: date)
    values[wheel] = value
    if wheel == .period { values[.hour] = (values[.hour] ?? 0) % 12 + value * 12 }
    let unit: Calendar.Component
    switch wheel {
    case .year: unit = .year
    case .month: unit = .month
    case .day, .weekday: unit = .day
    case .hour, .hours: unit = .hour
    case .minute, .minutes: unit = .minute
    case .period:
      let middle = self.date(of: values, keeping: date)
      let noon = calendar.startOfDay(for: middle).addingTimeInterval(12 * 3600)
      return value == 0
        ? noon.addingTimeInterval(-12 * 3600)...noon.addingTimeInterval(-1)
        : noon...noon.addingTimeInterval(12 * 3600 - 1)
    }
    if wheel == .year || wheel == .month { values[.day] = 0 }
    let middle = self.date(of: values, keeping: date)
    if wheel == .day, self.values(of: middle)[.day] != value { return nil }
    guard let interval = calendar.dateInterval(of: unit, for: middle) else { return nil }
    return interval.start...max(interval.end.addingTimeInterval(-1), interval.start)
  }
}
