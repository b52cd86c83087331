import UIKit

extension Diffing where Format == String {
  /// Compares text line by line. Coarsely, numbers that differ by at most two are equal: the frames
  /// of texts are in points.
  public static var text: Diffing {
    Diffing(
      pathExtension: "txt", data: { Data(($0 + "\n").utf8) },
      format: { data in
        guard let text = String(data: data, encoding: .utf8) else {
          throw SnapshotError("The reference is no UTF-8 text.")
        }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
      },
      difference: { reference, actual, comparison in
        guard reference != actual else { return nil }
        if case .coarse = comparison, CoarseText(reference).isNear(CoarseText(actual)) {
          return nil
        }
        let lines = LineDifference(from: reference, to: actual)
        return SnapshotDifference(
          message: "\(lines.count) lines differ (- reference, + actual):\n\(lines.text)")
      })
  }
}

/// A text, split into its numbers and the parts between them.
struct CoarseText {
  private let words: [Substring]
  private let numbers: [Double]

  /// The maximum difference of the edges of a text's frame, in points.
  static let tolerance = 2.0

  init(_ text: String) {
    let pattern = /-?[0-9]+(\.[0-9]+)?/
    words = text.split(separator: pattern, omittingEmptySubsequences: false)
    numbers = text.matches(of: pattern).compactMap { Double($0.output.0) }
  }

  /// Whether both texts are the same, except for numbers that are close to each other.
  func isNear(_ other: CoarseText) -> Bool {
    words == other.words && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= Self.tolerance }
  }
}

/// The lines that only one of two texts has.
struct LineDifference {
  let text: String
  let count: Int

  init(from reference: String, to actual: String) {
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let lines = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "- \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
      }
    }
    count = lines.count
    text = lines.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  }
}
