import Foundation
import Projects
import Testing

struct ProjectReaderTests {
  private func reading(
    _ fixture: XcodeFixture, target: String? = nil
  ) throws -> (project: Project, paths: [String], resources: [String]) {
    let project = try ProjectReader.read(fixture.folder, target: target, cache: BuiltApp.cache)
    let start = fixture.folder.standardizedFileURL.path + "/"
    func relative(_ urls: [URL]) -> [String] {
      urls.map { $0.path.replacingOccurrences(of: start, with: "") }
    }
    return (project, relative(project.sources), relative(project.resources))
  }

  private func values(_ project: Project) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(
      from: project.information, options: [], format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func anXcodeProjectNamesItsFilesAndSettings() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "My App", sources: ["AppDelegate.swift", "Pages/First Page.swift", "Übersicht.swift"],
      settings: [
        "INFOPLIST_FILE = \"$(SRCROOT)/My App/Info.plist\";",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG DEMO\";",
      ],
      library: ["Kit/Kit.swift"], tests: ["Tests/AppTests.swift"])
    try fixture.write(
      "My App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>Scene</key><array><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></array>
      </dict></plist>
      """)
    let (project, paths, resources) = try reading(fixture)
    #expect(project.name == "My App")
    #expect(project.moduleName == "My_App")
    #expect(project.languageVersion == "4.2")
    #expect(project.compilationConditions == ["DEBUG", "DEMO"])
    #expect(
      paths == [
        "My App/AppDelegate.swift", "My App/Pages/First Page.swift", "My App/Übersicht.swift",
        "Kit/Kit.swift",
      ])
    #expect(project.mergedModules == ["My_App", "My_Kit"])
    #expect(
      resources == [
        "My App/Base.lproj/Main.storyboard", "My App/de.lproj/Main.strings",
        "My App/Assets.xcassets",
      ])
    #expect(project.testSources.map(\.lastPathComponent) == ["AppTests.swift"])
    let values = try values(project)
    #expect(values["CFBundleName"] as? String == "My App")
    #expect(values["UIMainStoryboardFile"] as? String == "Main")
    #expect(values["Scene"] as? [String] == ["My_App.SceneDelegate"])
    #expect(project.notes == [])
  }

  @Test func theSettingsMakeAnInformationListOfTheirOwn() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "App", sources: ["A.swift"],
      settings: [
        "GENERATE_INFOPLIST_FILE = YES;",
        "INFOPLIST_KEY_UIMainStoryboardFile = Start;",
        "INFOPLIST_KEY_UIStatusBarHidden = YES;",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
          + "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";",
        "SWIFT_VERSION = 6.0;",
      ])
    let project = try reading(fixture).project
    let values = try values(project)
    #expect(values["UIMainStoryboardFile"] as? String == "Start")
    #expect(values["UIStatusBarHidden"] as? Bool == true)
    #expect(
      values["UISupportedInterfaceOrientations"] as? [String]
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    #expect(project.languageVersion == "6")
  }

  @Test func aTargetIsChosenByItsName() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject("First", app: "First", sources: ["A.swift"], settings: [])
    try fixture.writeProject("Second", app: "Second", sources: ["B.swift"], settings: [])
    #expect(try reading(fixture).project.name == "First")
    #expect(try reading(fixture, target: "Second").paths == ["Second/B.swift"])
    #expect {
      try reading(fixture, target: "Third")
    } throws: {
      "\($0)".hasSuffix("is called “Third”: there is First, Second")
    }
  }

  @Test func aPlainFolderIsAnAppToo() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write("App/Delegate.swift", "")
    try fixture.write("App/Base.lproj/Main.storyboard", "")
    try fixture.write("App/Images.xcassets/Contents.json", "{}")
    try fixture.write("AppTests/Tests.swift", "")
    try fixture.write("Pods/Other/Other.swift", "")
    try fixture.write(".build/checkouts/Third.swift", "")
    let (project, paths, resources) = try reading(fixture)
    #expect(paths == ["App/Delegate.swift"])
    #expect(resources == ["App/Base.lproj/Main.storyboard", "App/Images.xcassets"])
    #expect(project.testSources.map(\.lastPathComponent) == ["Tests.swift"])
    #expect(try values(project)["UIMainStoryboardFile"] as? String == "Main")
  }

  @Test func modulesInTheFolderAreFound() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject("Demo", app: "Demo", sources: ["App.swift"], settings: [])
    try fixture.write(
      "Demo/App.swift", "import UIKit\nimport Bubbles\n@testable import Tools.Part\n")
    try fixture.write(
      "Bubbles.podspec", "Pod::Spec.new do |s|\n  s.source_files = 'Source/**/*.swift'\nend\n")
    try fixture.write("Source/Deep/Bubbles.swift", "import Further\n")
    try fixture.write(
      "Package/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Package", targets: [
        .target(name: "Tools", dependencies: ["Further"]), .target(name: "Further"),
        .target(name: "Unused")])
      """)
    try fixture.write("Package/Sources/Tools/Tools.swift", "import Further")
    try fixture.write("Package/Sources/Further/Further.swift", "")
    try fixture.write("Package/Sources/Unused/Unused.swift", "")
    let project = try reading(fixture).project
    #expect(project.mergedModules.dropFirst() == ["Bubbles"])
    #expect(project.sources.map(\.lastPathComponent) == ["App.swift", "Bubbles.swift"])
    #expect(project.packageModules.map(\.name) == ["Further", "Tools"])
    #expect(project.packageModules.map(\.dependencies) == [[], ["Further"]])
    #expect(project.packageModules.map(\.languageVersion) == ["5", "5"])
    #expect(
      project.allSources.map(\.lastPathComponent) == [
        "App.swift", "Bubbles.swift", "Further.swift", "Tools.swift",
      ])
    #expect(project.manifests.last?.path.hasSuffix("/Package/Package.swift") == true)
  }

  @Test func whatCannotBeOpenedIsReportedInASentence() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    func reason(_ path: String) -> String {
      do {
        _ = try ProjectReader.read(
          fixture.folder.appendingPathComponent(path), cache: BuiltApp.cache)
        return ""
      } catch { return error.description }
    }
    #expect(reason("gone").hasPrefix("there is no folder “"))
    #expect(reason("").hasSuffix("has no Xcode project with an app, and no Swift sources"))
    try fixture.write("Bad.xcodeproj/project.pbxproj", "{ objects = (")
    #expect(reason("").contains("project.pbxproj cannot be read: "))
    try fixture.write("Bad.xcodeproj/project.pbxproj", "{ objects = {}; }")
    #expect(reason("").hasSuffix("project.pbxproj is no Xcode project"))
    try fixture.write("file", "")
    #expect(reason("file").hasSuffix("file” is no folder"))
  }

  /// As a wrong merge leaves it.
  @Test func aGroupInItselfIsAnError() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject("App", sources: ["A.swift"], settings: [])
    let file = fixture.folder.appendingPathComponent("App.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
    try fixture.write(
      "App.xcodeproj/project.pbxproj",
      text.replacingOccurrences(of: "S0, I0, );", with: "S0, I0, G0, );"))
    let error = #expect(throws: ProjectError.self) { try reading(fixture) }
    #expect(error?.description.contains("lies in itself") == true)
  }

  /// A source may be added to it.
  @Test func aFolderWithoutSourcesIsOneOfTheProject() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write("App/App.swift", "import UIKit\n")
    for path in ["App/Views/Cells", "App/Assets.xcassets/Sky.imageset", "App/.git"] {
      try FileManager.default.createDirectory(
        at: fixture.folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let start = fixture.folder.standardizedFileURL.path + "/"
    let folders = try reading(fixture).project.sourceFolders
    #expect(
      folders.map { $0.replacingOccurrences(of: start, with: "") }.sorted()
        == ["App", "App/Views", "App/Views/Cells"])
  }
}
