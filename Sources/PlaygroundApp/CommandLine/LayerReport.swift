import CoreGraphics

/// The results of `bench --layers`, as a table and as JSON. Times are in milliseconds.
struct LayerReport {
  /// Seconds of one frame's parts; the time of animations is in the display list's.
  struct Sample {
    var layout, displayList: Double
    var total: Double { layout + displayList }
  }

  struct Row {
    var layers: Int
    var moving: [Sample]
    /// Frames in which nothing moves.
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
      "layers", "frames", "median", "p95", "layout", "list", "µs a layer", "nothing moves",
    ]
    let lines = rows.map { row -> [String] in
      let total = Self.distribution(row.moving, \.total)
      let numbers = [
        total.median, total.p95, Self.distribution(row.moving, \.layout).median,
        Self.distribution(row.moving, \.displayList).median,
        total.median * 1000 / Double(max(row.layers, 1)),
        Self.distribution(row.still, \.total).median,
      ]
      return ["\(row.layers)", "\(row.moving.count)"]
        + numbers.map { JSONText.number($0, decimals: 3) }
    }
    return "Layers with an animation each; milliseconds of a frame's time, layout and display list."
      + "\n\n\(TextTable(head: head, lines: lines).text)\n"
  }

  var json: String {
    let texts = rows.map { row in
      let total = Self.distribution(row.moving, \.total)
      return "  {\"layers\":\(row.layers),\"frames\":\(row.moving.count),"
        + "\"median\":\(JSONText.number(total.median, decimals: 4)),"
        + "\"p95\":\(JSONText.number(total.p95, decimals: 4)),"
        + "\"still\":\(JSONText.number(Self.distribution(row.still, \.total).median, decimals: 4))}"
    }
    return "{\"layers\":[\n\(texts.joined(separator: ",\n"))\n]}\n"
  }
}
