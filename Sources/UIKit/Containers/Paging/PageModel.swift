/// The pages that a page view controller shows together, as a value: one, or the two of an open
/// book. `Page` represents a controller.
struct PageModel<Page: Hashable>: TransitionModel, Equatable {
  var pages: [Page] = []

  /// The steps from one value to another.
  struct Difference: Equatable {
    var arriving: [Page] = []
    var departing: [Page] = []
    /// Whether the change can be animated as a turn: all pages are replaced by the same number of
    /// other pages. No page may stay, because the two sides of a sheet show different pages.
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
