import Foundation

/// A `project.yml` of XcodeGen, including the files that it includes.
struct XcodeGenManifest {
  /// The folder to which the paths are relative.
  let folder: URL
  let content: YAMLValue

  /// Returns the manifest in a folder; nil if there is none.
  static func file(in folder: URL) -> URL? {
    ["project.yml", "project.yaml"].map(folder.appendingPathComponent)
      .first(where: FolderFiles.exists)
  }

  /// - Parameter environment: the values of `${NAME}`. An unknown name is left for the build
  ///   settings.
  init(_ file: URL, environment: [String: String]) throws(ProjectError) {
    folder = file.deletingLastPathComponent()
    var count = 0
    content = try Self.read(file, path: "", including: [], &count)
      .mapTexts { Self.expand($0, environment) }
    if let problem = Self.problem(in: content) { throw ProjectError("\(file.path): \(problem)") }
  }

  /// Returns the error in a content; nil if there is none.
  private static func problem(in content: YAMLValue) -> String? {
    guard content.values != nil else { return "it is no dictionary" }
    guard let targets = content["targets"] else { return "it has no targets" }
    guard let all = targets.values else { return "“targets” is no dictionary" }
    return all.first { $0.value.values == nil }.map { "the target “\($0.key)” is no dictionary" }
  }

  private static func expand(_ text: String, _ values: [String: String]) -> String {
    guard text.contains("${") else { return text }
    return values.reduce(text) {
      $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value)
    }
  }

  // MARK: Included files

  /// The maximum number of included files. A file that is included twice counts twice.
  private static let maximumFiles = 1_000

  /// - Parameters:
  ///   - path: the path of the file's folder, relative to that of the manifest.
  ///   - files: the files that include this one.
  ///   - count: the number of files that have been read.
  private static func read(
    _ file: URL, path: String, including files: [String], _ count: inout Int
  ) throws(ProjectError) -> YAMLValue {
    let name = file.standardizedFileURL.path
    guard !files.contains(name) else { throw ProjectError("\(name) includes itself") }
    count += 1
    guard count <= maximumFiles else {
      throw ProjectError("\(name): more than \(maximumFiles) files are included")
    }
    let own = relocated(try YAMLReader.read(file), to: path)
    var merged = YAMLValue.values([:])
    for part in own["include"]?.elements ?? [] {
      guard let included = part.text ?? part["path"]?.text else {
        throw ProjectError("\(name): an included file has no path")
      }
      if part["enable"]?.truth == false { continue }
      let url = file.deletingLastPathComponent().appendingPathComponent(included)
      let around = (included as NSString).deletingLastPathComponent
      let inner = part["relativePaths"]?.truth == false ? path : joined(path, around)
      merged = merged.merging(try read(url, path: inner, including: files + [name], &count))
    }
    return merged.merging(own)
  }

  private static func joined(_ path: String, _ other: String) -> String {
    path.isEmpty ? other : other.isEmpty ? path : path + "/" + other
  }

  /// Returns a file's content with its paths relative to the folder of the manifest.
  private static func relocated(_ content: YAMLValue, to path: String) -> YAMLValue {
    guard !path.isEmpty, var values = content.values else { return content }
    for kind in ["targets", "targetTemplates"] {
      guard let targets = values[kind]?.values else { continue }
      values[kind] = .values(targets.mapValues { relocatedTarget($0, to: path) })
    }
    return .values(values)
  }

  private static func relocatedTarget(_ target: YAMLValue, to path: String) -> YAMLValue {
    guard var values = target.values else { return target }
    func moved(_ value: YAMLValue) -> YAMLValue {
      if case .text(let text, let isPlain) = value {
        return .text(joined(path, text), isPlain: isPlain)
      }
      guard var inner = value.values, let own = inner["path"] else { return value }
      inner["path"] = moved(own)
      return .values(inner)
    }
    for key in ["sources", "resources"] {
      if let list = values[key] { values[key] = .list(list.elements.map(moved)) }
    }
    if let info = values["info"] { values["info"] = moved(info) }
    if let files = values["configFiles"]?.values {
      values["configFiles"] = .values(files.mapValues(moved))
    }
    return .values(values)
  }

  // MARK: Targets

  /// A target of the project.
  struct Target {
    let name: String
    let content: YAMLValue

    var isApp: Bool { kind == "application" && !isOfOtherSystem }
    var isUnitTest: Bool { kind == "bundle.unit-test" }
    var isInterfaceTest: Bool { kind == "bundle.ui-testing" }
    var isLibrary: Bool { kind.hasPrefix("framework") || kind.hasPrefix("library") }

    private var kind: String { content["type"]?.text ?? "" }

    private var isOfOtherSystem: Bool {
      let systems = content["platform"]?.elements.compactMap(\.text) ?? []
      return !systems.isEmpty && !systems.contains("iOS") && !systems.contains("auto")
    }

    /// The names of the targets that it depends on.
    var dependencies: [String] {
      (content["dependencies"]?.elements ?? []).compactMap {
        $0["target"]?.text?.split(separator: "/").last.map(String.init)
      }
    }
  }

  /// The targets with their templates applied, sorted by name: a YAML dictionary has no order.
  var targets: [Target] {
    (content["targets"]?.values ?? [:]).sorted { $0.key < $1.key }.map { name, own in
      var merged = YAMLValue.values([:])
      for template in own["templates"]?.elements.compactMap(\.text) ?? [] {
        guard let content = content["targetTemplates"]?[template] else { continue }
        merged = merged.merging(content)
      }
      var values = Dictionary(
        uniqueKeysWithValues: (own["templateAttributes"]?.values ?? [:]).compactMap { key, value in
          value.text.map { (key, $0) }
        })
      values["target_name"] = name
      return Target(
        name: name, content: merged.merging(own).mapTexts { Self.expand($0, values) })
    }
  }

  /// The project's name.
  var name: String { content["name"]?.text ?? folder.lastPathComponent }
}
