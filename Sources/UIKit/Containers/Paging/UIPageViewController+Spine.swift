import CoreGraphics

/// The changes that the delegate requests while it is asked for the spine location.
struct SpineRequest {
  /// The pages that it sets; nil if it sets none.
  var pages: [UIViewController]?
  var completion: ((Bool) -> Void)?
}

/// A book whose spine is elsewhere when the interface turns.
extension UIPageViewController {
  /// Asks the delegate for the spine if a view of this size, in points, lies the other way than it
  /// does now.
  func askForSpine(in size: CGSize) {
    guard transitionStyle == .pageCurl, spineRequest == nil, let delegate,
      let current = viewIfLoaded?.bounds.size,
      (size.width > size.height) != (current.width > current.height)
    else { return }
    spineRequest = SpineRequest()
    let orientation: UIInterfaceOrientation =
      size.width > size.height ? .landscapeRight : .portrait
    let name = "pageViewController(_:spineLocationFor:)"
    let spine = TransitionTrace.call(delegate, name, [self, orientation]) {
      delegate.pageViewController(self, spineLocationFor: orientation)
    }
    let request = spineRequest
    spineRequest = nil
    guard spine != .none else {
      return Diagnostics.warn(
        "The spine of pages that curl cannot be nowhere; it stays where it is.")
    }
    bind(at: spine, request)
  }

  private func bind(at spine: SpineLocation, _ request: SpineRequest?) {
    guard spine != spineLocation || request?.pages != nil else { return }
    turner.completeOffscreen()
    let former = spineLocation
    let wished = request?.pages ?? pages(boundAt: spine)
    spineLocation = spine
    guard !wished.isEmpty, let (pages, _) = pages(in: wished) else {
      if !shownPages.isEmpty { spineLocation = former }
      request?.completion?(false)
      return
    }
    turner.turn(
      PageTurn(
        pages: pages, isForward: true, isAnimated: false,
        completion: { request?.completion?($0) }))
    turner.layOut()
  }

  /// The pages to show with a spine location: one, or two if the spine is in the middle.
  private func pages(boundAt spine: SpineLocation) -> [UIViewController] {
    guard let first = shownPages.first else { return [] }
    guard spine == .mid else { return [first] }
    if shownPages.count == 2 { return shownPages }
    if let next = neighbour(after: true) { return [first, next] }
    return (neighbour(after: false).map { [$0] } ?? []) + [first]
  }
}
