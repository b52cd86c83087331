import CoreGraphics
import Testing
import UIKitTestSupport

import Catalogue
import UIKit

/// The modal that springs in: how far it goes beyond its place, and when.
@MainActor
struct ModalSpringTests {
  @Test func itGoesBeyondItsPlaceByTheSpringsOvershoot() throws {
    let demo = try #require(Catalogue.demo(id: "modal-spring"))
    let root = demo.makeRoot()
    let simulator = Simulator(
      size: demo.stageSize, scale: 1, framesPerSecond: 1000, root: root)
    simulator.tap(at: CGPoint(x: 160, y: 230))
    let modal = try #require(root.presentedViewController)
    // The frame in which the tap ended was the first of the transition.
    let start = simulator.time - simulator.frameDuration
    #expect((470...480).contains(modal.view.layer.presentation()?.frame.minY ?? 0))
    var highest: (y: CGFloat, time: TimeInterval) = (480, 0)
    while let frame = modal.view.layer.presentation()?.frame, simulator.time - start < 0.49 {
      if frame.minY < highest.y { highest = (frame.minY, simulator.time - start) }
      simulator.advanceFrame()
    }
    // 1.519 % of 480 points, at 0.2908 s.
    #expect(isNear(highest.y, -7.29, within: 0.01), "\(highest.y)")
    #expect(abs(highest.time - 0.2908) < 0.0021, "\(highest.time)")
    simulator.settle()
    #expect(modal.view.frame == simulator.window.bounds)
  }
}
