public import CoreGraphics

/// The area in which a text view lays out its lines.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
  /// The padding at both ends of every line in points. The default is 5, as on iOS. A value that is
  /// negative or not finite is ignored with a warning.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard lineFragmentPadding.isFinite, lineFragmentPadding >= 0 else {
        Diagnostics.warn(
          "The padding of a line cannot be \(lineFragmentPadding) points; it is ignored.")
        lineFragmentPadding = oldValue
        return
      }
      if lineFragmentPadding != oldValue { didChange() }
    }
  }

  /// The maximum number of lines; 0 for any number.
  public var maximumNumberOfLines = 0 {
    didSet {
      guard maximumNumberOfLines >= 0 else {
        Diagnostics.warn("There cannot be \(maximumNumberOfLines) lines; it is ignored.")
        maximumNumberOfLines = oldValue
        return
      }
      if maximumNumberOfLines != oldValue { didChange() }
    }
  }

  /// The line break mode of the last line if the text has more lines. With `byWordWrapping`, the
  /// default, that of its paragraph is used.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// Called after every change. The text view that uses the container sets it.
  var didChange: () -> Void

  init(didChange: @escaping () -> Void) {
    self.didChange = didChange
    super.init()
  }
}
