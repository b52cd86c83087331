import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// The demo `keyframe-swing`: where the card's snapshot is in each of the five keyframes.
@MainActor
struct KeyframeSwingTests {
  @MainActor
  private struct Swing {
    let simulator: Simulator
    let root: UIViewController

    init() throws {
      let root = try ScenarioTests.root(of: "keyframe-swing")
      self.root = root
      // Few frames: each is drawn.
      simulator = Simulator(scale: 1, framesPerSecond: 20, root: root)
      simulator.tap(at: CGPoint(x: 195, y: 262))
      simulator.settle()
    }

    var card: UIView? { root.presentedViewController?.view }

    func drop() {
      simulator.tap(at: card?.convert(CGPoint(x: 140, y: 232), to: nil) ?? .zero)
    }

    func find(_ name: String) -> CALayer? {
      func search(_ layer: CALayer) -> CALayer? {
        layer.name == name
          ? layer : (layer.sublayers ?? []).lazy.compactMap { search($0) }.first
      }
      return search(simulator.window.layer)
    }
  }

  @Test func theCardHangsInTheMiddle() throws {
    let swing = try Swing()
    #expect(swing.card?.frame == CGRect(x: 55, y: 242, width: 280, height: 360))
  }

  @Test func itSwingsRoundItsLowerLeftCornerAndDrops() throws {
    let swing = try Swing()
    swing.drop()
    let snapshot = try #require(swing.find("snapshot"))
    #expect(snapshot.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(snapshot.position == CGPoint(x: 55, y: 602))
    let animation = try #require(snapshot.animation(forKey: "transform") as? CAKeyframeAnimation)
    #expect(isNear(animation.duration, 1.2))
    // Linear between the frames: at each of these parts of the whole, so many halves of a turn.
    let timingCurve = CAMediaTimingFunction(name: .easeInEaseOut)
    let start = UIScreen.main.clock.now
    var seen = 0
    while swing.simulator.advanceFrame(), let shown = snapshot.presentation() {
      let time = UIScreen.main.clock.now - start
      guard time < 1.2 else { break }
      let (angle, shift) = Self.place(at: timingCurve.value(at: time / 1.2))
      let transform = shown.affineTransform()
      let message: Comment = "after \(time) s"
      #expect(isNear(transform.a, cos(angle), within: 1e-6), message)
      #expect(isNear(transform.b, sin(angle), within: 1e-6), message)
      #expect(isNear(transform.tx, 105.801345 * shift, within: 1e-5), message)
      #expect(isNear(transform.ty, 145.623059 * shift, within: 1e-5), message)
      seen += 1
    }
    #expect(seen >= 22)
    swing.simulator.settle()
    #expect(swing.root.presentedViewController == nil && swing.find("snapshot") == nil)
  }

  /// The angle, clockwise, and the part of the last shift at a part of the whole.
  private static func place(at part: Double) -> (angle: CGFloat, shift: CGFloat) {
    // −1.5π is π/2 the short way round.
    let frames: [(start: Double, length: Double, from: CGFloat, to: CGFloat)] = [
      (0, 0.15, 0, 0.5), (0.15, 0.10, 0.5, 1), (0.25, 0.20, 1, 1.3), (0.45, 0.20, 1.3, 0.8),
      (0.65, 0.35, 0.8, 0.3),
    ]
    let frame = frames.last { $0.start <= part } ?? frames[0]
    let progress = min((part - frame.start) / frame.length, 1)
    let angle = (frame.from + (frame.to - frame.from) * progress) * .pi
    return (angle, part < 0.65 ? 0 : progress)
  }

  @Test func theCoverHoldsUntilTheLastKeyframe() throws {
    let swing = try Swing()
    let cover = try #require(swing.card?.superview?.subviews.first)
    #expect(isNear(cover.alpha, 0.4))
    swing.drop()
    let timingCurve = CAMediaTimingFunction(name: .easeInEaseOut)
    swing.simulator.advance(by: 0.6)
    #expect(isNear(cover.layer.presentation()?.values.opacity ?? 9, 0.4), "half is before 0.65")
    swing.simulator.advance(by: 0.4)
    let progress = (timingCurve.value(at: 1.0 / 1.2) - 0.65) / 0.35
    #expect(isNear(cover.layer.presentation()?.values.opacity ?? 9, 0.4 * (1 - progress)))
  }
}
