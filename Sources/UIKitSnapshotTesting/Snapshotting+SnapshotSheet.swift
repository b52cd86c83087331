import UIKit

extension Snapshotting where Value == SnapshotSheet, Format == SnapshotSheet {
  /// The pictures of the sheet.
  public static var image: Snapshotting { .image() }

  /// The pictures of the sheet, each compared at its own scale.
  ///
  /// - Parameter hasText: whether any of the pictures contains text.
  public static func image(hasText: Bool = true) -> Snapshotting {
    Snapshotting(
      diffing: .image, hasText: hasText,
      snapshot: { sheet in
        if let failure = sheet.failure { throw failure }
        guard !sheet.moments.isEmpty else { throw SnapshotError("The sheet has no pictures.") }
        return sheet
      })
  }
}
