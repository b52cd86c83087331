public import Foundation

extension NSAttributedString {
  /// Makes an empty text. Called for an `NSMutableAttributedString`, it makes one to append to.
  ///
  /// Foundation on Linux has no initializer without arguments, and an extension cannot override the
  /// one of `NSObject`. The parameter is therefore there, and is left out in calls.
  public convenience init(_: Void = ()) { self.init(string: "") }
}
