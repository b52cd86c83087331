import Foundation

/// A target of a project that a test writes.
struct TargetDescription {
  enum Kind: String {
    case app = "com.apple.product-type.application"
    case framework = "com.apple.product-type.framework"
  }

  var name: String
  var kind = Kind.app
  /// Sources, resources and a file of settings, by their paths in the project's folder.
  var sources: [String] = []
  var resources: [String] = []
  var settingsFile: String?
  /// A line each, as `SWIFT_VERSION = 5.0;`.
  var settings: [String] = []
  /// Folders whose files belong to the target by lying there, and the paths in them that do not.
  var folders: [String] = []
  var exceptions: [String] = []
  /// Paths in its folders that belong to another target too, by its name.
  var shared: [String: [String]] = [:]
  /// The names of targets that it needs.
  var needs: [String] = []
}

extension XcodeFixture {
  /// Writes `Name.xcodeproj` with targets, as Xcode 16 does.
  func writeProject(_ name: String, targets: [TargetDescription]) throws {
    var objects: [String] = []
    var files: [String] = []
    func file(_ path: String, kind: String = "PBXFileReference", more: String = "") -> String {
      let id = "F\(objects.count)"
      objects.append(
        "\(id) = {isa = \(kind); path = \"\(path)\"; sourceTree = SOURCE_ROOT; \(more)};")
      files.append(id)
      return id
    }
    func phase(_ kind: String, _ paths: [String]) -> String {
      let built = paths.map { path in
        let reference = file(path)
        objects.append("B\(reference) = {isa = PBXBuildFile; fileRef = \(reference); };")
        return "B\(reference),"
      }
      let id = "P\(objects.count)"
      objects.append("\(id) = {isa = \(kind); files = (\(built.joined(separator: " "))); };")
      return id
    }
    for (index, target) in targets.enumerated() {
      let id = "T\(index)"
      let phases = [
        phase("PBXSourcesBuildPhase", target.sources),
        phase("PBXResourcesBuildPhase", target.resources),
      ]
      let exceptions = target.exceptions.map { "\"\($0)\"," }.joined(separator: " ")
      objects.append(
        "E\(index) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
          + "membershipExceptions = (\(exceptions)); target = \(id); };")
      var sets = "E\(index),"
      for (name, paths) in target.shared.sorted(by: { $0.key < $1.key }) {
        guard let other = targets.firstIndex(where: { $0.name == name }) else { continue }
        let list = paths.map { "\"\($0)\"," }.joined(separator: " ")
        objects.append(
          "E\(index)_\(other) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
            + "membershipExceptions = (\(list)); target = T\(other); };")
        sets += " E\(index)_\(other),"
      }
      let folders = target.folders.map {
        file($0, kind: "PBXFileSystemSynchronizedRootGroup", more: "exceptions = (\(sets)); ")
      }
      let base = target.settingsFile.map { "baseConfigurationReference = \(file($0)); " } ?? ""
      let needs = target.needs.compactMap { need in targets.firstIndex { $0.name == need } }
      for need in needs {
        objects.append("D\(index)\(need) = {isa = PBXTargetDependency; target = T\(need); };")
      }
      objects.append(
        """
        X\(index) = {isa = XCBuildConfiguration; \(base)buildSettings = {
        \(target.settings.joined(separator: "\n"))
        }; name = Debug; };
        C\(index) = {isa = XCConfigurationList; buildConfigurations = (X\(index), ); };
        \(id) = {isa = PBXNativeTarget; buildConfigurationList = C\(index); buildPhases = \
        (\(phases.joined(separator: ", "))); dependencies = \
        (\(needs.map { "D\(index)\($0)," }.joined(separator: " "))); \
        fileSystemSynchronizedGroups = (\(folders.map { "\($0)," }.joined(separator: " "))); \
        name = "\(target.name)"; productType = "\(target.kind.rawValue)"; };
        """)
    }
    let list = targets.indices.map { "T\($0)," }.joined(separator: " ")
    try write(
      "\(name).xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
      archiveVersion = 1;
      classes = {};
      objectVersion = 77;
      objects = {
      \(objects.joined(separator: "\n"))
      G = {isa = PBXGroup; children = (\(files.map { "\($0)," }.joined(separator: " "))); \
      sourceTree = "<group>"; };
      X = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; name = Debug; };
      C = {isa = XCConfigurationList; buildConfigurations = (X, ); };
      R = {isa = PBXProject; buildConfigurationList = C; mainGroup = G; targets = (\(list)); };
      };
      rootObject = R;
      }
      """)
  }
}
