import CoreGraphics

/// The colours that a symbol's configuration specifies.
struct SymbolColors: Hashable, Sendable {
  enum Scheme: Hashable, Sendable {
    /// One colour, paler behind the foremost part.
    case hierarchical(UIColor)
    /// A colour for each part, the foremost first.
    case palette([UIColor])
  }

  enum Preference: Sendable {
    /// The symbol's own colours, where it has any.
    case multicolor
    /// None.
    case monochrome
  }

  var scheme: Scheme?
  var preference: Preference?

  /// The opacity of what is behind the foremost part, in proportion to it. By eye after iOS.
  private static let secondaryOpacity = 0.25

  /// These colours with what others specify.
  func applying(_ others: SymbolColors) -> SymbolColors {
    var result = SymbolColors(scheme: others.scheme ?? scheme, preference: preference)
    if let preference = others.preference {
      result.preference = preference
    } else if others.scheme != nil, preference == .monochrome {
      result.preference = nil
    }
    return result
  }

  /// The colours of a symbol's parts, the foremost first; the last one is for all others, too. Nil
  /// for a template.
  func resolved(forSymbol name: String, _ traits: UITraitCollection) -> [RGBA]? {
    if preference == .monochrome { return nil }
    let own = preference == .multicolor ? SymbolTable.colors[name] : nil
    if let own { return own.map { $0.resolvedColor(with: traits).rgba } }
    switch scheme {
    case nil: return nil
    case .hierarchical(let color):
      let primary = color.resolvedColor(with: traits).rgba
      var secondary = primary
      secondary.alpha *= Self.secondaryOpacity
      return [primary, secondary]
    case .palette(let colors):
      return colors.isEmpty ? nil : colors.map { $0.resolvedColor(with: traits).rgba }
    }
  }
}
