import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// Transitions whose percentage or start comes from elsewhere than a pan.
@MainActor
struct DrivenTransitionTests {
  @Test func theSliderTakesTheTransitionThereAndBack() throws {
    let stage = try DriveStage()
    stage.run.simulator.settle()
    stage.run.simulator.touchDown(at: try stage.thumb(at: 0))
    for fraction in [0.1, 0.3, 0.6, 0.4] {
      try stage.drag(to: fraction)
      stage.run.simulator.advanceFrame()
      #expect(abs(stage.shown - fraction) < 1e-4, "at \(fraction)")
    }
    // It waits for as long as it is not moved, whether the finger is down or not.
    stage.run.simulator.touchUp(at: try stage.thumb(at: 0.4))
    stage.run.simulator.advance(by: 20)
    #expect(abs(stage.shown - 0.4) < 1e-4)
    stage.run.simulator.touchDown(at: try stage.thumb(at: 0.4))
    try stage.drag(to: 1)
    stage.run.simulator.settle()
    #expect(
      stage.presented != nil && stage.presented?.isBeingPresented == false && stage.shown == 1)
    // The same finger continues, and goes back.
    try stage.drag(to: 0.5)
    stage.run.simulator.advanceFrame()
    #expect(abs(stage.shown - 0.5) < 1e-4)
    try stage.drag(to: 0)
    stage.run.simulator.touchUp(at: try stage.thumb(at: 0))
    stage.run.simulator.settle()
    #expect(
      stage.presented == nil && stage.root?.view.transform == .identity
        && stage.root?.view.alpha == 1)
  }

  @Test func turnedBackBeforeTheEndNothingHasHappened() throws {
    let stage = try DriveStage()
    stage.run.simulator.settle()
    stage.run.simulator.touchDown(at: try stage.thumb(at: 0))
    try stage.drag(to: 0.7)
    try stage.drag(to: 0)
    stage.run.simulator.touchUp(at: try stage.thumb(at: 0))
    stage.run.simulator.settle()
    #expect(stage.presented == nil && stage.root?.view.transform == .identity)
    #expect(stage.slider?.value == 0 && stage.slider?.window != nil)
  }

  @Test func theWheelContinuesFromWhereItWas() throws {
    let stage = try DriveStage()
    stage.run.simulator.settle()
    let place = CGPoint(x: 100, y: 300)
    for _ in 1...8 {
      stage.run.simulator.scroll(by: CGVector(dx: 0, dy: -40), at: place)
      stage.run.simulator.advanceFrame()
    }
    stage.run.simulator.advance(by: 1)
    #expect(abs(stage.shown - 0.4) < 1e-4)
    // Both pages are below the pointer now, or the container: it makes no difference.
    stage.run.simulator.scroll(by: CGVector(dx: 0, dy: -80), at: place)
    stage.run.simulator.advanceFrame()
    stage.run.simulator.advanceFrame()
    #expect(abs(stage.shown - 0.5) < 1e-4)
    stage.run.simulator.scroll(by: CGVector(dx: 0, dy: 900), at: place)
    stage.run.simulator.settle()
    #expect(stage.presented == nil)
  }

  @Test func theArrowKeysStep() throws {
    let stage = try DriveStage()
    stage.run.simulator.settle()
    for count in 1...20 {
      stage.run.simulator.press("Right")
      stage.run.simulator.advanceFrame()
      stage.run.simulator.advanceFrame()
      if count < 20 { #expect(abs(stage.shown - CGFloat(count) / 20) < 1e-4, "after \(count)") }
    }
    stage.run.simulator.settle()
    #expect(stage.presented?.isBeingPresented == false && stage.shown == 1)
    for _ in 1...20 { stage.run.simulator.press("Left") }
    stage.run.simulator.settle()
    #expect(stage.presented == nil)
  }

  @Test func thePresentationWaitsForATapAndNoMoreThanOne() throws {
    let run = try DemoRun("corner-tap")
    let simulator = run.simulator
    simulator.settle()
    let button = try #require(simulator.window.firstButton)
    simulator.tap(at: button.convert(button.bounds.origin, to: UIView?.none))
    simulator.advance(by: 10)
    let third = try #require(simulator.window.rootViewController?.presentedViewController)
    #expect(third.isBeingPresented && third.view.layer.presentation()?.bounds.size == .zero)
    simulator.tap(at: CGPoint(x: 20, y: 20))
    simulator.advance(by: 0.5)
    let half = third.view.layer.presentation()?.frame.minX ?? 0
    simulator.tap(at: CGPoint(x: 20, y: 20))
    simulator.advanceFrame()
    #expect((third.view.layer.presentation()?.frame.minX ?? 0) <= half)
    simulator.settle()
    #expect(!third.isBeingPresented && third.view.frame == simulator.window.bounds)
    simulator.tap(at: CGPoint(x: 20, y: 20))
    simulator.settle()
    #expect(simulator.window.rootViewController?.presentedViewController === third)
  }
}

extension UIView {
  fileprivate var firstSlider: UISlider? {
    self as? UISlider ?? subviews.lazy.compactMap(\.firstSlider).first
  }

  fileprivate var firstButton: UIButton? {
    self as? UIButton ?? subviews.lazy.compactMap(\.firstButton).first
  }
}

/// The demo, and a finger for its slider.
@MainActor
private final class DriveStage {
  let run: DemoRun

  init() throws { run = try DemoRun("drive-anything") }

  var root: UIViewController? { run.simulator.window.rootViewController }
  var presented: UIViewController? { root?.presentedViewController }

  var slider: UISlider? { run.simulator.window.firstSlider }

  /// The fraction of the distance that the page above has come up, as it is seen.
  var shown: CGFloat {
    guard let layer = presented?.view.layer.presentation() else { return .nan }
    return 1 - layer.transform.m42 / run.simulator.window.bounds.size.height
  }

  func thumb(at fraction: CGFloat) throws -> CGPoint {
    let slider = try #require(slider)
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: Float(fraction))
    return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: UIView?.none)
  }

  func drag(to fraction: CGFloat) throws {
    run.simulator.touchMove(to: try thumb(at: fraction))
    run.simulator.advanceFrame()
  }
}
