import CoreGraphics

/// The results of `bench --layers`, as a table and as JSON. Times are in milliseconds.
struct LayerReport {
  /// The seconds of the parts of one frame. The time of animations is part of the display list's.
  struct Sample {
    var layout, displayList, composite: Double
    /// The time of a frame before its pixels.
    var total: Double { layout + displayList }
  }

  struct Row {
    var arrangement: LayerBench.Arrangement
    var moving: [Sample]
    /// The frames in which nothing moves.
    var still: [Sample]
  }

  var rows: [Row] = []

  private static func distribution(
    _ samples: [Sample], _ part: KeyPath<Sample, Double>
  ) -> BenchReport.Distribution {
    BenchReport.Distribution(samples.map { $0[keyPath: part] })
  }

  var table: String {
    let head = [
      "layers", "moving", "frames", "median", "p95", "layout", "list", "µs a moving layer",
      "composite", "nothing moves",
    ]
    let lines = rows.map { row -> [String] in
      let total = Self.distribution(row.moving, \.total)
      let numbers = [
        total.median, total.p95, Self.distribution(row.moving, \.layout).median,
        Self.distribution(row.moving, \.displayList).median,
        total.median * 1000 / Double(max(row.arrangement.moving, 1)),
        Self.distribution(row.moving, \.composite).median,
        Self.distribution(row.still, \.total).median,
      ]
      return [row.arrangement.name, "\(row.arrangement.moving)", "\(row.moving.count)"]
        + numbers.map { JSONText.number($0, decimals: 3) }
    }
    return "Layers of which some or all have an animation; milliseconds. The median and p95 are of "
      + "a frame's time,\nlayout and display list; compositing on 1920 × 1080 pixels is apart.\n\n"
      + "\(TextTable(head: head, lines: lines).text)\n"
  }

  var json: String {
    let layers = rows.map { row -> JSONObject in
      let total = Self.distribution(row.moving, \.total)
      return [
        "layers": .whole(row.arrangement.layers), "moving": .whole(row.arrangement.moving),
        "groupSize": .whole(row.arrangement.groupSize ?? 0), "frames": .whole(row.moving.count),
        "median": .number(total.median), "p95": .number(total.p95),
        "composite": .number(Self.distribution(row.moving, \.composite).median),
        "still": .number(Self.distribution(row.still, \.total).median),
      ]
    }
    let report: JSONObject = ["layers": .lines(layers)]
    return report.text + "\n"
  }
}

extension LayerBench.Arrangement {
  fileprivate var name: String {
    groupSize.map { "\(layers), in groups of \($0)" } ?? "\(layers)"
  }
}
