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
