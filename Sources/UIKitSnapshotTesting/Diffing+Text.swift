import UIKit

extension Diffing where Format == String {
  /// Text, compared line by line.
  public static var text: Diffing {
    Diffing(
      pathExtension: "txt", data: { Data(($0 + "\n").utf8) },
      format: { data in
        guard let text = String(data: data, encoding: .utf8) else {
          throw SnapshotError("The reference is no UTF-8 text.")
        }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
      },
      difference: { reference, actual in
        guard reference != actual else { return nil }
        let lines = LineDifference(from: reference, to: actual)
        return SnapshotDifference(
          message: "\(lines.count) lines differ (- reference, + actual):\n\(lines.text)")
      })
  }
}

/// The lines that two texts do not share.
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
