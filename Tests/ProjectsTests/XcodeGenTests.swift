import Foundation
import Projects
import Testing

struct XcodeGenTests {
  /// Writes a manifest and empty files, and reads the project.
  private func reading(
    _ manifest: String, files: [String], others: [String: String] = [:], target: String? = nil
  ) throws -> (project: Project, paths: [String], resources: [String]) {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write("project.yml", manifest)
    for file in files { try fixture.write(file, "") }
    for (file, text) in others { try fixture.write(file, text) }
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

  /// The reason why a manifest cannot be read.
  private func failure(_ manifest: String, others: [String: String] = [:]) -> String {
    do {
      _ = try reading(manifest, files: [], others: others)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func aManifestNamesFilesSettingsAndValues() throws {
    let (project, paths, resources) = try reading(
      """
      name: Demo
      options: {bundleIdPrefix: org.example}
      settingGroups:
        conditions: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEMO}
      settings: {SWIFT_VERSION: "4.2"}
      targets:
        Demo:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/*Old.swift", Drafts, "*.txt"]
            - path: Missing
              optional: true
          resources: [Shared/Pictures.xcassets]
          settings:
            groups: [conditions]
            base: {PRODUCT_NAME: My Demo}
            configs:
              debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) MORE}
              release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: RELEASE}
          info:
            path: App/Info.plist
            properties:
              UIMainStoryboardFile: Start
              UIStatusBarHidden: true
              Number: 3
              Text: "3"
              Name: ${PRODUCT_NAME} $(PRODUCT_MODULE_NAME)
              List: [a, b]
          dependencies: [{target: Kit}, {sdk: CoreData.framework}]
        Kit: {type: framework, platform: iOS, sources: Kit}
        DemoTests:
          type: bundle.unit-test
          platform: iOS
          sources: [Tests]
          dependencies: [{target: Demo}]
      """,
      files: [
        "App/A.swift", "App/Deep/B.swift", "App/Deep/BOld.swift", "App/Drafts/C.swift",
        "App/Base.lproj/Start.storyboard", "App/Notes.txt", "App/Info.plist", "Kit/Kit.swift",
        "Shared/Pictures.xcassets/Contents.json", "Tests/DemoTests.swift", "Other/D.swift",
      ])
    #expect(project.name == "My Demo" && project.moduleName == "My_Demo")
    #expect(project.languageVersion == "4.2")
    #expect(project.compilationConditions == ["DEMO", "MORE"])
    #expect(paths == ["App/A.swift", "App/Deep/B.swift", "Kit/Kit.swift"])
    #expect(resources == ["App/Base.lproj/Start.storyboard", "Shared/Pictures.xcassets"])
    #expect(project.mergedModules == ["My_Demo", "Kit"])
    #expect(project.testSources.map(\.lastPathComponent) == ["DemoTests.swift"])
    let values = try values(project)
    #expect(values["UIMainStoryboardFile"] as? String == "Start")
    #expect(values["UIStatusBarHidden"] as? Bool == true)
    #expect(values["Number"] as? Int == 3)
    #expect(values["Text"] as? String == "3")
    #expect(values["Name"] as? String == "My Demo My_Demo")
    #expect(values["List"] as? [String] == ["a", "b"])
    #expect(project.notes == [])
  }

  @Test func includedFilesTemplatesAndAnchorsAreMerged() throws {
    let (project, paths, _) = try reading(
      """
      include: [Base/base.yml]
      common: &common {type: application, platform: iOS}
      targets:
        One:
          <<: *common
          sources: [One]
        Two:
          templates: [App]
          sources: [Extra]
      """,
      files: ["One/One.swift", "Base/Two/Two.swift", "Extra/Extra.swift"],
      others: [
        "Base/base.yml": """
        targetTemplates:
          App: {type: application, platform: iOS, sources: ["${target_name}"]}
        settings: {SWIFT_VERSION: 6.0}
        """
      ], target: "Two")
    #expect(paths == ["Base/Two/Two.swift", "Extra/Extra.swift"])
    #expect(project.languageVersion == "6")
  }

  @Test func variablesOfTheEnvironmentAreReplaced() throws {
    setenv("XCODEGEN_TEST_FOLDER", "Variant", 1)
    defer { unsetenv("XCODEGEN_TEST_FOLDER") }
    let paths = try reading(
      "targets: {App: {type: application, sources: [\"${XCODEGEN_TEST_FOLDER}\"]}}",
      files: ["Variant/V.swift"]
    ).paths
    #expect(paths == ["Variant/V.swift"])
  }

  @Test func mistakesAreReportedInOneSentence() {
    #expect(failure("targets:\n  App: [unclosed\n").contains("project.yml:3: "))
    #expect(failure("a: 1\na: 2\n").hasSuffix("project.yml:2: the key “a” stands twice"))
    #expect(failure("a: *none\n").hasSuffix(":1: there is no anchor “none” before its alias"))
    #expect(failure("a: &a [*a]\n").hasSuffix(":1: there is no anchor “a” before its alias"))
    #expect(failure("- a\n").hasSuffix("project.yml: it is no dictionary"))
    #expect(failure("name: A\n").hasSuffix("project.yml: it has no targets"))
    #expect(failure("").hasSuffix("project.yml: it has no targets"))
    #expect(failure("targets: {App: 1}\n").hasSuffix("the target “App” is no dictionary"))
    #expect(
      failure("targets: {App: {type: framework}}\n")
        .hasSuffix("has no target that is an app for iOS"))
    #expect(
      failure("targets: {App: {type: application, sources: [Gone]}}\n")
        .hasSuffix("/Gone, which the target “App” names"))
    #expect(
      failure("include: other.yml\n", others: ["other.yml": "include: project.yml\n"])
        .hasSuffix("project.yml includes itself"))
    #expect(failure("a: \u{1}\n").contains("project.yml:1: "))
  }

  /// Ten lines that stand for ten thousand million values.
  @Test func aliasesOfAliasesAreLimited() {
    var lines = ["a0: &a0 x"]
    for level in 1...10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(aliases)]")
    }
    #expect(
      failure(lines.joined(separator: "\n") + "\n")
        .hasSuffix("project.yml:6: there are more than 100000 values"))
  }

  /// Each of twenty files includes the next one twice.
  @Test func filesOfFilesAreLimited() {
    var others: [String: String] = [:]
    for level in 0..<20 {
      others["\(level).yml"] = "include: [\(level + 1).yml, \(level + 1).yml]\n"
    }
    others["20.yml"] = "name: A\n"
    #expect(
      failure("include: 0.yml\n", others: others).hasSuffix("more than 1000 files are included"))
  }

  @Test func deepValuesAreLimited() {
    let text = "a: " + String(repeating: "[", count: 5_000) + "\n"
    #expect(failure(text).contains("project.yml:"))
  }
}
