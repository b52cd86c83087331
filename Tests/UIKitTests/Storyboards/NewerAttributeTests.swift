import CoreGraphics
import Foundation
import Testing

import UIKit

/// Attributes of controls and lists that Xcode writes and that few files have.
@MainActor
struct NewerAttributeTests {
  private func page(
    _ view: String, beside: String = ""
  ) throws -> (view: UIView, warnings: [String], page: UIViewController) {
    var page: UIViewController?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene("page", view: "<subviews>\(view)</subviews>", beside: beside))
      page = storyboard.instantiateViewController(withIdentifier: "page")
      page?.loadViewIfNeeded()
    }
    let found = try #require(page)
    return (try #require(found.view.subviews.first), warnings, found)
  }

  @Test func aPressOnAButtonCanOpenItsMenu() throws {
    let (view, warnings, _) = try page(
      """
      <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" \
      buttonType="system" id="b"><buttonConfiguration key="configuration" style="plain" \
      title="Menu" indicator="popup"/></button>
      """)
    let button = try #require(view as? UIButton)
    #expect(button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction)
    #expect(button.configuration?.indicator == .popup)
    #expect(warnings == [])
  }

  @Test func aSearchBarIsTypedIntoAsTheFileSays() throws {
    let (view, warnings, _) = try page(
      """
      <searchBar id="s"><offsetWrapper key="searchTextPositionAdjustment" horizontal="6" \
      vertical="5"/><textInputTraits key="textInputTraits" autocapitalizationType="sentences" \
      keyboardType="URL" returnKeyType="route"/></searchBar>
      """)
    let bar = try #require(view as? UISearchBar)
    #expect(bar.searchTextField.keyboardType == .URL)
    #expect(bar.searchTextField.returnKeyType == .route)
    #expect(bar.searchTextField.autocapitalizationType == .sentences)
    #expect(bar.searchTextPositionAdjustment == UIOffset(horizontal: 6, vertical: 5))
    #expect(warnings == [])
  }

  @Test func aPageControlHasItsBackground() throws {
    let (view, warnings, _) = try page(
      """
      <pageControl numberOfPages="3" backgroundStyle="prominent" defersCurrentPageDisplay="YES" \
      allowsContinuousInteraction="NO" id="p"/>
      """)
    let dots = try #require(view as? UIPageControl)
    #expect(dots.backgroundStyle == .prominent && dots.defersCurrentPageDisplay)
    #expect(!dots.allowsContinuousInteraction)
    #expect(warnings == [])
  }

  @Test func aTableCanBeDraggedFrom() throws {
    let (view, warnings, page) = try page(
      """
      <tableView dataMode="prototypes" style="plain" dragInteractionEnabled="YES" id="t">
      <prototypes><tableViewCell showsReorderControl="YES" reuseIdentifier="c" id="c"/>
      </prototypes></tableView>
      """)
    let table = try #require(view as? UITableView)
    #expect(table.dragInteractionEnabled)
    #expect(table.dequeueReusableCell(withIdentifier: "c")?.showsReorderControl == true)
    // Its prototypes are the page's.
    #expect(page.isViewLoaded && warnings == [])
  }

  @Test func aDatePickerHasItsTimeZone() throws {
    let (view, warnings, _) = try page(
      """
      <datePicker datePickerMode="time" minuteInterval="1" style="wheels" id="d">
      <timeZone key="timeZone" name="Asia/Tokyo"/></datePicker>
      """)
    #expect((view as? UIDatePicker)?.timeZone == TimeZone(identifier: "Asia/Tokyo"))
    #expect(warnings == [])
  }

  @Test func aViewOfTheSceneIsShownAboveTheKeyboard() throws {
    let (view, warnings, _) = try page(
      """
      <textField id="f"><connections><outlet property="inputAccessoryView" \
      destination="extra" id="o"/></connections></textField>
      """, beside: #"<view tag="7" id="extra"/>"#)
    #expect((view as? UITextField)?.inputAccessoryView?.tag == 7)
    #expect(warnings == [])
  }
}
