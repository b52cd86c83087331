import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

import UIKit

class NibOwner: UIViewController {
  @Outlet var label: UILabel!
  private(set) var taps = 0

  override class var actions: [String: Selector] { ["tap": Selector(NibOwner.tap)] }
  private func tap() { taps += 1 }
}

class PierViewController: NibOwner {}

@MainActor
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

  @Test func aViewOfAFileCanBeMovedThatOnlyAWeakReferenceKnows() throws {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let (owner, other) = (NibOwner(), UIView())
    UINib(data: Data(Self.text.utf8), bundle: nil).instantiate(withOwner: owner)
    weak let moved: UIView? = owner.label
    weak let removed = owner.view.subviews.last
    owner.label = nil
    moved?.removeFromSuperview()
    removed?.removeFromSuperview()
    let view = try #require(moved)
    other.addSubview(view)
    #expect(removed != nil && owner.view.subviews.isEmpty)
    simulator.tap(at: CGPoint(x: 10, y: 10))
    #expect(moved?.superview === other && removed == nil)
  }

  /// Calls `body` while files with these names, whose label has a text, are searched for.
  private func withFiles(_ files: [String: String], _ body: () throws -> Void) throws {
    let contents = files.mapValues {
      Data(Self.text.replacingOccurrences(of: "text=\"Nib\"", with: "text=\"\($0)\"").utf8)
    }
    try withTemporaryFolder(contents) { folder in
      UIStoryboard.searchFolders = [folder]
      defer { UIStoryboard.searchFolders = [] }
      try body()
    }
  }

  @Test func aControllerLoadsItsViewFromAFileOfAName() throws {
    try withFiles(["Owner.xib": "Nib"]) {
      let owner = NibOwner(nibName: "Owner", bundle: nil)
      owner.loadViewIfNeeded()
      #expect(owner.label?.text == "Nib" && owner.view.bounds.width == 200)
    }
  }

  @Test func aControllerWithoutANameLoadsTheFileNamedAfterItsClass() throws {
    try withFiles(["NibOwner.xib": "class"]) {
      let owner = NibOwner()
      owner.loadViewIfNeeded()
      #expect(owner.label?.text == "class" && owner.view.bounds.width == 200)
    }
    try withFiles(["PierViewController.xib": "whole", "NibOwner.xib": "superclass"]) {
      let pier = PierViewController(nibName: nil, bundle: nil)
      pier.loadViewIfNeeded()
      #expect(pier.label?.text == "whole")
    }
    try withFiles(["PierViewController.xib": "whole", "PierView.xib": "short"]) {
      let pier = PierViewController()
      pier.loadViewIfNeeded()
      #expect(pier.label?.text == "short")
    }
  }

  /// A name that ends with `~ipad` or `~iphone` is for that kind of device.
  @Test(arguments: [
    (CGSize(width: 390, height: 844), "phone"), (CGSize(width: 834, height: 1112), "tablet"),
  ])
  func aFileForTheDeviceComesFirst(size: CGSize, text: String) throws {
    let simulator = Simulator(size: size, scale: 1, root: UIViewController())
    try withFiles(["Owner.xib": "phone", "Owner~ipad.xib": "tablet"]) {
      simulator.stage.scene.enter {
        let owner = NibOwner(nibName: "Owner", bundle: nil)
        owner.loadViewIfNeeded()
        #expect(owner.label?.text == text)
      }
    }
    try withFiles(["NibOwner~iphone.xib": "phone", "NibOwner~ipad.xib": "tablet"]) {
      simulator.stage.scene.enter {
        let owner = NibOwner()
        owner.loadViewIfNeeded()
        #expect(owner.label?.text == text, "there is no file for all devices")
      }
    }
  }

  @Test func aFileNamedAfterAnotherClassIsNotLoaded() throws {
    try withFiles(["NibOwner.xib": "superclass", "Pier.xib": "shorter"]) {
      let pier = PierViewController()
      pier.loadViewIfNeeded()
      #expect(pier.label == nil && pier.isViewLoaded)
    }
  }

  @Test func aSceneWithoutAViewLoadsTheFileNamedAfterItsClass() throws {
    try withFiles(["PierView.xib": "beside"]) {
      let storyboard = try StoryboardText.storyboard(
        """
        <scene sceneID="s"><objects><viewController storyboardIdentifier="pier" id="p" \
        customClass="PierViewController" customModule="UIKitTests" sceneMemberID="viewController"/>
        </objects></scene>
        """)
      let pier: PierViewController = storyboard.instantiateViewController(identifier: "pier")
      pier.loadViewIfNeeded()
      #expect(pier.label?.text == "beside")
    }
  }

  @Test func aFileWhoseOwnerHasNoViewIsReported() throws {
    let text = Self.text.replacingOccurrences(
      of: "<outlet property=\"view\" destination=\"v\" id=\"o1\"/>", with: "")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "NibOwner.xib"))
    UIStoryboard.searchFolders = [folder]
    defer { UIStoryboard.searchFolders = [] }
    let owner = NibOwner()
    let warnings = Diagnostics.collecting { owner.loadViewIfNeeded() }
    #expect(
      warnings == [
        "NibOwner.xib was loaded for NibOwner, but its owner's outlet \"view\" is not connected."
      ])
  }
}
