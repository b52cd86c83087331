import CoreGraphics

/// The messages from the process that builds a project to the one that shows its app.
enum ProjectMessage: Codable, Equatable {
  /// A build has begun.
  case building
  /// A build has failed, at a position in a source or as a whole.
  case failed(file: String?, line: Int, reason: String)
  /// The app matches the current sources: an earlier failure no longer applies.
  case upToDate
  /// A new app replaces this one, which writes its place to a file.
  case close(placeFile: String)

  /// The message as a line of text.
  var line: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  init?(line: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = message
  }
}
