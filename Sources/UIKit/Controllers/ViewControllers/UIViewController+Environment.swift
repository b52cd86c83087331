import CoreGraphics

extension UIViewController {
  /// The traits of the view, or else those that it would inherit.
  var currentTraits: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? hostScene.traitCollection
  }

  /// The class, and the title if there is one.
  var describedWithTitle: String {
    let label = title.map { " \"\($0)\"" } ?? ""
    return "<\(type(of: self))\(label)>"
  }

  /// Notifies the children, and what is presented, of a new size.
  func passOn(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.view.bounds.size else { continue }
      TransitionTrace.call(child, "viewWillTransition(to:with:)", [childSize, coordinator]) {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation?.resize(to: size, with: coordinator)
  }

  /// Notifies the children, and what is presented, of new traits.
  func passOn(
    traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      TransitionTrace.call(
        child, "willTransition(to:with:)",
        [traits.overridden(by: child.traitOverride), coordinator]
      ) { child.willTransition(to: traits.overridden(by: child.traitOverride), with: coordinator) }
    }
    presentation?.change(traits, with: coordinator)
  }

  func setTraitOverride(_ collection: UITraitCollection?, of child: UIViewController) {
    guard child.parent === self else {
      Diagnostics.warn(
        "\(type(of: child)) is no child of \(type(of: self)); its traits were not changed.")
      return
    }
    child.traitOverride = collection
  }

  /// A preferred size has changed: its parent or presentation controller decides.
  func preferredContentSizeHasChanged(from oldSize: CGSize) {
    guard preferredContentSize != oldSize else { return }
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

extension UITraitCollection {
  fileprivate func overridden(by others: UITraitCollection?) -> UITraitCollection {
    others.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }
}

extension CGSize {
  /// Whether the size is a valid preferred size; warns if it is not.
  @MainActor
  var isSound: Bool {
    if width.isFinite, height.isFinite, width >= 0, height >= 0 { return true }
    Diagnostics.warn(
      "A preferredContentSize must be finite and not negative; the value is ignored.")
    return false
  }
}
