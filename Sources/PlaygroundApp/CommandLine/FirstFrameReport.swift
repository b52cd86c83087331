import Foundation

/// The results of `bench --first-frames`, as a table and as JSON. Times are in milliseconds.
struct FirstFrameReport {
  var rows: [FirstFrameBench.Row] = []

  private static func median(
    _ samples: [BenchFrameMeter.Sample], _ part: KeyPath<BenchFrameMeter.Sample, Double>
  ) -> Double { BenchReport.Distribution(samples.map { $0[keyPath: part] }).median }

  private static func numbers(of row: FirstFrameBench.Row) -> [(name: String, value: Double)] {
    let first = BenchReport.Distribution(row.first.map(\.total))
    return [
      ("making", BenchReport.Distribution(row.making).median), ("first", first.median),
      ("most", first.max), ("layout", median(row.first, \.layout)),
      ("list", median(row.first, \.displayList)), ("composite", median(row.first, \.composite)),
      ("longest", median(row.longest, \.total)),
    ]
  }

  var table: String {
    let names = rows.first.map { Self.numbers(of: $0).map(\.name) } ?? []
    let lines = rows.map { row in
      ["\(row.motion.rawValue), \(row.content.rawValue)"]
        + Self.numbers(of: row).map { JSONText.number($0.value, decimals: 2) }
    }
    return "The first frame between two pages of 200 labels and 20 pictures each that were never "
      + "drawn, on\n1920 × 1080 pixels; milliseconds. The views are made before, pictures decoded. "
      + "A frame is\nlayout, with the drawing of contents, display list and composite; these are "
      + "medians.\n\n"
      + "\(TextTable(head: ["transition"] + names, lines: lines).text)\n"
  }

  var json: String {
    let transitions = rows.map { row -> JSONObject in
      let transition: JSONObject = [
        "transition": .string(row.motion.rawValue), "content": .string(row.content.rawValue),
        "frames": .whole(row.first.count),
      ]
      return transition + JSONObject(Self.numbers(of: row))
    }
    let report: JSONObject = ["firstFrames": .lines(transitions)]
    return report.text + "\n"
  }
}
