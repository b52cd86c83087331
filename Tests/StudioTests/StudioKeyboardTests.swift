import Catalogue
import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio
@testable import PlaygroundApp

/// The studio by keys alone.
@MainActor
struct StudioKeyboardTests {
  /// The studio with the keys of its window.
  @MainActor
  private final class Fixture {
    let studio = StudioFixture()
    private let tap: StudioTap
    var simulator: Simulator { studio.simulator }
    var session: StageSession? { studio.session }

    init() {
      tap = StudioTap(stage: studio.simulator.stage, controller: studio.controller)
      studio.simulator.platform.attach(tap)
    }

    func press(_ keys: String..., shift: Bool = false) {
      for key in keys {
        simulator.press(key, modifiers: shift ? .shift : [])
        simulator.settle()
      }
    }

    /// Presses Tab until a part has the focus, once around at most.
    func tab(to part: String) {
      for _ in 0..<30 where focused != part { press("Tab") }
    }

    /// The class of what has the keyboard focus in the studio.
    var focused: String {
      UIApplication.shared.focusedView.map { String(describing: type(of: $0)) } ?? "nothing"
    }

    var focusedRow: IndexPath? {
      guard let cell = UIApplication.shared.focusedView as? UITableViewCell else { return nil }
      return sequence(first: cell as UIView, next: \.superview).lazy
        .compactMap { $0 as? UITableView }.first?.indexPath(for: cell)
    }
  }

  @Test func tabGoesThroughAllPartsInTheirOrder() {
    let fixture = Fixture()
    fixture.studio.tapStage(160, 230)
    fixture.press("F4", "Escape", "Escape")
    fixture.tab(to: "SearchField")
    // Buttons beside each other count once.
    let order = [
      "SearchField", "DemoCell", "UIButton", "StageBezel", "UISegmentedControl", "ChoiceButton",
      "UIButton", "CallCell", "UIButton", "UISegmentedControl", "UIButton", "TimelineStrip",
      "SearchField",
    ]
    for isBack in [false, true] {
      var parts = [fixture.focused]
      repeat {
        fixture.press("Tab", shift: isBack)
        if fixture.focused != parts.last { parts.append(fixture.focused) }
      } while fixture.focused != "SearchField" && parts.count < 30
      #expect(parts == (isBack ? order.reversed() : order))
    }
  }

  @Test func aTransitionIsOpenedRunPausedAndSteppedByKeys() throws {
    let fixture = Fixture()
    fixture.press("/")
    fixture.simulator.type("system modal")
    fixture.press("Return")
    #expect(fixture.session?.demo.id == "modal-default")
    fixture.tab(to: "StageBezel")
    fixture.press("Return")
    let session = try #require(fixture.session)
    #expect(session.sceneView.hasKeyboard)
    let button = session.scene.enter { UIApplication.shared.focusedView as? UIButton }
    #expect(button != nil, "the first control of the demo")
    fixture.simulator.press("Return")
    fixture.simulator.advance(by: 0.25)
    // Escape leaves the stage, and Space is the studio's again.
    fixture.simulator.press("Escape")
    #expect(!session.sceneView.hasKeyboard && fixture.focused == "StageBezel")
    fixture.simulator.press("Space")
    fixture.simulator.advance(by: 0.1)
    #expect(!session.playhead.isPlaying && session.shownFrame?.progress != nil)
    let now = session.scene.screen.clock.now
    fixture.press(",", ",")
    #expect(
      !session.playhead.isLive && session.playhead.shownTime(in: session.recording) ?? 0 < now)
    fixture.press("3")
    #expect(session.playhead.speed == 0.25)
    #expect(!fixture.studio.texts.contains("animateTransition(using:)"))
    fixture.press("F4")
    #expect(fixture.studio.texts.contains("animateTransition(using:)"))
    fixture.press("Escape")
    #expect(fixture.focused == "DemoCell")
    fixture.press("Escape")
    #expect(fixture.focused == "DemoCell")
  }

  /// The pad's 0, plus and minus zoom the curves while no text is edited.
  @Test func theNumberPadTypesIntoATextThatIsEdited() throws {
    let fixture = Fixture()
    fixture.press("/")
    let simulator = fixture.simulator
    for character in ["1", "0", "+", "-"] {
      for isDown in [true, false] {
        simulator.platform.send(
          .key(
            KeyEvent(isDown: isDown, key: "Keypad \(character)", time: simulator.time)))
        if isDown { simulator.platform.send(.text(character, time: simulator.time)) }
      }
    }
    let field = try #require(fixture.studio.views(of: SearchField.self).first)
    #expect(field.text == "10+-")
  }

  @Test func theCatalogueIsUsedByArrows() throws {
    let fixture = Fixture()
    let demos = Catalogue.groups.flatMap(\.demos)
    let first = try #require(demos.firstIndex { $0.id == fixture.session?.demo.id })
    fixture.press("Tab", "Tab")
    #expect(fixture.focused == "DemoCell")
    fixture.press("Home", "Down", "Down", "Up")
    #expect(fixture.focusedRow == IndexPath(row: 1, section: 0))
    fixture.press("Return")
    #expect(fixture.session?.demo.id == demos[1].id && demos[first].id != demos[1].id)
    fixture.press("End")
    #expect(fixture.session?.playhead.isLive == true)
    let last = Catalogue.groups.count - 1
    #expect(
      fixture.focusedRow == IndexPath(row: Catalogue.groups[last].demos.count - 1, section: last))
    fixture.press("Space")
    #expect(fixture.session?.demo.id == demos.last?.id)
    // The fixture's table shows ten rows at a time or so.
    fixture.press("PageUp")
    let row = try #require(fixture.focusedRow)
    #expect(row != IndexPath(row: 0, section: 0))
    fixture.press("Home")
    #expect(fixture.focusedRow == IndexPath(row: 0, section: 0))
  }

  @Test func anArrowThatIsHeldGoesOnAndOn() {
    let fixture = Fixture()
    fixture.press("Tab", "Tab", "Home")
    for index in 0..<3 {
      fixture.simulator.platform.send(
        .key(KeyEvent(isDown: true, isRepeat: index > 0, key: "Down", time: fixture.simulator.time))
      )
    }
    fixture.simulator.platform.send(
      .key(KeyEvent(isDown: false, key: "Down", time: fixture.simulator.time)))
    fixture.simulator.settle()
    #expect(fixture.focusedRow == IndexPath(row: 3, section: 0))
  }

  @Test func theStripScrubsByKeys() throws {
    let fixture = Fixture()
    let session = try #require(fixture.session)
    fixture.studio.tapStage(160, 230)
    fixture.press("Escape", "Escape")
    fixture.tab(to: "TimelineStrip")
    #expect(fixture.focused == "TimelineStrip")
    let range = try #require(session.recording.range)
    fixture.press("Left")
    let time = try #require(session.playhead.shownTime(in: session.recording))
    #expect(!session.playhead.isLive && time < range.upperBound)
    fixture.press("Left", "Right")
    #expect(session.playhead.shownTime(in: session.recording) == time)
    fixture.press("Home")
    #expect(session.playhead.shownTime(in: session.recording) == range.lowerBound)
    fixture.press("End")
    #expect(session.playhead.isLive && session.playhead.isPlaying)
    fixture.press("Space")
    #expect(!session.playhead.isPlaying)
    #expect(fixture.focused == "TimelineStrip")
  }

  @Test func escapeLeavesTheStageAndThenGoesToTheCatalogue() throws {
    let fixture = Fixture()
    let session = try #require(fixture.session)
    fixture.studio.tapStage(160, 100)
    #expect(session.sceneView.hasKeyboard && fixture.focused == "nothing")
    fixture.press("Escape")
    #expect(!session.sceneView.hasKeyboard && fixture.focused == "StageBezel")
    fixture.press("Escape")
    #expect(fixture.focused == "DemoCell")
    // Within the demo it goes back first.
    fixture.studio.tapStage(160, 230)
    #expect(session.sceneView.hasKeyboard)
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController != nil)
    fixture.press("Escape")
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController == nil)
    #expect(session.sceneView.hasKeyboard)
    fixture.press("Escape")
    #expect(fixture.focused == "StageBezel")
  }

  /// The demo is not seen then, and does not go back.
  @Test func whileLookingBackEscapeClearsTheRangeFirst() throws {
    let fixture = Fixture()
    let session = try #require(fixture.session)
    fixture.studio.tapStage(160, 230)
    fixture.simulator.settle()
    let range = try #require(session.recording.transitions.last)
    session.seek(to: (range.lowerBound + range.upperBound) / 2)
    fixture.press("I", ".", ".", "O")
    #expect(session.selectedRange != nil && session.sceneView.hasKeyboard)
    fixture.press("Escape")
    #expect(session.selectedRange == nil && session.sceneView.hasKeyboard)
    fixture.press("Escape")
    #expect(!session.sceneView.hasKeyboard && fixture.focused == "StageBezel")
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController != nil)
  }

  @Test func theKeyboardStaysWithADemoThatIsPlayedAgain() throws {
    let fixture = Fixture()
    fixture.studio.tapStage(160, 230)
    fixture.simulator.settle()
    fixture.press("R")
    fixture.simulator.advance(by: 2)
    let session = try #require(fixture.session)
    let root = { session.scene.keyWindow?.rootViewController }
    #expect(session.sceneView.hasKeyboard && root()?.presentedViewController != nil)
    fixture.press("Escape")
    #expect(root()?.presentedViewController == nil && session.sceneView.hasKeyboard)
  }

  @Test func aRecordedMomentGoesLiveByReturn() throws {
    let fixture = Fixture()
    let session = try #require(fixture.session)
    fixture.studio.tapStage(160, 230)
    fixture.press("Escape", "Escape")
    let start = try #require(session.recording.range?.lowerBound)
    session.seek(to: start)
    fixture.press("Return")
    #expect(session.playhead.isLive && !session.sceneView.hasKeyboard)
    fixture.press("Return")
    #expect(session.sceneView.hasKeyboard)
  }

  @Test func framesTransitionsAndSpeedsHaveKeysOnAllKeyboards() throws {
    let fixture = Fixture()
    let session = try #require(fixture.session)
    func press(_ key: String, _ modifiers: UIKeyModifierFlags = .alternate) -> TimeInterval? {
      fixture.simulator.press(key, modifiers: modifiers)
      fixture.simulator.settle()
      return session.playhead.shownTime(in: session.recording)
    }
    fixture.studio.tapStage(160, 230)
    let (all, transition) = (
      try #require(session.recording.range), try #require(session.recording.transitions.first)
    )
    let back = try #require(press("Left"))
    #expect(!session.playhead.isLive && back < all.upperBound)
    #expect(press("Left") ?? back < back)
    #expect(press("Right") == back)
    #expect(press("PageUp") == transition.lowerBound)
    #expect(press("PageDown") == all.upperBound)
    for (key, speed) in [("Down", 0.5), ("Down", 0.25), ("Up", 0.5)] {
      _ = press(key)
      #expect(session.playhead.speed == speed)
    }
  }

  /// Also while the demo has the keyboard.
  @Test(arguments: [("/", UIKeyModifierFlags()), ("F", UIKeyModifierFlags.control)])
  func whatIsTypedAfterTheKeyOfTheSearchIsSearched(key: String, modifiers: UIKeyModifierFlags) {
    let fixture = Fixture()
    fixture.studio.tapStage(160, 100)
    #expect(fixture.session?.sceneView.hasKeyboard == true)
    fixture.simulator.press(key, modifiers: modifiers)
    fixture.simulator.type("reverse")
    fixture.simulator.settle()
    #expect(fixture.studio.controller.isSearching)
    #expect(fixture.studio.views(of: SearchField.self).first?.text == "reverse")
  }

  /// A Polish layout has "ż" on Z with AltGr. Z alone shows the stage at its own size.
  @Test(arguments: [true, false])
  func whatIsTypedWithAltGrIsSearched(isAltGr: Bool) {
    let fixture = Fixture()
    fixture.press("/")
    let modifiers: KeyModifiers = isAltGr ? [.alt, .rightAlt] : .alt
    let (platform, time) = (fixture.simulator.platform, fixture.simulator.time)
    for isDown in [true, false] {
      platform.send(.key(KeyEvent(isDown: isDown, key: "Z", modifiers: modifiers, time: time)))
      if isDown, isAltGr { platform.send(.text("ż", time: time)) }
    }
    fixture.simulator.settle()
    let text = fixture.studio.views(of: SearchField.self).first?.text ?? ""
    #expect(text == (isAltGr ? "ż" : ""))
    #expect(fixture.studio.controller.settings.showsActualSize != isAltGr)
  }

  /// It takes the keys itself, and only the text arrives.
  @Test func whatAnInputMethodComposesAfterTheKeyOfTheSearchIsSearched() {
    let fixture = Fixture()
    fixture.press("/")
    fixture.simulator.platform.send(.text("転送", time: fixture.simulator.time))
    fixture.simulator.settle()
    #expect(fixture.studio.views(of: SearchField.self).first?.text == "転送")
  }

  /// The menu of a text: "F4" would show a panel, and Escape empty the search.
  @Test func anOpenMenuGetsAllKeys() throws {
    let fixture = Fixture()
    let field = try #require(fixture.studio.views(of: SearchField.self).first)
    fixture.simulator.tap(at: fixture.studio.center(of: field))
    fixture.simulator.type("zoom")
    fixture.simulator.secondaryClick(at: fixture.studio.center(of: field))
    fixture.simulator.settle()
    func menuIsOpen() -> Bool { fixture.simulator.window.keyReceiver != nil }
    #expect(menuIsOpen())
    fixture.press("F4")
    #expect(menuIsOpen() && !fixture.studio.views(of: NumberField.self).isEmpty)
    fixture.press("Escape")
    #expect(!menuIsOpen() && field.text == "zoom" && fixture.studio.controller.isSearching)
    fixture.press("Escape")
    #expect(field.text?.isEmpty == true)
  }

  @Test func escapeEmptiesASearchBeforeItGoesToTheCatalogue() throws {
    let fixture = Fixture()
    fixture.press("F5")
    let rows = { fixture.studio.views(of: LayerCell.self).count }
    let all = rows()
    let fields = fixture.studio.views(of: SearchField.self)
    let field = try #require(fields.first { $0.placeholder == "Search layers" })
    fixture.simulator.tap(at: fixture.studio.center(of: field))
    fixture.simulator.type("bounces")
    fixture.simulator.settle()
    #expect(rows() < all)
    fixture.press("Escape")
    #expect(field.isEditing && !field.hasText && rows() == all)
    fixture.press("Escape")
    #expect(!field.isEditing && fixture.focused == "DemoCell")
  }

  @Test func escapeTakesBackANumberThatIsTyped() throws {
    let fixture = Fixture()
    let session = try #require(fixture.session)
    let fields = fixture.studio.views(of: NumberField.self)
    let field = try #require(fields.first { $0.text == "0.80" })
    fixture.simulator.tap(at: fixture.studio.center(of: field))
    fixture.simulator.type("2")
    #expect(field.isEditing && field.text == "2")
    fixture.press("Escape")
    #expect(!field.isEditing && field.text == "0.80")
    #expect(fixture.session === session && !session.parameters.hasChanges)
    fixture.press("Escape")
    #expect(fixture.focused == "DemoCell")
  }

  @Test func escapeClosesAMenu() {
    let fixture = Fixture()
    fixture.simulator.press("S", modifiers: .control)
    fixture.simulator.settle()
    #expect(fixture.studio.texts.contains("Input script"))
    fixture.press("Escape")
    #expect(!fixture.studio.texts.contains("Input script"))
  }

  /// Plain keys have other meanings: "D" is the key of the appearance, and "4" one of a speed.
  @Test func lettersGoToTheRowsOfAMenu() throws {
    let fixture = Fixture()
    var saved: PictureFormat?
    fixture.studio.controller.onSave = { saved = $1 }
    fixture.simulator.press("S", modifiers: .control)
    fixture.press("D", "4", "C", "Return")
    #expect(saved == .contactSheet && fixture.session?.playhead.speed == 1)
    #expect(fixture.studio.controller.traitCollection.userInterfaceStyle == .light)
  }

  /// A touch has given the demo the keyboard. The first row is highlighted at once.
  @Test(arguments: [true, false])
  func theMenuOfFormatsHasTheKeysUntilItCloses(isChosen: Bool) throws {
    let fixture = Fixture()
    var saved: PictureFormat?
    fixture.studio.controller.onSave = { saved = $1 }
    fixture.studio.tapStage(160, 230)
    let session = try #require(fixture.session)
    try #require(session.sceneView.hasKeyboard)
    let root = try #require(session.scene.keyWindow?.rootViewController)
    fixture.simulator.press("S", modifiers: .control)
    fixture.simulator.settle()
    fixture.press(isChosen ? "Return" : "Escape")
    #expect(saved == (isChosen ? .webp : nil))
    #expect(!fixture.studio.texts.contains("Input script"))
    #expect(root.presentedViewController != nil, "no key has pressed the demo's button")
    #expect(session.sceneView.hasKeyboard)
  }

  @Test func theSizeBeforeFullScreenIsRemembered() {
    let studio = StudioFixture()
    let tap = StudioTap(stage: studio.simulator.stage, controller: studio.controller)
    let window = studio.simulator.stage.window
    func resize(_ width: CGFloat, _ height: CGFloat) {
      tap.receive(.resized(size: CGSize(width: width, height: height), scale: 1))
    }
    #expect(tap.windowSize == CGSize(width: 1280, height: 832))
    resize(1000, 700)
    window.isFullScreen = true
    resize(1600, 1000)
    #expect(tap.windowSize == CGSize(width: 1000, height: 700))
    window.isFullScreen = false
    resize(900, 650)
    #expect(tap.windowSize == CGSize(width: 900, height: 650))
  }
}
