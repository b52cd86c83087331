import Foundation

/// A project in Xcode's layout, in a folder that is removed afterwards.
struct XcodeFixture {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("My Projects \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, by its path in the folder.
  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Writes `Name.xcodeproj` with an app's target, as Xcode 15 does: a group `App` with a folder, a
  /// localised storyboard and a list of settings.
  ///
  /// - Parameters:
  ///   - sources: paths in the group's folder.
  ///   - settings: of the target, a line each, as `SWIFT_VERSION = 5.0;`.
  ///   - library: sources of a framework that the app depends on, paths in the project's folder.
  func writeProject(
    _ name: String, app: String = "My App", sources: [String], settings: [String],
    library: [String] = [], tests: [String] = []
  ) throws {
    func references(_ paths: [String], _ prefix: String) -> String {
      paths.enumerated().map { index, path in
        """
        \(prefix)F\(index) /* \(path) */ = {isa = PBXFileReference; lastKnownFileType = \
        sourcecode.swift; path = "\(path)"; sourceTree = "<group>"; };
        \(prefix)B\(index) /* \(path) in Sources */ = {isa = PBXBuildFile; fileRef = \
        \(prefix)F\(index) /* \(path) */; };
        """
      }.joined(separator: "\n")
    }
    func list(_ paths: [String], _ prefix: String) -> String {
      paths.indices.map { "\(prefix)\($0)," }.joined(separator: " ")
    }
    let targets = "N0, " + (library.isEmpty ? "" : "N1, ") + (tests.isEmpty ? "" : "N2, ")
    let text = """
      // !$*UTF8*$!
      {
      archiveVersion = 1;
      classes = {};
      objectVersion = 56;
      objects = {
      \(references(sources, "A"))
      \(references(library, "L"))
      \(references(tests, "T"))
      S1 /* Base */ = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = \
      "<group>"; };
      S2 /* de */ = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = \
      "<group>"; };
      S0 /* Main.storyboard */ = {isa = PBXVariantGroup; children = (S1, S2, ); name = \
      Main.storyboard; sourceTree = "<group>"; };
      SB /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = S0; };
      I0 /* Assets.xcassets */ = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = \
      "<group>"; };
      IB = {isa = PBXBuildFile; fileRef = I0; };
      P0 /* Products */ = {isa = PBXGroup; children = (PA, ); name = Products; sourceTree = \
      "<group>"; };
      PA = {isa = PBXFileReference; path = "\(app).app"; sourceTree = BUILT_PRODUCTS_DIR; };
      G1 /* \(app) */ = {isa = PBXGroup; children = (\(list(sources, "AF")) S0, I0, ); path = \
      "\(app)"; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, P0, \(list(library, "LF")) \(list(tests, "TF")) ); \
      sourceTree = "<group>"; };
      PS = {isa = PBXSourcesBuildPhase; files = (\(list(sources, "AB")) ); };
      PR = {isa = PBXResourcesBuildPhase; files = (SB, IB, ); };
      LS = {isa = PBXSourcesBuildPhase; files = (\(list(library, "LB")) ); };
      TS = {isa = PBXSourcesBuildPhase; files = (\(list(tests, "TB")) ); };
      N0 = {isa = PBXNativeTarget; buildConfigurationList = C0; buildPhases = (PS, PR, ); \
      dependencies = (\(library.isEmpty ? "" : "D0,") ); name = "\(app)"; productName = \
      "\(app)"; productType = "com.apple.product-type.application"; };
      N1 = {isa = PBXNativeTarget; buildConfigurationList = C1; buildPhases = (LS, ); \
      dependencies = (); name = "My-Kit"; productType = "com.apple.product-type.framework"; };
      N2 = {isa = PBXNativeTarget; buildConfigurationList = C1; buildPhases = (TS, ); \
      dependencies = (D1, ); name = Tests; productType = \
      "com.apple.product-type.bundle.unit-test"; };
      D0 = {isa = PBXTargetDependency; target = N1; };
      D1 = {isa = PBXTargetDependency; target = N0; };
      C0 = {isa = XCConfigurationList; buildConfigurations = (R0, X0, ); };
      R0 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = Release.plist; }; name \
      = Release; };
      X0 = {isa = XCBuildConfiguration; buildSettings = {
      \(settings.joined(separator: "\n"))
      }; name = Debug; };
      C1 = {isa = XCConfigurationList; buildConfigurations = (X1, ); };
      X1 = {isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
      C2 = {isa = XCConfigurationList; buildConfigurations = (X2, ); };
      X2 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 4.2; PRODUCT_NAME = \
      "$(TARGET_NAME)"; }; name = Debug; };
      R = {isa = PBXProject; buildConfigurationList = C2; developmentRegion = en; mainGroup = \
      G0; projectDirPath = ""; targets = (\(targets)); };
      };
      rootObject = R /* Project object */;
      }
      """
    try write("\(name).xcodeproj/project.pbxproj", text)
    // What it names is there; tests write what matters in it.
    let own = sources + ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"]
    for path in own.map({ "\(app)/\($0)" }) + library + tests { try write(path, "") }
    try write("\(app)/Assets.xcassets/Contents.json", "{}")
  }
}
