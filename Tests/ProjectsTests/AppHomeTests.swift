import Foundation
import Testing

@testable import Projects

/// The home folder of an app that `playground open` runs.
struct AppHomeTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data/transition-playground/Apps/Notes-1"),
    (["HOME": "/home/me"], "/home/me/.local/share/transition-playground/Apps/Notes-1"),
    (
      ["XDG_DATA_HOME": "relative", "HOME": "/h"],
      "/h/.local/share/transition-playground/Apps/Notes-1"
    ),
  ])
  func itIsInTheUsersFolderForData(environment: [String: String], path: String) {
    #expect(AppHome(named: "Notes-1", environment: environment)?.folder.path == path)
  }

  @Test func withoutAFolderForDataThereIsNone() {
    #expect(AppHome(named: "Notes-1", environment: ["HOME": ""]) == nil)
  }

  /// Foundation of another process tells where its documents are.
  @Test func itHasTheFoldersOfIOSAndIsTheHomeOfTheProcess() throws {
    let data = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: data) }
    let home = try #require(AppHome(named: "Notes-1", environment: ["XDG_DATA_HOME": data.path]))
    try home.make()
    try home.make()
    for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      var isFolder = ObjCBool(false)
      let path = home.folder.appendingPathComponent(name).path
      #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
      #expect(isFolder.boolValue, "\(name)")
    }
    let environment = home.environment(in: ["HOME": "/home/me", "LANG": "C"])
    #expect(
      environment == ["HOME": "/home/me", "LANG": "C", "CFFIXED_USER_HOME": home.folder.path])
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let home = try #require(AppHome(named: "Notes-1", environment: ["XDG_DATA_HOME": "/dev/null"]))
    #expect(throws: ProjectError.self) { try home.make() }
  }
}
