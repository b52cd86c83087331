import CoreGraphics

/// The results of `bench --cycles`, as a table and as JSON.
struct CycleReport {
  struct Row {
    var demo: String
    /// The resident memory, in bytes.
    var bytesAfterWarmUp, bytesAtEnd: Int
    /// The numbers of presented controllers, of those that live after the last dismissal, and of
    /// those that lived at the same time.
    var made, alive, mostAlive: Int

    /// Whether controllers are retained for too long. A controller that is made once and presented
    /// again and again may live on. If there are several, only the presented one may live.
    var leaks: Bool { alive > (made == 1 ? 1 : 0) || mostAlive > 1 }
  }

  var size: CGSize
  var scale: CGFloat
  /// The number of cycles after the warm-up.
  var cycles: Int
  var rows: [Row] = []

  init(size: CGSize, scale: CGFloat, cycles: Int) {
    self.size = size
    self.scale = scale
    self.cycles = cycles
  }

  /// The leak in one line; nil if every controller was deallocated.
  var leak: String? {
    let leaking = rows.filter(\.leaks)
    guard !leaking.isEmpty else { return nil }
    return leaking.map { row in
      "\(row.demo) leaks: \(max(row.alive, row.mostAlive)) of \(row.made) presented controllers "
        + "lived at a time, \(row.alive) live still"
    }.joined(separator: "; ")
  }

  private func growth(_ row: Row) -> Double {
    Double(row.bytesAtEnd - row.bytesAfterWarmUp) * 1000 / Double(max(cycles, 1))
  }

  var table: String {
    let head = ["demo", "warm", "end", "per 1,000 cycles", "presented", "alive"]
    let lines = rows.map { row in
      [
        row.demo, Self.megabytes(Double(row.bytesAfterWarmUp)),
        Self.megabytes(Double(row.bytesAtEnd)),
        (growth(row) > 0 ? "+" : "") + Self.megabytes(growth(row)), "\(row.made)",
        "\(row.alive)",
      ]
    }
    return
      "\(size.words(atScale: scale)); "
      + "\(cycles) cycles of present and dismiss after \(CycleBench.warmUp) to warm up.\n"
      + "Resident memory in MB; alive are the presented controllers not freed at the end.\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n"
  }

  private static func megabytes(_ bytes: Double) -> String {
    JSONText.megabytes(bytes, decimals: 2)
  }

  var json: String {
    let demos = rows.map { row -> JSONObject in
      [
        "id": .string(row.demo), "residentBytesAfterWarmUp": .whole(row.bytesAfterWarmUp),
        "residentBytes": .whole(row.bytesAtEnd),
        "bytesPer1000Cycles": .number(growth(row), decimals: 0), "presented": .whole(row.made),
        "alive": .whole(row.alive), "mostAlive": .whole(row.mostAlive),
      ]
    }
    let report: JSONObject = [
      "warmUp": .whole(CycleBench.warmUp), "cycles": .whole(cycles), "demos": .lines(demos),
    ]
    return (JSONObject.stage(size, scale: scale) + report).text + "\n"
  }
}
