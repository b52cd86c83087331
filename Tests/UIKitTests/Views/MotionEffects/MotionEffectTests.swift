import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// What is added to the values of a view while the device is tilted. The expected values lie on the
/// line from the minimum at -1 to the maximum at 1.
@MainActor
struct MotionEffectTests {
  private let simulator: Simulator
  private let view = UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))

  init() {
    let root = UIViewController()
    simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: root)
    root.view.addSubview(view)
    simulator.settle()
  }

  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ minimum: Any?,
    _ maximum: Any?
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (minimum, maximum)
    return effect
  }

  private func shown() throws -> CALayer { try #require(view.layer.presentation()) }

  private func tilt(_ horizontal: CGFloat, _ vertical: CGFloat = 0) {
    simulator.viewerOffset = UIOffset(horizontal: horizontal, vertical: vertical)
    simulator.settle()
  }

  @Test(arguments: [(-1, 70), (-0.5, 80), (0, 90), (0.5, 100), (1, 110)] as [(CGFloat, CGFloat)])
  func theViewMovesBetweenBothValues(offset: CGFloat, x: CGFloat) throws {
    view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -30, 10))
    tilt(offset, 1)
    #expect(try shown().position == CGPoint(x: x, y: 100))
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  @Test func theVerticalAxisIsAnother() throws {
    view.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, -8, 8))
    tilt(1, -0.5)
    #expect(try shown().position == CGPoint(x: 100, y: 96))
  }

  @Test func theEffectsOfAGroupAreAdded() throws {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis, -10, 10),
      effect("center.x", .tiltAlongVerticalAxis, -4, 4),
      effect("layer.shadowOffset.width", .tiltAlongHorizontalAxis, 6, -6),
    ]
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    view.addMotionEffect(group)
    tilt(1, 0.5)
    #expect(try shown().position.x == 112)
    #expect(try shown().shadowOffset == CGSize(width: -5, height: 2))
  }

  /// The sine of 0.5 radians, about the vertical axis.
  @Test func aLayerTurns() throws {
    view.addMotionEffect(
      effect("layer.transform.rotation.y", .tiltAlongHorizontalAxis, -0.5, 0.5))
    tilt(1)
    #expect(abs(try shown().transform.m31 - 0.479426) < 1e-5)
  }

  @Test func aMissingValueCountsAsZero() throws {
    view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, nil, 12))
    tilt(-1)
    #expect(try shown().position.x == 100)
    tilt(1)
    #expect(try shown().position.x == 112)
    view.motionEffects = [effect("center.x", .tiltAlongHorizontalAxis, nil, nil)]
    #expect(try shown().position.x == 100)
  }

  @Test func anOwnEffectDecides() throws {
    final class Nod: UIMotionEffect {
      override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
      ) -> [String: Any]? { ["center.y": viewerOffset.vertical > 0 ? 9 : 0] }
    }
    view.addMotionEffect(Nod())
    tilt(0, 0.1)
    #expect(try shown().position.y == 109)
  }

  @Test func aViewThatArrivesIsMovedAndOneWithoutEffectsIsNot() throws {
    tilt(1)
    let nod = effect("center.x", .tiltAlongHorizontalAxis, -20, 20)
    let superview = view.superview
    view.removeFromSuperview()
    view.addMotionEffect(nod)
    view.addMotionEffect(nod)
    #expect(view.motionEffects.count == 1)
    superview?.addSubview(view)
    simulator.settle()
    #expect(try shown().position.x == 120)
    view.removeMotionEffect(nod)
    simulator.settle()
    #expect(try shown().position.x == 100 && view.motionEffects.isEmpty)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func nothingMovesWhereTheUserWantsLessMotion() throws {
    view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
    tilt(1)
    simulator.isReduceMotionEnabled = true
    simulator.settle()
    #expect(try shown().position.x == 100)
    simulator.isReduceMotionEnabled = false
    simulator.settle()
    #expect(try shown().position.x == 120)
  }

  /// An animation of the program goes on from and to the values that the view has.
  @Test func animationsAreAdded() throws {
    view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
    tilt(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.center.x = 140
    }
    simulator.advanceFrame()
    simulator.advance(by: 0.5)
    #expect(abs(try shown().position.x - 140) < 0.01)
    simulator.settle()
    #expect(try shown().position.x == 160)
  }

  @Test func theScreenStandsStill() {
    view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
    tilt(1)
    simulator.advanceFrame()
    #expect(view.window?.windowScene?.screen.layerTree.needsFrame == false)
  }

  /// Effects are no animations of the program: nothing waits for them, and they stay.
  @Test func effectsDoNotCountAsAnimations() throws {
    tilt(1)
    let superview = try #require(view.superview)
    view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
    view.removeFromSuperview()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    superview.addSubview(view)
    CATransaction.commit()
    simulator.settle()
    #expect(isDone && view.layer.animationKeys() == nil)
    view.layer.removeAllAnimations()
    simulator.settle()
    #expect(try shown().position.x == 120)
  }

  @Test func aForgottenTransitionEndsBesideThem() {
    final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    tilt(1)
    let (page, delegate) = (UIViewController(), Forgetful())
    page.transitioningDelegate = delegate
    page.modalPresentationStyle = .custom
    page.view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
    let warnings = Diagnostics.collecting {
      view.window?.rootViewController?.present(page, animated: true)
      simulator.advance(by: 5)
    }
    #expect(warnings.count == 1 && !page.isBeingPresented, "\(warnings)")
  }

  @Test func aCopyIsAnotherEffect() {
    let first = effect("center.x", .tiltAlongHorizontalAxis, -20, 20)
    let second = first.copy() as? UIInterpolatingMotionEffect
    second?.maximumRelativeValue = 40
    #expect(second?.keyPath == "center.x" && second?.minimumRelativeValue as? Int == -20)
    #expect(first.maximumRelativeValue as? Int == 20)
  }

  @Test func whatCannotBeAddedToIsReportedAndLimitsAreKept() throws {
    let warnings = Diagnostics.collecting {
      view.addMotionEffect(effect("backgroundColor", .tiltAlongHorizontalAxis, 1, 1))
      view.addMotionEffect(effect("nothing.x", .tiltAlongHorizontalAxis, -1, 1))
    }
    #expect(warnings.count == 2, "\(warnings)")
    #expect(warnings.allSatisfy { $0.contains("motion effect") }, "\(warnings)")
    view.motionEffects = [effect("center.x", .tiltAlongHorizontalAxis, -20, 20)]
    simulator.viewerOffset = UIOffset(horizontal: 7, vertical: .nan)
    #expect(simulator.viewerOffset == UIOffset(horizontal: 1, vertical: 0))
  }
}
