import CoreGraphics

/// An animation from one value to another.
///
/// Values are `CGFloat` (any number), `CGPoint`, `CGSize`, `CGRect`, ``CATransform3D`` or
/// `CGColor`. The components of a point, a size or a rectangle may be given as an array of numbers.
/// Values of nil are taken from the layer: its own value at each moment, or the sum with
/// ``byValue``.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value. Nil begins at the layer's own value, or at ``toValue`` minus ``byValue``;
  /// without any of the three values at the one that the screen showed last.
  ///
  /// For an additive animation that was made by a view's animation block it is, as on iOS, the old
  /// value minus the new one, and ``toValue`` is zero.
  open var fromValue: Any? {
    get { offset == nil ? ownFromValue : offset?.start?.keyed }
    set {
      guard !isFixed("fromValue") else { return }
      replaceOffset()
      ownFromValue = Self.keyed(newValue)
    }
  }
  private var ownFromValue: Any?
  /// The end value. Nil ends at ``fromValue`` plus ``byValue``, or at the layer's own value, also
  /// where that changes while the animation runs.
  open var toValue: Any? {
    get { offset == nil ? ownToValue : offset?.end?.keyed }
    set {
      guard !isFixed("toValue") else { return }
      replaceOffset()
      ownToValue = Self.keyed(newValue)
    }
  }
  private var ownToValue: Any?
  /// The difference, used if at most one end is set. A value of another kind than the property's is
  /// ignored with a warning.
  open var byValue: Any? {
    didSet { if isFixed("byValue") { byValue = oldValue } }
  }

  /// The start and the end, resolved at commit.
  private var ends: AnimatedEnds?
  /// For additive animations: the start as an offset, in place of the values.
  private var offset: AnimatableOffset?

  /// Called instead of adding the animation to the layer, when it is performed as an action; nil
  /// adds the animation. It is not copied.
  package var actionBody: ((CABasicAnimation, CALayer, _ event: String) -> Void)?

  /// As an action an animation adds itself to the layer; one of a view's block follows the block's
  /// options.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let actionBody, let layer = anObject as? CALayer else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    actionBody(self, layer, event)
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    ownFromValue = other.ownFromValue
    ownToValue = other.ownToValue
    byValue = other.byValue
    offset = other.offset
  }

  /// Makes the animation add `offset`, decreasing to zero: views animate in this way from an old
  /// value to a new one that the model already has.
  package func setAdditive(offset: AnimatableOffset) {
    isAdditive = true
    self.offset = offset
  }

  /// The value with a number of any type as an `NSNumber`, which casts to every other type.
  private static func keyed(_ value: Any?) -> Any? {
    guard let number = value as? NSNumber else { return value }
    return number
  }

  /// Expresses the offset as values, because one of them is about to be set.
  private func replaceOffset() {
    guard let offset else { return }
    (ownFromValue, ownToValue) = (offset.start?.keyed, offset.end?.keyed)
    self.offset = nil
  }

  override func prepare(for layer: CALayer, presentation: @autoclosure () -> LayerValues) {
    super.prepare(for: layer, presentation: presentation())
    guard offset == nil, let shown = sampleValue(in: presentation()) else { return }
    let current = isAdditive ? nothing(like: shown) : shown
    let from = value(fromValue, like: current)
    let to = value(toValue, like: current)
    let by = value(byValue, like: current)?.difference(from: current.zero)
    switch (from, to, by) {
    case (let from?, let to?, _): set(from, to)
    case (let from?, nil, let by?): set(from, from.adding(by))
    case (nil, let to?, let by?): set(to.adding(by * -1), to)
    case (let from?, nil, nil): set(from, current, own: .toOwn(from: from))
    case (nil, let to?, nil): set(current, to, own: .fromOwn(to: to))
    case (nil, nil, let by?): set(current, current.adding(by), own: .ownBy(by))
    case (nil, nil, nil):
      let start = isAdditive ? current : lastShown(on: layer) ?? current
      set(start, current, own: .toOwn(from: start))
    }
  }

  /// The value that the screen showed last; nil for a layer that was never shown.
  private func lastShown(on layer: CALayer) -> AnimatableValue? {
    layer.rendering.hasBeenShown ? sampleValue(in: layer.rendering.shown) : nil
  }

  /// The neutral value for an additive animation; with a value function, the numbers that give the
  /// identity.
  private func nothing(like value: AnimatableValue) -> AnimatableValue {
    valueFunction?.numbers(of: CATransform3DIdentity) ?? value.zero
  }

  /// - Parameter own: the start and end, if one of them is the layer's own value. Nil for an
  ///   additive animation, whose values are added to the layer's own.
  private func set(_ from: AnimatableValue, _ to: AnimatableValue, own: AnimatedEnds? = nil) {
    let fixed = AnimatedEnds.fixed(from: from, by: to.difference(from: from))
    ends = isAdditive ? fixed : own ?? fixed
    if isCumulative { setCycleEnd(time.autoreverses ? from : to) }
  }

  private func value(_ boxed: Any?, like sample: AnimatableValue) -> AnimatableValue? {
    guard let boxed else { return nil }
    guard let value = AnimatableValue(boxed)?.converted(like: sample, keyPath: keyPath) else {
      Diagnostics.warn(
        "\"\(keyPath ?? "")\" cannot be animated with \(boxed); the layer's own value is used.")
      return nil
    }
    return value
  }

  override var motion: LayerMotion? {
    guard let timing, let numbers = keyPath.flatMap(LayerNumbers.init), property != nil,
      valueFunction == nil, !isCumulative
    else { return nil }
    func make(_ interpolation: LayerMotion.Interpolation) -> LayerMotion {
      LayerMotion(interpolation, isAdditive: isAdditive, timing: timing)
    }
    if case .numbers(let vector)? = offset?.delta {
      return make(.line(numbers, from: vector, by: -vector))
    }
    switch ends {
    case .fixed(let start, .numbers(let travel))?:
      guard var first = start.vector else { return nil }
      if isAdditive, let origin = origin?.vector { first -= origin }
      return make(.line(numbers, from: first, by: travel))
    case .toOwn(let start)?: return start.vector.map { make(.toOwn(numbers, from: $0)) }
    case .fromOwn(let end)?: return end.vector.map { make(.fromOwn(numbers, to: $0)) }
    case .ownBy(.numbers(let travel))?: return make(.ownBy(numbers, travel))
    default: return nil
    }
  }

  override func change(by curve: AnimationFormula.Curve) -> AnimationFormula.Change? {
    guard let property else { return nil }
    if let offset = offset?.delta {
      return AnimationFormula.Change { moment, values in
        let left = offset.covered(by: 1 - curve.progress(moment.time), of: property.keyPath)
        let value = property.get(values).adding(left)
        if value.isFinite { property.set(&values, value) }
      }
    }
    guard let ends, let setter else { return nil }
    return AnimationFormula.Change { moment, values in
      guard let (start, travel) = ends.line(own: setter.read(from: values)) else { return }
      let covered = travel.covered(by: curve.progress(moment.time), of: property.keyPath)
      setter.set(start.adding(covered), cycle: moment.cycle, in: &values)
    }
  }

  override func apply(at moment: AnimationMoment, to values: inout LayerValues) {
    guard let property else { return }
    if let offset = offset?.delta {
      let value = property.get(values).adding(left(of: offset, at: moment.time))
      if value.isFinite { property.set(&values, value) }
      return
    }
    guard let (start, travel) = ends?.line(own: sampleValue(in: values)) else { return }
    apply(start.adding(covered(travel, at: moment.time)), cycle: moment.cycle, to: &values)
  }
}

/// The difference between two values of one layer property.
package struct AnimatableOffset: Sendable {
  /// The kind of the values, where the difference does not tell it.
  private enum Kind: Sendable { case scalar, point, size, rect, other }

  let delta: AnimatableDelta
  private let kind: Kind

  /// From `new` back to `old`; nil if they are of different kinds.
  package init?(from old: AnimatableValue, to new: AnimatableValue) {
    guard old.matches(new) else { return nil }
    delta = old.difference(from: new)
    kind =
      switch new {
      case .scalar: .scalar
      case .point: .point
      case .size: .size
      case .rect: .rect
      default: .other
      }
  }

  /// The value that is added at the begin; nil for a kind of value that has no sum.
  var start: AnimatableValue? { end?.adding(delta) }

  /// The value that is added at the end, which is zero.
  var end: AnimatableValue? {
    switch (kind, delta) {
    case (.scalar, _): .scalar(0)
    case (.point, _): .point(.zero)
    case (.size, _): .size(.zero)
    case (.rect, _): .rect(.zero)
    case (.other, .transform): .transform(CATransform3DIdentity)
    case (.other, .list(let numbers)): .numbers(numbers.map { _ in 0 })
    case (.other, _): nil
    }
  }
}
