import Foundation

/// The information property list of an app: its file, and what settings add to it.
struct InfoPlist {
  private let settings: BuildSettings
  /// The file; nil where there is none.
  let file: URL?
  /// Whether the settings are a part of it.
  private let isGenerated: Bool
  private let resources: [URL]
  /// What the file is made of; nil where it is read.
  private var properties: [String: PropertyListValue]?

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

  /// A list that is made of values.
  init(
    _ settings: BuildSettings, properties: [String: PropertyListValue], resources: [URL]
  ) {
    self.init(settings, file: nil, resources: resources)
    self.properties = properties
  }

  /// The list without variables, as the text of a property list.
  func data(notes: inout [String]) throws(ProjectError) -> Data {
    var values = try read(notes: &notes)
    if isGenerated { addGenerated(to: &values) }
    if values["UIMainStoryboardFile"] == nil, values["UIApplicationSceneManifest"] == nil,
      file == nil || !exists, hasMainStoryboard
    {
      values["UIMainStoryboardFile"] = .text("Main")
    }
    values["CFBundleName"] = values["CFBundleName"] ?? settings["PRODUCT_NAME"].map { .text($0) }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    do {
      return try encoder.encode(PropertyListValue.values(values).mapTexts(settings.expand))
    } catch {
      throw ProjectError(
        "the values of Info.plist cannot be written: \(error.localizedDescription)")
    }
  }

  private var exists: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

  private func read(notes: inout [String]) throws(ProjectError) -> [String: PropertyListValue] {
    if let properties { return properties }
    guard let file else { return [:] }
    guard exists else {
      notes.append(
        "there is no \(file.path), which the project names; Main.storyboard is the first page, if "
          + "there is one")
      return [:]
    }
    let list: PropertyListValue
    do {
      list = try PropertyListDecoder().decode(
        PropertyListValue.self, from: Data(contentsOf: file))
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    guard case .values(let values) = list else {
      throw ProjectError("\(file.path) is no dictionary")
    }
    return values
  }

  private var hasMainStoryboard: Bool {
    resources.contains { $0.lastPathComponent == "Main.storyboard" }
  }

  // MARK: Generated values

  private func addGenerated(to values: inout [String: PropertyListValue]) {
    for (key, value) in settings.all(after: "INFOPLIST_KEY_") {
      // The last part says for which devices a value is.
      let name = key.split(separator: "_").first.map(String.init) ?? key
      switch name {
      case "UIApplicationSceneManifest":
        if value == "YES", values[name] == nil {
          values[name] = .values(["UIApplicationSupportsMultipleScenes": .truth(true)])
        }
      case "UISupportedInterfaceOrientations":
        let isForPad = key.hasSuffix("_iPad")
        values[isForPad ? name + "~ipad" : name] = .list(
          value.split(separator: " ").map { .text(String($0)) })
      default: values[name] = ["YES": .truth(true), "NO": .truth(false)][value] ?? .text(value)
      }
    }
  }
}
