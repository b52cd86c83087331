public import Foundation

/// Makes texts of the time from one date to another, such as "in 2 hours" or "yesterday".
///
/// Foundation on Linux has no such formatter. A text has one unit: the largest whose value is not
/// 0. Values are rounded towards zero. `formattingContext` does not exist here.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether times that have a name are written by it.
  public enum DateTimeStyle: Int, Sendable {
    /// All times are written by numbers: "1 day ago".
    case numeric = 0
    /// Times that have a name are written by it: "yesterday", "next week", "now".
    case named = 1
  }

  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// Words: "2 months ago".
    case full = 0
    /// Words for the numbers, too: "two months ago".
    case spellOut = 1
    /// Short words: "2 mo. ago".
    case short = 2
    /// The shortest: "2mo ago".
    case abbreviated = 3
  }

  /// Whether times that have a name are written by it; numeric by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How a unit is written; full by default.
  open var unitsStyle = UnitsStyle.full
  /// The calendar that divides a time into units; the user's by default. Nil is the same.
  open var calendar: Calendar! = .current
  /// The locale whose words and numbers make the texts; the user's by default. Nil is the same.
  open var locale: Locale! = .current

  /// A formatter of texts with numbers and whole words.
  public override init() { super.init() }

  /// Makes the object from an archive, with the default values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of the largest component that is not 0: years, months, weeks of the month, days,
  /// hours, minutes or seconds. A negative one is in the past. Where all are 0 it is the text of
  /// the smallest one.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = DurationUnit.allCases.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit: unit, value: $0) }
    }
    let shown = given.first { $0.value != 0 } ?? given.last ?? (unit: .second, value: 0)
    return text(of: shown.value, shown.unit)
  }

  /// The text of a number of seconds from now; a negative one is in the past. An interval that is
  /// not finite, or that is beyond 3000 years, counts as 0.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // The limit keeps dates within what calendars can divide.
    let isValid = timeInterval.isFinite && abs(timeInterval) < 1e11
    let now = Date()
    return localizedString(for: isValid ? now + timeInterval : now, relativeTo: now)
  }

  /// The text of the time from a reference date to a date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = Set(DurationUnit.allCases.map(\.component))
    let calendar = calendar ?? .current
    return localizedString(
      from: calendar.dateComponents(components, from: referenceDate, to: date))
  }

  /// The text of the time from now to a `Date`; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(of value: Int, _ unit: DurationUnit) -> String {
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    // From the beginning of a year all units can be added exactly.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = calendar.date(byAdding: unit.component, value: value, to: start) ?? start
    // The style writes its anchor as seen from the date.
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [unit.relativeField],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: unitsStyle.style,
      locale: locale ?? .current, calendar: calendar)
    return style.format(start)
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var style: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension DurationUnit {
  fileprivate var relativeField: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
