import Catalogue
import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The rows of the catalogue, whose pictures move.
@MainActor
struct DemoCellTests {
  private let fixture = StudioFixture(size: CGSize(width: 900, height: 320))

  /// The demos whose pictures move.
  private var moving: [String] {
    fixture.views(of: DemoCell.self).filter(\.moves).compactMap { $0.demo?.id }
  }

  private var focusedDemo: String? {
    (UIApplication.shared.focusedView as? DemoCell)?.demo?.id
  }

  @Test func thePictureOfTheRowWithTheKeyboardFocusMoves() throws {
    fixture.controller.makesThumbnails = true
    fixture.simulator.settle()
    #expect(moving == [])
    for _ in 0..<10 where focusedDemo == nil { fixture.simulator.press("Tab") }
    fixture.simulator.advance(by: 0.1)
    let first = try #require(focusedDemo)
    #expect(moving == [first])
    fixture.simulator.press("Down")
    // The row may have come into sight only now, and its preview is made then.
    fixture.simulator.advance(by: 2)
    let second = try #require(focusedDemo)
    #expect(second != first && moving == [second])
    // A touch takes the focus away.
    fixture.simulator.tap(at: CGPoint(x: 500, y: 40))
    fixture.simulator.settle()
    #expect(focusedDemo == nil && moving == [] && fixture.simulator.isIdle)
  }

  @Test func aFilmThatArrivesUnderThePointerStarts() throws {
    let cells = { fixture.views(of: DemoCell.self) }
    let cell = try #require(cells().first { $0.demo?.id == "modal-bounce" })
    let point = fixture.center(of: cell)
    fixture.simulator.hover(at: point)
    fixture.simulator.advance(by: 0.1)
    #expect(moving == [])
    fixture.controller.makesThumbnails = true
    fixture.simulator.advance(by: 3)
    let under = cells().first { $0.convert($0.bounds, to: nil).contains(point) }
    #expect(under?.demo?.id == "modal-bounce" && moving == ["modal-bounce"])
    fixture.simulator.hover(at: CGPoint(x: 500, y: 40))
    fixture.simulator.advance(by: 0.1)
    #expect(moving == [])
  }
}
