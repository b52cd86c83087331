import CoreGraphics

/// The colours that a symbol's configuration specifies.
struct SymbolColors: Hashable, Sendable {
  enum Scheme: Hashable, Sendable {
    /// One colour, paler for all parts behind the foremost one.
    case hierarchical(UIColor)
    /// A colour for each part, the foremost first.
    case palette([UIColor])
  }

  enum Preference: Sendable {
    /// The symbol's own colours, if it has any.
    case multicolor
    /// No colours: the symbol is a template.
    case monochrome
  }

  var scheme: Scheme?
  var preference: Preference?

  /// The opacity of the parts behind the foremost one, relative to it. Chosen by eye after iOS.
  private static let secondaryOpacity = 0.25

  /// These colours, with those that `others` specify in their place.
  func applying(_ others: SymbolColors) -> SymbolColors {
    var result = SymbolColors(scheme: others.scheme ?? scheme, preference: preference)
    if let preference = others.preference {
      result.preference = preference
    } else if others.scheme != nil, preference == .monochrome {
      result.preference = nil
    }
    return result
  }

  /// The colours of a symbol's parts, the foremost first. The last one also applies to all further
  /// parts. Nil for a template.
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
