import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The panel of the calls.
@MainActor
struct CallPanelTests {
  private func fixture() -> StudioFixture {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    fixture.controller.perform(.panel(.calls))
    fixture.simulator.settle()
    return fixture
  }

  private func table(_ fixture: StudioFixture) throws -> UITableView {
    try #require(fixture.views(of: CallCell.self).first?.superview as? UITableView)
  }

  /// Chooses from one of the menus of the bar.
  private func choose(_ title: String, from index: Int, in fixture: StudioFixture) throws {
    let button = fixture.views(of: ChoiceButton.self)[index]
    fixture.simulator.tap(at: fixture.center(of: button))
    fixture.simulator.settle()
    let choice = try #require(fixture.label(title))
    fixture.simulator.tap(at: CGPoint(x: choice.midX, y: choice.midY))
    fixture.simulator.settle()
    #expect(button.title(for: .normal) == title)
  }

  /// The methods of all rows.
  private func methods(_ fixture: StudioFixture) throws -> [String] {
    let table = try table(fixture)
    return (0..<table.numberOfRows(inSection: 0)).map { row in
      let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
      let labels = cell?.contentView.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
      return labels.first { $0.contains("(") && !$0.contains("  ") } ?? ""
    }
  }

  @Test func kindsAreFiltered() throws {
    let fixture = fixture()
    let all = try methods(fixture)
    try choose("Animators", from: 0, in: fixture)
    #expect(
      try methods(fixture) == [
        "transitionDuration(using:)", "animateTransition(using:)", "animationEnded(_:)",
      ])
    #expect(fixture.texts.contains("DefaultModalAnimator  (context)") == false)
    try choose("All kinds", from: 0, in: fixture)
    #expect(try methods(fixture) == all && all.count > 10)
  }

  @Test func theMenuMarksWhatIsChosen() throws {
    let fixture = fixture()
    func menu() -> [String]? {
      let button = fixture.views(of: ChoiceButton.self)[0]
      fixture.simulator.tap(at: fixture.center(of: button))
      fixture.simulator.settle()
      defer {
        fixture.simulator.press("Escape")
        fixture.simulator.settle()
      }
      return button.menu?.selectedElements.map(\.title)
    }
    #expect(menu() == ["All kinds"])
    try choose("Animators", from: 0, in: fixture)
    #expect(menu() == ["Animators"])
  }

  @Test func objectsAreFilteredAndTheChoiceStaysWhenTheDemoRunsAgain() throws {
    let fixture = fixture()
    try choose("ModalViewController", from: 1, in: fixture)
    try choose("Appearance", from: 0, in: fixture)
    let appearance = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    ]
    let first = try methods(fixture)
    #expect(first == appearance)
    fixture.controller.perform(.restart)
    fixture.simulator.settle()
    let second = try methods(fixture)
    #expect(second == appearance)
    // Another panel, and this one again.
    fixture.controller.perform(.panel(.code))
    fixture.controller.perform(.panel(.calls))
    fixture.simulator.settle()
    let third = try methods(fixture)
    #expect(third == appearance)
  }

  @Test func aFilteredCallMovesThePlayhead() throws {
    let fixture = fixture()
    let session = try #require(fixture.session)
    try choose("Animators", from: 0, in: fixture)
    let range = try #require(session.recording.transitions.first)
    let cells = fixture.views(of: CallCell.self).sorted { $0.frame.minY < $1.frame.minY }
    fixture.simulator.tap(at: fixture.center(of: try #require(cells.dropFirst().first)))
    fixture.simulator.settle()
    #expect(session.playhead.shownTime(in: session.recording) == range.lowerBound)
  }

  @Test func theBarIsUsedByKeys() throws {
    let fixture = fixture()
    // The keyboard is the stage's.
    fixture.controller.stage.leave()
    let button = fixture.views(of: ChoiceButton.self)[0]
    for _ in 0..<40 where !button.isFocused { fixture.simulator.press("Tab") }
    #expect(button.isFocused)
    fixture.simulator.press("Return")
    fixture.simulator.settle()
    #expect(fixture.label("Animators") != nil)
    fixture.simulator.press("Escape")
    fixture.simulator.settle()
    #expect(fixture.label("Animators") == nil)
  }

  /// The sentence is below the call, and the tool tip of the row.
  @Test func whatDiffersFromTheOrderIsSaid() throws {
    let sentence = "viewWillAppear(_:) is expected before viewDidAppear(_:)."
    var recording = Recording()
    recording.append(
      RecordedEvent(
        time: 0,
        kind: .call(
          RecordedCall(
            object: "Page", number: 1, method: "viewDidAppear(_:)", arguments: [.init("true")],
            depth: 2))))
    let call = try #require(CallList(recording).calls.first)
    let cell = CallCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: CallCell.heightWithMark)
    cell.show(call, time: "0.0", isPast: true, isLast: false)
    cell.layoutIfNeeded()
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    let label = try #require(labels.first { $0.text == sentence })
    let method = try #require(labels.first { $0.text == "viewDidAppear(_:)" })
    #expect(label.frame.minY >= method.frame.maxY)
    // Two levels of 12 points.
    #expect(method.frame.minX == 96)
    #expect(labels.contains { $0.text == "Page  (true)" })
    let tip = cell.interactions.compactMap { $0 as? UIToolTipInteraction }.first
    #expect(tip?.defaultToolTip == sentence)
  }
}
