import Foundation
import Projects
import Testing

/// Pods whose sources lie in the project's folder.
struct PodTests {
  private func reading(_ fixture: XcodeFixture) throws -> Project {
    try ProjectReader.read(fixture.folder, cache: BuiltApp.cache)
  }

  /// An app that imports the modules `Shapes` and `Nowhere`, in a folder of its own.
  private func fixture() throws -> XcodeFixture {
    let fixture = try XcodeFixture()
    try fixture.writeProject(
      "App/App", targets: [TargetDescription(name: "App", sources: ["App.swift"])])
    try fixture.write("App/App.swift", "import Shapes\nimport Nowhere\n")
    try fixture.write("App/Podfile", "")
    return fixture
  }

  @Test func aPodIsAModuleOfItsOwn() throws {
    let fixture = try fixture()
    defer { fixture.remove() }
    try fixture.write("App/Pods/Shapes/Source/Shape.swift", "import Ground_Work\n")
    try fixture.write("App/Pods/Shapes/LICENSE", "")
    try fixture.write("App/Pods/Ground-Work/Ground.swift", "")
    try fixture.write("App/Pods/Unused/Unused.swift", "")
    let project = try reading(fixture)
    #expect(project.packageModules.map(\.name) == ["Ground_Work", "Shapes"])
    #expect(project.packageModules.map(\.dependencies) == [[], ["Ground_Work"]])
    #expect(project.packageModules.map(\.languageVersion) == ["5", "5"])
    #expect(project.packageModules.map(\.compilationConditions) == [["COCOAPODS"], ["COCOAPODS"]])
    #expect(project.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(project.notes == [])
  }

  @Test func theProjectOfThePodsSaysWhatAPodIs() throws {
    let fixture = try fixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "App/Pods/Pods",
      targets: [
        TargetDescription(
          name: "shapes-ios", kind: .framework, sources: ["shapes-ios/Shape.swift"],
          settings: ["PRODUCT_MODULE_NAME = Shapes;", "SWIFT_VERSION = 4.2;"])
      ])
    try fixture.write("App/Pods/shapes-ios/Shape.swift", "")
    try fixture.write("App/Pods/shapes-ios/Left.swift", "")
    let project = try reading(fixture)
    let module = try #require(project.packageModules.first)
    #expect(module.name == "Shapes" && module.languageVersion == "4.2")
    #expect(module.sources.map(\.lastPathComponent) == ["Shape.swift"])
    #expect(project.manifests.last?.path.contains("/Pods/Pods.xcodeproj") == true)
  }

  @Test func aPodInAnotherLanguageIsReported() throws {
    let fixture = try fixture()
    defer { fixture.remove() }
    try fixture.write("App/Pods/Shapes/Shape.m", "")
    let project = try reading(fixture)
    #expect(project.packageModules == [])
    #expect(
      project.notes == [
        "the pod “Shapes” has sources in C or Objective-C, which cannot be built and are left out"
      ])
  }

  @Test func withoutAPodfileThereAreNoPods() throws {
    let fixture = try fixture()
    defer { fixture.remove() }
    try fixture.write("App/Pods/Shapes/Shape.swift", "")
    try FileManager.default.removeItem(at: fixture.folder.appendingPathComponent("App/Podfile"))
    #expect(try reading(fixture).packageModules == [])
  }
}
