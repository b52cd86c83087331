/// The position of a bar. The raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Not specified.
  case any = 0
  /// At the bottom of its superview. The bar's line is at its top.
  case bottom = 1
  /// At the top of its superview. The bar's line is at its bottom.
  case top = 2
  /// At the top of its superview and of the screen. The bar's background extends behind the status
  /// bar, to the top of the screen.
  case topAttached = 3
}

/// A bar that reports its position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Decides the position of a bar that a program places itself. Every method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar; ``UIBarPosition/any``, the default, for the default position of
  /// bars of its kind.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIBarPositioning {
  /// Returns the delegate's position, or else the default position of bars of the kind.
  func position(
    by delegate: (any UIBarPositioningDelegate)?, otherwise usual: UIBarPosition
  ) -> UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? usual : position
  }
}
