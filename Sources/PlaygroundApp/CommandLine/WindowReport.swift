import CoreGraphics

/// The results of `bench --window`, as a table and as JSON.
struct WindowReport {
  var demo: String
  var size: CGSize
  var scale: CGFloat
  /// The seconds from the start of the process; NaN if the system does not report them.
  var secondsToFirstFrame: TimeInterval
  /// The resident memory, in bytes.
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
    let name: JSONObject = ["id": .string(demo)]
    let measured: JSONObject = [
      "firstFrameMilliseconds": .number(secondsToFirstFrame * 1000, decimals: 2),
      "residentBytesAfterFirstFrame": .whole(bytesAfterFirstFrame),
      "residentBytes": .whole(bytesAfterCycle),
    ]
    return (name + JSONObject.stage(size, scale: scale) + measured).text + "\n"
  }
}
