import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import playground

/// A photograph between its cell and the screen.
@Suite @MainActor
struct PhotoGridTests {
  /// The cell that the demo's script taps: the second of three columns, 16 points from the edges
  /// and 8 apart, below a header of 104 points.
  private static let cell = CGRect(x: 138, y: 104, width: 114, height: 114)
  /// A picture of 3 to 4, as wide as the screen of 390 x 844, in its middle.
  private static let screen = CGRect(x: 0, y: 162, width: 390, height: 520)

  /// The demo, and what it shows.
  @MainActor
  private struct Stage {
    let run: DemoRun

    init() throws { run = DemoRun(try #require(Catalogue.demo(id: "photo-grid"))) }

    func perform(_ name: String) throws { try run.perform(try phase(name)) }

    func phase(_ name: String) throws -> Phase {
      try #require(run.demo.phases.first { $0.name == name })
    }

    /// Taps the cell, and stops at the first frame of the flight.
    func tapCell() throws {
      try run.schedule(phase("open"))
      for _ in 0..<10 where photograph == nil {
        run.simulator.advance(by: run.simulator.frameDuration)
      }
    }

    private var root: UIViewController? { run.simulator.window.rootViewController }
    var viewer: UIViewController? { root?.presentedViewController }
    var photograph: UIView? { viewer?.view.subviews.first { $0.layer.name == "Photograph" } }

    /// Whether the cell shows its photograph.
    var isCellFull: Bool {
      let grid = (root as? UICollectionViewController)?.collectionView
      return grid?.cellForItem(at: IndexPath(item: 1, section: 0))?.contentView.isHidden == false
    }
  }

  private func shownFrame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .zero }

  private func isNear(_ a: CGRect, _ b: CGRect, within distance: CGFloat = 0.01) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
      <= distance
  }

  @Test func itStartsInItsCellAndEndsAtItsOwnShape() throws {
    let stage = try Stage()
    try stage.tapCell()
    let photograph = try #require(stage.photograph)
    #expect(isNear(shownFrame(photograph), Self.cell) && !stage.isCellFull)
    #expect(abs((photograph.layer.presentation()?.cornerRadius ?? 0) - 12) < 0.01)
    stage.run.finish()
    #expect(isNear(photograph.frame, Self.screen) && photograph.layer.cornerRadius == 0)
    try stage.perform("close")
    #expect(stage.viewer == nil && stage.isCellFull && stage.run.simulator.isIdle)
  }

  /// Until the end the cell is empty: the photograph is never seen twice.
  @Test func theCellIsFullAgainWhenThePhotographIsBack() throws {
    let stage = try Stage()
    try stage.perform("open")
    let closing = try stage.phase("close")
    try stage.run.schedule(closing)
    let start = stage.run.simulator.time
    while stage.viewer != nil, stage.run.simulator.time < start + 2 {
      #expect(!stage.isCellFull)
      stage.run.simulator.advance(by: stage.run.simulator.frameDuration)
    }
    #expect(stage.isCellFull && stage.viewer == nil)
  }

  @Test func thePointUnderTheFingerStaysThere() throws {
    let stage = try Stage()
    try stage.perform("open")
    let photograph = try #require(stage.photograph)
    let start = CGPoint(x: 100, y: 300)
    stage.run.simulator.touchDown(at: start)
    for step in 1...10 {
      stage.run.simulator.touchMove(to: CGPoint(x: 100 + 4 * step, y: 300 + 16 * step))
      stage.run.simulator.advance(by: stage.run.simulator.frameDuration)
    }
    let finger = CGPoint(x: 140, y: 460)
    let frame = photograph.frame
    #expect(frame.width < 380 && stage.viewer?.isBeingDismissed == true)
    let touched = (finger.x - frame.minX) / frame.width
    // The finger has moved a little when the drag is recognised.
    #expect(abs(touched - start.x / 390) < 0.02)
    stage.run.simulator.touchUp(at: finger)
    stage.run.finish()
    #expect(stage.viewer == nil && stage.isCellFull)
  }

  @Test func aCancelledDragLeavesEverythingAsItWas() throws {
    let stage = try Stage()
    try stage.perform("open")
    let page = try #require(stage.viewer?.view)
    let before = page.subviews.map { [$0.alpha, $0.frame.minY, $0.layer.cornerRadius] }
    let parent = page.superview
    try stage.perform("drag-cancel")
    #expect(page.superview === parent && !stage.isCellFull && stage.run.simulator.isIdle)
    #expect(page.subviews.map { [$0.alpha, $0.frame.minY, $0.layer.cornerRadius] } == before)
    try stage.perform("drag back")
    #expect(stage.viewer == nil && stage.isCellFull)
  }

  /// An opening that is caught after 0.15 s and dragged down is a presentation that was cancelled.
  @Test func anOpeningThatIsCaughtCanBeDraggedBack() throws {
    let stage = try Stage()
    try stage.perform("catch")
    #expect(stage.viewer == nil && stage.isCellFull && stage.run.simulator.isIdle)
    try stage.perform("open")
    #expect(stage.viewer != nil && !stage.isCellFull)
  }

  /// The finger may take it from where it is: nothing jumps.
  @Test func aPhotographThatIsCaughtContinuesFromWhereItIs() throws {
    let stage = try Stage()
    try stage.tapCell()
    stage.run.simulator.advance(by: 0.1)
    let photograph = try #require(stage.photograph)
    let flying = shownFrame(photograph)
    let middle = CGPoint(x: flying.midX, y: flying.midY)
    stage.run.simulator.touchDown(at: middle)
    stage.run.simulator.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
    let caught = photograph.frame
    #expect(isNear(caught, flying, within: 0.5))
    stage.run.simulator.advance(by: 0.5)
    #expect(isNear(photograph.frame, caught) && isNear(shownFrame(photograph), caught))
    // Released where it was caught it flies on.
    stage.run.simulator.touchUp(at: CGPoint(x: middle.x, y: middle.y + 12))
    stage.run.finish()
    #expect(isNear(photograph.frame, Self.screen) && stage.viewer?.isBeingPresented == false)
  }
}
