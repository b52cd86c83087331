import Foundation

/// The information property list of an app: its file, and the values that settings add.
struct InfoPlist {
  private let settings: BuildSettings
  /// The file; nil if there is none.
  let file: URL?
  /// Whether the settings are a part of the list.
  private let isGenerated: Bool
  private let resources: [URL]
  /// The values that make up the list; nil if it is read from the file.
  private var properties: [String: PropertyListValue]?

  /// Makes the list of a target.
  ///
  /// - Parameter folder: the folder to which the path in the settings is relative.
  init(_ settings: BuildSettings, of folder: URL, resources: [URL]) {
    self.init(
      settings, file: Self.file(settings, in: folder), resources: resources,
      isGenerated: settings["GENERATE_INFOPLIST_FILE"] == "YES")
  }

  init(_ settings: BuildSettings, file: URL?, resources: [URL], isGenerated: Bool = false) {
    self.settings = settings.filled(with: Self.usualSettings)
    (self.file, self.resources, self.isGenerated) = (file, resources, isGenerated)
  }

  /// Makes a list from values.
  init(
    _ settings: BuildSettings, properties: [String: PropertyListValue], resources: [URL]
  ) {
    self.init(settings, file: nil, resources: resources)
    self.properties = properties
  }

  /// Returns the file that settings name, by a relative or absolute path; nil for none.
  static func file(_ settings: BuildSettings, in folder: URL) -> URL? {
    settings["INFOPLIST_FILE"].map {
      $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : folder.appendingPathComponent($0)
    }
  }

  /// The default values of settings.
  private static let usualSettings = [
    "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
    "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": "en",
  ]

  /// Returns the list with its variables expanded, as the text of a property list.
  func data(notes: inout [String]) throws(ProjectError) -> Data {
    var values = try read(notes: &notes)
    if isGenerated { addGenerated(to: &values) }
    if values["UIMainStoryboardFile"] == nil, values["UIApplicationSceneManifest"] == nil,
      file == nil || !exists, hasMainStoryboard
    {
      values["UIMainStoryboardFile"] = .text("Main")
    }
    addUsual(to: &values)
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

  /// Adds the values that every list has: Xcode and XcodeGen write them into generated lists.
  private func addUsual(to values: inout [String: PropertyListValue]) {
    let usual: [String: String?] = [
      "CFBundleName": settings["PRODUCT_NAME"],
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
      "CFBundleShortVersionString": settings["MARKETING_VERSION"],
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
      "CFBundleExecutable": settings["EXECUTABLE_NAME"],
      "CFBundleDevelopmentRegion": developmentRegion,
      "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
    ]
    for case (let key, let value?) in usual where values[key] == nil { values[key] = .text(value) }
  }

  /// The language of the project; nil if it is not English and there are English texts. Foundation
  /// on Linux finds only the texts of this language, and without it the English ones.
  private var developmentRegion: String? {
    guard let language = settings["DEVELOPMENT_LANGUAGE"], language.hasPrefix("en") || !isEnglish
    else { return nil }
    return language
  }

  private var isEnglish: Bool {
    resources.contains { resource in
      resource.pathExtension == "xcstrings"
        ? (try? StringCatalog(resource))?.texts["en"] != nil
        : resource.deletingLastPathComponent().lastPathComponent == "en.lproj"
    }
  }

  private func addGenerated(to values: inout [String: PropertyListValue]) {
    for (key, value) in settings.all(after: "INFOPLIST_KEY_") {
      // The last component names the devices for which the value applies.
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
