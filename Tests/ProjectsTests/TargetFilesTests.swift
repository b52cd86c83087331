import Foundation
import Projects
import Testing

/// Which target is opened, and which files belong to it.
struct TargetFilesTests {
  private func reading(
    _ fixture: XcodeFixture, target: String? = nil
  ) throws -> (sources: [String], resources: [String]) {
    let project = try ProjectReader.read(fixture.folder, target: target, cache: BuiltApp.cache)
    let start = fixture.folder.standardizedFileURL.path + "/"
    func relative(_ urls: [URL]) -> [String] {
      urls.map { $0.path.replacingOccurrences(of: start, with: "") }
    }
    return (relative(project.sources), relative(project.resources))
  }

  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict></dict></plist>
    """

  // MARK: Systems

  @Test func appsForOtherSystemsAreLeftOut() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Systems",
      targets: [
        TargetDescription(name: "Mac", sources: ["Mac.swift"], settings: ["SDKROOT = macosx;"]),
        TargetDescription(
          name: "TV", sources: ["TV.swift"],
          settings: [
            "SDKROOT = auto;", "SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";",
          ]),
        TargetDescription(
          name: "Phone", sources: ["Phone.swift"],
          settings: [
            "SDKROOT = auto;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
          ]),
      ])
    for name in ["Mac", "TV", "Phone"] { try fixture.write("\(name).swift", "") }
    #expect(try reading(fixture).sources == ["Phone.swift"])
    #expect(try reading(fixture, target: "Mac").sources == ["Mac.swift"])
  }

  @Test func appsForOtherSystemsAreNamedWhereThereIsNoneForIOS() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Watch",
      targets: [
        TargetDescription(name: "Watch", sources: ["A.swift"], settings: ["SDKROOT = watchos;"])
      ])
    try fixture.write("A.swift", "")
    #expect {
      try reading(fixture)
    } throws: {
      "\($0)".hasSuffix("is for iOS: there is Watch")
    }
    #expect {
      try ProjectReader.read(
        fixture.folder.appendingPathComponent("Watch.xcodeproj"), cache: BuiltApp.cache)
    } throws: {
      "\($0)" == "Watch.xcodeproj has no app for iOS; it has Watch"
    }
  }

  // MARK: Folders

  @Test func filesOfAnotherTargetsFolderBelongToTheTargetThatNamesThem() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Shared",
      targets: [
        TargetDescription(
          name: "Widget", kind: .framework, folders: ["Shared"],
          shared: [
            "App": [
              "Model.swift", "Views", "Assets.xcassets", "/Localized: Texts/Main.html",
              "Gone.swift",
            ]
          ]),
        TargetDescription(name: "App", folders: ["App"], exceptions: ["/Localized: Help.html"]),
      ])
    for path in [
      "App/A.swift", "App/de.lproj/Help.html", "App/de.lproj/Other.html", "Shared/Model.swift",
      "Shared/Rest.swift", "Shared/Views/V.swift", "Shared/Assets.xcassets/Contents.json",
      "Shared/Texts/Base.lproj/Main.html", "Shared/Texts/de.lproj/Main.html",
    ] {
      try fixture.write(path, "")
    }
    let (sources, resources) = try reading(fixture)
    #expect(sources == ["App/A.swift", "Shared/Model.swift", "Shared/Views/V.swift"])
    #expect(
      resources == [
        "App/de.lproj/Other.html", "Shared/Assets.xcassets", "Shared/Texts/Base.lproj/Main.html",
        "Shared/Texts/de.lproj/Main.html",
      ])
  }

  // MARK: Property lists

  @Test func propertyListsInAFolderAreResources() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.writeProject(
      "Lists",
      targets: [
        TargetDescription(
          name: "Lists", settings: ["INFOPLIST_FILE = App/Own.plist;"], folders: ["App"])
      ])
    try fixture.write("App/A.swift", "")
    try fixture.write("App/Countries.plist", list)
    try fixture.write("App/Own.plist", list)
    #expect(try reading(fixture).resources == ["App/Countries.plist"])
  }

  @Test func propertyListsOfAPlainFolderAreResources() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write("App/A.swift", "")
    try fixture.write("App/Countries.plist", list)
    try fixture.write("App/Info.plist", list)
    #expect(try reading(fixture).resources == ["App/Countries.plist"])
  }

  @Test func propertyListsOfAManifestAreResources() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write(
      "project.yml",
      """
      targets:
        App:
          type: application
          sources: [App, {path: Extra/More.plist}]
          settings: {INFOPLIST_FILE: App/Own.plist}
      """)
    try fixture.write("App/A.swift", "")
    for path in ["App/Countries.plist", "App/Own.plist", "App/Info.plist", "Extra/More.plist"] {
      try fixture.write(path, list)
    }
    #expect(try reading(fixture).resources == ["App/Countries.plist", "Extra/More.plist"])
  }
}
