import Foundation
import Testing

@testable import Projects

struct AppFolderTests {
  private let manager = FileManager.default

  private func project(_ fixture: XcodeFixture) -> Project {
    Project(name: "App", moduleName: "App", folder: fixture.folder)
  }

  private func target(_ url: URL) -> String? {
    try? manager.destinationOfSymbolicLink(atPath: url.path)
  }

  @Test func sourcesAndResourcesAreLinksThatFollowTheProject() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    var project = project(fixture)
    let page = try fixture.write("Pages/Page.swift", "")
    let other = try fixture.write("Pages/Other.swift", "")
    let texts = try fixture.write("de.lproj/Main.strings", "")
    (project.sources, project.resources) = ([page, other], [texts])
    let app = fixture.folder.appendingPathComponent("Built")
    try AppFolder(folder: app).update(project, others: [])
    #expect(target(app.appendingPathComponent("Code/Page.swift")) == page.path)
    #expect(target(app.appendingPathComponent("de.lproj/Main.strings")) == texts.path)

    (project.sources, project.resources) = ([page], [])
    try AppFolder(folder: app).update(project, others: [])
    #expect(target(app.appendingPathComponent("Code/Page.swift")) == page.path)
    #expect(target(app.appendingPathComponent("Code/Other.swift")) == nil)
    #expect(target(app.appendingPathComponent("de.lproj/Main.strings")) == nil)
  }

  @Test func catalogsOfOneNameAreLinkedAndOtherResourcesAreNoted() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    var project = project(fixture)
    try fixture.write("App/Assets.xcassets/Contents.json", "{}")
    try fixture.write("Kit/Assets.xcassets/Contents.json", "{}")
    let catalogs = ["App", "Kit"].map {
      fixture.folder.appendingPathComponent("\($0)/Assets.xcassets")
    }
    let files = try ["App", "Kit"].map { try fixture.write("\($0)/data.json", "") }
    project.resources = catalogs + files
    let app = fixture.folder.appendingPathComponent("Built")
    let notes = try AppFolder(folder: app).update(project, others: [])
    #expect(target(app.appendingPathComponent("Assets.xcassets")) == catalogs[0].path)
    #expect(target(app.appendingPathComponent("Assets_2.xcassets")) == catalogs[1].path)
    #expect(target(app.appendingPathComponent("data.json")) == files[0].path)
    #expect(
      notes == [
        "two resources are called “data.json”: \(files[0].path) is used, and \(files[1].path) is "
          + "left out"
      ])
  }

  @Test func textsOfStringCatalogsAreWrittenForEachLanguage() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    var project = project(fixture)
    func catalog(_ path: String, _ key: String, _ german: String) throws -> URL {
      try fixture.write(
        path,
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"\(key)": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "\(german)"}}}}}}
        """)
    }
    project.resources = [
      try catalog("App/Localizable.xcstrings", "Home", "Start"),
      try catalog("Kit/Localizable.xcstrings", "Back", "Zurück"),
    ]
    let app = fixture.folder.appendingPathComponent("Built")
    func texts(_ path: String) throws -> [String: String] {
      try PropertyListDecoder().decode(
        [String: String].self, from: Data(contentsOf: app.appendingPathComponent(path)))
    }
    #expect(try AppFolder(folder: app).update(project, others: []) == [])
    #expect(try texts("en.lproj/Localizable.strings") == ["Home": "Home", "Back": "Back"])
    #expect(try texts("de.lproj/Localizable.strings") == ["Home": "Start", "Back": "Zurück"])
    #expect(project.stringCatalogs == project.resources)

    let broken = try fixture.write("App/Broken.xcstrings", "{")
    project.resources = [broken]
    let notes = try AppFolder(folder: app).update(project, others: [])
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("\(broken.path) cannot be read: ") == true)
    let left = app.appendingPathComponent("de.lproj/Localizable.strings")
    #expect(!manager.fileExists(atPath: left.path))
  }

  /// The app's own list is written under that name.
  @Test func anInformationListAmongTheResourcesIsLeftAsItIs() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    var project = project(fixture)
    let list = try fixture.write("App/Info.plist", "the user's")
    (project.resources, project.information) = ([list], Data("the app's".utf8))
    let app = fixture.folder.appendingPathComponent("Built")
    try AppFolder(folder: app).update(project, others: [])
    #expect(try String(contentsOf: list, encoding: .utf8) == "the user's")
    let written = app.appendingPathComponent("Info.plist")
    #expect(try String(contentsOf: written, encoding: .utf8) == "the app's")
  }

  /// A link to a folder leads into the user's files, which nothing is written to.
  @Test func nothingIsPutIntoAFolderOfTheUser() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    var project = project(fixture)
    project.sources = [try fixture.write("Page.swift", "")]
    try fixture.write("Resources/Code/Snippet.txt", "")
    let code = fixture.folder.appendingPathComponent("Resources/Code")
    project.resources = [code]
    let app = fixture.folder.appendingPathComponent("Built")
    try AppFolder(folder: app).update(project, others: [])
    #expect(target(app.appendingPathComponent("Code")) == code.path)
    #expect(try manager.contentsOfDirectory(atPath: code.path) == ["Snippet.txt"])
  }
}
