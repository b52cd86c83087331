internal import CCairo

/// The operation that combines new pixels with those in the bitmap. These are all blend modes of
/// Core Graphics except `plusDarker`, which Cairo lacks.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// The source over the destination.
  case normal = 0
  /// The product of both: never lighter than either.
  case multiply = 1
  /// The product of both inverses, inverted: never darker than either.
  case screen = 2
  /// Multiply where the destination is dark, screen where it is light.
  case overlay = 3
  /// The darker of both, component by component.
  case darken = 4
  /// The lighter of both, component by component.
  case lighten = 5
  /// Lightens the destination by the source; black leaves it as it is.
  case colorDodge = 6
  /// Darkens the destination by the source; white leaves it as it is.
  case colorBurn = 7
  /// Darkens or lightens slightly, depending on whether the source is below or above middle grey.
  case softLight = 8
  /// Multiply where the source is dark, screen where it is light.
  case hardLight = 9
  /// The distance between both, component by component.
  case difference = 10
  /// Like ``difference``, with less contrast.
  case exclusion = 11
  /// The hue of the source with the saturation and luminosity of the destination.
  case hue = 12
  /// The saturation of the source with the hue and luminosity of the destination.
  case saturation = 13
  /// The hue and saturation of the source with the luminosity of the destination.
  case color = 14
  /// The luminosity of the source with the hue and saturation of the destination.
  case luminosity = 15
  /// Erases: the result is transparent.
  case clear = 16
  /// The source alone, its alpha included.
  case copy = 17
  /// The source where the destination is opaque.
  case sourceIn = 18
  /// The source where the destination is transparent.
  case sourceOut = 19
  /// The source over the destination, only where the destination is opaque.
  case sourceAtop = 20
  /// The destination over the source.
  case destinationOver = 21
  /// The destination where the source is opaque.
  case destinationIn = 22
  /// The destination where the source is transparent.
  case destinationOut = 23
  /// The destination over the source, only where the source is opaque.
  case destinationAtop = 24
  /// Each one where the other is transparent.
  case xor = 25
  /// The sum of both, up to white.
  case plusLighter = 27
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo's operator also changes pixels outside the drawn shape.
  var reachesOutsideShapes: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
