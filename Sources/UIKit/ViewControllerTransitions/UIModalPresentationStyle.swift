/// How a presented controller covers its presenter. The values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is taken out of the window meanwhile.
  case fullScreen = 0
  /// The transitioning delegate decides; the presenter's view stays.
  case custom = 4
  /// Covers the screen; the presenter's view stays, and shows where the presented one is see-through.
  case overFullScreen = 5
  /// The app's own default: full screen.
  case automatic = -2

  /// Whether the presenter's view leaves the window while the presented one covers it.
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .automatic: true
    case .custom, .overFullScreen: false
    }
  }
}

/// The system's own way from one controller to the other.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and down again.
  case coverVertical = 0
  /// The two pages are the sides of a card that turns over, from right to left, and back again.
  case flipHorizontal = 1
  /// The one fades out while the other fades in.
  case crossDissolve = 2
  /// The presenter's page curls up and shows the presented view beneath; its upper part stays in sight
  /// until it uncurls. Full screen only; other presentation styles cover vertically, with a warning.
  case partialCurl = 3
}
