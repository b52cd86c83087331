import Foundation

/// A unit of a duration, the largest first, and its English names.
enum DurationUnit: CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  var unit: NSCalendar.Unit { names.unit }
  var component: Calendar.Component { names.component }

  /// The unit under both of its names in Foundation.
  private var names: (unit: NSCalendar.Unit, component: Calendar.Component) {
    switch self {
    case .year: (.year, .year)
    case .month: (.month, .month)
    case .week: (.weekOfMonth, .weekOfMonth)
    case .day: (.day, .day)
    case .hour: (.hour, .hour)
    case .minute: (.minute, .minute)
    case .second: (.second, .second)
    }
  }

  private var letters: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  private func shortWord(for count: Int) -> String {
    let plural = count == 1 ? "" : "s"
    return switch self {
    case .year: "yr" + plural
    case .month: "mth" + plural
    case .week: "wk" + plural
    case .day: "day" + plural
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  private func word(for count: Int) -> String { "\(self)" + (count == 1 ? "" : "s") }

  // MARK: Texts

  static func text(
    of numbers: [(unit: DurationUnit, value: Int)], style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    switch style {
    case .positional: clock(numbers)
    case .abbreviated:
      numbers.map { "\($0.value)\($0.unit.letters)" }.joined(separator: " ")
    case .brief:
      numbers.map { "\($0.value)\($0.unit.shortWord(for: $0.value))" }.joined(separator: " ")
    case .short:
      numbers.map { "\($0.value) \($0.unit.shortWord(for: $0.value))" }.joined(separator: ", ")
    case .full:
      numbers.map { "\($0.value) \($0.unit.word(for: $0.value))" }.joined(separator: ", ")
    case .spellOut:
      numbers.map { "\(spelled($0.value)) \($0.unit.word(for: $0.value))" }
        .joined(separator: ", ")
    }
  }

  /// Hours, minutes and seconds with colons; all but the first have two digits.
  private static func clock(_ numbers: [(unit: DurationUnit, value: Int)]) -> String {
    let clockUnits: [DurationUnit] = [.hour, .minute, .second]
    let time = numbers.filter { clockUnits.contains($0.unit) }.enumerated().map { place, number in
      place == 0 || number.value > 9 ? "\(number.value)" : "0\(number.value)"
    }
    let longer = numbers.filter { !clockUnits.contains($0.unit) }
    return (longer.map { "\($0.value)\($0.unit.letters)" } + [time.joined(separator: ":")])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
