import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

import UIKit

/// Attributes and elements that older versions of Interface Builder write.
@MainActor
struct OlderAttributeTests {
  private func page(
    _ view: String, inside: String = "", size: CGSize = CGSize(width: 390, height: 844)
  ) throws -> (page: UIViewController, warnings: [String]) {
    var page: UIViewController?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene("page", view: view, inside: inside), StoryboardText.scene("next"))
      let made = storyboard.instantiateViewController(withIdentifier: "page")
      made.loadViewIfNeeded()
      page = made
    }
    return (try #require(page), warnings)
  }

  @Test func theExtendedLayoutOfAControllerIsRead() throws {
    let text = StoryboardText.scene(
      "page", inside: #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#
    ).replacingOccurrences(
      of: "<viewController ",
      with: """
        <viewController automaticallyAdjustsScrollViewInsets="NO" \
        extendedLayoutIncludesOpaqueBars="YES"
        """ + " ")
    let storyboard = try StoryboardText.storyboard(text, StoryboardText.scene("plain"))
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    #expect(page.edgesForExtendedLayout == .bottom && page.extendedLayoutIncludesOpaqueBars)
    #expect(!page.automaticallyAdjustsScrollViewInsets)
    let plain = storyboard.instantiateViewController(withIdentifier: "plain")
    #expect(plain.edgesForExtendedLayout == .all && !plain.extendedLayoutIncludesOpaqueBars)
    #expect(plain.automaticallyAdjustsScrollViewInsets)
  }

  @Test(arguments: [
    ("alignBaselines", UIBaselineAdjustment.alignBaselines), ("alignCenters", .alignCenters),
    ("none", .none),
  ])
  func theBaselineAdjustmentOfALabelIsRead(name: String, value: UIBaselineAdjustment) throws {
    let (page, warnings) = try page(
      #"<subviews><label text="A" baselineAdjustment="\#(name)" tag="1" id="l"/></subviews>"#)
    #expect((page.view.viewWithTag(1) as? UILabel)?.baselineAdjustment == value)
    #expect(warnings == [])
  }

  @Test func whetherAViewIsClearedBeforeItDrawsIsRead() throws {
    let (page, warnings) = try page(
      """
      <subviews><view clearsContextBeforeDrawing="NO" tag="1" id="a"/><view tag="2" id="b"/>
      </subviews>
      """)
    #expect(page.view.viewWithTag(1)?.clearsContextBeforeDrawing == false)
    #expect(page.view.viewWithTag(2)?.clearsContextBeforeDrawing == true)
    #expect(warnings == [])
  }

  /// How Interface Builder checks the constraints of a view, which concerns it alone.
  @Test(arguments: ["off", "ignoreSizes"])
  func viewsWhoseConstraintsAreNotCheckedAreReadable(mode: String) throws {
    let (page, warnings) = try page(
      """
      <subviews><scrollView verifyAmbiguity="\(mode)" tag="1" id="s">
      <rect key="frame" x="1" y="2" width="30" height="40"/></scrollView></subviews>
      """)
    let frame = page.view.viewWithTag(1)?.frame
    #expect(frame == CGRect(x: 1, y: 2, width: 30, height: 40) && warnings == [])
  }

  @Test func emptyAnimationsAndAZoomWithoutLimitAreNotReported() throws {
    let (page, warnings) = try page(
      """
      <animations/><subviews><scrollView minimumZoomScale="0.0" maximumZoomScale="2" tag="1" id="s">
      <rect key="frame" x="1" y="2" width="30" height="40"/><animations/></scrollView></subviews>
      """)
    let scroll = page.view.viewWithTag(1) as? UIScrollView
    #expect(warnings == [] && scroll?.minimumZoomScale == 0 && scroll?.maximumZoomScale == 2)
  }

  /// The segues of a press with force are inside that of a tap, which is performed as ever.
  @Test func aSegueWithSeguesForPressesIsPerformed() throws {
    let (page, warnings) = try page(
      "",
      inside: """
        <connections><segue destination="next" kind="presentation" identifier="go" id="g">
        <segue key="commit" inheritsFrom="parent" id="g1"/>
        <segue key="preview" inheritsFrom="commit" id="g2"/></segue></connections>
        """)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    page.performSegue(withIdentifier: "go", sender: nil)
    simulator.settle()
    #expect(page.presentedViewController != nil && warnings == [])
  }

  @Test func framesMayBeDistancesFromTheEdgesOfTheSuperview() throws {
    func box(_ tag: Int, _ sides: String, _ inside: String = "") -> String {
      """
      <view tag="\(tag)" id="b\(tag)"><frame key="frameInset" \(sides)/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <subviews>\(inside)</subviews></view>
      """
    }
    // The view of the scene is 320 × 480.
    let inner = box(5, #"minX="5" maxX="6" minY="7" maxY="8""#)
    let (page, warnings) = try page(
      """
      <subviews>
      \(box(1, #"minX="16" minY="20" width="100" height="44""#))
      \(box(2, #"maxX="20" minY="30" width="50" maxY="40""#))
      \(box(3, #"width="60" height="70""#))
      \(box(4, #"minX="10" width="200" maxY="80" height="90""#, inner))
      </subviews>
      """)
    let frames = (1...5).map { page.view.viewWithTag($0)?.frame }
    #expect(
      frames == [
        CGRect(x: 16, y: 20, width: 100, height: 44),
        CGRect(x: 250, y: 30, width: 50, height: 410), CGRect(x: 0, y: 0, width: 60, height: 70),
        CGRect(x: 10, y: 310, width: 200, height: 90),
        CGRect(x: 5, y: 7, width: 189, height: 75),
      ])
    #expect(warnings == [])
  }
}
