import CoreGraphics

/// What an animator did to one value of a layer's model, so that it can be taken back.
@MainActor
package struct ModelChange {
  private weak var layer: CALayer?
  private let property: AnimatableProperty
  private let before: AnimatableValue
  private let after: AnimatableValue
  /// What the animator left there; the value itself until it is stopped midway.
  private var left: AnimatableValue

  package init(
    layer: CALayer, property: AnimatableProperty, before: AnimatableValue, after: AnimatableValue
  ) {
    self.layer = layer
    self.property = property
    self.before = before
    self.after = after
    left = after
  }

  private var present: AnimatableValue? { layer.map { property.get($0.values) } }

  /// Whether the model still has the value that the animator gave it.
  package var isInPlace: Bool { present == left }

  /// Takes the present value for the animator's own.
  package mutating func adopt() { left = present ?? left }

  /// Gives the model the value before the animator, where it still has the animator's.
  package func undo() { set(before) }

  /// Gives the model the animator's final value, where it still has the animator's.
  package func complete() { set(after) }

  private func set(_ value: AnimatableValue) {
    guard let layer, isInPlace, value != left else { return }
    var values = layer.values
    property.set(&values, value)
    layer.restore(values)
  }
}
