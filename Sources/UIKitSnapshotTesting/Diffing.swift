public import UIKit

/// How snapshots of one format are kept in files and compared.
@MainActor
public struct Diffing<Format> {
  let pathExtension: String
  let data: (Format) throws -> Data
  let format: (Data) throws -> Format
  /// What differs, or nil where nothing does.
  let difference: (Format, Format, SnapshotComparison) -> SnapshotDifference?

  /// A kind of file, how it is written and read, and how two are compared.
  ///
  /// - Parameters:
  ///   - pathExtension: of the files, without the dot.
  ///   - data: what is written to the file.
  ///   - format: what is read from it.
  ///   - difference: compares a reference with a snapshot, as closely as asked for; nil where
  ///     nothing differs.
  public init(
    pathExtension: String, data: @escaping (Format) throws -> Data,
    format: @escaping (Data) throws -> Format,
    difference:
      @escaping (
        _ reference: Format, _ actual: Format, _ comparison: SnapshotComparison
      ) -> SnapshotDifference?
  ) {
    self.pathExtension = pathExtension
    self.data = data
    self.format = format
    self.difference = difference
  }
}

/// What two snapshots differ in.
public struct SnapshotDifference: Sendable {
  /// For people: how much, and where.
  public var message: String
  /// A picture that shows it, as PNG data.
  public var picture: Data?

  /// A difference that a sentence describes and, where it can be seen, a picture shows.
  public init(message: String, picture: Data? = nil) {
    self.message = message
    self.picture = picture
  }
}
