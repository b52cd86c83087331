import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// The texts that are shown while the pointer rests on something.
@MainActor
struct ToolTipTests {
  private final class Page: UIViewController, UIToolTipInteractionDelegate {
    let play = UIButton(type: .system)
    let stop = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      play.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      play.toolTip = "Play or pause (Space)"
      stop.frame = CGRect(x: 140, y: 100, width: 100, height: 44)
      stop.toolTip = "Stop"
      for button in [play, stop] { view.addSubview(button) }
    }

    /// One text a half.
    func toolTipInteraction(
      _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
      let isLeft = point.x < 50
      return UIToolTipConfiguration(
        toolTip: isLeft ? "Left" : "Right",
        in: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 44))
    }
  }

  /// The page on a screen.
  @MainActor
  private final class Fixture {
    let page = Page()
    let simulator: Simulator
    let overPlay = CGPoint(x: 70, y: 120)
    let overStop = CGPoint(x: 190, y: 120)

    init() { simulator = Simulator(scale: 1, root: page) }

    var shown: String? { simulator.stage.scene.shownToolTip?.text }

    func rest(at point: CGPoint) {
      simulator.hover(at: point)
      simulator.advance(by: 0.6)
    }
  }

  @Test func itIsShownAfterHalfASecondOfRest() {
    let fixture = Fixture()
    fixture.simulator.hover(at: fixture.overPlay)
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.hover(at: CGPoint(x: 72, y: 121))
    fixture.simulator.advance(by: 0.45)
    #expect(fixture.shown == nil, "it has moved meanwhile")
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shown == "Play or pause (Space)")
    fixture.simulator.hover(at: CGPoint(x: 80, y: 125))
    fixture.simulator.advance(by: 2)
    #expect(fixture.shown == "Play or pause (Space)", "it stays while the pointer is on the button")
    fixture.simulator.settle()
    #expect(fixture.simulator.isIdle)
  }

  @Test func itGoesWhenThePointerLeaves() {
    let fixture = Fixture()
    fixture.rest(at: fixture.overPlay)
    fixture.simulator.hover(at: CGPoint(x: 70, y: 300))
    #expect(fixture.shown == nil)
    fixture.simulator.advance(by: 1)
    fixture.rest(at: fixture.overPlay)
    #expect(fixture.shown != nil)
    fixture.simulator.platform.send(.pointerExited(time: fixture.simulator.time))
    #expect(fixture.shown == nil)
  }

  @Test(arguments: ["press", "key", "wheel", "focus"])
  func whatIsPressedHidesItUntilThePointerComesAgain(what: String) {
    let fixture = Fixture()
    fixture.rest(at: fixture.overPlay)
    #expect(fixture.shown != nil)
    switch what {
    case "press": fixture.simulator.tap(at: fixture.overPlay)
    case "key": fixture.simulator.press("A")
    case "wheel": fixture.simulator.scroll(by: CGVector(dx: 0, dy: -40), at: fixture.overPlay)
    default: fixture.simulator.setFocus(false)
    }
    #expect(fixture.shown == nil)
    fixture.rest(at: CGPoint(x: 60, y: 118))
    #expect(fixture.shown == nil)
    fixture.simulator.hover(at: CGPoint(x: 70, y: 300))
    fixture.simulator.advance(by: 1)
    fixture.rest(at: fixture.overPlay)
    #expect(fixture.shown == "Play or pause (Space)")
  }

  @Test func fromOneToTheNextItComesAtOnce() {
    let fixture = Fixture()
    fixture.rest(at: fixture.overPlay)
    fixture.simulator.hover(at: fixture.overStop)
    #expect(fixture.shown == nil)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shown == "Stop")
    fixture.simulator.hover(at: CGPoint(x: 70, y: 300))
    fixture.simulator.advance(by: 0.6)
    fixture.simulator.hover(at: fixture.overPlay)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shown == nil, "after half a second without one it is slow again")
  }

  @Test func itFollowsTheClockOfItsScene() {
    let fixture = Fixture()
    fixture.simulator.stage.scene.timeScale = 0
    fixture.simulator.hover(at: fixture.overPlay)
    fixture.simulator.advance(by: 3)
    #expect(fixture.shown == nil)
    fixture.simulator.stage.scene.timeScale = 1
    fixture.simulator.advance(by: 0.6)
    #expect(fixture.shown != nil)
  }

  @Test func aDelegateDividesTheView() throws {
    let fixture = Fixture()
    try #require(fixture.page.play.toolTipInteraction).delegate = fixture.page
    fixture.rest(at: CGPoint(x: 30, y: 120))
    #expect(fixture.shown == "Left")
    fixture.simulator.hover(at: CGPoint(x: 60, y: 120))
    #expect(fixture.shown == "Left")
    fixture.simulator.hover(at: CGPoint(x: 75, y: 120))
    #expect(fixture.shown == nil)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shown == "Right")
  }

  @Test func aTextCanBeTakenAway() throws {
    let fixture = Fixture()
    fixture.page.play.toolTip = nil
    fixture.rest(at: fixture.overPlay)
    #expect(fixture.shown == nil && fixture.page.play.toolTip == nil)
    let interaction = try #require(fixture.page.play.toolTipInteraction)
    interaction.defaultToolTip = "Again"
    interaction.isEnabled = false
    fixture.simulator.hover(at: CGPoint(x: 70, y: 300))
    fixture.simulator.advance(by: 1)
    fixture.rest(at: fixture.overPlay)
    #expect(fixture.shown == nil)
    fixture.page.stop.addInteraction(interaction)
    #expect(interaction.view === fixture.page.stop && fixture.page.play.interactions.isEmpty)
  }

  /// On a grid of points over a screen that is one control.
  @Test func itStaysOnTheScreen() throws {
    let fixture = Fixture()
    let cover = UIControl(frame: fixture.page.view.bounds)
    cover.toolTip = "A text that is so long that it is wrapped, because it has more than one line"
    fixture.page.view.addSubview(cover)
    let screen = fixture.page.view.bounds
    for row in 0...4 {
      for column in 0...4 {
        fixture.simulator.platform.send(.pointerExited(time: fixture.simulator.time))
        fixture.rest(
          at: CGPoint(
            x: 1 + CGFloat(column) / 4 * (screen.width - 2),
            y: 1 + CGFloat(row) / 4 * (screen.height - 2)))
        let frame = try #require(fixture.simulator.stage.scene.shownToolTip).frame
        #expect(screen.insetBy(dx: 4, dy: 4).contains(frame) && frame.height > 30)
      }
    }
  }

  @Test func whatHasNoneCostsNoFrame() {
    let fixture = Fixture()
    fixture.simulator.settle()
    for x in [20, 60, 200] as [CGFloat] {
      fixture.simulator.hover(at: CGPoint(x: x, y: 500))
      #expect(!fixture.simulator.advanceFrame())
    }
  }

  @Test func itIsNoViewAndNoWindow() {
    let fixture = Fixture()
    let views = fixture.page.view.subviews.count
    fixture.rest(at: fixture.overPlay)
    #expect(fixture.shown != nil)
    #expect(UIApplication.shared.windows.count == 1 && fixture.page.view.subviews.count == views)
  }
}
