import CoreGraphics
import Studio
import Testing

@testable import PlaygroundApp

/// Which appearance the window gets from the desktop.
@MainActor
struct DesktopAppearanceTests {
  /// What is shown after each report of the desktop.
  private func shown(after reports: [Bool], isChosen: Bool = false) -> [Bool] {
    var shown: [Bool] = []
    let appearance = DesktopAppearance(isChosen: isChosen) { shown.append($0) }
    for isDark in reports { appearance.update(isDark: isDark) }
    #expect(appearance.isDark == reports.last)
    return shown
  }

  @Test func theWindowIsAsTheDesktopSays() {
    #expect(shown(after: []) == [])
    #expect(shown(after: [true]) == [true])
    #expect(shown(after: [false, true, false]) == [false, true, false])
  }

  /// The desktop also reports changes of other settings.
  @Test func aReportThatChangesNothingLeavesTheUsersChoice() {
    #expect(shown(after: [true, true, true]) == [true])
  }

  @Test func aRememberedChoiceHoldsUntilTheDesktopChanges() {
    #expect(shown(after: [true, true], isChosen: true) == [])
    #expect(shown(after: [true, false], isChosen: true) == [false])
  }

  /// Settings of a version that did not know the desktop's: only dark was chosen.
  @Test(arguments: [
    ("{}", true), (#"{"isDark": false}"#, true), (#"{"isDark": true}"#, false),
    (#"{"isDark": true, "followsDesktop": true}"#, true),
    (#"{"isDark": false, "followsDesktop": false}"#, false),
  ])
  func settingsSayWhetherTheDesktopIsFollowed(text: String, follows: Bool) throws {
    let settings = try JSONDecoder().decode(StudioSettings.self, from: Data(text.utf8))
    #expect(settings.followsDesktop == follows)
    let again = try JSONDecoder().decode(
      StudioSettings.self, from: JSONEncoder().encode(settings))
    #expect(again == settings)
  }
}
