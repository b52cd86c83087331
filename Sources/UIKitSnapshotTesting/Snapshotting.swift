import UIKit

/// A strategy that makes a picture or a text of a value, which can be stored and compared.
///
/// To support another type add an extension such as
///
///     extension Snapshotting where Value == Chart, Format == CGImage {
///       static func image(scale: CGFloat = 2) -> Snapshotting {
///         Snapshotting<UIView, CGImage>.image(scale: scale).pullback { ChartView($0) }
///       }
///     }
@MainActor
public struct Snapshotting<Value, Format> {
  let diffing: Diffing<Format>
  /// Whether the picture contains text. Such pictures are compared exactly only under the versions
  /// of the font and the text libraries that they were made with, and coarsely under others.
  let hasText: Bool
  /// Takes the snapshot, and says how many pixels a point has in it.
  let snapshot: (Value) throws -> (Format, scale: CGFloat)

  /// A strategy to take snapshots of values of one type.
  ///
  /// - Parameters:
  ///   - diffing: stores and compares the snapshots.
  ///   - hasText: false promises a picture without any text, which looks the same everywhere.
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

  /// A strategy for another type, which is converted to this one's.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Value)
    -> Snapshotting<Other, Format>
  {
    Snapshotting<Other, Format>(
      diffing: diffing, hasText: hasText, scaledSnapshot: { try snapshot(transform($0)) })
  }
}

/// The reason why there is no snapshot.
public struct SnapshotError: Error, CustomStringConvertible {
  /// What it is, for messages and while debugging.
  public let description: String

  /// A reason, as the failing test shows it.
  public init(_ description: String) { self.description = description }
}
