public import UIKit

/// Stores snapshots of one format in files, and compares them.
@MainActor
public struct Diffing<Format> {
  let pathExtension: String
  let data: (Format) throws -> Data
  let format: (Data) throws -> Format
  /// What is stored of a snapshot: what `format` reads of its `data`.
  let stored: (Format) throws -> Format
  /// The file that shows a snapshot which differs.
  let actualExtension: String
  let actualData: (Format) throws -> Data
  /// Returns the difference; nil if there is none.
  let difference: (Format, Format, SnapshotComparison) -> SnapshotDifference?

  /// A format of files, with functions to write, read and compare it.
  ///
  /// - Parameters:
  ///   - pathExtension: of the files, without the dot.
  ///   - data: what is written to the file.
  ///   - format: what is read from it.
  ///   - difference: compares a reference with a snapshot, exactly or coarsely; nil if nothing
  ///     differs.
  public init(
    pathExtension: String, data: @escaping (Format) throws -> Data,
    format: @escaping (Data) throws -> Format,
    difference:
      @escaping (
        _ reference: Format, _ actual: Format, _ comparison: SnapshotComparison
      ) -> SnapshotDifference?
  ) {
    self.init(
      pathExtension: pathExtension, data: data, format: format,
      stored: { try format(data($0)) }, actualExtension: pathExtension, actualData: data,
      difference: difference)
  }

  /// A format whose references are stored in other files than snapshots that differ.
  init(
    pathExtension: String, data: @escaping (Format) throws -> Data,
    format: @escaping (Data) throws -> Format, stored: @escaping (Format) throws -> Format,
    actualExtension: String, actualData: @escaping (Format) throws -> Data,
    difference: @escaping (Format, Format, SnapshotComparison) -> SnapshotDifference?
  ) {
    self.pathExtension = pathExtension
    self.data = data
    self.format = format
    self.stored = stored
    self.actualExtension = actualExtension
    self.actualData = actualData
    self.difference = difference
  }
}

/// The difference of two snapshots.
public struct SnapshotDifference: Sendable {
  /// A message for the user: the amount and the location of the difference.
  public var message: String
  /// A picture that shows it, as PNG data.
  public var picture: Data?

  /// A difference with a description and, if it is visible, a picture.
  public init(message: String, picture: Data? = nil) {
    self.message = message
    self.picture = picture
  }
}
