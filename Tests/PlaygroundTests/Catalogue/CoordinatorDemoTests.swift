import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// What the demos of coordinators show.
@MainActor
struct CoordinatorDemoTests {
  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  private func phase(_ name: String, of demo: Demo) throws -> Phase {
    try #require(demo.phases.first { $0.name == name })
  }

  @Test func aSwipeThatIsGivenUpKeepsTheChoice() throws {
    let demo = Demo.coordinatorInteractionEnds
    let run = DemoRun(demo)
    let navigation = try #require(
      run.simulator.window.rootViewController as? UINavigationController)
    try run.perform(phase("push", of: demo))
    let list = navigation.viewControllers[0]
    #expect(texts(in: list.view).contains("Chosen: Elm"))
    try run.perform(phase("give up", of: demo))
    #expect(navigation.viewControllers.count == 2)
    #expect(texts(in: list.view).contains("Given up: Elm stays"))
    try run.perform(phase("pop", of: demo))
    #expect(texts(in: list.view).contains("Nothing is chosen"))
  }

  @Test func theDeskStaysBackWhereTheDismissalIsCancelled() throws {
    let demo = Demo.coordinatorAlongside
    let run = DemoRun(demo)
    let root = try #require(
      run.simulator.window.rootViewController as? CoordinatorAlongside.DeskViewController)
    try run.perform(phase("present", of: demo))
    let back = CGAffineTransform(scaleX: 0.9, y: 0.9)
    #expect(root.desk.transform == back && root.desk.alpha == 0.6)
    try run.perform(phase("cancel", of: demo))
    let letter = try #require(root.presentedViewController)
    #expect(root.desk.transform == back && root.desk.alpha == 0.6)
    let lamp = try #require(letter.view.subviews.first { $0.backgroundColor == .systemYellow })
    #expect(lamp.alpha == 1, "the lamp is on while the letter is there")
    try run.perform(phase("dismiss", of: demo))
    #expect(root.desk.transform == .identity && root.desk.alpha == 1)
  }

  @Test func theTilesFollowTheStage() throws {
    let demo = Demo.coordinatorSizeChange
    let run = DemoRun(demo)
    let view = try #require(run.simulator.window.rootViewController?.view)
    func frames() -> [CGRect] {
      view.subviews.filter { $0.layer.name?.hasPrefix("tile") ?? false }.map(\.frame)
    }
    let column = frames()
    #expect(column.count == 4 && Set(column.map(\.minX)).count == 1)
    try run.perform(phase("turn", of: demo))
    #expect(view.bounds.size == CGSize(width: 844, height: 390))
    #expect(Set(frames().map(\.minY)).count == 1 && Set(frames().map(\.minX)).count == 4)
    #expect(texts(in: view).contains("390 × 844 → 844 × 390"))
    try run.perform(phase("turn back", of: demo))
    #expect(frames() == column)
  }

  @Test func showPresentsOutsideAStackAndPushesInside() throws {
    let demo = Demo.showSender
    let run = DemoRun(demo)
    try run.perform(phase("present", of: demo))
    let root = try #require(run.simulator.window.rootViewController)
    let stack = try #require(root.presentedViewController as? UINavigationController)
    try run.perform(phase("push", of: demo))
    #expect(stack.viewControllers.count == 2 && stack.presentedViewController == nil)
    try run.perform(phase("leave", of: demo))
    #expect(root.presentedViewController == nil)
  }
}
