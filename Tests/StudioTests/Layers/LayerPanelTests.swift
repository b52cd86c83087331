import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The panel of layers, as it is used.
@MainActor
struct LayerPanelTests {
  /// In a window that is high enough for all rows.
  private func fixture() -> StudioFixture {
    let fixture = StudioFixture(size: CGSize(width: 1280, height: 1800))
    fixture.controller.perform(.panel(.layers))
    fixture.simulator.settle()
    return fixture
  }

  /// Presses a row of the tree, by its title.
  private func press(_ title: String, in fixture: StudioFixture) throws {
    let label = try #require(fixture.controller.view.label(title))
    fixture.simulator.tap(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
    fixture.simulator.settle()
  }

  @Test func theTreeHasTheLayersOfTheMoment() throws {
    let fixture = fixture()
    let session = try #require(fixture.session)
    #expect(fixture.texts.contains("Main") && !fixture.texts.contains("Modal"))
    fixture.tapStage(160, 230)
    #expect(fixture.texts.contains("Modal"))
    let transition = try #require(session.recording.transitions.first)
    session.seek(to: transition.lowerBound + 0.2)
    fixture.simulator.settle()
    #expect(fixture.texts.contains("Main") && fixture.texts.contains("Modal"))
    session.seek(to: try #require(session.recording.range).lowerBound)
    fixture.simulator.settle()
    #expect(!fixture.texts.contains("Modal"))
  }

  /// The modal rises from below to (160, 284): its model is there while its presentation is on the
  /// way.
  @Test func theValuesOfTheChosenLayerFollowThePlayhead() throws {
    let fixture = fixture()
    let session = try #require(fixture.session)
    fixture.tapStage(160, 230)
    let transition = try #require(session.recording.transitions.first)
    session.seek(to: transition.lowerBound + 0.1)
    fixture.simulator.settle()
    try press("Modal", in: fixture)
    #expect(fixture.texts.contains("ModalView") || fixture.texts.contains("UIView"))
    #expect(fixture.texts.contains("model 160, 284"))
    #expect(fixture.texts.contains { $0.hasSuffix("% of 0.8 s") })
    #expect(fixture.texts.contains("320 × 568"))
    session.goLive()
    fixture.simulator.settle()
    #expect(fixture.texts.contains("160, 284") && !fixture.texts.contains("model 160, 284"))
    #expect(!fixture.texts.contains("Animations"))
  }

  @Test func theChoiceStaysWhenTheDemoBeginsAgain() throws {
    let fixture = fixture()
    let former = try #require(fixture.session)
    try press("“Main”", in: fixture)
    fixture.controller.perform(.explode)
    let chosen = try #require(former.layers.chosen)
    fixture.controller.perform(.restart)
    fixture.simulator.settle()
    let session = try #require(fixture.session)
    let next = try #require(session.layers.chosen)
    #expect(session !== former && next != chosen && session.layers.explosion != nil)
    let plan = try #require(session.layerPlan)
    let index = try #require(plan.index(of: next))
    #expect(plan.entries[index].record.identity.text == "Main")
  }

  @Test func theSearchFindsNamesClassesAndTexts() throws {
    let fixture = fixture()
    let field = try #require(fixture.controller.view.field("Search layers"))
    fixture.simulator.tap(at: field.convert(CGPoint(x: 20, y: 10), to: nil))
    fixture.simulator.type("bounces")
    fixture.simulator.settle()
    #expect(fixture.texts.contains("“A controller bounces in from below.”"))
    #expect(fixture.texts.contains("Main") && !fixture.texts.contains("UIButton"))
  }

  @Test func rowsCollapseUntilALayerInThemIsChosen() throws {
    let fixture = fixture()
    let all = fixture.texts
    let arrow = try #require(fixture.controller.view.label("Main")?.superview).subviews.compactMap {
      $0 as? UIButton
    }.first
    let button = try #require(arrow)
    #expect(all.contains("UILabel"))
    fixture.simulator.tap(at: button.convert(CGPoint(x: 12, y: 12), to: nil))
    fixture.simulator.settle()
    #expect(fixture.texts.contains("Main") && !fixture.texts.contains("UILabel"))
    // A layer that is chosen elsewhere is shown in any case.
    fixture.session?.layers.choosesByTouch = true
    fixture.simulator.settle()
    fixture.tapStage(160, 230)
    #expect(fixture.texts.contains("UILabel") || fixture.texts.contains("UIButton"))
  }
}

extension UIView {
  /// The field with a placeholder.
  fileprivate func field(_ placeholder: String) -> UITextField? {
    if let field = self as? UITextField, field.placeholder == placeholder { return field }
    for view in subviews {
      if let field = view.field(placeholder) { return field }
    }
    return nil
  }

  /// The label with a text that is shown.
  fileprivate func label(_ text: String) -> UILabel? {
    guard !isHidden else { return nil }
    if let label = self as? UILabel, label.text == text { return label }
    for view in subviews {
      if let label = view.label(text) { return label }
    }
    return nil
  }
}
