import CoreGraphics

extension UIImage {
  /// The symbol of that name in the system's set. Nil, with a warning, if the set does not have it.
  ///
  /// The names are those of Apple's set. The drawings are this framework's own, or glyphs of the
  /// font Material Icons. A symbol is a template image unless its rendering mode specifies
  /// otherwise.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of that name, for an environment.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let symbol = SymbolImage(name: name, configuration: .unspecified) else { return nil }
    self.init(symbol, for: traitCollection ?? .current)
  }

  /// The symbol of that name, with a size, weight and scale.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    guard let symbol = SymbolImage(name: name, configuration: configuration) else { return nil }
    self.init(symbol, for: .current)
  }

  /// The symbol of that name. An unknown name causes no warning.
  convenience init?(knownSystemName name: String) {
    guard SymbolSet.shared.has(name) else { return nil }
    self.init(systemName: name)
  }

  private convenience init(_ symbol: SymbolImage, for traits: UITraitCollection) {
    self.init(Values().showing(symbol.resolved(for: traits), for: traits))
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// Whether the image is a symbol whose configuration specifies colours.
  var isColoredSymbol: Bool { symbol?.colors != nil }

  /// The distance in points from the bottom of a symbol up to the baseline of its text; nil for
  /// another image.
  public var baselineOffsetFromBottom: CGFloat? { symbol?.baselineOffset(height: size.height) }

  /// The configuration that a symbol was made with; nil for another image.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The configuration that a symbol was made with; nil for another image.
  public var configuration: Configuration? { symbol?.configuration }

  /// The same symbol with another configuration. An image that is not a symbol returns itself.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return showing(symbol.with(configuration))
  }

  /// The same symbol, with the values that a configuration specifies in place of its own; nil for
  /// an image that is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    return showing(symbol.with(symbol.configuration.applying(configuration)))
  }

  /// The symbol with the values that a view prefers, where the symbol itself specifies none.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    let combined = configuration.applying(symbol.configuration)
    return combined == symbol.configuration ? self : showing(symbol.with(combined))
  }

  private var symbol: SymbolImage? {
    if case .symbol(let symbol) = values.drawing { symbol } else { nil }
  }

  private func showing(_ symbol: SymbolImage) -> UIImage {
    changed { $0 = $0.showing(symbol, for: UITraitCollection(displayScale: scale)) }
  }

  /// The symbol with the scale and the colours resolved for an environment.
  func resolved(_ symbol: SymbolImage, for traits: UITraitCollection) -> UIImage {
    let scale = traits.displayScale > 0 ? traits.displayScale : scale
    let resolved = symbol.resolved(for: traits)
    guard scale != self.scale || resolved.colors != symbol.colors else { return self }
    return changed {
      $0 = $0.showing(resolved, for: UITraitCollection(displayScale: scale))
    }
  }
}

extension UIImage.Values {
  fileprivate func showing(_ symbol: SymbolImage, for traits: UITraitCollection) -> Self {
    var values = self
    values.scale = traits.displayScale > 0 ? traits.displayScale : 1
    values.cgImage = symbol.image(size: symbol.size, scale: values.scale)
    values.drawing = .symbol(symbol)
    values.turn()
    values.fillWithTint()
    return values
  }
}
