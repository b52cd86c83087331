import Compositor
import CoreGraphics

/// The results of `bench`, as a table and as JSON. Times are in milliseconds.
struct BenchReport {
  struct Row {
    var demo: String
    var phase: String
    var samples: [BenchFrameMeter.Sample]

    /// Returns the distribution of the frames that are not `FirstFrames`.
    func distribution(_ part: KeyPath<BenchFrameMeter.Sample, Double>) -> Distribution {
      Distribution(samples.filter { !$0.isFirst }.map { $0[keyPath: part] })
    }

    /// The time of the longest of the first frames, in milliseconds.
    var first: Double { Distribution(samples.filter(\.isFirst).map(\.total)).max }
  }

  /// The distribution of the frames' times.
  struct Distribution {
    var median, p95, p99, max: Double

    init(_ seconds: [Double]) {
      let sorted = seconds.sorted()
      func at(_ fraction: Double) -> Double {
        guard !sorted.isEmpty else { return 0 }
        let rank = Int((Double(sorted.count) * fraction).rounded(.up)) - 1
        return sorted[Swift.min(Swift.max(rank, 0), sorted.count - 1)] * 1000
      }
      (median, p95, p99, max) = (at(0.5), at(0.95), at(0.99), at(1))
    }

    var json: JSONObject {
      [
        "median": .number(median), "p95": .number(p95), "p99": .number(p99), "max": .number(max),
      ]
    }
  }

  var size: CGSize
  var scale: CGFloat
  var rows: [Row] = []
  /// The seconds of each copy of the screen.
  var memoryCopies: [Double] = []
  /// The resident memory at the end, and the maximum, in bytes.
  var residentBytes = 0
  var peakResidentBytes = 0
  /// The size of the cached pictures at the end in bytes, including unused memory.
  var keptBytes = 0

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  private var copyTime: Double { Distribution(memoryCopies).median }

  private func ratio(_ milliseconds: Double) -> Double {
    copyTime > 0 ? milliseconds / copyTime : 0
  }

  mutating func measureMemory() {
    residentBytes = ProcessMeter.residentBytes
    peakResidentBytes = ProcessMeter.peakResidentBytes
    keptBytes = BitmapPool.shared.bytesInUse + BitmapPool.shared.spareBytes
  }

  var table: String {
    let head = [
      "transition", "frames", "first", "median", "p95", "p99", "max", "× copy", "layout", "list",
      "composite", "present",
    ]
    let lines = rows.map { row -> [String] in
      let total = row.distribution(\.total)
      let parts = [\BenchFrameMeter.Sample.layout, \.displayList, \.composite, \.present]
      return ["\(row.demo) \(row.phase)", "\(row.samples.count)"]
        + [row.first, total.median, total.p95, total.p99, total.max].map { Self.text($0) }
        + [Self.text(ratio(total.median))] + parts.map { Self.text(row.distribution($0).median) }
    }
    let text = TextTable(head: head, lines: lines).text
    return
      "\(size.words(atScale: scale)); "
      + "milliseconds. A frame is layout, display list and composite; presenting is apart,\n"
      + "and the parts are medians. The first two frames of each transition are apart: the longest "
      + "of them is\nthe column “first”.\n\n\(text)\n\n"
      + "one copy of the screen: \(Self.text(copyTime)) ms; "
      + "memory: \(JSONText.megabytes(Double(residentBytes))) MB, at most "
      + "\(JSONText.megabytes(Double(peakResidentBytes))) MB; pictures kept: "
      + "\(JSONText.megabytes(Double(keptBytes))) MB\n"
  }

  private static func text(_ value: Double) -> String { JSONText.number(value, decimals: 2) }

  var json: String {
    let transitions = rows.map { row -> JSONObject in
      let total = row.distribution(\.total)
      return [
        "id": .string(row.demo), "phase": .string(row.phase), "frames": .whole(row.samples.count),
        "first": .number(row.first), "frame": .object(total.json),
        "layout": .object(row.distribution(\.layout).json),
        "displayList": .object(row.distribution(\.displayList).json),
        "composite": .object(row.distribution(\.composite).json),
        "present": .object(row.distribution(\.present).json),
        "timesCopy": .number(ratio(total.median)),
      ]
    }
    let report: JSONObject = [
      "copyMilliseconds": .number(copyTime), "residentBytes": .whole(residentBytes),
      "peakResidentBytes": .whole(peakResidentBytes), "keptPictureBytes": .whole(keptBytes),
      "transitions": .lines(transitions),
    ]
    return (JSONObject.stage(size, scale: scale) + report).text + "\n"
  }
}
