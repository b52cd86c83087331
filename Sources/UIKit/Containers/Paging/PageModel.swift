/// The pages that a page view controller shows together, as a value: one, or the two of an open
/// book. `Page` represents a controller.
struct PageModel<Page: Hashable>: TransitionModel, Equatable {
  var pages: [Page] = []

  /// The steps from one value to another.
  struct Difference: Equatable {
    var arriving: [Page] = []
    var departing: [Page] = []
    /// Whether it can be animated as a turn: all pages are replaced by as many others. A sheet has
    /// other pages on both sides, so no page may stay.
    var isTurn = false
  }

  func difference(from former: PageModel) -> Difference {
    let arriving = pages.filter { !former.pages.contains($0) }
    return Difference(
      arriving: arriving, departing: former.pages.filter { !pages.contains($0) },
      isTurn: !pages.isEmpty && arriving.count == pages.count
        && former.pages.count == pages.count)
  }
}
