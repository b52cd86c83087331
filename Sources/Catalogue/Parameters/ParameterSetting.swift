/// The value of a parameter, in a form that tools show and change.
public enum ParameterSetting: Hashable, Sendable {
  /// A number in the parameter's unit; percent are given as fractions of 1.
  case number(Double)
  case flag(Bool)
  /// An index into the parameter's choices.
  case choice(Int)
  case curve(BezierCurve)
  case spring(DampedSpring)
  case physicalSpring(PhysicalSpring)
}
