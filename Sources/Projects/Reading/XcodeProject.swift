import Foundation

/// The objects of an Xcode project's file, `project.pbxproj`.
struct XcodeProject {
  /// An object, with its values by key.
  typealias Object = [String: Any]

  /// The folder that contains the project. Paths in the project are relative to it.
  let folder: URL
  /// The name of the project, without the extension.
  let name: String
  /// The file that contains the objects.
  let file: URL
  private let objects: [String: Object]
  private let root: Object
  /// The parent group of each file and group.
  private let parents: [String: String]

  /// - Parameter url: the package `Name.xcodeproj`.
  init(_ url: URL) throws(ProjectError) {
    name = url.deletingPathExtension().lastPathComponent
    file = url.appendingPathComponent("project.pbxproj")
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), options: [], format: nil)
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    guard let content = list as? Object, let objects = content["objects"] as? [String: Object],
      let root = (content["rootObject"] as? String).flatMap({ objects[$0] })
    else { throw ProjectError("\(file.path) is no Xcode project") }
    self.objects = objects
    self.root = root
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    if let group = Self.circle(in: parents) {
      throw ProjectError("\(file.path): the group \(group) lies in itself")
    }
    self.parents = parents
    let top = url.deletingLastPathComponent()
    let path = root["projectDirPath"] as? String ?? ""
    folder = path.isEmpty ? top : top.appendingPathComponent(path).standardizedFileURL
  }

  /// Returns a group that contains itself directly or indirectly, as after a wrong merge; nil for
  /// none.
  private static func circle(in parents: [String: String]) -> String? {
    var known: Set<String> = []
    for start in parents.keys.sorted() {
      var path: Set<String> = []
      var next: String? = start
      while let id = next, known.insert(id).inserted {
        path.insert(id)
        next = parents[id]
      }
      if let id = next, path.contains(id) { return id }
    }
    return nil
  }

  private func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  private func objects(_ ids: Any?) -> [Object] {
    (ids as? [String] ?? []).compactMap { objects[$0] }
  }

  // MARK: Targets

  /// A target of the project.
  struct Target {
    let id: String
    let name: String
    /// The product type, such as `com.apple.product-type.application`.
    let kind: String
    fileprivate let object: Object

    var isApp: Bool { kind == "com.apple.product-type.application" }
    var isUnitTest: Bool { kind == "com.apple.product-type.bundle.unit-test" }
    var isInterfaceTest: Bool { kind == "com.apple.product-type.bundle.ui-testing" }
    /// Whether its sources can be a part of the app.
    var isLibrary: Bool {
      kind.hasPrefix("com.apple.product-type.framework") || kind.contains("library")
    }
  }

  /// The targets, in the order of the project.
  var targets: [Target] {
    (root["targets"] as? [String] ?? []).compactMap { id in
      guard let object = objects[id], let name = object["name"] as? String else { return nil }
      return Target(
        id: id, name: name, kind: object["productType"] as? String ?? "", object: object)
    }
  }

  /// Returns the targets of this project that a target depends on, the nearest first, each once.
  func dependencies(of target: Target) -> [Target] {
    let all = targets
    var found: [Target] = []
    var waiting = [target]
    while !waiting.isEmpty {
      for dependency in objects(waiting.removeFirst().object["dependencies"]) {
        guard let id = dependency["target"] as? String, id != target.id,
          !found.contains(where: { $0.id == id }), let next = all.first(where: { $0.id == id })
        else { continue }
        found.append(next)
        waiting.append(next)
      }
    }
    return found
  }

  /// Returns the app target with a name; without a name, the first one for iOS.
  func app(named name: String?) -> Target? {
    targets.first { target in
      target.isApp && (name == nil ? !isForOtherSystem(target) : target.name == name)
    }
  }

  /// The names of the SDKs of Apple's other systems, which may have a version suffix.
  private static let otherKits = ["macosx", "appletv", "watch", "xr", "driverkit"]

  private func isForOtherSystem(_ target: Target) -> Bool {
    let settings = settings(of: target)
    if let platforms = settings["SUPPORTED_PLATFORMS"] {
      return !platforms.split(separator: " ").contains { $0.hasPrefix("iphone") }
    }
    guard let kit = settings["SDKROOT"] else { return false }
    return Self.otherKits.contains { kit.hasPrefix($0) }
  }

  /// Returns the settings of a target in the debug configuration.
  func settings(of target: Target) -> BuildSettings {
    var settings = BuildSettings([
      "TARGET_NAME": target.name, "PROJECT_NAME": name, "SRCROOT": folder.path,
      "PROJECT_DIR": folder.path, "PRODUCT_NAME": target.name, "CONFIGURATION": "Debug",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": root["developmentRegion"] as? String ?? "en",
    ])
    for list in [root["buildConfigurationList"], target.object["buildConfigurationList"]] {
      let configurations = objects(object(list)?["buildConfigurations"])
      guard
        let configuration = configurations.first(where: { $0["name"] as? String == "Debug" })
          ?? configurations.first
      else { continue }
      if let base = configuration["baseConfigurationReference"] as? String, let url = url(of: base)
      {
        settings.add(BuildSettings.read(url))
      }
      settings.add(configuration["buildSettings"] as? Object ?? [:])
    }
    return settings
  }

  /// The folders of the packages that the project refers to by path.
  var localPackages: [URL] {
    objects(root["packageReferences"]).compactMap { reference in
      (reference["relativePath"] as? String).map {
        folder.appendingPathComponent($0).standardizedFileURL
      }
    }
  }

  // MARK: Files

  /// Returns the files and folders in a target's build phases of one kind, such as
  /// `PBXSourcesBuildPhase`.
  private func files(of target: Target, in phase: String) -> [URL] {
    objects(target.object["buildPhases"]).filter { $0["isa"] as? String == phase }
      .flatMap { objects($0["files"]) }
      .flatMap { urls(of: $0["fileRef"] as? String) }
  }

  /// Returns the sources and resources of a target: those that its build phases list, those in its
  /// synchronized folders, and those that it uses of other folders.
  func members(of target: Target) -> (sources: [URL], resources: [URL]) {
    let lying = folders(of: target).map { folder, exceptions in
      FolderFiles.find(in: folder) {
        exceptions.contains($0) || exceptions.contains(Self.unlocalized($0))
      }
    }
    let taken = takenFiles(of: target).map(FolderFiles.members)
    let list = InfoPlist.file(settings(of: target), in: folder)?.standardizedFileURL.path
    let resources =
      files(of: target, in: "PBXResourcesBuildPhase") + (lying + taken).flatMap(\.resources)
    return (
      files(of: target, in: "PBXSourcesBuildPhase") + (lying + taken).flatMap(\.sources),
      resources.filter { $0.standardizedFileURL.path != list }
    )
  }

  /// Returns the module name of a target.
  func moduleName(of target: Target) -> String {
    settings(of: target)["PRODUCT_MODULE_NAME"] ?? Project.identifier(target.name)
  }

  /// Returns the synchronized folders of a target, with the files in them that do not belong to it.
  private func folders(of target: Target) -> [(folder: URL, exceptions: Set<String>)] {
    groups(of: target).compactMap { id in
      guard let folder = url(of: id) else { return nil }
      return (folder, Set(exceptions(of: id, for: target)))
    }
  }

  private func groups(of target: Target) -> [String] {
    target.object["fileSystemSynchronizedGroups"] as? [String] ?? []
  }

  /// Returns the paths in a folder that are exceptions for a target: files in its own folder that
  /// do not belong to it, or files in another folder that do.
  private func exceptions(of group: String, for target: Target) -> [String] {
    objects(objects[group]?["exceptions"]).filter { $0["target"] as? String == target.id }
      .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
  }

  /// Returns the files and folders that a target uses of folders that are not its own.
  private func takenFiles(of target: Target) -> [URL] {
    let own = groups(of: target)
    let others = objects.filter {
      $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" && !own.contains($0.key)
    }
    return others.keys.sorted().flatMap { id -> [URL] in
      guard let folder = url(of: id) else { return [] }
      return exceptions(of: id, for: target).flatMap { Self.files($0, in: folder) }
    }
  }

  /// The prefix of the path of a localized file, instead of the folder of a language.
  private static let localized = "/Localized: "

  /// Returns the file of an exception, or the variants of a localized one.
  private static func files(_ exception: String, in folder: URL) -> [URL] {
    guard exception.hasPrefix(localized) else { return [folder.appendingPathComponent(exception)] }
    let file = folder.appendingPathComponent(String(exception.dropFirst(localized.count)))
    return FolderFiles.find(type: "lproj", in: file.deletingLastPathComponent(), depth: 0)
      .map { $0.appendingPathComponent(file.lastPathComponent) }
  }

  /// Returns the exception path of a file in the folder of a language; other paths as they are.
  private static func unlocalized(_ path: String) -> String {
    var parts = path.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return path }
    parts.remove(at: parts.count - 2)
    return localized + parts.joined(separator: "/")
  }

  /// Returns a file, or the variants of a localized one.
  private func urls(of id: String?) -> [URL] {
    guard let id, let object = objects[id] else { return [] }
    switch object["isa"] as? String {
    case "PBXVariantGroup": return (object["children"] as? [String] ?? []).flatMap { urls(of: $0) }
    case "XCVersionGroup", "PBXReferenceProxy": return []
    default: return [url(of: id)].compactMap { $0 }
    }
  }

  /// Returns the location of a file or a group; nil for build products and for files of Xcode.
  private func url(of id: String) -> URL? {
    guard let object = objects[id] else { return nil }
    let path = object["path"] as? String
    switch object["sourceTree"] as? String ?? "<group>" {
    case "<absolute>": return path.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT": return path.map(folder.appendingPathComponent) ?? folder
    case "<group>":
      let around = parents[id].map(url) ?? folder
      guard let path else { return around }
      return around?.appendingPathComponent(path).standardizedFileURL
    default: return nil
    }
  }
}
