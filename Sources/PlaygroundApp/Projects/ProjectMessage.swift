import CoreGraphics

/// What the process that builds a project tells the one that shows its app.
enum ProjectMessage: Codable, Equatable {
  /// A build has begun.
  case building
  /// A build has failed, at a place of a source, or as a whole.
  case failed(file: String?, line: Int, reason: String)
  /// The app is the one of the current sources: a failure that was told no longer holds.
  case upToDate
  /// A new app takes this one's place, which this one is to write to a file.
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
