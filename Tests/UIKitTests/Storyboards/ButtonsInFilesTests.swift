import Testing
import UIKit
import UIKitTestSupport

/// Buttons and indicators in storyboards: their types, and configurations beside titles of states.
@MainActor
struct ButtonsInFilesTests {
  private func views(_ elements: String) throws -> [UIView] {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene("page", view: "<subviews>\(elements)</subviews>"))
    let view = storyboard.instantiateViewController(withIdentifier: "page").view
    return try #require(view).subviews
  }

  /// Interface Builder writes the title "Button" for a button whose configuration has none.
  @Test func aConfigurationDoesNotShowTheTitleOfTheState() throws {
    let button = try #require(
      views(
        """
        <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="99" height="40"/>
        <state key="normal" title="Button"/><state key="disabled" title="Gone"/>
        <buttonConfiguration key="configuration" style="plain"/></button>
        """
      ).first as? UIButton)
    let title = try #require(button.titleLabel)
    #expect(title.isHidden && button.configuration?.title == nil)
    button.setTitle("Name", for: .normal)
    #expect(title.text == "Name" && !title.isHidden)
    button.isEnabled = false
    #expect(title.text == "Gone")
  }

  @Test func whatAPressChangesIsAsTheFileSays() throws {
    let buttons = try views(
      """
      <button adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" \
      showsTouchWhenHighlighted="YES" reversesTitleShadowWhenHighlighted="YES" id="a">
      <rect key="frame" x="0" y="0" width="99" height="40"/>
      <state key="normal" title="Button">
      <color key="titleShadowColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></state></button>
      <button id="b"><rect key="frame" x="0" y="0" width="99" height="40"/></button>
      """)
    let (own, usual) = (
      try #require(buttons.first as? UIButton), try #require(buttons.last as? UIButton)
    )
    #expect(!own.adjustsImageWhenHighlighted && !own.adjustsImageWhenDisabled)
    #expect(own.showsTouchWhenHighlighted && own.reversesTitleShadowWhenHighlighted)
    #expect(own.titleShadowColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(usual.adjustsImageWhenHighlighted && usual.adjustsImageWhenDisabled)
    #expect(!usual.showsTouchWhenHighlighted && !usual.reversesTitleShadowWhenHighlighted)
    #expect(usual.titleShadowColor(for: .normal) == nil)
  }

  @Test func typesAreAsTheFileSays() throws {
    let names = ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close", "roundedRect"]
    let buttons = try views(
      names.map {
        """
        <button buttonType="\($0)" id="\($0)">
        <rect key="frame" x="0" y="0" width="30" height="30"/></button>
        """
      }.joined())
    #expect(
      buttons.map { ($0 as? UIButton)?.buttonType } == [
        .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close, .system,
      ])
  }

  @Test func anIndicatorIsHiddenByTheFilesValues() throws {
    func isHidden(_ attributes: String) throws -> Bool? {
      try views(
        """
        <activityIndicatorView \(attributes) style="medium" id="i">
        <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
        """
      ).first?.isHidden
    }
    #expect(try isHidden("") == false)
    #expect(try isHidden(#"animating="YES""#) == false)
    #expect(try isHidden(#"hidesWhenStopped="YES""#) == true)
    #expect(try isHidden(#"hidesWhenStopped="YES" animating="YES""#) == false)
    #expect(try isHidden(#"hidden="YES""#) == true)
  }
}
