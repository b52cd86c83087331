import CoreGraphics
import Foundation

/// The results of `bench --random`, as a table and as JSON.
struct RandomUseReport {
  /// A part of the time.
  struct Row {
    var demos = 0
    /// The number of frames that changed pixels.
    var frames = 0
    /// The resident memory after each demo, in bytes.
    var restingBytes: [Int] = []
    /// The maximum of the resident memory, in bytes.
    var mostBytes = 0

    /// The median of the resident memory after the demos.
    var restingMemory: Int {
      restingBytes.isEmpty ? 0 : restingBytes.sorted()[restingBytes.count / 2]
    }
  }

  /// The maximum ratio of the last part's memory to that of the second part, before which every
  /// demo was shown once: 5 % more.
  private static let maximumGrowth = 1.05

  var size: CGSize
  var scale: CGFloat
  var minutes: Int
  var rows: [Row] = []
  /// The simulated seconds so far.
  var seconds: TimeInterval = 0
  /// The maximum of the resident memory over all parts, in bytes.
  var peakBytes = 0
  /// The demos whose screens were not deallocated.
  var stayed: [String] = []

  init(size: CGSize, scale: CGFloat, minutes: Int) {
    (self.size, self.scale, self.minutes) = (size, scale, minutes)
  }

  /// The leak in one line; nil if all screens were deallocated and memory does not grow.
  var leak: String? {
    guard stayed.isEmpty else {
      return "the screen stays of \(Set(stayed).sorted().joined(separator: ", "))"
    }
    guard rows.count > 2, let last = rows.last else { return nil }
    let (before, after) = (Double(rows[1].restingMemory), Double(last.restingMemory))
    guard after > before * Self.maximumGrowth else { return nil }
    return "memory grows: \(JSONText.megabytes(before)) MB in the second part, "
      + "\(JSONText.megabytes(after)) MB in the last"
  }

  var table: String {
    let lines = rows.enumerated().map { index, row in
      [
        JSONText.brief(CGFloat(minutes) * CGFloat(index + 1) / CGFloat(rows.count)),
        "\(row.demos)", "\(row.frames)", JSONText.megabytes(Double(row.restingMemory)),
        JSONText.megabytes(Double(row.mostBytes)),
      ]
    }
    let head = ["until minute", "demos", "frames", "at rest", "at most"]
    return
      "\(size.words(atScale: scale)); "
      + "resident memory in MB, at rest the median after each demo.\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n\n"
      + "at most, between two looks too: \(JSONText.megabytes(Double(peakBytes))) MB\n"
  }

  var json: String {
    let parts = rows.map { row -> JSONObject in
      [
        "demos": .whole(row.demos), "frames": .whole(row.frames),
        "restingBytes": .whole(row.restingMemory), "mostBytes": .whole(row.mostBytes),
      ]
    }
    let report: JSONObject = [
      "minutes": .whole(minutes), "peakResidentBytes": .whole(peakBytes), "parts": .lines(parts),
    ]
    return (JSONObject.stage(size, scale: scale) + report).text + "\n"
  }
}
