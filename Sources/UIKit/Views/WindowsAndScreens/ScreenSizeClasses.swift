import CoreGraphics

/// The size classes of a screen and the idiom of its device, which only depend on the screen's
/// size.
///
/// The rule reproduces Apple's table of devices. An iPad is regular along both axes, and the height
/// of an iPhone is regular in portrait. In landscape the width is only regular on the large iPhones
/// (those named Plus and Max, XR, 11).
struct ScreenSizeClasses: Equatable {
  let horizontal, vertical: UIUserInterfaceSizeClass
  let idiom: UIUserInterfaceIdiom

  /// The least side of an iPad's screen, in points. The smallest iPad has 744.
  private static let leastSideOfTablet: CGFloat = 600
  /// The least height in points of a large iPhone in landscape, which is that of the iPhone 6 Plus.
  private static let leastHeightOfLargePhone: CGFloat = 414

  /// - Parameter size: the size of the screen, in points.
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
