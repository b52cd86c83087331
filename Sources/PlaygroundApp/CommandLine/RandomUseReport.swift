import CoreGraphics
import Foundation

/// The results of `bench --random`, as a table and as JSON.
struct RandomUseReport {
  /// A part of the time.
  struct Row {
    var demos = 0
    /// Frames that changed something.
    var frames = 0
    /// Resident memory after each demo, in bytes.
    var restingBytes: [Int] = []
    /// The most resident memory that was seen, in bytes.
    var mostBytes = 0

    /// The median.
    var restingMemory: Int {
      restingBytes.isEmpty ? 0 : restingBytes.sorted()[restingBytes.count / 2]
    }
  }

  /// By how much the last part's memory may exceed that of the second, before which every demo was
  /// shown once: 5 %.
  private static let mostGrowth = 1.05

  var size: CGSize
  var scale: CGFloat
  var minutes: Int
  var rows: [Row] = []
  /// Simulated seconds so far.
  var seconds: TimeInterval = 0
  /// The most resident memory of all, in bytes.
  var peakBytes = 0
  /// The demos whose screens were still there when they should have been gone.
  var stayed: [String] = []

  init(size: CGSize, scale: CGFloat, minutes: Int) {
    (self.size, self.scale, self.minutes) = (size, scale, minutes)
  }

  /// What is wrong in one line; nil where all screens went and memory does not grow.
  var leak: String? {
    guard stayed.isEmpty else {
      return "the screen stays of \(Set(stayed).sorted().joined(separator: ", "))"
    }
    guard rows.count > 2, let last = rows.last else { return nil }
    let (before, after) = (Double(rows[1].restingMemory), Double(last.restingMemory))
    guard after > before * Self.mostGrowth else { return nil }
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
