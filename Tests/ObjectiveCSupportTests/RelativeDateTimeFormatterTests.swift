import Foundation
import ObjectiveCSupport
import Testing

/// Texts of the time from one date to another. The expected ones are those of iOS.
@MainActor
struct RelativeDateTimeFormatterTests {
  private typealias Units = RelativeDateTimeFormatter.UnitsStyle
  private typealias Style = RelativeDateTimeFormatter.DateTimeStyle

  private func makeFormatter(
    _ units: Units = .full, _ style: Style = .numeric
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = units
    formatter.dateTimeStyle = style
    formatter.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    arguments: [
      (0, "in 0 seconds"), (1, "in 1 second"), (-59, "59 seconds ago"), (90, "in 1 minute"),
      (-7200, "2 hours ago"), (86_399, "in 23 hours"), (86_400, "in 1 day"),
      (-8 * 86_400, "1 week ago"), (400 * 86_400, "in 1 year"),
    ] as [(TimeInterval, String)])
  func theLargestUnitIsWrittenRoundedTowardsZero(seconds: TimeInterval, expected: String) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = makeFormatter().localizedString(for: start + seconds, relativeTo: start)
    #expect(text == expected)
  }

  @Test(
    arguments: [
      (.full, "2 months ago", "in 3 days"), (.spellOut, "two months ago", "in three days"),
      (.short, "2 mo. ago", "in 3 days"), (.abbreviated, "2mo ago", "in 3d"),
    ] as [(RelativeDateTimeFormatter.UnitsStyle, String, String)])
  func eachStyleWritesTheUnitInItsManner(
    style: RelativeDateTimeFormatter.UnitsStyle, past: String, future: String
  ) {
    let formatter = makeFormatter(style)
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == past)
    #expect(formatter.localizedString(from: DateComponents(day: 3, hour: 5)) == future)
  }

  @Test func timesWithANameAreWrittenByIt() {
    let formatter = makeFormatter(.full, .named)
    let expected: [(DateComponents, String)] = [
      (DateComponents(day: 1), "tomorrow"), (DateComponents(day: -1), "yesterday"),
      (DateComponents(day: 0), "today"), (DateComponents(day: 2), "in 2 days"),
      (DateComponents(year: 1), "next year"), (DateComponents(weekOfMonth: -1), "last week"),
      (DateComponents(month: 0), "this month"), (DateComponents(hour: 1), "in 1 hour"),
      (DateComponents(minute: 0), "this minute"), (DateComponents(), "now"),
    ]
    for (components, text) in expected {
      #expect(formatter.localizedString(from: components) == text)
    }
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(year: -1)) == "last yr.")
  }

  @Test func wordsAndNumbersAreThoseOfTheLocale() {
    let formatter = makeFormatter()
    #expect(formatter.localizedString(from: DateComponents(day: 1234)) == "in 1,234 days")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(day: 1234)) == "in 1.234 Tagen")
  }

  @Test func anIntervalCountsFromNow() {
    let formatter = makeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -60) == "1 minute ago")
    #expect(formatter.localizedString(fromTimeInterval: .infinity) == "in 0 seconds")
    #expect(formatter.string(for: "text") == nil)
  }
}
