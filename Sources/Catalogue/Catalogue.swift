/// All demos, in the order of their articles; demos without an article are last.
public enum Catalogue {
  /// The demos in the order of the list.
  public static let all: [Demo] =
    [
      .modalBounce, .modalDefault, .navDefault, .childCrossfade, .navScaleFade,
      .navInteractivePush, .pixellate, .tabScaleFade, .containerScaleFade, .driveAnything,
      .sharedView, .layerFilters, .layerTransitions, .childAlpha,
      .childFlip, .cornerPresent, .cornerTap, .showDetail, .coordinatorSizeChange,
      .styleFullScreen, .styleAutomatic, .styleOverFullScreen, .stylePageSheet, .styleFormSheet,
      .styleCurrentContext, .styleOverCurrentContext, .stylePopover, .styleCustom, .styleNone,
      .presentationCustom, .popoverBarButton, .popoverButton, .styleAdaptive, .splitContext,
      .showSender,
      .modalTransitionCoverVertical, .modalTransitionFlipHorizontal, .modalTransitionCrossDissolve,
      .modalTransitionPartialCurl, .modalSpring, .keyframeSwing, .withoutAnimation, .snapshots,
      .coordinatorAlongside, .coordinatorInteractionEnds,
      .navScale, .pinchPop, .pinchCustom, .navSetControllers, .navBarFade, .navCollectionLayout,
      .tabCustom, .navZoom,
      .twoStoryboards, .segueShow, .segueShowDetail, .seguePresent, .seguePopover, .segueCustom,
      .seguePerform, .xibController, .unwindChain,
      .segueSlideUp, .segueScale, .curves, .recognizers,
      .sheetDetents, .alerts, .pageCurl, .pageScroll, .orientation, .collectionPinchLayouts,
      .collectionShelves, .dynamicsToss, .dynamicsMenu, .dynamicsSnap,
      .filtersMaterials, .filtersSheet, .photoGrid, .listDetail, .cardStack, .chatPanel,
      .mapSheet, .miniPlayer,
    ] + Demo.gallery

  /// A group of related demos, with its heading.
  public struct Section: Sendable {
    /// The heading in the list.
    public let title: String
    /// The demos in the order of the list. Never empty.
    public let demos: [Demo]

    /// Makes a group of demos under a heading.
    public init(title: String, demos: [Demo]) { (self.title, self.demos) = (title, demos) }

    /// Returns the section with the demos that satisfy the predicate; nil if none does.
    public func filtered(_ isIncluded: (Demo) -> Bool) -> Section? {
      let demos = demos.filter(isIncluded)
      return demos.isEmpty ? nil : Section(title: title, demos: demos)
    }
  }

  /// Returns the demo with an id; nil if there is none.
  public static func demo(id: String) -> Demo? { all.first { $0.id == id } }

  /// Returns the ids of demos that resemble a mistyped id, the most similar first.
  public static func nearest(to id: String, count: Int = 3) -> [String] {
    nearest(to: id, among: all.map(\.id), count: count)
  }

  /// Returns the ids that resemble a mistyped id, the most similar first. Equally similar ids keep
  /// their order. Ids that are too different are left out.
  public static func nearest(to id: String, among ids: [String], count: Int = 3) -> [String] {
    let typed = id.lowercased()
    let ranked = ids.enumerated().compactMap { index, id in
      let lowercased = id.lowercased()
      let distance = editDistance(Array(typed), Array(lowercased))
      return isNear(typed, to: lowercased, distance: distance)
        ? (distance: distance, index: index, id: id) : nil
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(max(count, 0)).map(\.id)
  }

  /// One wrong letter is accepted for this many letters of a typed id (our choice).
  private static let lettersForError = 3

  /// Whether an id is similar to the typed text: at most a third of its letters differ, both share
  /// a word, or the id contains the typed text.
  private static func isNear(_ typed: String, to id: String, distance: Int) -> Bool {
    guard !typed.isEmpty else { return true }
    let words = Set(typed.split(separator: "-")).intersection(id.split(separator: "-"))
    return distance <= max(typed.count / lettersForError, 1) || !words.isEmpty
      || (typed.count > 2 && id.contains(typed))
  }

  /// The number of characters to insert, delete or replace to turn `a` into `b` (Levenshtein).
  static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var previous = Array(0...b.count)
    for (row, character) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        let replaced = previous[column] + (character == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[b.count]
  }
}
