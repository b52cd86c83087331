import UIKit

/// What the gallery reports about wrong use: a page without a size, or an interaction that a
/// container does not take.
@MainActor
public enum GalleryDiagnostics {
  /// Receives each warning, a sentence; by default it is one line on standard error. The same
  /// sentence is reported once.
  public static var report: @MainActor (String) -> Void = { message in
    // If standard error is closed nothing is reported.
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(message)\n".utf8))
  }

  private static var reported: Set<String> = []

  static func warn(_ message: String) {
    guard reported.insert(message).inserted else { return }
    report(message)
  }

  /// Clears the record, so that the same sentence is reported again.
  public static func reset() { reported.removeAll() }
}
