import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// Where a presented view is after a turn of the device, from 390 x 844 to 844 x 390 points.
@MainActor
struct PresentedPlaceTests {
  private func turned(_ id: String) throws -> DemoRun {
    let run = try DemoRun(id)
    try run.perform("present")
    run.simulator.turn(to: .landscapeLeft)
    run.simulator.settle()
    #expect(run.simulator.window.bounds.size == CGSize(width: 844, height: 390))
    return run
  }

  /// 120 points of the desk are free.
  @Test func theLetterIsStillLowOverTheDesk() throws {
    let run = try turned("coordinator-alongside")
    let letter = try #require(run.presented?.view)
    #expect(letter.frame == CGRect(x: 0, y: 120, width: 844, height: 390))
    try run.perform("dismiss")
    #expect(run.presented == nil)
  }

  /// 280 x 360 points in the middle.
  @Test func theCardStillHangsInTheMiddle() throws {
    let run = try turned("keyframe-swing")
    let card = try #require(run.presented?.view)
    #expect(card.frame == CGRect(x: 282, y: 15, width: 280, height: 360))
    try run.perform("dismiss")
    #expect(run.presented == nil)
  }
}
