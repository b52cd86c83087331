import CoreGraphics

/// The line above the row of buttons.
extension UINavigationBar {
  /// The height of a prompt in points: as on iOS, it makes a bar 30 points higher.
  private static let promptHeight: CGFloat = 30

  /// Returns the height of the line above the row, in points; 0 for an item without a prompt.
  func promptHeight(for item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil ? 0 : Self.promptHeight
  }

  /// The metrics that apply to the bar, the most specific one first.
  var metrics: [UIBarMetrics] {
    let isCompact = traitCollection.verticalSizeClass == .compact
    switch (isCompact, topItem?.prompt != nil) {
    case (false, false): return [.default]
    case (false, true): return [.defaultPrompt, .default]
    case (true, false): return [.compact, .default]
    case (true, true): return [.compactPrompt, .compact, .default]
    }
  }
}
