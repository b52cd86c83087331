import CoreGraphics

/// The line above the row of buttons.
extension UINavigationBar {
  /// In points: bars are 30 points higher with a prompt, as on iOS.
  private static let promptHeight: CGFloat = 30

  /// The height of the line above the row, in points; 0 for an item without a prompt.
  func promptHeight(for item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil ? 0 : Self.promptHeight
  }

  /// The kinds of bar that it is, the most special one first.
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
