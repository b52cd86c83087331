public import CoreGraphics

extension UIImage {
  /// The image of that name in the application's asset catalogues or among its files; nil, with a
  /// warning, if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of that name in a bundle, for an environment. If the bundle is nil, the
  /// application's is used. If the traits are nil, the current ones are used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let variants = AssetLibrary.image(named: name, in: bundle ?? .main) else {
      Diagnostics.warnFromAnyThread(
        "Neither the asset catalogues nor the resources have an image named \"\(name)\".")
      return nil
    }
    self.init(variants, for: traitCollection ?? .current)
  }
}
