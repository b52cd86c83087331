public import CoreGraphics

extension UIColor {
  /// The colour of that name in the application's asset catalogues; nil, with a warning, if there
  /// is none. It adapts to light and dark interfaces.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in a bundle's asset catalogues. If the bundle is nil, the
  /// application's are used. If the traits are nil, the colour adapts to the environment.
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
    let (light, dark) = (Self.color(set.light), Self.color(set.dark))
    if let traits {
      let color = traits.userInterfaceStyle == .dark ? dark : light
      self.init(cgColor: color.resolvedColor(with: traits).cgColor)
    } else if set.light == set.dark, case .components(let color) = set.light {
      self.init(cgColor: CGColor(color))
    } else {
      self.init(identity: "named \(name) \(set)") { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }

  private static func color(_ color: AssetCatalog.Color) -> UIColor {
    switch color {
    case .components(let color): UIColor(cgColor: CGColor(color))
    case .system(let name): systemColors[name] ?? .clear
    }
  }

  /// The colour "AccentColor" of the application's asset catalogues, if there is one.
  static var accentColor: UIColor? {
    AssetLibrary.accentColor { UIColor($0, name: AssetLibrary.accentColorName, traits: nil) }
  }
}
