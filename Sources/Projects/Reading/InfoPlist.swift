import Foundation

/// The information property list of an app: its file, and what settings add to it.
struct InfoPlist {
  private let settings: BuildSettings
  /// The file; nil where there is none.
  private let file: URL?
  /// Whether the settings are a part of it.
  private let isGenerated: Bool
  private let resources: [URL]

  /// The list of a target.
  ///
  /// - Parameter folder: in which the settings name the file.
  init(_ settings: BuildSettings, of folder: URL, resources: [URL]) {
    self.settings = settings
    self.resources = resources
    file = settings["INFOPLIST_FILE"].map {
      $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : folder.appendingPathComponent($0)
    }
    isGenerated = settings["GENERATE_INFOPLIST_FILE"] == "YES"
  }

  init(_ settings: BuildSettings, file: URL?, resources: [URL]) {
    (self.settings, self.file, self.resources) = (settings, file, resources)
    isGenerated = false
  }

  /// The list without variables, as the text of a property list.
  func data(notes: inout [String]) throws(ProjectError) -> Data {
    var values = try read(notes: &notes)
    if isGenerated { addGenerated(to: &values) }
    if values["UIMainStoryboardFile"] == nil, values["UIApplicationSceneManifest"] == nil,
      file == nil || !exists, hasMainStoryboard
    {
      values["UIMainStoryboardFile"] = "Main"
    }
    values["CFBundleName"] = values["CFBundleName"] ?? settings["PRODUCT_NAME"]
    do {
      return try PropertyListSerialization.data(
        fromPropertyList: expand(values), format: .xml, options: 0)
    } catch {
      throw ProjectError(
        "the values of Info.plist cannot be written: \(error.localizedDescription)")
    }
  }

  private var exists: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

  private func read(notes: inout [String]) throws(ProjectError) -> [String: Any] {
    guard let file else { return [:] }
    guard exists else {
      notes.append(
        "there is no \(file.path), which the project names; Main.storyboard is the first page, if "
          + "there is one")
      return [:]
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), options: [], format: nil)
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    guard let values = list as? [String: Any] else {
      throw ProjectError("\(file.path) is no dictionary")
    }
    return values
  }

  private var hasMainStoryboard: Bool {
    resources.contains { $0.lastPathComponent == "Main.storyboard" }
  }

  // MARK: Generated values

  private func addGenerated(to values: inout [String: Any]) {
    for (key, value) in settings.all(after: "INFOPLIST_KEY_") {
      // The last part says for which devices a value is.
      let name = key.split(separator: "_").first.map(String.init) ?? key
      switch name {
      case "UIApplicationSceneManifest":
        if value == "YES", values[name] == nil {
          values[name] = ["UIApplicationSupportsMultipleScenes": true]
        }
      case "UISupportedInterfaceOrientations":
        let isForPad = key.hasSuffix("_iPad")
        values[isForPad ? name + "~ipad" : name] = value.split(separator: " ").map(String.init)
      default: values[name] = ["YES": true, "NO": false][value] ?? value as Any
      }
    }
  }

  private func expand(_ value: Any) -> Any {
    switch value {
    case let text as String: settings.expand(text)
    case let list as [Any]: list.map(expand)
    case let values as [String: Any]: values.mapValues(expand)
    default: value
    }
  }
}
