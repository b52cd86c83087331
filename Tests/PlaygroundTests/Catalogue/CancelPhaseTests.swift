import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import playground

/// A drag, a swipe or a pinch that is released too early leaves the screen as it was.
@Suite @MainActor
struct CancelPhaseTests {
  @Test(arguments: [
    ("modal-bounce", "drag-cancel"), ("nav-default", "swipe-cancel"),
    ("nav-interactive-push", "drag-cancel"), ("nav-pixellate", "drag-cancel"),
    ("container-scale-fade", "drag-cancel"), ("tab-custom", "drag-cancel"),
    ("nav-pinch-pop", "pop-cancel"), ("nav-pinch-custom", "pop-cancel"),
  ])
  func theScreenIsAsItWas(id: String, phase: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo, framesPerSecond: 20)
    let phases = try #require(demo.phases(upTo: phase))
    for earlier in phases.dropLast() { try run.perform(earlier) }
    run.simulator.settle()
    let before = try picture(run)
    var wasInteractive = false
    run.simulator.onFrame { _ in
      if TransitionTrace.progress?.isInteractive == true { wasInteractive = true }
    }
    try run.perform(try #require(phases.last))
    run.simulator.onFrame(nil)
    #expect(wasInteractive)
    #expect(try picture(run) == before)
  }

  private func picture(_ run: DemoRun) throws -> Data {
    try #require(UIImage(cgImage: try #require(run.simulator.snapshot())).pngData())
  }
}
