import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// A photograph between its cell and the screen.
@MainActor
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

    init() throws { run = try DemoRun("photo-grid") }

    /// Taps the cell, and stops at the first frame of the flight.
    func tapCell() throws {
      try run.schedule(run.phase("open"))
      for _ in 0..<10 where photograph == nil {
        run.simulator.advance(by: run.simulator.frameDuration)
      }
    }

    var viewer: UIViewController? { run.presented }
    var photograph: UIView? { run.view("Photograph") }

    /// Whether the cell shows its photograph.
    var isCellFull: Bool {
      let grid = (run.root as? UICollectionViewController)?.collectionView
      return grid?.cellForItem(at: IndexPath(item: 1, section: 0))?.contentView.isHidden == false
    }
  }

  @Test func itStartsInItsCellAndEndsAtItsOwnShape() throws {
    let stage = try Stage()
    try stage.tapCell()
    let photograph = try #require(stage.photograph)
    #expect(photograph.shownFrame.isNear(Self.cell) && !stage.isCellFull)
    #expect(abs((photograph.layer.presentation()?.cornerRadius ?? 0) - 12) < 0.01)
    stage.run.finish()
    #expect(photograph.frame.isNear(Self.screen) && photograph.layer.cornerRadius == 0)
    try stage.run.perform("close")
    #expect(stage.viewer == nil && stage.isCellFull && stage.run.simulator.isIdle)
  }

  /// Until the end the cell is empty: the photograph is never seen twice.
  @Test func theCellIsFullAgainWhenThePhotographIsBack() throws {
    let stage = try Stage()
    try stage.run.perform("open")
    let closing = try stage.run.phase("close")
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
    try stage.run.perform("open")
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
    try stage.run.perform("open")
    let page = try #require(stage.viewer?.view)
    let before = page.subviews.map { [$0.alpha, $0.frame.minY, $0.layer.cornerRadius] }
    let parent = page.superview
    try stage.run.perform("drag-cancel")
    #expect(page.superview === parent && !stage.isCellFull && stage.run.simulator.isIdle)
    #expect(page.subviews.map { [$0.alpha, $0.frame.minY, $0.layer.cornerRadius] } == before)
    try stage.run.perform("drag back")
    #expect(stage.viewer == nil && stage.isCellFull)
  }

  /// An opening that is caught after 0.15 s and dragged down is a presentation that was cancelled.
  @Test func anOpeningThatIsCaughtCanBeDraggedBack() throws {
    let stage = try Stage()
    try stage.run.perform("catch")
    #expect(stage.viewer == nil && stage.isCellFull && stage.run.simulator.isIdle)
    try stage.run.perform("open")
    #expect(stage.viewer != nil && !stage.isCellFull)
  }

  /// The finger may take it from where it is: nothing jumps.
  @Test func aPhotographThatIsCaughtContinuesFromWhereItIs() throws {
    let stage = try Stage()
    try stage.tapCell()
    stage.run.simulator.advance(by: 0.1)
    let photograph = try #require(stage.photograph)
    let flying = photograph.shownFrame
    let middle = CGPoint(x: flying.midX, y: flying.midY)
    stage.run.simulator.touchDown(at: middle)
    stage.run.simulator.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
    let caught = photograph.frame
    #expect(caught.isNear(flying, within: 0.5))
    stage.run.simulator.advance(by: 0.5)
    #expect(photograph.frame.isNear(caught) && photograph.shownFrame.isNear(caught))
    // Released where it was caught it flies on.
    stage.run.simulator.touchUp(at: CGPoint(x: middle.x, y: middle.y + 12))
    stage.run.finish()
    #expect(photograph.frame.isNear(Self.screen) && stage.viewer?.isBeingPresented == false)
  }
}
