/// How a presented controller covers its presenter. The values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen. The presenter's view is removed from the window meanwhile.
  case fullScreen = 0
  /// A page of readable width in front of the dimmed presenter.
  case pageSheet = 1
  /// A smaller page in the middle of the dimmed presenter: 540 × 620 points where it fits.
  case formSheet = 2
  /// Covers the presenter's nearest ancestor that defines a presentation context. That controller's
  /// view is removed meanwhile.
  case currentContext = 3
  /// The transitioning delegate's presentation controller decides.
  case custom = 4
  /// Covers the screen. The presenter's view stays in the window, and is visible through
  /// transparent parts of the presented view.
  case overFullScreen = 5
  /// Like `currentContext`, but the view below stays in the window.
  case overCurrentContext = 6
  /// A bubble with an arrow that points at the source of the popover.
  case popover = 7
  /// Returned by a delegate that does not adapt a presentation.
  case none = -1
  /// The scene's default, ``UIWindowScene/automaticModalPresentationStyle``: a page sheet unless
  /// the program sets another one.
  case automatic = -2

  /// Whether the style covers a presentation context instead of the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The system's standard transition between the presenter and the presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom, and down again on dismissal.
  case coverVertical = 0
  /// The two views are the sides of a card that flips from right to left, and back on dismissal.
  case flipHorizontal = 1
  /// One view fades out while the other fades in.
  case crossDissolve = 2
  /// The presenter's page curls up and uncovers the presented view below it. Its upper part stays
  /// visible until it uncurls. The transition needs a full-screen style; other presentation styles
  /// cover vertically, with a warning.
  case partialCurl = 3
}
