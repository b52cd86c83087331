import CoreGraphics

/// An animation of one value of a layer, named by a key path.
open class CAPropertyAnimation: CAAnimation {
  /// The value's key path: `position`, `transform.scale`, `bounds.size.width`, …
  open var keyPath: String? {
    didSet { if isFixed("keyPath") { keyPath = oldValue } }
  }
  /// Whether its value is added to the layer's value without it.
  open var isAdditive = false {
    didSet {
      if isFixed("isAdditive") { isAdditive = oldValue }
      knownSetter = nil
    }
  }
  /// Whether each repeat begins where the one before ended.
  open var isCumulative = false {
    didSet { if isFixed("isCumulative") { isCumulative = oldValue } }
  }

  /// Turns the numbers that are animated into a transform; the values are then numbers (or lists of
  /// three), and the key path is that of a transform.
  open var valueFunction: CAValueFunction? {
    didSet {
      if isFixed("valueFunction") { valueFunction = oldValue }
      knownSetter = nil
    }
  }

  private(set) var property: AnimatableProperty? { didSet { knownSetter = nil } }

  /// An animation of no property yet.
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An animation of a property of the layer, such as `position.x`. Nil animates nothing until a
  /// key path is set.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
    origin = other.origin
  }

  override var animatedKeyPaths: [String] { keyPath.map { [$0] } ?? [] }

  override func prepare(for layer: CALayer, presentation: @autoclosure () -> LayerValues) {
    guard let keyPath else {
      Diagnostics.warn("An animation without a key path was added; it changes nothing.")
      return
    }
    property = layer.animatableProperty(keyPath)
    if property == nil {
      Diagnostics.warn(
        "A \(type(of: layer)) has no animatable value \"\(keyPath)\"; its animation does nothing.")
    } else if valueFunction != nil, sampleValue(in: presentation()) == nil {
      Diagnostics.warn(
        "\"\(keyPath)\" is no transform, so that a value function cannot make its values;"
          + " its animation does nothing.")
      property = nil
    }
  }

  // MARK: For subclasses

  /// The value from which an additive animation's values are measured; nil is zero.
  private(set) var origin: AnimatableValue? { didSet { knownSetter = nil } }

  /// Makes the animation add the difference of its values to `origin`: a layer whose value is
  /// `origin` then shows the animation's values, plus those of other additive animations.
  package func setAdditive(relativeTo origin: AnimatableValue) {
    isAdditive = true
    self.origin = origin
  }

  /// The final value of a repeat, which is added to the next one.
  private var cycleEnd: AnimatableDelta? { didSet { knownSetter = nil } }

  /// Sets the value that each repeat adds, for a cumulative animation. Colours and paths add
  /// nothing.
  func setCycleEnd(_ end: AnimatableValue?) {
    cycleEnd = end.flatMap { $0.hasSum ? $0.difference(from: $0.zero) : nil }
  }

  /// A value of the kind that the animation's values must have; nil if there is no such property.
  func sampleValue(in values: LayerValues) -> AnimatableValue? {
    property?.get(values).operand(of: valueFunction)
  }

  override func animates(_ keyPath: String) -> Bool { self.keyPath == keyPath }

  /// Applies a value of this animation to `values`.
  ///
  /// - Parameter cycle: the number of completed repeats.
  func apply(_ value: AnimatableValue, cycle: Double, to values: inout LayerValues) {
    setter?.set(value, cycle: cycle, in: &values)
  }

  /// Sets its values in those of a layer; nil if there is no such property.
  var setter: PropertySetter? {
    if let knownSetter { return knownSetter }
    knownSetter = property.map {
      PropertySetter(
        property: $0, valueFunction: valueFunction, isAdditive: isAdditive, origin: origin,
        cycleEnd: cycleEnd)
    }
    return knownSetter
  }
  private var knownSetter: PropertySetter?
}

/// Sets a value of an animation in the values of a layer.
@MainActor
final class PropertySetter {
  let property: AnimatableProperty
  let valueFunction: CAValueFunction?
  let isAdditive: Bool
  /// The value from which an additive animation's values are measured; nil is zero.
  let origin: AnimatableValue?
  /// The change that each repeat adds; nil for none.
  let cycleEnd: AnimatableDelta?

  init(
    property: AnimatableProperty, valueFunction: CAValueFunction?, isAdditive: Bool,
    origin: AnimatableValue?, cycleEnd: AnimatableDelta?
  ) {
    self.property = property
    self.valueFunction = valueFunction
    self.isAdditive = isAdditive
    self.origin = origin
    self.cycleEnd = cycleEnd
  }

  /// The layer's own value, of the kind that the animation's values have; nil where a value
  /// function finds no transform.
  func read(from values: LayerValues) -> AnimatableValue? {
    property.get(values).operand(of: valueFunction)
  }

  /// - Parameter cycle: the number of completed repeats.
  func set(_ value: AnimatableValue, cycle: Double, in values: inout LayerValues) {
    var value = value
    if cycle > 0, let cycleEnd { value = value.adding(cycleEnd * cycle) }
    if let valueFunction {
      guard let transform = valueFunction.transform(of: value) else { return }
      value = .transform(transform)
    }
    if isAdditive {
      value = property.get(values).adding(value.difference(from: origin ?? value.zero))
    }
    // The sum of finite numbers may be infinite.
    if value.isFinite { property.set(&values, value) }
  }
}

@MainActor
extension AnimatableValue {
  /// The numbers from which a value function makes this value, or the value itself if there is no
  /// function. Nil if there is a function and the value is not a transform.
  fileprivate func operand(of function: CAValueFunction?) -> AnimatableValue? {
    guard let function else { return self }
    guard case .transform(let transform) = self else { return nil }
    return function.numbers(of: transform)
  }
}
