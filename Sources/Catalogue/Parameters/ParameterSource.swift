/// Gives parameters other values than those in the code.
@MainActor
public enum ParameterSource {
  /// The setting in force for the code that runs; nil for the value in the code. Without a source,
  /// which is the default, all parameters have the values in the code.
  public static var setting: (@MainActor (ParameterID) -> ParameterSetting?)?
}
