import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Blocks, keyframes, view transitions and property animators in any order, inside each other and
/// inside each other's completions, with valid and invalid numbers, on views that are added and
/// removed: the values on screen are finite, and every completion is called once.
@MainActor
struct ViewAnimationFuzzTests {
  @MainActor
  private final class Player {
    let simulator: Simulator
    let host: UIView
    var views: [UIView] = []
    var animators: [UIViewPropertyAnimator] = []
    var generator: SeededGenerator
    /// How often each expected completion was called.
    var calls: [Int] = []
    var steps = 0
    private var depth = 0

    init(seed: Int) {
      generator = SeededGenerator(state: UInt64(seed))
      simulator = Simulator(
        size: CGSize(width: 64, height: 64), scale: 1, root: UIViewController())
      host = simulator.window.rootViewController?.view ?? UIView()
      views = (0..<4).map { _ in UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)) }
      for view in views { host.addSubview(view) }
      views.append(UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5)))
      views[0].addSubview(views[4])
      simulator.settle()
    }

    func pick<T>(_ list: [T]) -> T { list.randomElement(using: &generator)! }
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private var number: CGFloat {
      pick([0, 1, -1, 0.5, 30, -20, 64, 1e9, .nan, .infinity, .greatestFiniteMagnitude])
    }
    private var duration: TimeInterval {
      pick([0.05, 0.1, 0.2, 0.3, 0, 0, -1, .nan, .infinity, 1e-9])
    }
    private var delay: TimeInterval { pick([0, 0, 0, 0.1, -1, .nan]) }

    /// A completion that has to be called once, and performs a random action.
    private func completion() -> (Bool) -> Void {
      let index = calls.count
      calls.append(0)
      return { [weak self] _ in
        self?.calls[index] += 1
        self?.action()
      }
    }

    private func change() {
      let view = pick(views)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: view.center = CGPoint(x: number, y: number)
      case 1: view.frame = CGRect(x: number, y: 1, width: number, height: 9)
      case 2: view.bounds.size.width = number
      case 3: view.alpha = number
      case 4: view.transform = CGAffineTransform(rotationAngle: number)
      case 5: view.transform = CGAffineTransform(scaleX: number, y: 1)
      case 6: view.backgroundColor = pick([.red, nil, .clear])
      case 7: view.isHidden.toggle()
      case 8: view.layer.cornerRadius = number
      default: view.center.x += 3
      }
    }

    private func changes() {
      change()
      if chance(30) { action() }
      if chance(50) { change() }
    }

    private var options: UIView.AnimationOptions {
      pick([
        [], [], .curveLinear, .allowUserInteraction, .beginFromCurrentState, .autoreverse,
        .layoutSubviews, [.overrideInheritedDuration, .overrideInheritedCurve],
        .overrideInheritedOptions, .repeat,
      ])
    }

    /// A random action, also inside another one.
    func action() {
      guard depth < 4 else { return }
      depth += 1
      steps += 1
      defer { depth -= 1 }
      switch Int.random(in: 0..<16, using: &generator) {
      case 0, 1:
        UIView.animate(
          withDuration: duration, delay: delay, options: options, animations: changes,
          completion: completion())
      case 2:
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: number,
          initialSpringVelocity: number, options: options, animations: changes,
          completion: completion())
      case 3:
        UIView.animate(
          springDuration: duration, bounce: number, animations: changes, completion: completion())
      case 4:
        UIView.animateKeyframes(
          withDuration: duration, delay: delay,
          options: pick([[], .calculationModeCubic, .calculationModePaced, .repeat]),
          animations: { [self] in
            for _ in 0..<3 {
              UIView.addKeyframe(
                withRelativeStartTime: number, relativeDuration: number, animations: changes)
            }
          }, completion: completion())
      case 5:
        UIView.transition(
          with: pick(views), duration: duration,
          options: pick([.transitionFlipFromLeft, .transitionCurlUp, .transitionCrossDissolve, []]),
          animations: changes, completion: completion())
      case 6: moveViews()
      case 7: UIView.performWithoutAnimation(changes)
      case 8: pick(views).layer.removeAllAnimations()
      case 9: explicit()
      case 10, 11, 12: handle()
      case 13:
        UIView.modifyAnimations(withRepeatCount: number, autoreverses: true, animations: change)
      case 14: changes()
      default: if depth == 1 { simulator.advance(by: pick([0.017, 0.05, 0.2])) }
      }
    }

    private func moveViews() {
      let view = pick(views)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: view.removeFromSuperview()
      case 1: host.addSubview(view)
      case 2: pick(views).addSubview(view)
      default:
        UIView.transition(
          from: view, to: pick(views), duration: duration,
          options: pick([.transitionFlipFromTop, [], .showHideTransitionViews]),
          completion: completion())
      }
    }

    private func explicit() {
      CATransaction.begin()
      let done = completion()
      CATransaction.setCompletionBlock { done(true) }
      let animation = CABasicAnimation(keyPath: pick(["position", "transform.scale", "none"]))
      animation.toValue = number
      animation.duration = duration
      pick(views).layer.add(animation, forKey: pick([nil, "position", "a"]))
      CATransaction.commit()
    }

    /// Makes a property animator, or calls a random method of one.
    private func handle() {
      if animators.count < 4 {
        let animator =
          chance(50)
          ? UIViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
          : UIViewPropertyAnimator(duration: duration, dampingRatio: number, animations: changes)
        animators.append(animator)
        return
      }
      let animator = pick(animators)
      switch Int.random(in: 0..<14, using: &generator) {
      case 0, 1: animator.startAnimation()
      case 2: animator.startAnimation(afterDelay: delay)
      case 3: animator.pauseAnimation()
      case 4: animator.fractionComplete = number
      case 5: animator.isReversed.toggle()
      case 6:
        animator.continueAnimation(
          withTimingParameters: chance(50) ? UICubicTimingParameters(animationCurve: .easeIn) : nil,
          durationFactor: number)
      case 7: animator.stopAnimation(chance(50))
      case 8: animator.finishAnimation(at: pick([.start, .end, .current]))
      case 9: animator.addAnimations(changes, delayFactor: number)
      case 10:
        animator.addCompletion { [weak self] _ in self?.action() }
      case 11: animator.pausesOnCompletion.toggle()
      case 12: animator.scrubsLinearly.toggle()
      default: animators.removeAll { $0 === animator }
      }
    }

    /// The presentation values that are not finite.
    var oddNumbers: [String] {
      views.compactMap { view in
        let shown = view.layer.presentationValuesNow
        let numbers = [
          shown.position.x, shown.position.y, shown.bounds.origin.x, shown.bounds.width,
          shown.opacity, shown.cornerRadius, shown.transform.m11, shown.transform.m12,
          shown.transform.m22, shown.transform.m41,
        ]
        return numbers.allSatisfy(\.isFinite) ? nil : "\(numbers)"
      }
    }

    /// Ends all animations.
    func end() {
      depth = 4
      for animator in animators {
        animator.pausesOnCompletion = false
        animator.stopAnimation(true)
      }
      for _ in 0..<3 {
        for view in views { view.layer.removeAllAnimations() }
        host.layer.removeAllAnimations()
        simulator.advance(by: 0.1)
      }
      simulator.settle()
    }
  }

  @Test(arguments: 1...8)
  func everyCompletionIsCalledOnceAndEverythingShownIsFinite(seed: Int) {
    _ = Diagnostics.collecting {
      let player = Player(seed: seed)
      for _ in 0..<1000 {
        player.action()
        #expect(player.oddNumbers.isEmpty, "\(player.oddNumbers)")
      }
      player.end()
      let wrong = player.calls.indices.filter { player.calls[$0] != 1 }
      #expect(wrong.isEmpty, "of \(player.calls.count) in \(player.steps) steps")
      #expect(player.calls.count > 100)
      #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
    }
  }
}
