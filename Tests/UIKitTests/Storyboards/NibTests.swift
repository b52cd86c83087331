import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

import UIKit

final class NibOwner: UIViewController {
  @Outlet var label: UILabel!
  private(set) var taps = 0

  override class var actions: [String: Selector] { ["tap": Selector(NibOwner.tap)] }
  private func tap() { taps += 1 }
}

@Suite(.serialized) @MainActor
struct NibTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="NibOwner" customModule="UIKitTests">
    <connections><outlet property="view" destination="v" id="o1"/>
    <outlet property="label" destination="l" id="o2"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v">
    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <subviews><label text="Nib" id="l"/>
    <button id="b"><connections><action selector="tap" destination="-1" \
    eventType="touchUpInside" id="a"/></connections></button></subviews>
    </view>
    </objects>
    </document>
    """

  @Test func itsObjectsAreMadeAndConnectedWithAnOwner() throws {
    let owner = NibOwner()
    let warnings = Diagnostics.collecting {
      let made = UINib(data: Data(Self.text.utf8), bundle: nil).instantiate(withOwner: owner)
      #expect(made.count == 1 && made.first as? UIView === owner.view)
    }
    #expect(warnings == [] && owner.label.text == "Nib" && owner.view.bounds.width == 200)
    (owner.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test func aControllerLoadsItsViewFromAFileOfAName() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.text.utf8).write(to: folder.appending(path: "Owner.xib"))
    UIStoryboard.searchFolders = [folder]
    defer { UIStoryboard.searchFolders = [] }
    let owner = NibOwner(nibName: "Owner", bundle: nil)
    owner.loadViewIfNeeded()
    #expect(owner.label?.text == "Nib" && owner.view.bounds.width == 200)
  }
}
