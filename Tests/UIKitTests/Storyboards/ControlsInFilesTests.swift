import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

import UIKit

final class ControlsPage: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  @Outlet var segments: UISegmentedControl!
  @Outlet var toggle: UISwitch!
  @Outlet var stepper: UIStepper!
  @Outlet var progress: UIProgressView!
  @Outlet var indicator: UIActivityIndicatorView!
  @Outlet var field: UITextField!
  @Outlet var notes: UITextView!
  var calls: [String] = []

  override class var actions: [String: Selector] { ["changed:": Selector(ControlsPage.changed)] }
  func changed(_ sender: UIControl) { calls.append("\(type(of: sender))") }
}

@MainActor
struct ControlsInFilesTests {
  private static let view = """
    <subviews>
    <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
    contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" \
    id="segments"><rect key="frame" x="20" y="20" width="204" height="32"/>
    <segments><segment title="First"/><segment title="Second" enabled="NO"/>\
    <segment title="" image="none" width="40"/></segments>
    <color key="selectedSegmentTintColor" systemColor="systemYellowColor"/>
    <connections><action selector="changed:" destination="page" eventType="valueChanged" id="a1"/>\
    </connections></segmentedControl>
    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="toggle">
    <rect key="frame" x="20" y="70" width="51" height="31"/>
    <color key="onTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    <connections><action selector="changed:" destination="page" eventType="valueChanged" id="a2"/>\
    <segue destination="other" kind="show" id="s1"/></connections></switch>
    <stepper opaque="NO" value="3" minimumValue="1" maximumValue="5" stepValue="2" wraps="YES" \
    id="stepper"><rect key="frame" x="20" y="110" width="94" height="32"/></stepper>
    <progressView opaque="NO" progress="0.5" progressViewStyle="bar" id="progress">
    <rect key="frame" x="20" y="150" width="150" height="2"/>
    <color key="progressTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="displayP3"/></progressView>
    <activityIndicatorView opaque="NO" animating="YES" style="large" id="indicator">
    <rect key="frame" x="20" y="160" width="37" height="37"/></activityIndicatorView>
    <textField opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="center" \
    text="old" borderStyle="roundedRect" placeholder="Name" textAlignment="center" \
    minimumFontSize="17" clearButtonMode="whileEditing" id="field">
    <rect key="frame" x="20" y="210" width="200" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="URL" \
    returnKeyType="done" secureTextEntry="YES"/>
    <connections><outlet property="delegate" destination="page" id="d1"/>
    <action selector="changed:" destination="page" eventType="editingChanged" id="a3"/>\
    </connections></textField>
    <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
    editable="NO" textAlignment="natural" id="notes">
    <rect key="frame" x="20" y="260" width="200" height="100"/>
    <string key="text">Two
    lines</string>
    <fontDescription key="fontDescription" type="system" pointSize="20"/>
    <connections><outlet property="delegate" destination="page" id="d2"/></connections></textView>
    </subviews>
    """

  @Test func segmentsKeepTheBackgroundOfTheFile() throws {
    let view = """
      <subviews><segmentedControl opaque="NO" id="segments">
      <rect key="frame" x="20" y="20" width="204" height="32"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <segments><segment title="First"/></segments></segmentedControl></subviews>
      """
    let storyboard = try StoryboardText.storyboard(StoryboardText.scene("a", view: view))
    let page: UIViewController = storyboard.instantiateViewController(identifier: "a")
    let segments = try #require(page.view.subviews.first as? UISegmentedControl)
    #expect(segments.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UISegmentedControl().backgroundColor == .tertiarySystemFill)
  }

  /// As the CSS Color Module converts `color(display-p3 1 0 0)`.
  @Test func wideColoursAreConverted() throws {
    let (page, warnings) = try page()
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    page.progress.progressTintColor?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 1.093) < 2e-4 && abs(green + 0.2267) < 2e-4 && abs(blue + 0.1501) < 2e-4)
    #expect(warnings == [])
  }

  private func page() throws -> (ControlsPage, [String]) {
    let outlets = ["segments", "toggle", "stepper", "progress", "indicator", "field", "notes"]
      .map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o-\($0)\"/>" }.joined()
    var page: ControlsPage?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene(
          "page", class: "ControlsPage", view: Self.view,
          inside: "<connections>\(outlets)</connections>"),
        StoryboardText.scene("other"))
      page = storyboard.instantiateViewController(identifier: "page") as? ControlsPage
      page?.loadViewIfNeeded()
    }
    // The picture that is missing is warned about once in a process.
    return (try #require(page), warnings.filter { !$0.contains("\"none\"") })
  }

  @Test func theyAreAsTheFileSays() throws {
    let (page, warnings) = try page()
    #expect(warnings == [])
    #expect(page.segments.numberOfSegments == 3 && page.segments.selectedSegmentIndex == 1)
    #expect(page.segments.titleForSegment(at: 0) == "First")
    #expect(!page.segments.isEnabledForSegment(at: 1))
    #expect(page.segments.widthForSegment(at: 2) == 40)
    #expect(page.segments.selectedSegmentTintColor == .systemYellow)
    #expect(page.toggle.isOn && page.toggle.onTintColor != nil)
    #expect(page.stepper.value == 3 && page.stepper.stepValue == 2 && page.stepper.wraps)
    #expect(page.progress.progress == 0.5 && page.progress.progressViewStyle == .bar)
    #expect(page.indicator.isAnimating && page.indicator.style == .large)
    let field = page.field!
    #expect(field.text == "old" && field.placeholder == "Name" && field.textAlignment == .center)
    #expect(field.borderStyle == .roundedRect && field.font?.pointSize == 14)
    #expect(field.clearButtonMode == .whileEditing && field.delegate === page)
    #expect(field.autocapitalizationType == .words && field.keyboardType == .URL)
    #expect(field.returnKeyType == .done && field.isSecureTextEntry)
    #expect(page.notes.text == "Two\nlines" && !page.notes.isEditable)
    #expect(page.notes.font?.pointSize == 20 && page.notes.delegate === page)
  }

  @Test func theyCallActionsAndPerformSegues() throws {
    let (page, _) = try page()
    page.indicator.stopAnimating()
    let stack = UINavigationController(rootViewController: page)
    stack.isNavigationBarHidden = true
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
    simulator.advance(by: 0.1)
    simulator.tap(at: CGPoint(x: 40, y: 36))
    simulator.tap(at: CGPoint(x: 120, y: 227))
    simulator.type("x")
    #expect(page.calls == ["UISegmentedControl", "UITextField"])
    // It is secure: the first change replaces what was there.
    #expect(page.field.text == "x")
    simulator.tap(at: CGPoint(x: 40, y: 85))
    simulator.advance(by: 1)
    #expect(page.calls.last == "UISwitch" && stack.viewControllers.count == 2)
    #expect(!page.field.isEditing)
  }
}
