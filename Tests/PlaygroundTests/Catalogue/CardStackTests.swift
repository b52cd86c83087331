import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// A wallet whose cards come out one by one.
@MainActor
struct CardStackTests {
  /// From the back of the fan to its front.
  private static let names = [
    "Nordwind", "Kulturhuset", "Fjord Coffee", "Kystbussen", "Fjellheisen", "Public Library",
  ]
  /// On a screen of 390 x 844, 64 points of each card are seen.
  private static let fan = names.indices.map {
    CGRect(x: 16, y: 104 + 64 * CGFloat($0), width: 358, height: 216)
  }
  /// The second card is open, and 12 points of each other one are seen above the bottom.
  private static let pile = [844 - 64, 72, 844 - 52, 844 - 40, 844 - 28, 844 - 16].map {
    CGRect(x: 16, y: $0, width: 358, height: 216)
  }

  private func cards(_ run: DemoRun) -> [UIView] { Self.names.compactMap { run.view($0) } }

  private func areNear(_ frames: [CGRect], _ others: [CGRect]) -> Bool {
    frames.count == others.count && zip(frames, others).allSatisfy { $0.isNear($1) }
  }

  @Test func theOpenCardComesUpAndTheOthersGather() throws {
    let run = try DemoRun("card-stack")
    let cards = cards(run)
    #expect(areNear(cards.map(\.frame), Self.fan))
    try run.perform("open")
    #expect(areNear(cards.map(\.frame), Self.pile))
    let order = try #require(run.root).view.subviews.filter(cards.contains)
    #expect(order == cards, "each is still between its neighbours")
    try run.perform("close")
    #expect(areNear(cards.map(\.frame), Self.fan) && run.presented == nil)
  }

  /// A finger that has moved 200 of 400 points: everything is half way, spring or not.
  @Test func theCardsFollowTheFingerEvenly() throws {
    let run = try DemoRun("card-stack")
    let cards = cards(run)
    try run.perform("open")
    run.simulator.drag(from: CGPoint(x: 195, y: 240), to: CGPoint(x: 195, y: 440), duration: 0.4)
    let part = (cards[1].shownFrame.minY - 72) / (168 - 72)
    #expect(abs(part - 0.5) < 0.03)
    let between = zip(Self.pile, Self.fan).map { $0.mixed(with: $1, part) }
    #expect(areNear(cards.map(\.shownFrame), between))
    run.simulator.touchUp(at: CGPoint(x: 195, y: 440))
    run.finish()
    #expect(areNear(cards.map(\.frame), Self.fan) && run.presented == nil)
  }

  @Test func anOpeningThatIsCaughtCanBeDraggedBack() throws {
    let run = try DemoRun("card-stack")
    let cards = cards(run)
    try run.perform("catch")
    #expect(run.presented == nil && areNear(cards.map(\.frame), Self.fan))
    #expect(run.simulator.isIdle)
    try run.perform("open")
    #expect(areNear(cards.map(\.frame), Self.pile))
  }

  /// Caught on its way, the card stays where it is until the finger moves it.
  @Test func aCardThatIsCaughtStaysWhereItIs() throws {
    let run = try DemoRun("card-stack")
    let card = try #require(run.view("Kulturhuset"))
    try run.schedule(run.phase("open"))
    run.simulator.advance(by: 0.25)
    run.simulator.touchDown(at: CGPoint(x: 195, y: 240))
    let before = card.shownFrame
    run.simulator.touchMove(to: CGPoint(x: 195, y: 252))
    run.simulator.advance(by: 0.5)
    #expect(card.shownFrame.isNear(before, within: 4) && run.presented?.isBeingPresented == true)
    run.simulator.touchUp(at: CGPoint(x: 195, y: 252))
    run.finish()
    // It had done most of its way, and no finger sends it back.
    #expect(card.frame == Self.pile[1])
    #expect(run.simulator.isIdle && run.presented?.isBeingPresented != true)
  }
}
