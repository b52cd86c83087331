import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Views that are hidden and shown by a transition of their own.
@MainActor
struct HidingTransitionTests {
  /// A red view on white, in its middle.
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  private let simulator: Simulator

  init() {
    let root = UIViewController()
    simulator = Simulator(size: CGSize(width: 100, height: 100), scale: 1, root: root)
    root.view.backgroundColor = .white
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.view.addSubview(view)
    simulator.settle()
  }

  /// How much of the white is seen, from 0 to 255.
  private var green: Int {
    simulator.snapshot().map { Int($0.pixel(x: 50, y: 50) >> 8 & 255) } ?? -1
  }

  private func expectFade(hides: Bool) {
    simulator.advanceFrame()
    simulator.advance(by: 0.25)
    let part = green
    #expect(abs(part - (hides ? 64 : 191)) < 10, "\(part)")
    simulator.settle()
    #expect(green == (hides ? 255 : 0) && view.layer.animationKeys() == nil)
  }

  @Test func aCrossDissolveFadesAViewOutAndIn() {
    for hides in [true, false, true, false] {
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.isHidden = hides })
      expectFade(hides: hides)
    }
  }

  @Test func aTransitionOfTheLayerFadesAViewOutAndIn() {
    for hides in [true, false] {
      let fade = CATransition()
      fade.duration = 1
      fade.timingFunction = CAMediaTimingFunction(name: .linear)
      view.layer.add(fade, forKey: kCATransition)
      view.isHidden = hides
      expectFade(hides: hides)
    }
  }

  /// A black shadow of the whole view, of which 15 points are seen below it.
  @Test(arguments: [false, true]) func theShadowFadesWithTheView(hasPath: Bool) throws {
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 15)
    if hasPath { view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil) }
    simulator.settle()
    func below() throws -> Int {
      Int(try #require(simulator.snapshot()).pixel(x: 50, y: 88) >> 8 & 255)
    }
    #expect(try below() == 0)
    for hides in [true, false] {
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.isHidden = hides })
      simulator.advanceFrame()
      simulator.advance(by: 0.25)
      let part = try below()
      #expect(abs(part - (hides ? 64 : 191)) < 10, "\(part)")
      simulator.settle()
      #expect(try below() == (hides ? 255 : 0))
    }
  }

  @Test func withoutATransitionItIsHiddenAtOnce() {
    view.isHidden = true
    simulator.advanceFrame()
    #expect(green == 255)
    view.isHidden = false
    simulator.advanceFrame()
    #expect(green == 0)
  }
}
