public import UIKit

/// Stores snapshots of one format in files, and compares them.
@MainActor
public struct Diffing<Format> {
  let pathExtension: String
  let data: (Format) throws -> Data
  let format: (Data) throws -> Format
  /// Returns a snapshot as `format` reads it from its `data`.
  let stored: (Format) throws -> Format
  /// The file extension of a snapshot that differs.
  let actualExtension: String
  let actualData: (Format) throws -> Data
  /// Returns the difference; nil if there is none.
  let difference: (Format, Format, SnapshotComparison) -> SnapshotDifference?

  /// Makes a file format from functions to write, read and compare it.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the files, without the dot.
  ///   - data: returns the content of the file.
  ///   - format: reads a snapshot from the content.
  ///   - difference: compares a reference with a snapshot, exactly or coarsely; returns nil if they
  ///     are equal.
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

  /// Makes a format whose references have another file format than snapshots that differ.
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
  /// A message for the user: the amount and the position of the difference.
  public var message: String
  /// A picture of the difference, as PNG data.
  public var picture: Data?

  /// Makes a difference with a description and, if it is visible, a picture.
  public init(message: String, picture: Data? = nil) {
    self.message = message
    self.picture = picture
  }
}
