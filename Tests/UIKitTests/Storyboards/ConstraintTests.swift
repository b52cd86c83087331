import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

import UIKit

final class ConstrainedPage: UIViewController {
  @Outlet var box: UIView!
  @Outlet var width: NSLayoutConstraint!
}

/// A constraint that takes its constant from a runtime attribute.
final class AttributedConstraint: NSLayoutConstraint {
  @Outlet var box: UIView!
  var small: CGFloat = 0

  override class var inspectables: [String: Inspectable] {
    ["small": Inspectable(\AttributedConstraint.small)]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    if box != nil { constant = small }
  }
}

@MainActor
struct StoryboardConstraintTests {
  private func page(_ view: String, _ inside: String = "") throws -> ConstrainedPage {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "page", class: "ConstrainedPage", view: view,
        inside: """
          \(inside)
          <connections><outlet property="box" destination="box" id="o1"/>
          <outlet property="width" destination="w" id="o2"/></connections>
          """))
    return storyboard.instantiateViewController(identifier: "page")
  }

  private static let box = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="1" y="2" width="3" height="4"/>
    <constraints>
    <constraint firstAttribute="width" constant="100" identifier="wide" id="w">
    <variation key="widthClass=regular" constant="300"/></constraint>
    <constraint firstAttribute="width" secondItem="box" secondAttribute="height" \
    multiplier="2:1" id="ratio"/>
    </constraints>
    </view>
    """

  @Test func viewsArePlacedByTheSafeAreaAndBySizes() throws {
    let page = try page(
      """
      <subviews>\(Self.box)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="10" id="c1"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" \
      secondAttribute="trailing" constant="20" symbolic="YES" id="c2"/>
      </constraints>
      """)
    let stack = UINavigationController(rootViewController: page)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: stack)
    #expect(page.box.frame == CGRect(x: 270, y: 54, width: 100, height: 50))
    #expect(page.width.identifier == "wide" && page.width.isActive)
    simulator.resize(to: CGSize(width: 800, height: 600))
    simulator.settle()
    // Below the bar of a tablet, which is 6 points higher.
    #expect(page.box.frame == CGRect(x: 480, y: 60, width: 300, height: 150))
  }

  @Test func aConstraintHasAClassAndRuntimeAttributes() throws {
    var page: ConstrainedPage?
    let warnings = try Diagnostics.collecting {
      page = try self.page(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <constraints>
        <constraint firstAttribute="height" constant="50" id="h" \
        customClass="AttributedConstraint" customModule="UIKitTests">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="small"><real key="value" value="30"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="box" destination="box" id="o3"/></connections>
        </constraint>
        <constraint firstAttribute="width" constant="70" id="w">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="wide"/>
        </userDefinedRuntimeAttributes></constraint>
        </constraints></view></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="page-view" \
        secondAttribute="top" id="c1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="page-view" \
        secondAttribute="leading" id="c2"/>
        </constraints>
        """)
      page?.loadViewIfNeeded()
    }
    let made = try #require(page)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: made)
    simulator.settle()
    #expect(made.box.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(made.width.identifier == "wide")
    #expect(warnings == [])
  }

  /// Interface Builder gives a view that has no constraints `fixedFrame`, beside the attribute that
  /// would take its autoresizing mask from it.
  @Test func viewsWithAFixedFrameArePlacedByTheirFrameAndMask() throws {
    func fixed(_ tag: Int, _ frame: String, _ mask: String) -> String {
      """
      <view contentMode="scaleToFill" fixedFrame="YES" tag="\(tag)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="f\(tag)">
      <rect key="frame" \(frame)/>\(mask)</view>
      """
    }
    let page = try page(
      """
      <subviews>\(Self.box)
      \(fixed(1, #"x="12" y="34" width="56" height="78""#, ""))
      \(fixed(
        2, #"x="120" y="34" width="50" height="60""#,
        #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#))
      \(fixed(
        3, #"x="20" y="200" width="280" height="40""#,
        #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#))
      </subviews>
      <constraints><constraint firstItem="box" firstAttribute="top" secondItem="page-view" \
      secondAttribute="top" id="c1"/></constraints>
      """)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let frames = { (1...3).map { page.view.viewWithTag($0)?.frame } }
    // The file's view is 320 points wide, and the screen 70 more.
    let expected = [
      CGRect(x: 12, y: 34, width: 56, height: 78), CGRect(x: 120, y: 34, width: 50, height: 60),
      CGRect(x: 20, y: 200, width: 350, height: 40),
    ]
    #expect(frames() == expected)
    simulator.resize(to: CGSize(width: 500, height: 400))
    simulator.settle()
    #expect(Array(frames()[0...1]) == Array(expected[0...1]))
    #expect(frames()[2]?.width == 460)
  }

  /// The margins leave the 672 points of the readable width, in the middle, or the usual 8 points
  /// in a narrow window.
  @Test func marginsFollowTheReadableWidthWhereTheFileSaysSo() throws {
    let page = try page(
      """
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      layoutMarginsFollowReadableWidth="YES" id="reader">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="8" y="8" width="304" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="w"/></constraints>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="reader" \
      secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="reader" \
      secondAttribute="trailingMargin" id="c2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="reader" \
      secondAttribute="top" id="c3"/>
      </constraints>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="reader" firstAttribute="leading" secondItem="page-view" \
      secondAttribute="leading" id="c4"/>
      <constraint firstItem="reader" firstAttribute="trailing" secondItem="page-view" \
      secondAttribute="trailing" id="c5"/>
      <constraint firstItem="reader" firstAttribute="top" secondItem="page-view" \
      secondAttribute="top" id="c6"/>
      <constraint firstItem="reader" firstAttribute="bottom" secondItem="page-view" \
      secondAttribute="bottom" id="c7"/>
      </constraints>
      """)
    let simulator = Simulator(size: CGSize(width: 1000, height: 700), scale: 1, root: page)
    let widths: [(window: CGFloat, margin: CGFloat, box: CGFloat)] = [
      (1000, 164, 672), (500, 8, 484), (800, 64, 672),
    ]
    for (width, margin, room) in widths {
      simulator.resize(to: CGSize(width: width, height: 700))
      simulator.settle()
      #expect(page.box.frame.minX == margin && page.box.frame.width == room)
      let margins = try #require(page.box.superview).layoutMargins
      #expect(margins == UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin))
    }
  }

  @Test func olderFilesHaveGuidesOfTheController() throws {
    let page = try page(
      """
      <subviews>\(Self.box)</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="top" \
      secondAttribute="bottom" constant="5" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="page-view" \
      secondAttribute="leadingMargin" id="c2"/>
      </constraints>
      """,
      """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      """)
    let stack = UINavigationController(rootViewController: page)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: stack)
    simulator.settle()
    #expect(page.box.frame.minY == 49 && page.box.frame.minX == page.view.layoutMargins.left)
  }

  @Test func constraintsComeAndGoWithTheSizeClass() throws {
    let page = try page(
      """
      <subviews>\(Self.box)</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="page-view" \
      secondAttribute="top" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="page-view" \
      secondAttribute="leading" id="c2"/>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="page-view" \
      secondAttribute="centerX" id="c3"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="c2"/>\
      <include reference="c3"/></mask></variation>
      """)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    #expect(page.box.frame.minX == 0)
    let warnings = Diagnostics.collecting {
      simulator.resize(to: CGSize(width: 800, height: 600))
      simulator.settle()
      #expect(page.box.frame.midX == 400)
      simulator.resize(to: CGSize(width: 390, height: 844))
      simulator.settle()
    }
    #expect(page.box.frame.minX == 0 && warnings == [])
  }

  @Test func aStackViewArrangesItsSubviews() throws {
    let page = try page(
      """
      <subviews>
      <stackView axis="vertical" distribution="fillEqually" spacing="6" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      <label text="a" id="a"/>\(Self.box)</subviews></stackView>
      </subviews>
      <constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="page-view" \
      secondAttribute="top" id="c1"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="page-view" \
      secondAttribute="leading" id="c2"/>
      </constraints>
      """)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    simulator.settle()
    let stack = try #require(page.view.subviews.first as? UIStackView)
    #expect(
      stack.arrangedSubviews.count == 2 && stack.frame.size == CGSize(width: 100, height: 106))
    #expect(page.box.frame == CGRect(x: 0, y: 56, width: 100, height: 50))
  }
}
