import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// A chat above a panel, on a screen of 390 x 844: a header of 72 points, a composer of 56, a panel
/// of 280.
@MainActor
struct ChatPanelTests {
  @MainActor
  private struct Stage {
    let run: DemoRun
    let table: UITableView
    let composer: UIView
    let panel: UIView

    init() throws {
      run = try DemoRun("chat-panel")
      table = try #require(run.view("Messages") as? UITableView)
      composer = try #require(run.view("Composer"))
      panel = try #require(run.view("Stickers"))
    }

    var isOpen: Bool {
      table.frame == CGRect(x: 0, y: -208, width: 390, height: 716)
        && composer.frame == CGRect(x: 0, y: 508, width: 390, height: 56)
        && panel.frame == CGRect(x: 0, y: 564, width: 390, height: 280)
    }

    var isClosed: Bool {
      table.frame == CGRect(x: 0, y: 72, width: 390, height: 716)
        && composer.frame == CGRect(x: 0, y: 788, width: 390, height: 56)
        && panel.frame == CGRect(x: 0, y: 844, width: 390, height: 280)
    }

    /// Points from the lower edge of the last message to the composer, as shown on the screen.
    var gap: CGFloat {
      let last = IndexPath(row: table.numberOfRows(inSection: 0) - 1, section: 0)
      let scrolled = table.layer.presentation()?.bounds.minY ?? 0
      let bottom = table.shownFrame.minY + table.rectForRow(at: last).maxY - scrolled
      return composer.shownFrame.minY - bottom
    }
  }

  @Test func everythingAboveThePanelMovesWithIt() throws {
    let stage = try Stage()
    #expect(stage.isClosed)
    let start = stage.gap
    #expect(abs(start - 8) < 0.01)
    try stage.run.schedule(stage.run.phase("open"))
    var heights: Set<CGFloat> = []
    for _ in 0..<40 {
      stage.run.simulator.advance(by: stage.run.simulator.frameDuration)
      let top = stage.panel.shownFrame.minY
      heights.insert(top)
      #expect(abs(stage.composer.shownFrame.maxY - top) < 0.01)
      #expect(abs(stage.table.shownFrame.maxY - (top - 56)) < 0.01)
      #expect(abs(stage.gap - start) < 0.01)
    }
    #expect(stage.isOpen && heights.count > 15)
    try stage.run.perform("close")
    #expect(stage.isClosed && abs(stage.gap - start) < 0.01)
  }

  /// The keyboard of a screen 390 points wide begins at 628 points.
  @Test func theComposerIsAboveAKeyboardOnTheScreen() throws {
    let stage = try Stage()
    let simulator = stage.run.simulator
    simulator.showsKeyboard = true
    simulator.tap(at: CGPoint(x: 100, y: 816))
    simulator.settle()
    #expect(stage.composer.frame == CGRect(x: 0, y: 572, width: 390, height: 56))
    #expect(stage.table.frame == CGRect(x: 0, y: -144, width: 390, height: 716))
    #expect(stage.table.contentInset.top == 224, "the first message can be scrolled to")
    #expect(abs(stage.gap - 8) < 0.01)
    try stage.run.tap("Stickers")
    #expect(stage.isOpen, "the panel takes the place of the keyboard")
    try stage.run.tap("Hide")
    #expect(stage.isClosed && stage.table.contentInset.top == 8)
  }

  @Test func theListTakesThePanelAlongOnceTheFingerReachesTheComposer() throws {
    let stage = try Stage()
    try stage.run.perform("open")
    let simulator = stage.run.simulator
    simulator.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500), duration: 0.2)
    #expect(stage.isOpen, "the finger is above the composer")
    simulator.touchMove(to: CGPoint(x: 195, y: 508))
    let gap = stage.gap
    #expect(gap < -80, "it has scrolled")
    for step in 1...14 {
      simulator.touchMove(to: CGPoint(x: 195, y: 500 + 10 * step))
      simulator.advance(by: simulator.frameDuration)
    }
    #expect(abs(stage.composer.frame.minY - 640) < 0.01, "it is where the finger is")
    simulator.touchMove(to: CGPoint(x: 195, y: 700))
    simulator.touchUp(at: CGPoint(x: 195, y: 700))
    stage.run.finish()
    #expect(stage.isClosed && simulator.isIdle)
    #expect(abs(stage.gap - gap) < 0.01, "the messages have come along")
  }

  @Test func aDragThatReturnsLeavesThePanelOpen() throws {
    let stage = try Stage()
    try stage.run.perform("open")
    let gap = stage.gap
    try stage.run.perform("drag-cancel")
    #expect(stage.isOpen && abs(stage.gap - gap) < 0.01 && stage.run.simulator.isIdle)
  }

  @Test func aStickerIsSentToTheEndOfTheList() throws {
    let stage = try Stage()
    try stage.run.perform("open")
    let count = stage.table.numberOfRows(inSection: 0)
    try stage.run.perform("send")
    #expect(stage.table.numberOfRows(inSection: 0) == count + 1)
    #expect(stage.isOpen && abs(stage.gap - 8) < 0.01)
  }

  /// Pressed again on its way up, the panel turns back from where it is.
  @Test func aPanelOnItsWayTurnsBack() throws {
    let stage = try Stage()
    let simulator = stage.run.simulator
    try stage.run.schedule(stage.run.phase("open"))
    simulator.advance(by: 0.12)
    #expect(stage.run.button("Hide") != nil)
    simulator.touchDown(at: CGPoint(x: 338, y: stage.composer.shownFrame.midY))
    let before = stage.panel.shownFrame.minY
    #expect(before > 570 && before < 840)
    simulator.touchUp(at: CGPoint(x: 338, y: stage.composer.shownFrame.midY))
    // Constraints end on whole pixels.
    #expect(abs(stage.panel.shownFrame.minY - before) <= 0.5)
    stage.run.finish()
    #expect(stage.isClosed && abs(stage.gap - 8) < 0.01)
  }
}
