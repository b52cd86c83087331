import CoreGraphics

/// What a scene's delegate is notified of as one change.
struct SceneGeometry: Equatable {
  /// Of the screen, in points.
  var bounds: CGRect
  var orientation: UIInterfaceOrientation
  var traits: UITraitCollection
}

extension UIWindowScene {
  var geometry: SceneGeometry {
    SceneGeometry(
      bounds: screen.bounds, orientation: interfaceOrientation, traits: traitCollection)
  }

  /// The size of the screen, the orientation or the traits may have changed: notifies the delegate
  /// at the end of the turn.
  func geometryMayHaveChanged() {
    guard delegate is any UIWindowSceneDelegate, let knownGeometry, knownGeometry != geometry else {
      return
    }
    turn.append(.presentations, of: session) { [weak self] in self?.notifyOfGeometry() }
  }

  private func notifyOfGeometry() {
    guard let former = knownGeometry, former != geometry,
      let delegate = delegate as? any UIWindowSceneDelegate
    else { return }
    knownGeometry = geometry
    delegate.windowScene(
      self, didUpdate: UIView(frame: former.bounds), interfaceOrientation: former.orientation,
      traitCollection: former.traits)
  }
}
