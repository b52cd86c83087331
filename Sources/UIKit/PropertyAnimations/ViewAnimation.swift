import CoreGraphics
import QuartzCore

/// What an animation block makes of the changes inside it.
@MainActor
final class ViewAnimation {
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringSolver)
  }

  let duration: TimeInterval
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  let group: AnimationGroup

  /// The innermost block that is running, or nil outside all and inside `performWithoutAnimation`.
  private(set) static var current: ViewAnimation?
  static var isEnabled = true

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    group: AnimationGroup
  ) {
    let outer = Self.current
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    self.duration = inheritsDuration ? outer!.duration : duration
    self.pace = inheritsCurve ? outer!.pace : pace
    self.delay = delay + (outer?.delay ?? 0)
    self.options = options
    self.group = group
  }

  func run(_ changes: () -> Void) {
    Self.with(self, changes)
  }

  /// Runs `body` as if no block were around it; blocks inside animate. What the system does in the
  /// middle of somebody's block is done so.
  static func outsideBlocks<T>(_ body: () throws -> T) rethrows -> T { try with(nil, body) }

  /// Runs `changes` with another block, or none, around them.
  private static func with<T>(_ animation: ViewAnimation?, _ changes: () throws -> T) rethrows -> T
  {
    let outer = current
    current = animation
    defer { current = outer }
    return try changes()
  }

  /// The action for a change of a layer's value, before the change.
  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard let property = layer.animatableProperty(key) else { return nil }
    return ViewAction(
      animation: self, property: property, before: property.get(layer.values),
      shown: property.get(layer.presentationValuesNow))
  }

  /// An animation with this block's timing.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
    case .spring(let solver):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = 1
      spring.stiffness = solver.frequency * solver.frequency
      spring.damping = 2 * solver.dampingRatio * solver.frequency
      spring.initialVelocity = solver.initialVelocity
      spring.timingFunction = CAMediaTimingFunction(name: .linear)
      animation = spring
    }
    // A duration of 0 would mean the transaction's.
    animation.duration = max(duration, 1e-6)
    animation.fillMode = .backwards
    if options.contains(.autoreverse) { animation.autoreverses = true }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    return animation
  }
}

/// Turns one change of a view's layer into an animation.
///
/// Since iOS 8 view animations are additive: they add what is left of the way to a model that already
/// has its new value, so that a second change in mid-flight blends with the first.
@MainActor
private final class ViewAction: CAAction {
  let animation: ViewAnimation
  let property: AnimatableProperty
  let before: AnimatableValue
  let shown: AnimatableValue

  init(
    animation: ViewAnimation, property: AnimatableProperty, before: AnimatableValue,
    shown: AnimatableValue
  ) {
    self.animation = animation
    self.property = property
    self.before = before
    self.shown = shown
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let after = property.get(layer.values)
    let basic = animation.makeAnimation(keyPath: event)
    basic.delay = animation.delay
    AnimationScope.current?.record(layer, property: property, from: before, to: after)
    if canAdd(to: layer, key: event), let offset = AnimatableOffset(from: before, to: after) {
      basic.setAdditive(offset: offset)
      layer.add(basic, forKey: layer.unusedAnimationKey(event), group: animation.group)
    } else {
      let start = animation.options.contains(.beginFromCurrentState) ? shown : before
      basic.fromValue = start.boxed
      basic.toValue = after.boxed
      layer.add(basic, forKey: event, group: animation.group)
    }
  }

  /// Colours have no sum, and nothing can be added to an animation that replaces or repeats.
  private func canAdd(to layer: CALayer, key: String) -> Bool {
    guard before.hasSum else { return false }
    for running in layer.animationKeys() ?? [] {
      guard let other = layer.animation(forKey: running) as? CAPropertyAnimation,
        other.keyPath == key
      else { continue }
      if !other.isAdditive || other.repeatCount > 1 { return false }
    }
    return true
  }
}

extension CALayer {
  /// The key itself while it is free, then "key-2", "key-3" and so on, as UIKit names them.
  fileprivate func unusedAnimationKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
