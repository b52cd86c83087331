import CoreGraphics

/// A wheel of a date picker.
enum DateWheel: Hashable {
  case year, month
  /// The day of the month.
  case day
  /// The day, with the weekday and the month.
  case weekday
  case hour, minute
  /// The half of the day: AM or PM.
  case period
  /// The hours and minutes of a duration.
  case hours, minutes

  /// Whether the last row is followed by the first one.
  var repeats: Bool {
    switch self {
    case .month, .day, .hour, .minute, .minutes: true
    case .year, .weekday, .period, .hours: false
    }
  }
}

/// The wheels for a mode, and the values of their rows. It is pure, except for the calendar.
///
/// A repeating wheel contains its values many times, so that it never seems to end. It starts with
/// the rows in the middle.
struct DateWheels {
  /// The number of repetitions of a wheel's values (our choice).
  static let repeats = 201
  /// The maximum number of days before and after the initial day of the weekday wheel (our choice).
  private static let maximumDays = 36500
  /// The last year of a wheel of years, as on iOS.
  private static let lastYear = 10000

  let wheels: [DateWheel]
  let mode: UIDatePicker.Mode
  let calendar: Calendar
  let locale: Locale
  let minuteInterval: Int
  /// The day in the middle of the weekday wheel.
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
      // Some languages have the half of the day first.
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

  /// Returns the number of different values of a wheel.
  private func span(of wheel: DateWheel) -> Int {
    switch wheel {
    case .year: Self.lastYear
    case .month: max(calendar.standaloneMonthSymbols.count, 1)
    case .day: calendar.maximumRange(of: .day)?.upperBound.advanced(by: -1) ?? 31
    case .weekday: 2 * Self.maximumDays + 1
    case .hour, .hours: 24
    case .minute, .minutes: 60 / minuteInterval
    case .period: 2
    }
  }

  func count(of wheel: DateWheel) -> Int { span(of: wheel) * (wheel.repeats ? Self.repeats : 1) }

  /// Returns the row for a value, counted from 0; for a repeating wheel, the row in the middle.
  func row(of value: Int, on wheel: DateWheel) -> Int {
    let span = span(of: wheel)
    let value = min(max(value, 0), span - 1)
    return wheel.repeats ? Self.repeats / 2 * span + value : value
  }

  /// Returns the value of a row, counted from 0.
  func value(of row: Int, on wheel: DateWheel) -> Int { row % span(of: wheel) }

  /// Returns the values of a date on the wheels.
  func values(of date: Date) -> [DateWheel: Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, (parts.minute ?? 0) / minuteInterval)
    let days =
      calendar.dateComponents([.day], from: base, to: calendar.startOfDay(for: date)).day ?? 0
    return [
      .year: (parts.year ?? 1) - 1, .month: (parts.month ?? 1) - 1, .day: (parts.day ?? 1) - 1,
      .weekday: days + Self.maximumDays, .hour: hour, .minute: minute, .period: hour / 12,
      .hours: hour, .minutes: minute,
    ]
  }

  /// Returns the values of a duration in seconds.
  func values(of duration: TimeInterval) -> [DateWheel: Int] {
    let minutes = Int(duration / 60)
    return [.hours: minutes / 60, .minutes: minutes % 60 / minuteInterval]
  }

  /// Returns the duration of values in seconds.
  func duration(of values: [DateWheel: Int]) -> TimeInterval {
    TimeInterval(((values[.hours] ?? 0) * 60 + (values[.minutes] ?? 0) * minuteInterval) * 60)
  }

  /// Returns the date of values. If a month is too short for a day, its last day is used.
  /// Components without a wheel are those of another date.
  func date(of values: [DateWheel: Int], keeping date: Date) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    if let weekday = values[.weekday], wheels.contains(.weekday),
      let day = calendar.date(byAdding: .day, value: weekday - Self.maximumDays, to: base)
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

  /// Returns the text of a row.
  ///
  /// - Parameter today: the day that is labelled as today; nil for none.
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
      guard let day = calendar.date(byAdding: .day, value: value - Self.maximumDays, to: base)
      else {
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

  /// Sample days with each weekday in each month and two-digit days: from the 22nd of January 2001
  /// seven days, and the same every 30 days. They do not depend on the current date.
  private static let sampleDays: [Date] = (0..<12).flatMap { month in
    (21..<28).map { Date(timeIntervalSinceReferenceDate: Double(month * 30 + $0) * 86_400) }
  }

  /// Returns texts that are as wide as the widest one of a wheel.
  func samples(of wheel: DateWheel) -> [String] {
    switch wheel {
    case .month: calendar.standaloneMonthSymbols
    case .period: [calendar.amSymbol, calendar.pmSymbol]
    case .year: ["0000"]
    case .weekday: Self.sampleDays.map(formatter.string)
    case .day, .hour, .minute, .hours, .minutes: ["00"]
    }
  }

  /// Returns the time span of a value on a wheel, with the other values unchanged, for testing
  /// limits; nil if there is no such value, such as the 31st in a short month.
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
