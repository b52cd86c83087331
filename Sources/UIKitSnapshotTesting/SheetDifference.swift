import CoreGraphics

/// The difference of two sheets: the pictures that are new, missing or in another order, and those
/// that differ.
@MainActor
struct SheetDifference {
  /// A sentence for each difference; empty if there is none.
  private(set) var lines: [String]
  /// The sheet in pale colours, with differences in red; nil if no picture that both have differs.
  private(set) var picture: CGImage?

  init(
    from reference: SnapshotSheet, to actual: SnapshotSheet, _ comparison: SnapshotComparison
  ) {
    lines = Self.namesThatDiffer(from: reference, to: actual)
    var shown: [SnapshotSheet.Moment] = []
    var isAnyMarked = false
    for moment in actual.moments {
      guard let former = reference.moment(named: moment.name) else {
        shown.append(moment.pale)
        continue
      }
      let own = comparison.isCoarse ? .coarse(scale: moment.scale) : comparison
      let difference = ImageDifference(from: former.image, to: moment.image, own)
      if let difference { lines.append("“\(moment.name)”: \(difference.message)") }
      let marked = difference?.picture
      isAnyMarked = isAnyMarked || marked != nil
      shown.append(
        marked.map { SnapshotSheet.Moment(name: moment.name, image: $0) } ?? moment.pale)
    }
    if isAnyMarked { picture = try? SheetPicture(shown).image() }
  }

  private static func namesThatDiffer(
    from reference: SnapshotSheet, to actual: SnapshotSheet
  ) -> [String] {
    let (old, new) = (reference.moments.map(\.name), actual.moments.map(\.name))
    let missing = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    var lines = missing.map { "“\($0)” is in the reference, but not in the sheet." }
    lines += added.map { "“\($0)” is in the sheet, but not in the reference." }
    if lines.isEmpty, old != new {
      lines.append(
        "The pictures are in another order: \(old.joined(separator: ", ")) in the reference, "
          + "\(new.joined(separator: ", ")) in the sheet.")
    }
    return lines
  }
}

extension SnapshotComparison {
  fileprivate var isCoarse: Bool {
    if case .coarse = self { true } else { false }
  }
}

extension SnapshotSheet.Moment {
  /// The picture in pale colours, as where nothing differs.
  @MainActor fileprivate var pale: SnapshotSheet.Moment {
    let pale = DifferencePicture.image(over: image) { _, _ in 0 }
    return SnapshotSheet.Moment(name: name, image: pale ?? image)
  }
}
