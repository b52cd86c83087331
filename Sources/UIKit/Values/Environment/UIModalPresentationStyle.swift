/// How a presented controller covers its presenter. The values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed from the window meanwhile.
  case fullScreen = 0
  /// A page of readable width in front of the dimmed presenter.
  case pageSheet = 1
  /// A smaller page in the middle of the dimmed presenter: 540 × 620 points where it fits.
  case formSheet = 2
  /// Covers the nearest controller around the presenter that defines a presentation context, and
  /// removes that controller's view meanwhile.
  case currentContext = 3
  /// The transitioning delegate's presentation controller decides.
  case custom = 4
  /// Covers the screen; the presenter's view stays, and shows through transparent parts of the
  /// presented one.
  case overFullScreen = 5
  /// As `currentContext`, but the view below stays.
  case overCurrentContext = 6
  /// A bubble with an arrow that points at its source.
  case popover = 7
  /// Returned by a delegate that does not adapt a presentation.
  case none = -1
  /// The scene's own default, ``UIWindowScene/automaticModalPresentationStyle``: the page sheet
  /// unless it is set.
  case automatic = -2

  /// Whether it covers a presentation context instead of the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The system's own transition from one controller to the other.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and down again.
  case coverVertical = 0
  /// The two pages are the sides of a card that turns over, from right to left, and back again.
  case flipHorizontal = 1
  /// The one fades out while the other fades in.
  case crossDissolve = 2
  /// The presenter's page curls up and shows the presented view beneath; its upper part stays
  /// visible until it uncurls. Full screen only; other presentation styles cover vertically, with a
  /// warning.
  case partialCurl = 3
}
