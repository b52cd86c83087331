import UIKit

/// Reports wrong use of the gallery: a page with an empty size, or an interaction that a container
/// does not support.
@MainActor
public enum GalleryDiagnostics {
  /// Receives each warning as a sentence. The default writes a line to standard error. The same
  /// sentence is reported once.
  public static var report: @MainActor (String) -> Void = { message in
    // If standard error is closed, nothing is reported.
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(message)\n".utf8))
  }

  private static var reported: Set<String> = []

  static func warn(_ message: String) {
    guard reported.insert(message).inserted else { return }
    report(message)
  }

  /// Forgets the reported sentences, so that they are reported again.
  public static func reset() { reported.removeAll() }
}
