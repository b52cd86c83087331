import UIKit

/// A strategy that makes a picture or a text of a value, which can be stored and compared.
///
/// To support another type, add an extension such as this:
///
///     extension Snapshotting where Value == Chart, Format == CGImage {
///       static func image(scale: CGFloat = 2) -> Snapshotting {
///         Snapshotting<UIView, CGImage>.image(scale: scale).pullback { ChartView($0) }
///       }
///     }
@MainActor
public struct Snapshotting<Value, Format> {
  let diffing: Diffing<Format>
  /// Whether the picture contains text. Such pictures are compared exactly only with the versions
  /// of the font and the text libraries with which they were made, and coarsely with others.
  let hasText: Bool
  /// Takes the snapshot, and returns its pixels per point.
  let snapshot: (Value) throws -> (Format, scale: CGFloat)

  /// Makes a strategy for values of one type.
  ///
  /// - Parameters:
  ///   - diffing: stores and compares the snapshots.
  ///   - hasText: false for a picture without any text, which looks the same everywhere.
  ///   - snapshot: takes the snapshot; throws if nothing is visible.
  public init(
    diffing: Diffing<Format>, hasText: Bool, snapshot: @escaping (Value) throws -> Format
  ) {
    self.init(diffing: diffing, hasText: hasText, scaledSnapshot: { (try snapshot($0), scale: 1) })
  }

  init(
    diffing: Diffing<Format>, hasText: Bool,
    scaledSnapshot snapshot: @escaping (Value) throws -> (Format, scale: CGFloat)
  ) {
    self.diffing = diffing
    self.hasText = hasText
    self.snapshot = snapshot
  }

  /// Returns a strategy for another type, which is converted to this one.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Value)
    -> Snapshotting<Other, Format>
  {
    Snapshotting<Other, Format>(
      diffing: diffing, hasText: hasText, scaledSnapshot: { try snapshot(transform($0)) })
  }
}

/// The reason why there is no snapshot.
public struct SnapshotError: Error, CustomStringConvertible {
  /// A description for messages and debugging.
  public let description: String

  /// Makes an error with a reason, which the failing test shows.
  public init(_ description: String) { self.description = description }
}
