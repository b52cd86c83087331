import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import PlaygroundApp

@testable import Catalogue

/// A map below a sheet with three heights.
@MainActor
struct MapSheetTests {
  /// The demo, and what it shows.
  @MainActor
  private struct Stage {
    let run: DemoRun
    let controller: MapSheetViewController

    init(size: CGSize? = nil) throws {
      let demo = try #require(Catalogue.demo(id: "map-sheet"))
      run = DemoRun(demo, size: size ?? demo.stageSize)
      controller = try #require(
        run.simulator.window.rootViewController as? MapSheetViewController)
    }

    func perform(_ name: String) throws {
      try run.perform(try #require(run.demo.phases.first { $0.name == name }))
    }

    var map: UIScrollView {
      get throws {
        try #require(controller.view.subviews.first { $0.layer.name == "Map" } as? UIScrollView)
      }
    }

    var sheet: UISheetPresentationController? {
      controller.presentedViewController?.sheetPresentationController
    }

    /// Where the point of a pin is in the window.
    func pin(_ name: String) throws -> CGPoint {
      let city = try #require(try map.subviews.first { $0.layer.name == "City" })
      let pin = try #require(city.subviews.first { $0.layer.name == name })
      return city.convert(pin.center, to: nil)
    }
  }

  @Test func aPinChoosesItsPlaceAndRaisesTheSheet() throws {
    let stage = try Stage()
    #expect(stage.sheet?.selectedDetentIdentifier == MapSheetViewController.small)
    try stage.perform("select")
    #expect(stage.controller.chosen == 1)
    #expect(stage.sheet?.selectedDetentIdentifier == .medium)
    // In the middle of the upper half, which the sheet leaves free; the window is 390 x 844.
    #expect(try stage.pin("Lantern Coffee") == CGPoint(x: 195, y: 211))
  }

  @Test func aTapBesideAllPinsLeadsBack() throws {
    let stage = try Stage()
    let before = try stage.map.contentOffset
    for _ in 0..<2 {
      try stage.perform("select")
      #expect(try stage.map.contentOffset != before)
      try stage.perform("clear")
      #expect(stage.controller.chosen == nil)
      #expect(try stage.map.contentOffset == before)
      #expect(stage.sheet?.selectedDetentIdentifier == MapSheetViewController.small)
    }
  }

  /// Not dimmed up to the middle height, the map takes touches; below the high sheet it takes none.
  @Test func theMapMovesBelowTheSheet() throws {
    let stage = try Stage()
    func moves() throws -> Bool {
      let before = try stage.map.contentOffset
      stage.run.simulator.drag(
        from: CGPoint(x: 80, y: 300), to: CGPoint(x: 180, y: 240), duration: 0.2)
      stage.run.simulator.settle()
      return try stage.map.contentOffset != before
    }
    #expect(try moves())
    try stage.perform("select")
    #expect(try moves())
    // What the user has moved stays there when the place is left.
    let moved = try stage.map.contentOffset
    stage.controller.choose(nil)
    stage.run.simulator.settle()
    #expect(try stage.map.contentOffset == moved)
    try stage.perform("raise")
    #expect(stage.sheet?.selectedDetentIdentifier == .large)
    #expect(try !moves())
  }

  @Test func aRowChoosesItsPlaceToo() throws {
    let stage = try Stage()
    try stage.perform("raise")
    try stage.perform("list")
    #expect(stage.controller.chosen == 4)
    #expect(stage.sheet?.selectedDetentIdentifier == .medium)
    #expect(try stage.pin(Place.all[4].name) == CGPoint(x: 195, y: 236))
  }

  @Test func aWideWindowHasTheListBesideTheMap() throws {
    let stage = try Stage(size: CGSize(width: 1280, height: 800))
    #expect(stage.controller.presentedViewController == nil)
    #expect(stage.controller.children.count == 1)
    stage.controller.choose(3)
    stage.run.simulator.settle()
    // Between the list, which ends at 344, and the right edge; above it the map ends.
    #expect(try stage.pin(Place.all[3].name) == CGPoint(x: 812, y: 384))
  }
}
