import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// What the demos of dynamics lead to.
@MainActor
struct DynamicsDemoTests {
  private func run(_ id: String, upTo phase: String) throws -> DemoRun {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo)
    for phase in try #require(demo.phases(upTo: phase)) { try run.perform(phase) }
    return run
  }

  private func presented(_ run: DemoRun) -> UIViewController? {
    run.simulator.window.rootViewController?.presentedViewController
  }

  private func view(_ name: String, in view: UIView) -> UIView? {
    if view.layer.name == name { return view }
    return view.subviews.lazy.compactMap { self.view(name, in: $0) }.first
  }

  @Test func aPrintThatIsThrownIsGone() throws {
    let run = try run("dynamics-toss", upTo: "pick up")
    weak let controller = presented(run)
    #expect(controller != nil)
    let throwing = try #require(run.demo.phases.first { $0.name == "throw" })
    try run.perform(throwing)
    #expect(presented(run) == nil && controller == nil && run.simulator.isIdle)
  }

  @Test func aPrintThatIsReleasedSlowlyReturns() throws {
    let run = try run("dynamics-toss", upTo: "pick up")
    let page = try #require(presented(run)?.view)
    let print = try #require(view("Print", in: page))
    let (center, size) = (print.center, print.bounds.size)
    let release = try #require(run.demo.phases.first { $0.name == "let go" })
    try run.perform(release)
    #expect(presented(run) != nil && print.center == center && print.bounds.size == size)
    #expect(print.transform.isIdentity && run.simulator.isIdle)
  }

  @Test func theMenuEndsOnItsShelf() throws {
    let run = try run("dynamics-menu", upTo: "open")
    let menu = try #require(presented(run))
    #expect(menu.view.frame == menu.presentationController?.frameOfPresentedViewInContainerView)
    try run.perform(run.demo.phases[1])
    #expect(presented(run) == nil && run.simulator.isIdle)
  }

  /// The tile is in the place that was tapped, and the beads hang straight below it.
  @Test func theTileSnapsToThePlaceThatIsTapped() throws {
    let run = try run("dynamics-snap", upTo: "snap")
    let tile = try #require(view("Tile", in: run.simulator.window))
    #expect(abs(tile.center.x - 289) < 1 && abs(tile.center.y - 506) < 1)
    let beads = tile.superview?.subviews.filter { $0.collisionBoundsType == .ellipse } ?? []
    let below = beads.map { $0.center.y - tile.center.y }
    #expect(beads.count == 3 && beads.allSatisfy { abs($0.center.x - tile.center.x) < 2 })
    #expect(below.allSatisfy { $0 > 70 } && run.simulator.isIdle)
  }
}
