package import Foundation

/// The home folder of an app. On iOS each app has its own, in which there is always a folder for
/// documents.
package struct AppHome: Sendable {
  /// In the user's folder for data.
  package let folder: URL

  /// What iOS makes in the home folder of an app.
  private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

  /// - Parameter name: the name of the app's folder among those of other apps.
  /// - Returns: nil if neither XDG_DATA_HOME nor HOME is set.
  package init?(
    named name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let data = UserFolder.data.url(in: environment) else { return nil }
    folder = data.appendingPathComponent("Apps").appendingPathComponent(name)
  }

  /// Makes the folders that are not there.
  package func make() throws(ProjectError) {
    for name in Self.folders { try BuildFolders.make(folder.appendingPathComponent(name)) }
  }

  /// Returns the environment of a process, with this home folder for Foundation: for
  /// `NSHomeDirectory()` and the folder for documents. `HOME` stays, by which libraries find the
  /// user's fonts and settings.
  package func environment(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    environment.merging(["CFFIXED_USER_HOME": folder.path]) { _, new in new }
  }
}
