import CoreGraphics
import Projects
import Studio

/// The file with the studio's settings, in the user's folder for settings.
@MainActor
struct SettingsFile {
  let url: URL

  /// Makes the file in the user's folder for settings; nil if that is not known.
  init?(environment: [String: String]) {
    guard let folder = UserFolder.config.url(in: environment) else { return nil }
    url = folder.appendingPathComponent("studio.json")
  }

  /// Returns the settings; the default ones if there is no file yet.
  func read() throws -> StudioSettings {
    guard FileManager.default.fileExists(atPath: url.path) else { return StudioSettings() }
    do {
      return try JSONDecoder().decode(StudioSettings.self, from: Data(contentsOf: url))
    } catch {
      throw CommandError(
        "the settings in “\(url.path)” cannot be read; the usual ones are used, and replace them "
          + "when the window is closed")
    }
  }

  func write(_ settings: StudioSettings) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      // Some users keep settings elsewhere by a link, which must not be replaced.
      try encoder.encode(settings).write(to: url.resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw CommandError(
        "the settings in “\(url.path)” cannot be written: \(Console.reason(of: error))")
    }
  }
}
