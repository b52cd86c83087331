/// The pages that a page view controller shows together, as a value: one, or the two of an open
/// book. `Page` is what stands for a controller.
struct PageModel<Page: Hashable>: TransitionModel, Equatable {
  var pages: [Page] = []

  /// What is to be done to get from one value to another.
  struct Difference: Equatable {
    var arriving: [Page] = []
    var departing: [Page] = []
    /// Whether it can be seen as a turn: as many others take the place of all pages. A sheet has
    /// other pages on both sides, so none of them stays.
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
