import CoreGraphics
import Studio

/// The file in which the studio's settings are, in the user's folder for such files.
@MainActor
struct SettingsFile {
  let url: URL

  /// In `transition-playground`, in the folder that `XDG_CONFIG_HOME` names, or `~/.config`. Nil
  /// where neither is known. A relative name counts as none, as its specification says.
  init?(environment: [String: String]) {
    func path(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let folder = path("XDG_CONFIG_HOME") ?? path("HOME").map({ "\($0)/.config" }) else {
      return nil
    }
    url = URL(fileURLWithPath: folder).appendingPathComponent("transition-playground/studio.json")
  }

  /// The settings; the usual ones where there is no file yet.
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
      // A link, by which users keep settings elsewhere, stays one.
      try encoder.encode(settings).write(to: url.resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw CommandError(
        "the settings in “\(url.path)” cannot be written: \(Console.reason(of: error))")
    }
  }
}
