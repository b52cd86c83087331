import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

import UIKit

final class MisusedPage: UIViewController {
  @Outlet var label: UILabel!
}

/// An error in a file is reported with its line, and does not crash.
@MainActor
struct StoryboardMisuseTests {
  /// The warnings while a page is instantiated and its view is loaded.
  private func warnings(_ scenes: String..., initial: String = "page") throws -> [String] {
    try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        scenes.joined(separator: "\n"), initial: initial)
      let simulator = Simulator(
        scale: 1, root: storyboard.instantiateInitialViewController() ?? UIViewController())
      simulator.settle()
    }
  }

  @Test func aClassThatIsNotThereIsItsBaseClass() throws {
    let warnings = try warnings(
      """
      <scene sceneID="s"><objects>
      <viewController id="page" customClass="Nobody" customModule="Demo" \
      sceneMemberID="viewController">
      <view key="view" id="v"><subviews>
      <label id="l" customClass="MisusedPage" customModule="UIKitTests"/></subviews></view>
      <connections><outlet property="a" destination="v" id="o"/></connections>
      </viewController></objects></scene>
      """)
    #expect(
      warnings == [
        "Test.storyboard:5: there is no class Demo.Nobody; UIViewController stands for it.",
        "Test.storyboard:7: UIKitTests.MisusedPage is no kind of UILabel, which stands for it.",
      ])
  }

  @Test func connectionsThatDoNotFitAreNamed() throws {
    let warnings = try warnings(
      StoryboardText.scene(
        "page", class: "MisusedPage",
        view: """
          <subviews><view id="plain">
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="mood" value="x"/>
          </userDefinedRuntimeAttributes></view>
          <button id="b"><connections>
          <action selector="gone:" destination="page" eventType="touchUpInside" id="a"/>
          </connections></button></subviews>
          """,
        inside: """
          <connections>
          <outlet property="label" destination="plain" id="o1"/>
          <outlet property="other" destination="plain" id="o2"/>
          </connections>
          """))
    #expect(
      warnings == [
        "Test.storyboard:18: the outlet \"label\" of MisusedPage is a UILabel, and no UIView.",
        "Test.storyboard:19: MisusedPage has no outlet \"other\".",
        "Test.storyboard:14: MisusedPage has no action \"gone:\" in its `actions`.",
        "Test.storyboard:11: UIView has no \"mood\" in its `inspectables`.",
      ])
  }

  @Test func controllersThatContainThemselvesEnd() throws {
    let embeds = StoryboardText.scene(
      "page",
      view: """
        <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><segue destination="page" kind="embed" id="e"/></connections>
        </containerView></subviews>
        """)
    let warnings = try warnings(embeds)
    #expect(
      warnings == [
        "Test.storyboard:10: the controller \"page\" would be in itself; it is left out."
      ])
    let stacks = try self.warnings(
      StoryboardText.container("navigationController", "page", [("rootViewController", "b")]),
      StoryboardText.container("tabBarController", "b", [("viewControllers", "page")]))
    #expect(
      stacks.first
        == "Test.storyboard:11: the controller \"page\" would be in itself; it is left out.")
  }

  @Test func missingThingsInAStoryboardAreReported() throws {
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(StoryboardText.scene("page"))
      #expect(storyboard.instantiateInitialViewController() == nil)
      #expect(storyboard.instantiateViewController(withIdentifier: "nobody").storyboard == nil)
      storyboard.instantiateViewController(withIdentifier: "page")
        .performSegue(withIdentifier: "none", sender: nil)
      #expect(UIStoryboard(name: "Missing", bundle: nil).identifiers == [])
    }
    #expect(
      warnings == [
        "Test.storyboard: the storyboard has no initial controller.",
        "Test.storyboard: no controller has the identifier \"nobody\".",
        "UIViewController has no segue with the identifier \"none\".",
        "Missing.storyboard: there is no such file in the resources",
      ])
  }

  @Test func aFileThatCannotBeReadIsATypedError() {
    let text = Data("<?xml version=\"1.0\"?>\n<document>\n<scenes></document>".utf8)
    #expect(throws: StoryboardError.self) { try UIStoryboard(data: text, file: "Bad.storyboard") }
  }
}
