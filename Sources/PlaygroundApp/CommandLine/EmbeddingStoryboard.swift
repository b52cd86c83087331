/// A storyboard whose scenes form levels: the controller of each scene embeds four of the next
/// level.
///
/// The file is small, but each level multiplies the number of controllers by four.
struct EmbeddingStoryboard {
  /// The number of controllers that a controller embeds.
  static let width = 4

  private let levels: Int
  /// The number of containers in the outermost controller, so that the total is near the requested
  /// number.
  private let first: Int

  /// - Parameter controllers: the approximate number of controllers that the initial controller
  ///   embeds.
  init(controllers: Int) {
    var (levels, below) = (1, 1)
    while below * Self.width + 1 <= controllers / Self.width {
      below = below * Self.width + 1
      levels += 1
    }
    (self.levels, first) = (levels, max(controllers / below, 1))
  }

  var text: String {
    let scenes = (0...levels).map(scene).joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="NO" initialViewController="c0">
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
  }

  private func scene(_ level: Int) -> String {
    let count = level == 0 ? first : level < levels ? Self.width : 0
    let containers = (0..<count).map { index in
      """
      <containerView opaque="NO" contentMode="scaleToFill" id="v\(level)-\(index)">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <connections>
      <segue destination="c\(level + 1)" kind="embed" id="s\(level)-\(index)"/>
      </connections>
      </containerView>
      """
    }
    return """
      <scene sceneID="scene\(level)"><objects>
      <viewController id="c\(level)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v\(level)">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <subviews>\(containers.joined(separator: "\n"))</subviews>
      </view>
      </viewController>
      </objects></scene>
      """
  }
}
