import CoreGraphics
import UIKit

/// The file of a sheet: one picture that contains all pictures, and a list of their names and
/// positions. The list is a separate chunk after the picture. Without it, the missing picture could
/// not be identified.
@MainActor
enum SheetFile {
  /// The kind of the chunk. Each line contains the left and upper edge, the width and the height of
  /// a picture in pixels, and its name.
  private static let kind = "SHOT"

  static func data(_ sheet: SnapshotSheet) throws -> Data {
    let picture = SheetPicture(sheet.moments)
    let image = try picture.image()
    guard var file = try WebPFile(image.webPData(name: "the sheet")) else {
      throw SnapshotError("The sheet could not be stored.")
    }
    let lines = zip(sheet.moments, picture.layout.frames).map { moment, frame in
      "\(frame.x) \(frame.y) \(frame.width) \(frame.height) \(moment.name)\n"
    }
    file.add(
      Data(lines.joined().utf8), kind: kind, width: image.width, height: image.height,
      isOpaque: image.hasOnlyOpaquePixels)
    return file.data
  }

  static func sheet(_ data: Data) throws -> SnapshotSheet {
    let image = try CGImage(webPData: data, name: "the reference")
    guard let list = WebPFile(data)?.content(ofKind: kind) else {
      throw SnapshotError("The reference is one picture instead of a sheet.")
    }
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
    return try SnapshotSheet(moments: lines.map { try moment(String($0), of: image) })
  }

  private static func moment(_ line: String, of image: CGImage) throws -> SnapshotSheet.Moment {
    let words = line.split(separator: " ", maxSplits: 4)
    let numbers = words.prefix(4).compactMap { Int($0) }
      .filter { (0...CGImage.maximumWebPSide).contains($0) }
    let bounds = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    guard words.count == 5, numbers.count == 4 else {
      throw SnapshotError("The reference's list of pictures has the line “\(line)”.")
    }
    let frame = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    guard frame.intersection(bounds) == frame, let part = image.cropping(to: rect) else {
      throw SnapshotError("The reference's list of pictures has the line “\(line)”.")
    }
    return SnapshotSheet.Moment(name: String(words[4]), image: part)
  }
}
