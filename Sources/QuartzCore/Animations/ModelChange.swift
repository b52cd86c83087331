import CoreGraphics

/// An animator's change of one model value, which can be reverted.
@MainActor
package struct ModelChange {
  private weak var layer: CALayer?
  private let property: AnimatableProperty
  private let before: AnimatableValue
  private let after: AnimatableValue
  /// The value that the animator has set last: the final one until it is stopped.
  private var lastSet: AnimatableValue

  package init(
    layer: CALayer, property: AnimatableProperty, before: AnimatableValue, after: AnimatableValue
  ) {
    self.layer = layer
    self.property = property
    self.before = before
    self.after = after
    lastSet = after
  }

  /// Identifies the value that a change affects.
  package struct Subject: Hashable {
    let layer: ObjectIdentifier?
    let keyPath: String
  }

  package var subject: Subject {
    Subject(layer: layer.map(ObjectIdentifier.init), keyPath: property.keyPath)
  }

  /// The model value as it is now; nil if the layer is gone.
  package var present: AnimatableValue? { layer.map { property.get($0.values) } }

  /// Whether the model still has the value that the animator gave it.
  package var isInPlace: Bool { present == lastSet }

  /// Treats the current value as the animator's own.
  package mutating func adopt() { lastSet = present ?? lastSet }

  /// Restores the value before the animator, if the model still has the animator's.
  package func undo() { set(before) }

  /// Sets the animator's final value, if the model still has the animator's.
  package func complete() { set(after) }

  private func set(_ value: AnimatableValue) {
    if isInPlace, value != lastSet { assign(value) }
  }

  /// Sets the model value without any action, also where it is not the one that the animator set.
  package func assign(_ value: AnimatableValue) {
    guard let layer, present != value else { return }
    var values = layer.values
    property.set(&values, value)
    layer.restore(values)
  }
}
