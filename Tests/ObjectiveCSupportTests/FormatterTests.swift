import Foundation
import ObjectiveCSupport
import Testing

/// Texts of durations and of lists. The expected ones are those of iOS in English.
@MainActor
struct FormatterTests {
  private typealias Style = DateComponentsFormatter.UnitsStyle
  private typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: Style = .positional,
    zeros: Zeros = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func aPositionalDurationLeavesOutZerosAtItsBeginningUnlessItIsPadded() {
    #expect(text(150, [.minute, .second]) == "2:30")
    #expect(text(5, [.minute, .second]) == "5")
    #expect(text(5, [.minute, .second], zeros: .pad) == "0:05")
    #expect(text(42, [.hour, .minute, .second], zeros: .pad) == "0:00:42")
    #expect(text(3610, [.hour, .minute, .second]) == "1:00:10")
    #expect(text(-65, [.minute, .second]) == "-1:05")
    #expect(text(0, [.minute, .second]) == "0")
    #expect(text(.infinity, [.second]) == nil)
  }

  @Test(
    arguments: [
      (.abbreviated, "2h 46m 40s"), (.brief, "2hr 46min 40sec"), (.short, "2 hr, 46 min, 40 sec"),
      (.full, "2 hours, 46 minutes, 40 seconds"),
      (.spellOut, "two hours, forty-six minutes, forty seconds"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func eachStyleWritesTheUnitsInItsManner(
    style: DateComponentsFormatter.UnitsStyle, expected: String
  ) {
    #expect(text(10000, [.hour, .minute, .second], style) == expected)
  }

  @Test func zerosAreLeftOutWhereTheBehaviorSaysSo() {
    let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3610, units, .abbreviated) == "1h 10s")
    #expect(text(600, units, .abbreviated, zeros: .dropLeading) == "10m 0s")
    #expect(text(3610, units, .abbreviated, zeros: .dropMiddle) == "0d 1h 10s")
    #expect(text(600, units, .abbreviated, zeros: .dropTrailing) == "0d 0h 10m")
  }

  @Test func aDurationMayHaveFewerUnitsAndPhrases() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
    #expect(formatter.string(from: 3700) == "About 1 hour remaining")
    let components = DateComponents(hour: 1, minute: 10)
    #expect(
      DateComponentsFormatter.localizedString(from: components, unitsStyle: .full)
        == "1 hour, 10 minutes")
  }

  @Test func aListIsJoinedByCommasAndAWord() {
    #expect(ListFormatter.localizedString(byJoining: ["one"]) == "one")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["one", "two", "three"]) == "one, two, and three")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(for: 3) == nil)
  }
}
