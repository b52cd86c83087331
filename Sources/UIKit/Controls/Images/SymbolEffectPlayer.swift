import CoreGraphics
import QuartzCore

/// Runs the effects of an image view's symbol. They are additive animations of the scale and
/// opacity of the view's layer.
@MainActor
final class SymbolEffectPlayer {
  private struct Run {
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    let isAnimated: Bool
    var completion: UISymbolEffectCompletion?
    /// Distinguishes it from an earlier one of the same kind.
    let number: Int
    var hasStarted = false

    var motion: SymbolMotion { effect.configuration.motion }
    var repeatCount: Float { motion.repeatCount(options) }
    /// Whether it runs until it is removed.
    var isLasting: Bool { motion.staysAtEnd || repeatCount == .infinity }
  }

  private static let opacity = "opacity"
  private static let scale = "transform.scale"
  private static let contents = "contents"
  /// The duration of the symbol's return to its normal state, chosen by eye.
  private static let returnDuration: TimeInterval = 0.25

  private weak var view: UIImageView?
  private var runs: [SymbolMotion.Kind: Run] = [:]
  private var lastNumber = 0

  init(view: UIImageView) { self.view = view }

  // MARK: Effects

  func play(
    _ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool,
    completion: UISymbolEffectCompletion?
  ) {
    let kind = effect.configuration.motion.kind
    // Its completion may add an effect.
    let former = stop(kind)
    defer { reportRemoval(of: former) }
    guard view?.shownImage?.isSymbolImage ?? false else {
      report(effect, isFinished: false, to: completion)
      return
    }
    lastNumber += 1
    let run = Run(
      effect: effect, options: options, isAnimated: animated, completion: completion,
      number: lastNumber)
    guard animated || run.isLasting else {
      report(effect, isFinished: true, to: completion)
      return
    }
    runs[kind] = run
    start(kind)
  }

  func remove(
    _ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool,
    completion: UISymbolEffectCompletion?
  ) {
    let kind = effect.configuration.motion.kind
    guard let run = runs[kind], let view else {
      report(effect, isFinished: true, to: completion)
      return
    }
    let shown = view.layer.presentation()?.opacity ?? view.layer.opacity
    let opacity = view.layer.opacity > 0 ? Double(shown / view.layer.opacity) : 1
    stop(kind)
    defer { reportRemoval(of: run) }
    guard animated, run.hasStarted, view.window != nil else {
      report(effect, isFinished: true, to: completion)
      return
    }
    let growth = run.motion.staysAtEnd ? run.motion.keyframes.growth.last ?? 0 : 0
    let back = SymbolKeyframes(
      duration: Self.returnDuration, times: [0, 1], growth: [growth, 0],
      opacity: [min(max(opacity, 0), 1), 1])
    add(back, rate: options.rate, kind, on: view) { [weak self] isFinished in
      self?.report(effect, isFinished: isFinished, to: completion)
    }
  }

  func removeAll(options: SymbolEffectOptions, animated: Bool) {
    for run in runs.values.sorted(by: { $0.number < $1.number }) {
      remove(run.effect, options: options, animated: animated, completion: nil)
    }
  }

  /// Called when the view is in a window: starts the waiting effects, and those that ended because
  /// the view had left its window.
  func resume() {
    guard let view, view.window != nil else { return }
    for (kind, _) in runs.sorted(by: { $0.value.number < $1.value.number })
    where Self.paths.allSatisfy({ view.layer.animation(forKey: Self.key(kind, $0)) == nil }) {
      start(kind)
    }
  }

  func replace(
    by image: UIImage, _ effect: any SymbolEffect, options: SymbolEffectOptions,
    completion: UISymbolEffectCompletion?
  ) {
    guard let view else { return }
    let former = view.layer.contents
    view.image = image
    guard view.window != nil, let former, let new = view.layer.contents, image.isSymbolImage
    else {
      reportRemoval(of: stop(.replace))
      report(effect, isFinished: true, to: completion)
      return
    }
    play(effect, options: options, animated: true, completion: completion)
    let change = CAKeyframeAnimation(keyPath: Self.contents)
    change.values = [former, new]
    change.calculationMode = .discrete
    change.duration = effect.configuration.motion.keyframes.duration / options.rate
    view.layer.add(change, forKey: Self.key(.replace, Self.contents))
  }

  // MARK: Animations

  private static let paths = [scale, opacity]

  private static func key(_ kind: SymbolMotion.Kind, _ path: String) -> String {
    "UIImageView.symbol.\(kind.rawValue).\(path)"
  }

  private func start(_ kind: SymbolMotion.Kind) {
    guard let view, view.window != nil, let run = runs[kind] else { return }
    let isAtEnd = run.motion.staysAtEnd && (run.hasStarted || !run.isAnimated)
    runs[kind]?.hasStarted = true
    let keyframes = run.motion.keyframes
    add(
      isAtEnd ? keyframes.atEnd : keyframes, rate: run.options.rate, kind, on: view,
      repeatCount: run.repeatCount, staysAtEnd: run.motion.staysAtEnd
    ) { [weak self, number = run.number] isFinished in
      self?.stopped(kind, number, isFinished: isFinished)
    }
  }

  private func add(
    _ keyframes: SymbolKeyframes, rate: Double, _ kind: SymbolMotion.Kind, on view: UIImageView,
    repeatCount: Float = 1, staysAtEnd: Bool = false,
    whenStopped: @escaping @MainActor (Bool) -> Void
  ) {
    let alpha = Double(view.layer.opacity)
    var observer: AnimationEnd? = AnimationEnd(whenStopped)
    for (path, values) in [
      (Self.scale, keyframes.growth), (Self.opacity, keyframes.opacity.map { ($0 - 1) * alpha }),
    ] where !values.isEmpty {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = values
      animation.keyTimes = keyframes.times.map { NSNumber(value: $0) }
      animation.timingFunctions = Array(
        repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: values.count - 1)
      animation.isAdditive = true
      animation.duration = keyframes.duration / rate
      animation.repeatCount = repeatCount
      if staysAtEnd {
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
      }
      // One of the two animations reports the end of both.
      animation.delegate = observer
      observer = nil
      view.layer.add(animation, forKey: Self.key(kind, path))
    }
  }

  /// Ends an effect at once.
  @discardableResult
  private func stop(_ kind: SymbolMotion.Kind) -> Run? {
    let run = runs.removeValue(forKey: kind)
    for path in Self.paths + [Self.contents] {
      view?.layer.removeAnimation(forKey: Self.key(kind, path))
    }
    return run
  }

  private func reportRemoval(of run: Run?) {
    if let run { report(run.effect, isFinished: false, to: run.completion) }
  }

  private func stopped(_ kind: SymbolMotion.Kind, _ number: Int, isFinished: Bool) {
    guard let run = runs[kind], run.number == number else { return }
    if isFinished ? run.motion.staysAtEnd : run.isLasting {
      // An effect that ended because the view left its window continues in the next one.
      guard isFinished else { return }
      runs[kind]?.completion = nil
    } else {
      runs[kind] = nil
    }
    report(run.effect, isFinished: isFinished, to: run.completion)
  }

  private func report(
    _ effect: any SymbolEffect, isFinished: Bool, to completion: UISymbolEffectCompletion?
  ) {
    completion?(
      UISymbolEffectCompletionContext(isFinished: isFinished, sender: view, effect: effect))
  }
}

/// Receives the end of an animation.
@MainActor
private final class AnimationEnd: CAAnimationDelegate {
  private let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { body(flag) }
}
