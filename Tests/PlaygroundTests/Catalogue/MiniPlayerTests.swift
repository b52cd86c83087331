import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import PlaygroundApp

@testable import Catalogue

/// A bar that grows to a player.
@MainActor
struct MiniPlayerTests {
  /// In the bar, which is 8 points from the sides and 24 from the lower edge of 390 x 844.
  private static let small = CGRect(x: 16, y: 764, width: 48, height: 48)
  /// On the page, 32 points from both sides; below it there are 264 points of other things, and as
  /// much room as above, in steps of 8.
  private static let large = CGRect(x: 32, y: 128, width: 326, height: 326)

  /// The demo, and what it shows.
  @MainActor
  private struct Stage {
    let run: DemoRun
    let library: LibraryViewController

    init() throws {
      run = DemoRun(try #require(Catalogue.demo(id: "mini-player")))
      library = try #require(run.simulator.window.rootViewController as? LibraryViewController)
    }

    func phase(_ name: String) throws -> Phase {
      try #require(run.demo.phases.first { $0.name == name })
    }

    func perform(_ name: String) throws { try run.perform(try phase(name)) }

    var player: UIViewController? { library.presentedViewController }

    /// Where the cover is seen in the window; nil without a player.
    var cover: CGRect? {
      let panel = player?.view.subviews.first { $0.layer.name == "Panel" }
      let cover = panel?.subviews.first { $0.layer.name == "Cover" }
      guard let panel = panel?.layer.presentation()?.frame,
        let cover = cover?.layer.presentation()?.frame
      else { return nil }
      return cover.offsetBy(dx: panel.minX, dy: panel.minY)
    }

    var isClosed: Bool { player == nil && library.bar.alpha == 1 && run.simulator.isIdle }
  }

  private func isNear(_ a: CGRect?, _ b: CGRect, within distance: CGFloat = 0.01) -> Bool {
    guard let a else { return false }
    return max(
      abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
      <= distance
  }

  /// Also where another screen has shown the album before, at another scale.
  @Test(arguments: [1, 2] as [CGFloat])
  func theCoverHasThePixelsOfItsScreen(scale: CGFloat) throws {
    for scale in [3 - scale, scale] {
      let run = DemoRun(try #require(Catalogue.demo(id: "mini-player")), scale: scale)
      let cover = try #require(Album.all.first?.cover)
      #expect(cover.scale == scale && run.simulator.stage.screen.scale == scale)
      #expect(cover.cgImage?.width == Int(360 * scale))
    }
  }

  @Test func theCoverMovesFromTheBarToThePage() throws {
    let stage = try Stage()
    try stage.run.schedule(try stage.phase("open"))
    for _ in 0..<20 where stage.player == nil {
      stage.run.simulator.advance(by: stage.run.simulator.frameDuration)
    }
    #expect(isNear(stage.cover, Self.small))
    #expect(stage.library.bar.alpha == 0, "the bar is not seen twice")
    stage.run.finish()
    #expect(isNear(stage.cover, Self.large))
    try stage.perform("fold")
    #expect(stage.isClosed)
  }

  @Test func theCoverFollowsTheFinger() throws {
    let stage = try Stage()
    stage.run.simulator.touchDown(at: CGPoint(x: 180, y: 768))
    var last = Self.small.minY + 1
    for step in 1...24 {
      stage.run.simulator.touchMove(to: CGPoint(x: 180, y: 768 - 18 * CGFloat(step)))
      stage.run.simulator.advance(by: stage.run.simulator.frameDuration)
      guard step > 2 else { continue }
      let top = try #require(stage.cover?.minY)
      #expect(top < last)
      last = top
    }
    #expect(last > Self.large.minY && last < Self.small.minY)
    let held = try #require(stage.cover)
    stage.run.simulator.advance(by: 0.5)
    #expect(isNear(stage.cover, held), "a finger that rests holds it")
    stage.run.simulator.touchUp(at: CGPoint(x: 180, y: 336))
    stage.run.finish()
    #expect(isNear(stage.cover, Self.large))
    try stage.perform("pull down")
    #expect(stage.isClosed)
  }

  @Test func aCancelledPullLeavesThePageAsItWas() throws {
    let stage = try Stage()
    try stage.perform("open")
    try stage.perform("drag-cancel")
    #expect(isNear(stage.cover, Self.large) && stage.library.bar.alpha == 0)
    #expect(stage.run.simulator.isIdle)
    try stage.perform("fold")
    #expect(stage.isClosed)
  }

  /// Caught after 0.15 s and pulled down it returns to the bar, and can be opened again.
  @Test func aFingerCatchesItOnItsWay() throws {
    let stage = try Stage()
    try stage.perform("catch")
    #expect(stage.isClosed)
    try stage.perform("open")
    #expect(isNear(stage.cover, Self.large))
  }

  @Test func theBarShowsTheAlbumThatIsChosen() throws {
    let stage = try Stage()
    // The third row: the list begins at 112, and its rows are 80 high.
    stage.run.simulator.tap(at: CGPoint(x: 200, y: 312))
    stage.run.simulator.settle()
    #expect(stage.library.playing == 2)
    try stage.perform("open")
    let labels = stage.player?.view.descendants.compactMap { ($0 as? UILabel)?.text } ?? []
    #expect(labels.filter { $0 == "Orbit" }.count == 2)
  }
}

extension UIView {
  /// All views below this one.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
