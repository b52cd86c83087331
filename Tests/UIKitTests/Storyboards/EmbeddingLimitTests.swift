import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct EmbeddingLimitTests {
  /// Ten levels whose controllers embed four of the next level ask for more than a million.
  private var scenes: [String] {
    (0...10).map { level in
      let containers = (0..<(level < 10 ? 4 : 0)).map { index in
        """
        <containerView id="v\(level)-\(index)" userLabel="Box \(level) \(index)">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <connections>
        <segue destination="c\(level + 1)" kind="embed" id="s\(level)-\(index)"/>
        </connections>
        </containerView>
        """
      }
      return StoryboardText.scene(
        "c\(level)", view: "<subviews>\(containers.joined())</subviews>")
    }
  }

  @Test func embeddingStopsWithOneWarningThatNamesTheElement() throws {
    let storyboard = try StoryboardText.storyboard(scenes, initial: "c0", file: "Bomb.storyboard")
    var count = 0
    let warnings = Diagnostics.collecting {
      var pending = [storyboard.instantiateInitialViewController()].compactMap { $0 }
      pending.first?.loadViewIfNeeded()
      while let controller = pending.popLast() {
        count += controller.children.count
        pending += controller.children
      }
    }
    #expect(count == 10_000)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Bomb.storyboard:") == true)
    #expect(warnings.first?.contains("\"Box ") == true)
  }
}
