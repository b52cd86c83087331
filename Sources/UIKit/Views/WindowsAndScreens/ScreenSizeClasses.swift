import CoreGraphics

/// The size classes of a screen, and the idiom of the device that has it, by its size alone.
///
/// The rule gives what Apple's table of devices has for each of them: an iPad is regular in both
/// directions, and an iPhone in its height in portrait. In landscape only the large iPhones (those
/// named Plus and Max, XR, 11) are regular in their width.
struct ScreenSizeClasses: Equatable {
  let horizontal, vertical: UIUserInterfaceSizeClass
  let idiom: UIUserInterfaceIdiom

  /// The least side of an iPad's screen, in points. That of the smallest iPad has 744.
  private static let leastSideOfTablet: CGFloat = 600
  /// The least height of a large iPhone in landscape, in points: that of the iPhone 6 Plus.
  private static let leastHeightOfLargePhone: CGFloat = 414

  /// - Parameter size: of the screen, in points.
  init(of size: CGSize) {
    let isWide = size.width >= Self.leastSideOfTablet
    guard !isWide || size.height < Self.leastSideOfTablet else {
      (horizontal, vertical, idiom) = (.regular, .regular, .pad)
      return
    }
    idiom = .phone
    let isLandscape = size.width > size.height
    vertical = isLandscape ? .compact : .regular
    horizontal =
      isLandscape && isWide && size.height >= Self.leastHeightOfLargePhone ? .regular : .compact
  }
}
