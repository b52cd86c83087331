public import Foundation

/// Makes texts of durations, such as "2:30" or "5 minutes", in English.
///
/// Foundation on Linux has no such formatter. Values are rounded towards zero to the smallest
/// allowed unit. `allowsFractionalUnits`, `collapsesLargestUnit` and `formattingContext` do not
/// exist here.
open class DateComponentsFormatter: Formatter {
  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons: "1:10:00". Units above the hour are abbreviated before it.
    case positional = 0
    /// Letters: "1h 10m".
    case abbreviated = 1
    /// Short words: "1 hr, 10 min".
    case short = 2
    /// Words: "1 hour, 10 minutes".
    case full = 3
    /// Words for the numbers, too: "one hour, ten minutes".
    case spellOut = 4
    /// Short words without spaces: "1hr 10min".
    case brief = 5
  }

  /// Which units of the value 0 are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the positional style zeros at the beginning are left out, in the other styles all zeros
    /// are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros at the beginning are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other numbers are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros at the end are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All zeros are written: "0:05".
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that may be written: years, months, weeks of the month, days, hours, minutes and
  /// seconds. The default is none, which means all but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// How a unit is written; positional by default.
  open var unitsStyle = UnitsStyle.positional
  /// Which units of the value 0 are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are written, the largest first; 0, the default, means no limit.
  open var maximumUnitCount = 0
  /// Whether the text begins with "About"; false by default.
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining"; false by default.
  open var includesTimeRemainingPhrase = false
  /// The calendar that divides a duration into units; nil for the Gregorian one. Days have 24 hours
  /// in any case.
  open var calendar: Calendar? = Calendar(identifier: .gregorian)
  /// When a duration without dates begins, which determines the lengths of months and years; nil
  /// for the beginning of 2001.
  open var referenceDate: Date?

  /// A formatter of positional texts.
  public override init() { super.init() }

  /// Makes the object from an archive, with the default values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Texts

  /// The text of a number of seconds; nil if the number is not finite.
  open func string(from ti: TimeInterval) -> String? {
    // The limit keeps dates within what calendars can divide.
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    return string(from: start, to: start + ti)
  }

  /// The text of the time between two dates. It begins with a minus sign if the second date is
  /// before the first.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = shownUnits
    let parts = dividing.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    let numbers = units.map { ($0, parts.value(for: $0.component) ?? 0) }
    return text(of: numbers)
  }

  /// The text of the time that components span.
  open func string(from components: DateComponents) -> String? {
    guard let end = dividing.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The text of `DateComponents`; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The text of components with the default values and a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Units

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private var dividing: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private var shownUnits: [DurationUnit] {
    let all = DurationUnit.allCases
    let allowed = all.filter { allowedUnits.contains($0.unit) }
    return allowed.isEmpty ? all.filter { $0 != .week } : allowed
  }

  private func text(of numbers: [(unit: DurationUnit, value: Int)]) -> String {
    let isNegative = numbers.contains { $0.value < 0 }
    var shown = withoutZeros(numbers.map { (unit: $0.unit, value: abs($0.value)) })
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let body = (isNegative ? "-" : "") + DurationUnit.text(of: shown, style: unitsStyle)
    return (includesApproximationPhrase ? "About " : "") + body
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// The units without the zeros that are not written. One unit is left at least.
  private func withoutZeros(
    _ numbers: [(unit: DurationUnit, value: Int)]
  ) -> [(unit: DurationUnit, value: Int)] {
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped = unitsStyle == .positional ? .dropLeading : .dropAll }
    let places = numbers.indices.filter { numbers[$0].value != 0 }
    let (first, last) = (places.first ?? numbers.count - 1, places.last ?? numbers.count - 1)
    return numbers.enumerated().filter { place, number in
      guard number.value == 0, place != first || !places.isEmpty else { return true }
      if place < first { return !dropped.contains(.dropLeading) }
      return !dropped.contains(place > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }
}
