/// A number that is drawn as a curve over time.
package enum CurveValue: CaseIterable, Sendable {
  /// Presentation values of a layer: its frame in its superlayer, in points; its opacity; the scale
  /// of its own transform, and its rotation in degrees.
  case x, y, width, height, opacity, scale, rotation
  /// How much of the transition is complete, in percent.
  case transition

  package static let ofLayers = allCases.filter { $0 != .transition }

  package var title: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .opacity: "opacity"
    case .scale: "scale"
    case .rotation: "rotation"
    case .transition: "transition"
    }
  }

  /// Behind a number; empty for a number without one.
  var unit: String {
    switch self {
    case .x, .y, .width, .height: " pt"
    case .rotation: "°"
    case .transition: " %"
    case .opacity, .scale: ""
    }
  }

  /// Nil for what is no value of a layer.
  func value(of sample: LayerSample) -> Double? {
    switch self {
    case .x: sample.frame.minX
    case .y: sample.frame.minY
    case .width: sample.frame.width
    case .height: sample.frame.height
    case .opacity: sample.opacity
    case .scale: sample.scale
    case .rotation: sample.rotation
    case .transition: nil
    }
  }
}
