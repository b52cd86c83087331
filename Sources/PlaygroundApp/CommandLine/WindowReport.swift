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
      ["memory after the first frame", JSONText.megabytes(Double(bytesAfterFirstFrame)), "MB"],
      ["memory after a present and a dismiss", JSONText.megabytes(Double(bytesAfterCycle)), "MB"],
    ]
    return
      "\(demo) in a window of \(size.words(atScale: scale)).\n\n"
      + "\(TextTable(head: ["what", "value", "unit"], lines: lines).text)\n"
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
