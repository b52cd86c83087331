import Foundation

extension XcodeGenManifest {
  /// The used configuration: the debug configuration, or the first one.
  private var configuration: String {
    let names = (content["configs"]?.values ?? [:]).sorted { $0.key < $1.key }
    if names.isEmpty || names.contains(where: { $0.key == "Debug" }) { return "Debug" }
    return names.first { $0.value.text == "debug" }?.key ?? names[0].key
  }

  /// Returns the settings of a target in that configuration.
  func settings(of target: Target) -> BuildSettings {
    var settings = BuildSettings([
      "TARGET_NAME": target.name, "PROJECT_NAME": name, "SRCROOT": folder.path,
      "PROJECT_DIR": folder.path,
      "PRODUCT_NAME": target.content["productName"]?.text ?? target.name,
      "CONFIGURATION": configuration, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": content["options"]?["developmentLanguage"]?.text ?? "en",
    ])
    if let prefix = content["options"]?["bundleIdPrefix"]?.text {
      settings.add(["PRODUCT_BUNDLE_IDENTIFIER": "\(prefix).\(target.name)"])
    }
    for part in [content, target.content] {
      if let file = part["configFiles"]?[configuration]?.text {
        settings.add(BuildSettings.read(folder.appendingPathComponent(file)))
      }
      if let list = part["settings"] { add(list, to: &settings, groups: []) }
    }
    if let info = target.content["info"]?["path"]?.text {
      settings.add(["INFOPLIST_FILE": info])
    }
    return settings
  }

  /// Adds settings: plain ones, or those of groups, then `base`, then those of the configuration.
  ///
  /// - Parameter groups: the enclosing groups, which are not added again.
  private func add(_ list: YAMLValue, to settings: inout BuildSettings, groups: [String]) {
    let isStructured = ["base", "configs", "groups"].contains { list[$0] != nil }
    guard isStructured else { return add(plain: list, to: &settings) }
    for name in list["groups"]?.elements.compactMap(\.text) ?? [] where !groups.contains(name) {
      guard let group = content["settingGroups"]?[name] else { continue }
      add(group, to: &settings, groups: groups + [name])
    }
    if let base = list["base"] { add(plain: base, to: &settings) }
    let configurations = list["configs"]?.values ?? [:]
    for (name, values) in configurations.sorted(by: { $0.key < $1.key })
    where name.caseInsensitiveCompare(configuration) == .orderedSame {
      add(plain: values, to: &settings)
    }
  }

  private func add(plain list: YAMLValue, to settings: inout BuildSettings) {
    settings.add((list.values ?? [:]).mapValues(\.setting))
  }
}
