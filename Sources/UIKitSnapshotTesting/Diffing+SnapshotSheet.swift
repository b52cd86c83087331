import CoreGraphics
import UIKit

extension Diffing where Format == SnapshotSheet {
  /// Compares the pictures of sheets, as single ones are compared. References are lossless WebP
  /// files.
  public static var image: Diffing {
    Diffing(
      pathExtension: "webp", data: SheetFile.data, format: SheetFile.sheet,
      stored: { sheet in
        try SnapshotSheet(
          moments: sheet.moments.map { moment in
            SnapshotSheet.Moment(
              name: moment.name, image: try Diffing<CGImage>.image.stored(moment.image),
              scale: moment.scale)
          })
      },
      actualExtension: "png",
      actualData: { try SheetPicture($0.moments).image().pngData() },
      difference: { reference, actual, comparison in
        let difference = SheetDifference(from: reference, to: actual, comparison)
        guard !difference.lines.isEmpty else { return nil }
        return SnapshotDifference(
          message: difference.lines.joined(separator: "\n"),
          picture: try? difference.picture?.pngData())
      })
  }
}
