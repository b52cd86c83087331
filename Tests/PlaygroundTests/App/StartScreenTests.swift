import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import playground

@Suite @MainActor
struct StartScreenTests {
  /// Small, because the pictures are not what is tested.
  private static let size = CGSize(width: 320, height: 480)

  private func cards(in view: UIView) -> [DemoCard] {
    (view as? DemoCard).map { [$0] } ?? view.subviews.flatMap(cards(in:))
  }

  @Test(arguments: [320, 390, 700, 1100, 2400])
  func cardsStandInColumnsWithoutTouching(width: Int) {
    let navigator = DemoNavigator()
    let simulator = Simulator(
      size: CGSize(width: width, height: 600), scale: 1, root: navigator.start)
    let frames = cards(in: simulator.window).map(\.frame)
    #expect(frames.count == Catalogue.all.count)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 16 && frame.maxX <= CGFloat(width) - 16)
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
    let columns = Set(frames.map(\.minX)).count
    let most = Catalogue.sections.map(\.demos.count).max() ?? 0
    #expect(columns == min(width < 720 ? 1 : width < 1100 ? 2 : 3, most))
  }

  @Test func aCardOpensItsDemoInAWindowOfItsOwn() throws {
    let navigator = DemoNavigator()
    let simulator = Simulator(size: Self.size, scale: 1, root: navigator.start)
    navigator.showList(in: simulator.window)
    let card = try #require(cards(in: simulator.window).first { $0.demo.id == "modal-default" })
    simulator.tap(at: card.convert(CGPoint(x: card.bounds.midX, y: 20), to: UIView?.none))
    simulator.settle()
    #expect(navigator.openDemo?.id == "modal-default")
    #expect(UIApplication.shared.keyWindow === navigator.demoWindow)
    #expect(simulator.window.isHidden)
  }

  @Test func theCursorFollowsWhatComesUnderAMouseAtRest() throws {
    let navigator = DemoNavigator()
    let simulator = Simulator(size: Self.size, scale: 1, root: navigator.start)
    navigator.showList(in: simulator.window)
    let card = try #require(cards(in: simulator.window).first)
    simulator.tap(at: card.convert(CGPoint(x: card.bounds.midX, y: 20), to: UIView?.none))
    simulator.settle()
    #expect(navigator.openDemo != nil)
    #expect(UIScreen.main.cursor == .arrow)
    navigator.close()
    simulator.settle()
    #expect(UIScreen.main.cursor == .pointingHand)
  }

  /// The keys are visible without scrolling.
  @Test func theDefaultWindowShowsTheKeys() throws {
    let navigator = DemoNavigator()
    let simulator = Simulator(size: Demo.defaultStageSize, scale: 1, root: navigator.start)
    let keys = try #require(
      labels(in: simulator.window).first { $0.text?.contains("Ctrl-Q") == true })
    #expect(keys.convert(keys.bounds, to: UIView?.none).maxY <= Demo.defaultStageSize.height - 16)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels(in:))
  }

  /// Also in the middle of a transition, after which the next demo must work.
  @Test func aDemoCanBeLeftAtAnyTime() throws {
    let navigator = DemoNavigator()
    let simulator = Simulator(size: Self.size, scale: 1, root: navigator.start)
    navigator.showList(in: simulator.window)
    for _ in 0..<3 {
      navigator.open(.modalBounce)
      simulator.settle()
      simulator.tap(at: CGPoint(x: 160, y: 230))
      simulator.advance(by: 0.2)
      weak let root = navigator.demoWindow?.rootViewController
      navigator.close()
      simulator.settle()
      #expect(navigator.openDemo == nil)
      #expect(UIApplication.shared.keyWindow === simulator.window)
      #expect(root == nil)
    }
    navigator.open(.modalBounce)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 160, y: 230))
    simulator.settle()
    #expect(navigator.demoWindow?.rootViewController?.presentedViewController != nil)
  }

  @Test func pauseAndSlowMotionHoldForTheDemoOnly() {
    let navigator = DemoNavigator()
    let simulator = Simulator(size: Self.size, scale: 1, root: navigator.start)
    navigator.showList(in: simulator.window)
    navigator.togglePause()
    #expect(UIApplication.shared.timeScale == 1)
    navigator.open(.modalBounce)
    simulator.settle()
    navigator.toggleSlowMotion()
    #expect(UIApplication.shared.timeScale == 0.1)
    navigator.togglePause()
    #expect(UIApplication.shared.timeScale == 0)
    navigator.togglePause()
    #expect(UIApplication.shared.timeScale == 0.1)
    navigator.close()
    #expect(UIApplication.shared.timeScale == 1)
  }
}
