public import CoreGraphics

extension UIColor {
  /// The colour of that name in the application's asset catalogues; nil, with a warning, where
  /// there is none. It follows light and dark interfaces.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in a bundle's asset catalogues (nil: the application's), as it is in
  /// an environment (nil: following it).
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = AssetLibrary.color(named: name, in: bundle ?? .main) else {
      Diagnostics.warnFromAnyThread("No asset catalogue has a colour named \"\(name)\".")
      return nil
    }
    self.init(set, name: name, traits: traitCollection)
  }

  private convenience init(
    _ set: AssetCatalog.ColorSet, name: String, traits: UITraitCollection?
  ) {
    if let traits {
      self.init(cgColor: CGColor(traits.userInterfaceStyle == .dark ? set.dark : set.light))
    } else if set.light == set.dark {
      self.init(cgColor: CGColor(set.light))
    } else {
      let (light, dark) = (
        UIColor(cgColor: CGColor(set.light)), UIColor(cgColor: CGColor(set.dark))
      )
      self.init(identity: "named \(name) \(set)") { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }

  /// The application's "AccentColor", where its catalogues have one.
  static var accentColor: UIColor? {
    AssetLibrary.color(named: "AccentColor", in: .main)
      .map { UIColor($0, name: "AccentColor", traits: nil) }
  }
}
