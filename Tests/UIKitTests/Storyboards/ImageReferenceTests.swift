import CoreGraphics
import Foundation
import Testing

import UIKit

/// Images that are elements, with a scale or a rendering mode, as Xcode 12 and later write them.
@MainActor
struct ImageReferenceTests {
  private func page(
    _ view: String, inside: String = ""
  ) throws -> (page: UIViewController, warnings: [String]) {
    var page: UIViewController?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene("page", view: view, inside: inside))
      page = storyboard.instantiateViewController(withIdentifier: "page")
      page?.loadViewIfNeeded()
    }
    return (try #require(page), warnings)
  }

  private func reference(_ key: String, _ attributes: String = "") -> String {
    #"<imageReference key="\#(key)" image="circle.fill" catalog="system" \#(attributes)/>"#
  }

  @Test func anImageViewHasThem() throws {
    let (page, warnings) = try page(
      """
      <subviews>
      <imageView tag="1" id="a">\(reference("image", #"symbolScale="small""#))\
      \(reference("highlightedImage", #"renderingMode="template""#))</imageView>
      <imageView tag="2" id="b">\
      \(reference("image", #"symbolScale="large" renderingMode="original""#))</imageView>
      </subviews>
      """)
    let views = [1, 2].compactMap { page.view.viewWithTag($0) as? UIImageView }
    try #require(views.count == 2)
    let images = try views.map { try #require($0.image) }
    #expect(images[1].size.height > images[0].size.height)
    #expect(images[1].renderingMode == .alwaysOriginal)
    #expect(views[0].highlightedImage?.renderingMode == .alwaysTemplate)
    #expect(warnings == [])
  }

  @Test func aSliderHasThem() throws {
    let (page, warnings) = try page(
      """
      <subviews><slider value="1" minValue="0" maxValue="2" tag="1" id="s">\
      \(reference("minimumValueImage", #"renderingMode="original""#))\
      \(reference("maximumValueImage"))</slider></subviews>
      """)
    let slider = try #require(page.view.viewWithTag(1) as? UISlider)
    #expect(slider.minimumValueImage?.renderingMode == .alwaysOriginal)
    #expect(slider.maximumValueImage != nil)
    #expect(warnings == [])
  }

  @Test func aBackgroundOfAButtonIsNotItsImage() throws {
    let (page, warnings) = try page(
      """
      <subviews><button tag="1" id="b"><state key="normal" title="Go">\
      \(reference("backgroundImage"))</state></button></subviews>
      """)
    let button = try #require(page.view.viewWithTag(1) as? UIButton)
    #expect(button.image(for: .normal) == nil)
    #expect(button.backgroundImage(for: .normal) != nil)
    #expect(warnings == [])
  }

  @Test func itemsOfBarsHaveThem() throws {
    let (page, warnings) = try page(
      "",
      inside: """
        <navigationItem key="navigationItem" title="Page" id="n"><barButtonItem \
        key="rightBarButtonItem" id="r">\(reference("image"))</barButtonItem></navigationItem>
        <tabBarItem key="tabBarItem" title="Page" id="t">\(reference("image"))\
        \(reference("selectedImage", #"renderingMode="original""#))</tabBarItem>
        """)
    #expect(page.navigationItem.rightBarButtonItem?.image != nil)
    #expect(page.tabBarItem.image != nil)
    #expect(page.tabBarItem.selectedImage?.renderingMode == .alwaysOriginal)
    #expect(warnings == [])
  }
}
