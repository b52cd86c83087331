import Cards
import Testing
import UIKitTestSupport

/// The library for iOS, on the simulator of Linux.
@MainActor @Suite struct CardListControllerTests {
  private func launch(_ controller: CardListController) -> Simulator {
    Simulator(size: CGSize(width: 320, height: 640), root: controller)
  }

  /// The middle of the button.
  private let button = CGPoint(x: 160, y: 162)
  /// How long the animator takes, and a little more.
  private let duration = 0.5

  @Test func aTouchOnTheButtonPresentsACard() throws {
    let controller = CardListController()
    let simulator = launch(controller)
    #expect(controller.countLabel.text == "No card yet")
    simulator.tap(at: button)
    simulator.advance(by: duration)
    #expect(controller.countLabel.text == "1 card")
    let card = try #require(controller.presentedViewController as? CardController)
    #expect(card.view.frame == CGRect(x: 20, y: 160, width: 280, height: 320))
  }

  @Test func aTouchOnTheCardDismissesIt() {
    let controller = CardListController()
    let simulator = launch(controller)
    simulator.tap(at: button)
    simulator.advance(by: duration)
    #expect(controller.presentedViewController != nil)
    simulator.tap(at: CGPoint(x: 160, y: 320))
    simulator.advance(by: duration)
    #expect(controller.presentedViewController == nil)
  }

  @Test func aCardStaysInTheMiddleHalfOfAScreenThatIsTurned() throws {
    let controller = CardListController()
    let simulator = launch(controller)
    simulator.tap(at: button)
    simulator.advance(by: duration)
    let card = try #require(controller.presentedViewController)
    simulator.resize(to: CGSize(width: 640, height: 320))
    simulator.advance(by: 1)
    #expect(card.view.frame == CGRect(x: 20, y: 80, width: 600, height: 160))
  }

  @Test func aCardThatAppearsAgainHasOneRecogniser() throws {
    let controller = CardListController()
    let simulator = launch(controller)
    simulator.tap(at: button)
    simulator.advance(by: duration)
    let card = try #require(controller.presentedViewController as? CardController)
    card.viewDidAppear(false)
    #expect(card.view.gestureRecognizers?.count == 1)
  }

  @Test func theActionIsFoundByTheNameThatAStoryboardHas() {
    let controller = CardListController()
    let simulator = launch(controller)
    controller.button.removeTarget(nil, action: nil, for: .allEvents)
    controller.button.addTarget(
      controller, action: Selector("presentCard:"), for: .touchUpInside)
    simulator.tap(at: button)
    simulator.advance(by: duration)
    #expect(controller.countLabel.text == "1 card")
  }
}
