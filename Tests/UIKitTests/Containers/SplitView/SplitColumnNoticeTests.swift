import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The delegate of a split view hears which columns the user, or the size, shows and hides.
@MainActor
struct SplitColumnNoticeTests {
  private func fixture(_ style: UISplitViewController.Style = .doubleColumn) -> SplitFixture {
    let fixture = SplitFixture(style)
    fixture.delegate.notesColumns = true
    return fixture
  }

  /// The notices of columns alone.
  private func notices(_ fixture: SplitFixture) -> [String] {
    fixture.takeCalls().filter { $0.contains("will show") || $0.contains("will hide") }
  }

  @Test func theButtonHidesAndShowsTheFirstColumn() throws {
    let fixture = fixture()
    for notice in ["delegate will hide primary", "delegate will show primary"] {
      let button = try #require(fixture.displayModeButton)
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      fixture.simulator.tap(at: button.convert(middle, to: nil))
      fixture.simulator.settle()
      #expect(notices(fixture) == [notice])
    }
  }

  @Test func theProgramHidesAndShowsItUnheard() {
    let fixture = fixture()
    fixture.split.hide(.primary)
    fixture.simulator.settle()
    fixture.split.show(.primary)
    fixture.simulator.settle()
    #expect(notices(fixture) == [])
  }

  @Test func columnsComeAndGoWithTheSize() {
    let fixture = fixture(.tripleColumn)
    #expect(fixture.split.displayMode == .twoBesideSecondary)
    fixture.resize(to: SplitFixture.narrow)
    #expect(
      notices(fixture) == ["delegate will hide primary", "delegate will hide supplementary"])
    fixture.resize(to: SplitFixture.wide)
    #expect(
      notices(fixture) == ["delegate will show primary", "delegate will show supplementary"])
  }

  @Test func theCompactColumnReplacesTheOthers() {
    let fixture = fixture()
    fixture.split.setViewController(JournalController("compact", fixture.journal), for: .compact)
    fixture.resize(to: SplitFixture.narrow)
    let calls = fixture.takeCalls().filter { $0.hasPrefix("delegate") }
    #expect(
      calls == [
        "delegate top, compact proposed", "delegate will hide primary",
        "delegate will hide secondary", "delegate will show compact", "delegate did collapse",
      ])
    fixture.resize(to: SplitFixture.wide)
    #expect(
      Set(notices(fixture)) == [
        "delegate will hide compact", "delegate will show primary", "delegate will show secondary",
      ])
  }

  /// The top that the delegate answers is another column of the stack.
  @Test func theCompactColumnIsShownAfterAnyAnswer() {
    let fixture = fixture()
    let compact = JournalController("compact", fixture.journal)
    fixture.split.setViewController(compact, for: .compact)
    fixture.delegate.top = .primary
    fixture.resize(to: SplitFixture.narrow)
    #expect(fixture.split.viewControllers == [compact] && compact.view.window != nil)
  }
}
