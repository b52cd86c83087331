package import Compositor
package import CoreGraphics

/// The layers of a frame as sheets in perspective.
package struct ExplodedStage: Sendable {
  /// A layer in the picture.
  package struct Sheet: Sendable {
    /// The layer's index in the plan.
    package let index: Int
    /// From the layer's coordinates to those of the picture.
    package let place: Homography
  }

  private let plan: LayerPlan
  private let background: RGBA
  package let placement: SheetPlacement
  /// From back to front: sheets are parallel and seen from the front.
  package let sheets: [Sheet]

  /// - Parameter background: the colour behind the stage's layers.
  package init(_ plan: LayerPlan, background: RGBA, placement: SheetPlacement) {
    self.plan = plan
    self.background = background
    self.placement = placement
    let visible = plan.entries.indices.filter { plan.entries[$0].isVisible }
    let ordered = visible.sorted {
      (plan.entries[$0].sheet, $0) < (plan.entries[$1].sheet, $1)
    }
    sheets = ordered.compactMap { index in
      let entry = plan.entries[index]
      let place = entry.toStage.followed(by: placement.homography(of: entry.sheet))
      return place.inverse == nil ? nil : Sheet(index: index, place: place)
    }
  }

  // MARK: Drawing

  /// The colours of the sheets' edges.
  package struct Colors: Sendable {
    package var edge: RGBA
    package var chosen: RGBA

    package init(edge: RGBA, chosen: RGBA) {
      self.edge = edge
      self.chosen = chosen
    }
  }

  private static let edgeWidth: Double = 0.75
  private static let chosenWidth: Double = 3
  private static let chosenOpacity: Double = 0.25

  /// The content of a picture of the sheets.
  ///
  /// - Parameter chosen: the number of the layer to mark.
  package func content(chosen: Int?, colors: Colors) -> GroupContent {
    var nodes: [DisplayNode] = []
    if !sheets.isEmpty {
      let screen = RoundedRect(CGRect(origin: .zero, size: placement.stage))
      let place = placement.homography(of: 0)
      nodes.append(.fill(Fill(shape: screen, color: background, transform: place)))
    }
    for sheet in sheets { append(sheet, isChosen: false, colors, to: &nodes) }
    // The chosen one's mark is not covered.
    if let mark = sheets.first(where: { plan.entries[$0.index].number == chosen }) {
      append(mark, isChosen: true, colors, to: &nodes)
    }
    return GroupContent(nodes: nodes)
  }

  private func append(
    _ sheet: Sheet, isChosen: Bool, _ colors: Colors, to nodes: inout [DisplayNode]
  ) {
    let entry = plan.entries[sheet.index]
    let bounds = entry.bounds
    guard !bounds.isEmpty else { return }
    if !isChosen, let drawing = entry.record.drawing {
      nodes.append(
        .group(
          DisplayGroup(content: drawing, transform: sheet.place, opacity: entry.opacity)))
    }
    let shape = RoundedRect(bounds, radius: entry.record.shown.cornerRadius)
    if isChosen {
      var tint = colors.chosen
      tint.alpha *= Self.chosenOpacity
      nodes.append(.fill(Fill(shape: shape, color: tint, transform: sheet.place)))
    }
    nodes.append(
      .border(
        Border(
          shape: shape, width: (isChosen ? Self.chosenWidth : Self.edgeWidth) / placement.scale,
          color: isChosen ? colors.chosen : colors.edge, transform: sheet.place)))
  }

  // MARK: Hit testing

  /// The layer of the frontmost sheet at a point of the picture that draws anything, or the
  /// frontmost one of the others: see ``LayerPlan/index(at:)``. Nil beside all sheets.
  package func number(at point: CGPoint) -> Int? {
    var empty: Int?
    for sheet in sheets.reversed() {
      let entry = plan.entries[sheet.index]
      guard let inner = sheet.place.inverse?.apply(point), entry.bounds.contains(inner) else {
        continue
      }
      if entry.record.drawing != nil { return entry.number }
      empty = empty ?? entry.number
    }
    return empty
  }
}
