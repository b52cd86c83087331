import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// A drag, a swipe or a pinch that is released too early leaves the screen as it was.
@MainActor
struct CancelPhaseTests {
  @Test(arguments: [
    ("modal-bounce", "drag-cancel"), ("nav-default", "swipe-cancel"),
    ("nav-interactive-push", "drag-cancel"), ("nav-pixellate", "drag-cancel"),
    ("container-scale-fade", "drag-cancel"), ("tab-custom", "drag-cancel"),
    ("nav-pinch-pop", "pop-cancel"), ("nav-pinch-custom", "pop-cancel"),
    ("nav-collection-layout", "swipe-cancel"), ("collection-pinch-layouts", "open-cancel"),
    ("dynamics-toss", "let go"), ("photo-grid", "drag-cancel"),
    ("map-sheet", "drag-cancel"), ("mini-player", "drag-cancel"),
    ("list-detail", "drag-cancel"), ("card-stack", "drag-cancel"), ("chat-panel", "drag-cancel"),
  ])
  func theScreenIsAsItWas(id: String, phase: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo, framesPerSecond: 20)
    let phases = try #require(demo.phases(upTo: phase))
    for earlier in phases.dropLast() { try run.perform(earlier) }
    run.simulator.settle()
    let before = try picture(run)
    let (last, start) = (try #require(phases.last), run.simulator.time)
    try run.schedule(last)
    run.simulator.advance(by: (run.endOfInput - start) / 2)
    #expect(try picture(run) != before)
    run.finish()
    #expect(try picture(run) == before)
  }

  private func picture(_ run: DemoRun) throws -> Data {
    let image = try #require(run.simulator.snapshot())
    return try #require(UIImage(cgImage: image).pngData())
  }
}
