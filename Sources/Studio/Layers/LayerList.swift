import QuartzCore

/// The rows of the tree of layers.
struct LayerList: Equatable {
  struct Row: Equatable {
    /// Identifies the layer.
    let number: Int
    /// How many layers it is in.
    let depth: Int
    let title: String
    /// Additional information: that it is a mask, the text that it shows, or its class if the title
    /// is a name.
    let detail: String
    let isVisible: Bool
    let isAnimated: Bool
    let hasSublayers: Bool
    let isCollapsed: Bool
  }

  let rows: [Row]

  /// - Parameters:
  ///   - collapsed: the numbers of the layers whose sublayers are not listed.
  ///   - search: leaves the layers whose name or class contains it, and those that they are in;
  ///     then nothing is collapsed.
  init(_ plan: LayerPlan, collapsed: Set<Int>, search: String) {
    let found = search.isEmpty ? nil : Self.found(in: plan, search)
    var rows: [Row] = []
    // Below a collapsed layer nothing of a greater depth is listed.
    var limit = Int.max
    for (index, entry) in plan.entries.enumerated() {
      if entry.depth <= limit { limit = .max } else { continue }
      if let found, !found.contains(index) { continue }
      let record = entry.record
      let hasSublayers = !record.sublayers.isEmpty || record.mask != nil
      let isCollapsed = found == nil && hasSublayers && collapsed.contains(entry.number)
      if isCollapsed { limit = entry.depth }
      let name = record.identity
      rows.append(
        Row(
          number: entry.number, depth: entry.depth, title: name.title,
          detail: entry.isMask ? "mask" : Self.detail(name),
          isVisible: entry.isVisible || entry.isMask, isAnimated: record.isAnimated,
          hasSublayers: hasSublayers, isCollapsed: isCollapsed))
    }
    self.rows = rows
  }

  private static func detail(_ name: LayerIdentity) -> String {
    if let text = name.text { return "“\(text)”" }
    return name.title == name.className ? "" : name.className
  }

  private static func found(in plan: LayerPlan, _ search: String) -> Set<Int> {
    var found: Set<Int> = []
    for (index, entry) in plan.entries.enumerated() {
      let name = entry.record.identity
      let words = "\(name.title) \(name.className) \(name.text ?? "")"
      guard words.localizedCaseInsensitiveContains(search) else {
        continue
      }
      var outer: Int? = index
      while let current = outer, found.insert(current).inserted {
        outer = plan.entries[current].parent
      }
    }
    return found
  }

  func index(of number: Int?) -> Int? { rows.firstIndex { $0.number == number } }
}
