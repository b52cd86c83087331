import CoreGraphics

/// The results of `bench --window`, as a table and as JSON.
struct WindowReport {
  var demo: String
  var size: CGSize
  var scale: CGFloat
  /// From the start of the process; not a number where the system does not report it.
  var secondsToFirstFrame: TimeInterval
  /// Resident memory, in bytes.
  var bytesAfterFirstFrame, bytesAfterCycle: Int

  var table: String {
    let lines = [
      ["start to first frame", JSONText.number(secondsToFirstFrame * 1000, decimals: 0), "ms"],
      ["memory after the first frame", Self.megabytes(bytesAfterFirstFrame), "MB"],
      ["memory after a present and a dismiss", Self.megabytes(bytesAfterCycle), "MB"],
    ]
    return
      "\(demo) in a window of \(Int(size.width)) × \(Int(size.height)) points at scale "
      + "\(JSONText.brief(scale)).\n\n"
      + "\(TextTable(head: ["what", "value", "unit"], lines: lines).text)\n"
  }

  private static func megabytes(_ bytes: Int) -> String {
    JSONText.number(Double(bytes) / 1_048_576, decimals: 1)
  }

  var json: String {
    "{\"id\":\(JSONText.string(demo)),"
      + "\"width\":\(JSONText.number(size.width, decimals: 0)),"
      + "\"height\":\(JSONText.number(size.height, decimals: 0)),"
      + "\"scale\":\(JSONText.number(scale, decimals: 2)),"
      + "\"firstFrameMilliseconds\":\(JSONText.number(secondsToFirstFrame * 1000, decimals: 2)),"
      + "\"residentBytesAfterFirstFrame\":\(bytesAfterFirstFrame),"
      + "\"residentBytes\":\(bytesAfterCycle)}\n"
  }
}
