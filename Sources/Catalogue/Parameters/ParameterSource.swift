/// Provides values of parameters other than those in the code.
@MainActor
public enum ParameterSource {
  /// Returns the setting for the code that runs, or nil for the value in the code. Without a
  /// source, which is the default, all parameters have the values in the code.
  public static var setting: (@MainActor (ParameterID) -> ParameterSetting?)?
}
