import CoreGraphics

/// The folders with a bundle's resources on Linux.
enum ResourceFolders {
  /// The folders to search, in order.
  ///
  /// For a bundle other than the main one: its resources. For the main one before that: the
  /// package's root, where the executable is still in its `.build` or a folder whose name begins
  /// so; the executable's own folder; and the bundles that the package manager puts there
  /// (`Package_Target.resources`). In each also `Assets`.
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
      // The sources come first: the package manager does not notice a file changed in a folder that
      // it has copied.
      let root = NSString.path(withComponents: Array(steps[..<build]))
      folders.insert(URL(fileURLWithPath: root), at: 0)
    }
    return folders
  }

  // MARK: Languages

  /// The languages of the user, the preferred one first, each followed by the less specific ones:
  /// "zh-Hans", "zh". They are those by which Foundation finds its strings.
  static var languages: [String] {
    Locale.preferredLanguages.flatMap { language in
      let parts = language.split(separator: "-")
      return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
    }
  }

  /// Where a file may lie in a folder, in the order of the search: in the folder itself, in those
  /// of the user's languages, `de.lproj`, and in `Base.lproj`.
  static func places(in folder: URL) -> [URL] {
    [folder] + (languages + ["Base"]).map { folder.appendingPathComponent($0 + ".lproj") }
  }

  /// The first file of a name in some folders. If no folder has it, and none of a language of the
  /// user, it is that of any language.
  static func find(_ file: String, in folders: [URL]) -> URL? {
    func existing(_ folders: [URL]) -> URL? {
      folders.lazy.map { $0.appendingPathComponent(file) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
    return existing(folders.flatMap(places)) ?? existing(folders.flatMap(languageFolders))
  }

  /// The names, without the extension, of the files of a type in a folder and in those of languages
  /// in it.
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

  /// What lies in a folder under names that end so, in the order of the names; nothing if it cannot
  /// be read.
  private static func entries(of folder: URL, endingIn suffix: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map(folder.appendingPathComponent)
  }

  // MARK: Modules

  /// The bundles with the resources of a module, the nearest first: the one that the package
  /// manager made for it beside the executable (`Package_Module.resources`), and the main one.
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

  /// Each folder, and `Assets` in it.
  private static func withAssets(_ folders: [URL]) -> [URL] {
    folders.flatMap { [$0, $0.appendingPathComponent("Assets")] }
  }

  /// The asset catalogues in a folder.
  static func catalogs(in folder: URL) -> [URL] {
    entries(of: folder, endingIn: ".xcassets")
  }
}
