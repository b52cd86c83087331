import Foundation

/// The pods whose sources are in a project's folder `Pods`, beside the `Podfile`. Each is a
/// separate module, as that of a package is.
struct CommittedPods {
  private let folders: [URL]
  /// The targets of `Pods.xcodeproj` by the names of their modules.
  private let targets: [String: (project: XcodeProject, target: XcodeProject.Target)]
  /// The files that define the content of the pods.
  private(set) var manifests: [URL] = []
  /// Messages about parts of pods that cannot be used, each a sentence.
  private(set) var notes: [String] = []

  /// The maximum depth of projects in the folder.
  private static let depth = 3
  private static let otherLanguages: Set<String> = ["m", "mm", "c", "cpp"]

  init(in folder: URL) {
    let projects = FolderFiles.find(type: "xcodeproj", in: folder, depth: Self.depth)
    var seen: Set<String> = []
    folders = ([folder] + projects.map { $0.deletingLastPathComponent() })
      .filter { seen.insert($0.standardizedFileURL.path).inserted }
      .filter { FolderFiles.exists($0.appendingPathComponent("Podfile")) }
      .map { $0.appendingPathComponent("Pods") }
      .filter(FolderFiles.exists)
    var targets: [String: (project: XcodeProject, target: XcodeProject.Target)] = [:]
    for folder in folders {
      guard let project = try? XcodeProject(folder.appendingPathComponent("Pods.xcodeproj")) else {
        continue
      }
      for target in project.targets where target.isLibrary {
        let name = project.moduleName(of: target)
        targets[name] = targets[name] ?? (project, target)
      }
    }
    self.targets = targets
  }

  /// Returns the module of a pod without its dependencies: the files that `Pods.xcodeproj` lists,
  /// or without that project all files in the pod's folder. Returns nil if there is no such pod, or
  /// if it contains no Swift.
  mutating func module(_ name: String) -> PackageModule? {
    if let (project, target) = targets[name] {
      let settings = project.settings(of: target)
      let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
      manifests += manifests.contains(project.file) ? [] : [project.file]
      return module(
        name, project.members(of: target).sources,
        languageVersion: Project.languageVersion(of: settings["SWIFT_VERSION"]),
        conditions: conditions.split(separator: " ").map(String.init),
        flags: settings.compilerFlags)
    }
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard let pod = names.sorted().first(where: { Project.identifier($0) == name }) else {
        continue
      }
      return module(
        name, FolderFiles.find(in: folder.appendingPathComponent(pod)).sources,
        languageVersion: Project.usualLanguageVersion, conditions: [], flags: [])
    }
    return nil
  }

  private mutating func module(
    _ name: String, _ files: [URL], languageVersion: String, conditions: [String],
    flags: [String]
  ) -> PackageModule? {
    let sources = files.filter { $0.pathExtension == "swift" && FolderFiles.exists($0) }
    let others = files.count { Self.otherLanguages.contains($0.pathExtension) }
    // CocoaPods adds one Objective-C source to each pod.
    if others > 1 || sources.isEmpty {
      notes.append(
        "the pod “\(name)” has sources in C or Objective-C, which cannot be built and are left out")
    }
    guard !sources.isEmpty else { return nil }
    return PackageModule(
      name: name, package: "Pods", sources: sources, resources: [], dependencies: [],
      languageVersion: languageVersion,
      compilationConditions: conditions.filter { $0 != "COCOAPODS" } + ["COCOAPODS"],
      compilerFlags: flags)
  }
}
