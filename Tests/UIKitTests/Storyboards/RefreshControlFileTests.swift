import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct RefreshControlFileTests {
  private static let scene = """
    <scene sceneID="list-scene"><objects>
    <tableViewController storyboardIdentifier="list" id="list" sceneMemberID="viewController">
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
    alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="44" id="table">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    </tableView>
    <refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" \
    contentMode="center" enabled="NO" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" id="refresh">
    <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
    <autoresizingMask key="autoresizingMask"/>
    <color key="tintColor" systemColor="systemGreenColor"/>
    <attributedString key="attributedTitle"><fragments><fragment content="Loading"/></fragments>\
    </attributedString>
    </refreshControl>
    </tableViewController>
    </objects></scene>
    """

  @Test func aTableControllersControlIsThatOfItsTable() throws {
    var found: UITableViewController?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(Self.scene)
      found = storyboard.instantiateViewController(identifier: "list") as? UITableViewController
      found?.loadViewIfNeeded()
    }
    #expect(warnings == [])
    let controller = try #require(found)
    let control = try #require(controller.tableView.refreshControl)
    #expect(control === controller.refreshControl && control.isEnabled)
    #expect(control.tintColor == .systemGreen && control.attributedTitle?.string == "Loading")
    #expect(control.frame.height < 100, "the file's size does not count")
  }
}
