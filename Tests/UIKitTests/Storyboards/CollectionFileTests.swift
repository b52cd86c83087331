import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct CollectionFileTests {
  /// A grid whose items perform a segue.
  private static let grid =
    """
    <scene sceneID="grid-scene"><objects>
    <collectionViewController storyboardIdentifier="grid" id="grid" \
    customClass="SegueGridPage" customModule="UIKitTests" sceneMemberID="viewController">
    <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" id="grid-view">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8" \
    minimumInteritemSpacing="6" id="grid-layout">
    <size key="itemSize" width="90" height="50"/>
    <size key="headerReferenceSize" width="50" height="30"/>
    <size key="footerReferenceSize" width="0.0" height="0.0"/>
    <inset key="sectionInset" minX="8" minY="4" maxX="8" maxY="4"/>
    </collectionViewFlowLayout>
    <cells>
    <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" reuseIdentifier="item" id="item" customClass="SegueGridCell" \
    customModule="UIKitTests">
    <rect key="frame" x="8" y="34" width="90" height="50"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center">
    <rect key="frame" x="0.0" y="0.0" width="90" height="50"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label" \
    translatesAutoresizingMaskIntoConstraints="NO" id="caption">
    <rect key="frame" x="0.0" y="0.0" width="90" height="50"/></label>
    </subviews>
    </view>
    <constraints>
    <constraint firstItem="caption" firstAttribute="top" secondItem="item" \
    secondAttribute="top" constant="10" id="c1"/>
    <constraint firstItem="caption" firstAttribute="leading" secondItem="item" \
    secondAttribute="leading" constant="5" id="c2"/>
    <constraint firstAttribute="trailing" secondItem="caption" \
    secondAttribute="trailing" constant="5" id="c3"/>
    <constraint firstAttribute="bottom" secondItem="caption" \
    secondAttribute="bottom" constant="10" id="c4"/>
    </constraints>
    <connections>
    <outlet property="caption" destination="caption" id="o1"/>
    <segue destination="b" kind="show" identifier="item" id="s1"/>
    </connections>
    </collectionViewCell>
    </cells>
    <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" \
    contentMode="center" reuseIdentifier="head" id="head">
    <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
    </collectionReusableView>
    <connections>
    <outlet property="dataSource" destination="grid" id="o2"/>
    <outlet property="delegate" destination="grid" id="o3"/>
    </connections>
    </collectionView>
    </collectionViewController>
    </objects></scene>
    """

  private func storyboard() throws -> UIStoryboard {
    try StoryboardText.storyboard(Self.grid, StoryboardText.scene("b", class: "SegueB"))
  }

  @Test func aGridInAFileMayHaveNoPrototypes() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <collectionView contentMode="scaleToFill" dataMode="none" id="v">
      <collectionViewFlowLayout key="collectionViewLayout" id="layout"/>
      </collectionView>
      </objects></document>
      """
    var made: [Any] = []
    let warnings = Diagnostics.collecting {
      made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }
    #expect(warnings == [] && made.first is UICollectionView)
  }

  @Test func itemsAreMadeOfThePrototypeAndPerformItsSegue() throws {
    let warnings = try Diagnostics.collecting {
      let page: SegueGridPage = try storyboard().instantiateViewController(identifier: "grid")
      let simulator = Simulator(
        size: CGSize(width: 320, height: 480), scale: 1, root: page)
      simulator.settle()
      let cell = try #require(
        page.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? SegueGridCell)
      #expect(cell.frame == CGRect(x: 115, y: 34, width: 90, height: 50))
      #expect(cell.caption?.text == "Item 1")
      #expect(cell.caption?.frame == CGRect(x: 5, y: 10, width: 80, height: 30))
      #expect(
        page.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 0))?.reuseIdentifier == "head")
      let calls = SegueLog.during {
        simulator.tap(at: CGPoint(x: 160, y: 60))
        simulator.settle()
      }
      let own = calls.filter { $0.hasPrefix("GridPage") }.map { $0.dropFirst(9) }
      #expect(
        own.prefix(6) == [
          "collectionView", "collectionView", "collectionView", "collectionView",
          "shouldPerformSegue", "prepare",
        ])
      #expect(page.selections == ["prepared 1", "did 1"])
      #expect(page.presentedViewController is SegueB)
    }
    #expect(warnings.isEmpty)
  }
}

final class SegueGridPage: UICollectionViewController {
  private(set) var selections: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 7 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? SegueGridCell)?.caption?.text = "Item \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UICollectionViewCell).flatMap(collectionView.indexPath)
    selections.append("prepared \(path?.item ?? -1)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selections.append("did \(indexPath.item)") }
}

final class SegueGridCell: UICollectionViewCell {
  @Outlet var caption: UILabel!
}
