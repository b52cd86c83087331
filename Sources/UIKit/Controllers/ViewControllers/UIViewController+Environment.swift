import CoreGraphics

extension UIViewController {
  /// The traits of the view, or else those that it would inherit.
  var currentTraits: UITraitCollection {
    loadedView?.traitCollection
      ?? (parent?.traitCollection ?? hostScene.traitCollection).overridden(by: overridingTraits)
  }

  /// Traits that the controller, its view and all in it have in place of those that they would
  /// inherit. They take precedence over ``UIViewController/overrideUserInterfaceStyle``.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set { ownTraitOverrides = newValue }
  }

  /// Updates the traits of the controller and of all below it, if they have changed.
  public func updateTraitsIfNeeded() { loadedView?.updateTraits() }

  var overridingTraits: UITraitCollection.Traits? {
    guard
      traitOverride != nil || overrideUserInterfaceStyle != .unspecified
        || !ownTraitOverrides.isEmpty
    else { return nil }
    var traits = traitOverride?.traits ?? UITraitCollection.Traits()
    if overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = overrideUserInterfaceStyle
    }
    traits.override(with: ownTraitOverrides.traits)
    return traits
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    TransitionTrace.call(self, "traitCollectionDidChange(_:)", [old]) {
      notifyTraitsChanged(from: old, to: new)
    }
    setNeedsUpdateContentUnavailableConfiguration()
  }

  /// A description for trees of controllers: the class, and the title if there is one.
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
      let childTraits = traits.overridden(by: child.overridingTraits)
      TransitionTrace.call(child, "willTransition(to:with:)", [childTraits, coordinator]) {
        child.willTransition(to: childTraits, with: coordinator)
      }
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

  /// A preferred size may have changed.
  func preferredContentSizeHasChanged(from oldSize: CGSize) {
    if preferredContentSize != oldSize { notifyOfPreferredContentSize() }
  }

  /// Notifies the parent or the presentation controller, which decides what to do.
  func notifyOfPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

extension CGSize {
  /// Whether the size is a valid preferred size; warns if it is not.
  @MainActor
  var isValidPreferredSize: Bool {
    if width.isFinite, height.isFinite, width >= 0, height >= 0 { return true }
    Diagnostics.warn(
      "A preferredContentSize must be finite and not negative; the value is ignored.")
    return false
  }
}
