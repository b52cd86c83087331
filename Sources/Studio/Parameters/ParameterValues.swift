package import Catalogue
import CoreGraphics

/// The parameters of a demo, and the values that its user gave them.
@MainActor
package final class ParameterValues {
  /// In the order of their declaration.
  package let parameters: [ParameterDescription]
  private var changed: [ParameterID: ParameterSetting] = [:]
  /// Called when a value has changed.
  package var onChange: (@MainActor () -> Void)?

  package init(_ parameters: [ParameterDescription]) { self.parameters = parameters }

  /// The current value of a parameter; nil if the demo has no such parameter.
  package func setting(of id: ParameterID) -> ParameterSetting? {
    changed[id] ?? parameters.first { $0.id == id }?.standard
  }

  /// Whether the value differs from the one in the code.
  package func isChanged(_ id: ParameterID) -> Bool { changed[id] != nil }

  package var hasChanges: Bool { !changed.isEmpty }

  /// Sets a value. One that is out of its range is clamped to it; one of another kind, or one that
  /// is no number, changes nothing. Both cause one warning.
  package func set(_ setting: ParameterSetting, for id: ParameterID) {
    guard let parameter = parameters.first(where: { $0.id == id }) else { return }
    guard let valid = parameter.control.valid(setting) else {
      return Diagnostics.warn("“\(parameter.title)” cannot be \(setting); it stays as it was.")
    }
    if valid != setting {
      Diagnostics.warn(
        "“\(parameter.title)” is out of its range: \(parameter.code(for: setting)); it is "
          + "\(parameter.code(for: valid)) instead.")
    }
    guard valid != self.setting(of: id) else { return }
    changed[id] = valid == parameter.standard ? nil : valid
    onChange?()
  }

  /// Resets a parameter to the value in the code.
  package func reset(_ id: ParameterID) {
    if changed.removeValue(forKey: id) != nil { onChange?() }
  }

  /// Resets all parameters to the values in the code.
  package func resetAll() {
    guard hasChanges else { return }
    changed = [:]
    onChange?()
  }

  /// The lines of the code that differ, each below the type that declares it; empty without
  /// changes.
  package var swiftCode: String {
    var text = ""
    var lastType: String?
    for parameter in parameters {
      guard let setting = changed[parameter.id] else { continue }
      if parameter.type != lastType {
        text += (lastType == nil ? "" : "\n") + "// \(parameter.type)\n"
        lastType = parameter.type
      }
      text += parameter.code(for: setting) + "\n"
    }
    return text
  }
}
