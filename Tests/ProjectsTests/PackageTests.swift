import Foundation
import Projects
import Testing

/// What packages say of their targets.
struct PackageTests {
  private func reading(_ fixture: XcodeFixture) throws -> Project {
    try ProjectReader.read(fixture.folder, cache: BuiltApp.cache)
  }

  /// An app that imports the module `Kit`.
  private func fixture(reference path: String? = nil) throws -> XcodeFixture {
    let fixture = try XcodeFixture()
    try fixture.writeProject(
      "App/App", targets: [TargetDescription(name: "App", sources: ["App.swift"])])
    if let path {
      let file = fixture.folder.appendingPathComponent("App/App.xcodeproj/project.pbxproj")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(
        text.replacingOccurrences(
          of: "isa = PBXProject;", with: "isa = PBXProject; packageReferences = (PR0);"
        ).replacingOccurrences(
          of: "objects = {",
          with: "objects = {\nPR0 = {isa = XCLocalSwiftPackageReference; "
            + "relativePath = \"\(path)\"; };"
        ).utf8
      ).write(to: file)
    }
    try fixture.write("App/App.swift", "import Kit\n")
    return fixture
  }

  private func manifest(_ targets: String, version: String = "5.9", more: String = "") -> String {
    """
    // swift-tools-version: \(version)
    import PackageDescription
    let package = Package(name: "Package", \(more) targets: [\(targets)])
    """
  }

  @Test func settingsOfATargetAreTheCompilers() throws {
    let fixture = try fixture()
    defer { fixture.remove() }
    try fixture.write(
      "Package.swift",
      manifest(
        """
        .target(name: "Kit", path: "Own", exclude: ["Left"], sources: ["Taken", "One.swift"],
          swiftSettings: [.define("A"), .define("B", .when(platforms: [.linux])),
            .define("C", .when(configuration: .release)), .enableUpcomingFeature("ExistentialAny"),
            .unsafeFlags(["-Xfoo"]), .swiftLanguageMode(.v5)]),
        .testTarget(name: "KitTests")
        """, version: "6.0"))
    for path in ["Taken/A.swift", "Taken/Left/B.swift", "One.swift", "Two.swift", "Left/C.swift"] {
      try fixture.write("Own/\(path)", "")
    }
    let module = try #require(try reading(fixture).packageModules.first)
    #expect(
      module.sources.map { $0.path.components(separatedBy: "/Own/")[1] } == [
        "One.swift", "Taken/A.swift", "Taken/Left/B.swift",
      ])
    #expect(module.compilationConditions == ["SWIFT_PACKAGE", "A"])
    #expect(module.compilerFlags == ["-enable-upcoming-feature", "ExistentialAny"])
    #expect(module.languageVersion == "5")
    #expect(module.bundle == "Package_Kit.bundle")
  }

  @Test func aProcessedFolderHasPropertyLists() throws {
    let fixture = try fixture()
    defer { fixture.remove() }
    try fixture.write(
      "Package.swift",
      manifest(".target(name: \"Kit\", resources: [.process(\"Resources\")])"))
    try fixture.write("Sources/Kit/Kit.swift", "")
    try fixture.write("Sources/Kit/Resources/Countries.plist", "")
    try fixture.write("Sources/Kit/Texts.xcstrings", "")
    let module = try #require(try reading(fixture).packageModules.first)
    #expect(
      module.resources.map(\.lastPathComponent) == ["Countries.plist", "Texts.xcstrings"])
  }

  @Test func packagesAreFoundWhereTheyAreNamed() throws {
    // Outside of the project's folder; and one that this one names.
    let fixture = try fixture(reference: "../Libraries/Kit")
    defer { fixture.remove() }
    try fixture.write(
      "Libraries/Kit/Package.swift",
      manifest(
        ".target(name: \"Kit\", dependencies: [.product(name: \"Base\", package: \"Base\")])",
        more: "dependencies: [.package(path: \"../Base\")],"))
    try fixture.write("Libraries/Kit/Sources/Kit/Kit.swift", "import Base")
    try fixture.write(
      "Libraries/Base/Package.swift", manifest(".target(name: \"Base\")", version: "6.0"))
    try fixture.write("Libraries/Base/Sources/Base.swift", "")
    let project = try ProjectReader.read(
      fixture.folder.appendingPathComponent("App"), cache: BuiltApp.cache)
    #expect(project.packageModules.map(\.name) == ["Base", "Kit"])
    #expect(project.packageModules.map(\.languageVersion) == ["6", "5"])
    #expect(project.notes == [])
  }

  @Test func aManifestThatCannotBeReadIsReported() throws {
    let fixture = try fixture()
    defer { fixture.remove() }
    try fixture.write("Package.swift", manifest(".target(name: \"Kit\", wrong: 1)"))
    let project = try reading(fixture)
    #expect(project.packageModules == [])
    #expect(project.notes.count == 1)
    #expect(project.notes.first?.contains("/Package.swift cannot be read: ") == true)
  }

  /// A package with a program is an app; packages in its folder are modules.
  @Test func theProgramOfAPackageIsAnApp() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write(
      "Package.swift",
      manifest(".executableTarget(name: \"Shop\", dependencies: [\"Kit\"]), .target(name: \"Kit\")")
    )
    try fixture.write("Sources/Shop/App.swift", "import Kit\n")
    try fixture.write("Sources/Shop/Main.storyboard", "")
    try fixture.write("Sources/Kit/Kit.swift", "")
    try fixture.write("Other/Package.swift", "")
    try fixture.write("Other/Sources/Other/Other.swift", "")
    let project = try reading(fixture)
    #expect(project.name == "Shop" && project.moduleName == "Shop")
    #expect(project.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(project.resources.map(\.lastPathComponent) == ["Main.storyboard"])
    #expect(project.packageModules.map(\.name) == ["Kit"])
  }

  @Test func settingsOfXcodeAreTheCompilers() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "App",
      targets: [
        TargetDescription(
          name: "App", sources: ["App.swift"],
          settings: [
            "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;",
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO;",
            "OTHER_SWIFT_FLAGS = \"-warn-long-function-bodies=1 -DFIRST -D SECOND\";",
          ])
      ])
    try fixture.write("App.swift", "")
    #expect(
      try reading(fixture).compilerFlags == [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "MemberImportVisibility",
        "-D", "FIRST", "-D", "SECOND",
      ])
  }
}
