import Foundation

/// The results of `bench --limits`, as a table and as JSON.
struct LimitsReport {
  struct Row {
    var name: String
    /// The maximum exponent of the growth.
    var limit: Double
    /// Three sizes, and the seconds of each.
    var sizes: [Int] = []
    var seconds: [Double] = []

    /// The exponent of the growth: time grows as the size to this power, from the smallest size to
    /// the largest.
    var exponent: Double {
      guard let least = sizes.first, let most = sizes.last, let short = seconds.first,
        let long = seconds.last, least < most, short > 0, long > 0
      else { return 0 }
      return log(long / short) / log(Double(most) / Double(least))
    }

    var isTooSlow: Bool { exponent > limit }
  }

  var rows: [Row] = []

  /// The operations whose time grows too fast, in one line; nil if there are none.
  var failure: String? {
    let slow = rows.filter(\.isTooSlow)
    guard !slow.isEmpty else { return nil }
    return slow.map { row in
      "\(row.name) grow with the exponent \(JSONText.number(row.exponent, decimals: 2)), "
        + "over \(JSONText.number(row.limit, decimals: 2))"
    }.joined(separator: "; ")
  }

  var table: String {
    let head = ["operation", "n", "n", "2n", "4n", "exponent", "limit"]
    let lines = rows.map { row in
      [row.name, "\(row.sizes.first ?? 0)"]
        + row.seconds.map { JSONText.number($0 * 1000, decimals: 2) }
        + [row.exponent, row.limit].map { JSONText.number($0, decimals: 2) }
    }
    return "Milliseconds of the thread's own time for n, 2n and 4n objects.\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n"
  }

  var json: String {
    let operations = rows.map { row -> JSONObject in
      [
        "operation": .string(row.name), "sizes": .array(row.sizes.map { .whole($0) }),
        "seconds": .array(row.seconds.map { .number($0, decimals: 6) }),
        "exponent": .number(row.exponent, decimals: 3), "limit": .number(row.limit, decimals: 2),
      ]
    }
    let report: JSONObject = ["operations": .lines(operations)]
    return report.text + "\n"
  }
}
