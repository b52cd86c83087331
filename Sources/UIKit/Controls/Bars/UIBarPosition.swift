/// Where a bar is. The raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Not specified.
  case any = 0
  /// At the bottom of its superview: its line is above it.
  case bottom = 1
  /// At the top of its superview: its line is below it.
  case top = 2
  /// At the top of its superview and of the screen: its background reaches up to the top of the
  /// screen, behind the status bar.
  case topAttached = 3
}

/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar is that a program places itself. Every method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is; ``UIBarPosition/any``, the default, leaves it where bars of its kind are.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIBarPositioning {
  /// What a delegate says, or else where bars of the kind are.
  func position(
    by delegate: (any UIBarPositioningDelegate)?, otherwise usual: UIBarPosition
  ) -> UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? usual : position
  }
}
