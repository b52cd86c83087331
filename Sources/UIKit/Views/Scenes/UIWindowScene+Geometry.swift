import CoreGraphics

/// The values whose changes are reported to a scene's delegate together.
struct SceneGeometry: Equatable {
  /// The bounds of the screen, in points.
  var bounds: CGRect
  var orientation: UIInterfaceOrientation
  var traits: UITraitCollection
}

extension UIWindowScene {
  var geometry: SceneGeometry {
    SceneGeometry(
      bounds: screen.bounds, orientation: interfaceOrientation, traits: traitCollection)
  }

  /// Compares the size of the screen, the orientation and the traits at the end of the turn, and
  /// notifies the delegate of changes.
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
