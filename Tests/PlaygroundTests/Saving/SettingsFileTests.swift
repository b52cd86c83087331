import CoreGraphics
import Studio
import Testing

@testable import PlaygroundApp

/// Where the studio's settings are.
@MainActor
struct SettingsFileTests {
  /// The rules of the XDG base directories: a relative name counts as none.
  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c"), (["HOME": "/h"], "/h/.config"),
      (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config"),
      (["XDG_CONFIG_HOME": "c", "HOME": "/h"], "/h/.config"),
      (["HOME": ""], nil), (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func theFolderIsTheUsersForSettings(environment: [String: String], folder: String?) {
    #expect(
      SettingsFile(environment: environment)?.url.path
        == folder.map { "\($0)/transition-playground/studio.json" })
  }

  /// As users have them who keep their settings in a folder of their own.
  @Test func aLinkIsWrittenThrough() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let target = try folder.write("{}", to: "kept.json")
    let file = try #require(SettingsFile(environment: ["XDG_CONFIG_HOME": folder.url.path]))
    try files.createDirectory(
      at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: file.url.path, withDestinationPath: target)
    var settings = StudioSettings()
    settings.isDark = true
    try file.write(settings)
    #expect(try files.destinationOfSymbolicLink(atPath: file.url.path) == target)
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains("isDark"))
    #expect(try file.read() == settings)
  }
}
