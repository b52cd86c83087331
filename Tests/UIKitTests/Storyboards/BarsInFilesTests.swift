import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// The looks of bars and of their items in files.
@MainActor
struct BarsInFilesTests {
  private static let red = """
    red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"
    """
  private static let image = #"image="circle.fill" catalog="system""#

  private func bar<Bar: UIView>(
    _ element: String, _ type: Bar.Type
  ) throws -> (bar: Bar, warnings: [String]) {
    var found: UIView?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene("page", view: "<subviews>\(element)</subviews>"))
      found = storyboard.instantiateViewController(withIdentifier: "page").view?.subviews.first
    }
    return (try #require(found as? Bar), warnings)
  }

  @Test(arguments: ["black", "blackOpaque", "blackTranslucent"])
  func barsCanBeBlack(style: String) throws {
    let navigation = try bar(#"<navigationBar barStyle="\#(style)" id="b"/>"#, UINavigationBar.self)
    let tools = try bar(#"<toolbar barStyle="\#(style)" id="b"/>"#, UIToolbar.self)
    let tabs = try bar(#"<tabBar barStyle="\#(style)" id="b"/>"#, UITabBar.self)
    let search = try bar(#"<searchBar barStyle="\#(style)" id="b"/>"#, UISearchBar.self)
    #expect(navigation.bar.barStyle == .black && tools.bar.barStyle == .black)
    #expect(tabs.bar.barStyle == .black && search.bar.barStyle == .black)
    #expect(navigation.warnings + tools.warnings + tabs.warnings + search.warnings == [])
  }

  @Test func titlesHaveAColourAndAShadow() throws {
    let (bar, warnings) = try bar(
      """
      <navigationBar id="b"><textAttributes key="titleTextAttributes">
      <fontDescription key="fontDescription" type="system" pointSize="23"/>
      <color key="textColor" \(Self.red)/><color key="textShadowColor" \(Self.red)/>
      <offsetWrapper key="textShadowOffset" horizontal="2" vertical="3"/></textAttributes>
      </navigationBar>
      """, UINavigationBar.self)
    let values = try #require(bar.titleTextAttributes)
    #expect((values[.font] as? UIFont)?.pointSize == 23)
    #expect((values[.foregroundColor] as? UIColor)?.rgba == RGBA(red: 1, green: 0, blue: 0))
    let shadow = try #require(values[.shadow] as? NSShadow)
    #expect(shadow.shadowOffset == CGSize(width: 2, height: 3))
    #expect((shadow.shadowColor as? UIColor)?.rgba == RGBA(red: 1, green: 0, blue: 0))
    #expect(warnings == [], "the elements are known")
  }

  @Test func aNavigationBarHasTheAppearancesOfTheFile() throws {
    let (bar, warnings) = try bar(
      """
      <navigationBar id="b"><navigationBarAppearance key="standardAppearance" \
      backgroundEffect="dark"><color key="backgroundColor" \(Self.red)/>
      <textAttributes key="titleTextAttributes"><color key="textColor" \(Self.red)/>
      </textAttributes></navigationBarAppearance>
      <navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar>
      """, UINavigationBar.self)
    let standard = bar.standardAppearance
    #expect(standard.backgroundColor?.rgba == RGBA(red: 1, green: 0, blue: 0))
    #expect(standard.backgroundEffect == UIBlurEffect(style: .dark))
    #expect(
      (standard.titleTextAttributes[.foregroundColor] as? UIColor)?.rgba
        == RGBA(red: 1, green: 0, blue: 0))
    #expect(bar.scrollEdgeAppearance == UINavigationBarAppearance())
    #expect(bar.compactAppearance == nil)
    #expect(warnings == [])
  }

  @Test func aTabBarHasTheAppearancesAndTheDistributionOfTheFile() throws {
    let (bar, warnings) = try bar(
      """
      <tabBar itemPositioning="centered" itemWidth="60" itemSpacing="9" id="b">
      <tabBarAppearance key="standardAppearance" backgroundEffect="regular">
      <color key="backgroundColor" \(Self.red)/></tabBarAppearance>
      <tabBarAppearance key="scrollEdgeAppearance"/></tabBar>
      """, UITabBar.self)
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 60 && bar.itemSpacing == 9)
    #expect(bar.standardAppearance.backgroundColor?.rgba == RGBA(red: 1, green: 0, blue: 0))
    #expect(bar.standardAppearance.backgroundEffect == UIBlurEffect(style: .regular))
    #expect(bar.scrollEdgeAppearance == UITabBarAppearance())
    #expect(warnings == [])
  }

  /// Tabs without titles have their images moved down by equal and opposite insets.
  @Test func itemsHaveTheInsetsOfTheirImages() throws {
    let (bar, warnings) = try bar(
      """
      <tabBar id="b"><items><tabBarItem \(Self.image) landscapeImage="circle.fill" id="t">
      <inset key="imageInsets" minX="0.0" minY="6" maxX="0.0" maxY="-6"/></tabBarItem></items>
      </tabBar>
      """, UITabBar.self)
    let item = try #require(bar.items?.first)
    #expect(item.imageInsets == UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0))
    #expect(item.landscapeImagePhone != nil)
    #expect(warnings == [])
  }

  @Test func aSearchBarHasTheImageBehindItsScopes() throws {
    let (bar, warnings) = try bar(
      """
      <searchBar id="b"><imageReference key="scopeBarBackgroundImage" image="circle.fill" \
      catalog="system"/></searchBar>
      """, UISearchBar.self)
    #expect(bar.scopeBarBackgroundImage != nil && bar.backgroundImage == nil)
    #expect(warnings == [])
  }

  /// Interface Builder also writes toolbars that are hidden.
  @Test(arguments: [("", true), (#"toolbarHidden="NO""#, false), (#"toolbarHidden="YES""#, true)])
  func aToolbarIsVisibleIfTheFileSaysSo(attributes: String, isHidden: Bool) throws {
    let storyboard = try StoryboardText.storyboard(
      """
      <scene sceneID="s"><objects>
      <navigationController storyboardIdentifier="stack" id="n" \(attributes) \
      sceneMemberID="viewController">
      <toolbar key="toolbar" barStyle="black" opaque="NO" id="t"/>
      </navigationController>
      </objects></scene>
      """)
    let controller = storyboard.instantiateViewController(withIdentifier: "stack")
    let stack = try #require(controller as? UINavigationController)
    #expect(stack.isToolbarHidden == isHidden)
    #expect(stack.toolbar.barStyle == .black, "the bar is that of the file")
  }
}
