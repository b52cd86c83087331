import CoreGraphics

/// The folders that contain a bundle's resources on Linux.
enum ResourceFolders {
  /// The folders to search, in order of precedence.
  ///
  /// Any bundle has its resource folder. The main bundle is searched in three places before that:
  /// the package's root, if the executable is in the package's build folder (whose name begins with
  /// `.build`); the executable's own folder; and the bundles that the package manager puts there
  /// (`Package_Target.resources`). Each folder is followed by its subfolder `Assets`.
  static func folders(of bundle: Bundle) -> [URL] {
    var found: [URL] = []
    if bundle == Bundle.main, let executable = Bundle.main.executableURL {
      found = folders(besideExecutable: executable.resolvingSymlinksInPath())
    }
    return withAssets(found + [bundle.resourceURL].compactMap { $0 })
  }

  static func folders(besideExecutable executable: URL) -> [URL] {
    let home = executable.deletingLastPathComponent()
    var folders = [home] + entries(of: home, endingIn: ".resources")
    let steps = executable.pathComponents
    if let build = steps.lastIndex(where: { $0.hasPrefix(".build") }), build > 0 {
      // The sources precede their copies: the package manager does not notice changes in a folder
      // that it has copied.
      let root = NSString.path(withComponents: Array(steps[..<build]))
      folders.insert(URL(fileURLWithPath: root), at: 0)
    }
    return folders
  }

  // MARK: Languages

  /// The user's languages in order of preference. Each is followed by less specific ones:
  /// "zh-Hans", then "zh". Foundation finds localized strings by the same languages.
  static var languages: [String] {
    Locale.preferredLanguages.flatMap { language in
      let parts = language.split(separator: "-")
      return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
    }
  }

  /// The folders in which a file can be found, in order: the folder itself, its subfolders for the
  /// user's languages such as `de.lproj`, and `Base.lproj`.
  static func places(in folder: URL) -> [URL] {
    [folder] + (languages + ["Base"]).map { folder.appendingPathComponent($0 + ".lproj") }
  }

  /// The first file of a name in some folders. If neither a folder nor its subfolder for one of the
  /// user's languages has it, the file of any other language is used.
  static func find(_ file: String, in folders: [URL]) -> URL? {
    func existing(_ folders: [URL]) -> URL? {
      folders.lazy.map { $0.appendingPathComponent(file) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
    return existing(folders.flatMap(places)) ?? existing(folders.flatMap(languageFolders))
  }

  /// The names, without the extension, of the files of a type in a folder and in its subfolders for
  /// languages.
  static func allNames(ofType type: String, in folder: URL) -> [String] {
    ([folder] + languageFolders(in: folder)).flatMap { folder in
      entries(of: folder, endingIn: "." + type).map {
        String($0.lastPathComponent.dropLast(type.count + 1))
      }
    }
  }

  private static func languageFolders(in folder: URL) -> [URL] {
    entries(of: folder, endingIn: ".lproj")
  }

  /// The items of a folder whose names have a suffix, sorted by name; none if the folder cannot be
  /// read.
  private static func entries(of folder: URL, endingIn suffix: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map(folder.appendingPathComponent)
  }

  // MARK: Modules

  /// The bundles with the resources of a module, in order of precedence: the bundle that the
  /// package manager has put beside the executable (`Package_Module.resources`), then the main
  /// bundle.
  static func bundles(ofModule module: String) -> [Bundle] {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      return [.main]
    }
    return folders(ofModule: module, besideExecutable: executable)
      .compactMap { Bundle(url: $0) } + [.main]
  }

  static func folders(ofModule module: String, besideExecutable executable: URL) -> [URL] {
    entries(
      of: executable.deletingLastPathComponent(), endingIn: "_\(module).resources")
  }

  /// Each folder, followed by its subfolder `Assets`.
  private static func withAssets(_ folders: [URL]) -> [URL] {
    folders.flatMap { [$0, $0.appendingPathComponent("Assets")] }
  }

  /// The asset catalogues in a folder.
  static func catalogs(in folder: URL) -> [URL] {
    entries(of: folder, endingIn: ".xcassets")
  }
}
