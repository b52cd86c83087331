/// A delegate that is notified when its layer receives another position or size without the
/// setters: an animation has restored the old values, or was stopped at those on the screen.
@MainActor
package protocol LayerGeometryObserver: AnyObject {
  /// Called after the layer's values have changed.
  func geometryWasRestored(of layer: CALayer)
}
