/// The value of a parameter, in a form that a tool shows and changes.
public enum ParameterSetting: Hashable, Sendable {
  /// In the parameter's unit; percent as fractions of 1.
  case number(Double)
  case flag(Bool)
  /// An index into the choices.
  case choice(Int)
  case curve(BezierCurve)
  case spring(DampedSpring)
  case physicalSpring(PhysicalSpring)
}
