import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Fonts and colours of texts in storyboards: of attributed strings, and of configured buttons.
@MainActor
struct TextInFilesTests {
  private static let red = """
    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    """

  private func view(_ element: String) throws -> UIView {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene("page", view: "<subviews>\(element)</subviews>"))
    let view = storyboard.instantiateViewController(withIdentifier: "page").view
    return try #require(view?.subviews.first)
  }

  private func titleLabel(_ configuration: String) throws -> UILabel {
    let button = try #require(
      view(
        """
        <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="300" height="60"/>
        <state key="normal" title="Button"/>\(configuration)</button>
        """) as? UIButton)
    button.layoutIfNeeded()
    return try #require(button.titleLabel)
  }

  private func value(
    _ key: NSAttributedString.Key, of label: UILabel, at place: Int
  ) -> Any? { label.attributedText?.attribute(key, at: place, effectiveRange: nil) }

  @Test(arguments: [("<fragments>", "</fragments>"), ("", "")])
  func anAttributedTextHasThePartsOfTheFile(start: String, end: String) throws {
    let label = try #require(
      view(
        """
        <label id="l"><rect key="frame" x="0" y="0" width="300" height="60"/>
        <attributedString key="attributedText">\(start)
        <fragment content="Red"><attributes>\(Self.red)</attributes></fragment>
        <fragment><string key="content"> plain</string></fragment>
        \(end)</attributedString></label>
        """) as? UILabel)
    #expect(label.text == "Red plain")
    #expect(
      (value(.foregroundColor, of: label, at: 0) as? UIColor)?.rgba
        == RGBA(red: 1, green: 0, blue: 0))
    #expect(
      (value(.foregroundColor, of: label, at: 5) as? UIColor)?.rgba
        != RGBA(red: 1, green: 0, blue: 0))
  }

  /// The names are those that versions of Xcode give the system's font.
  @Test(arguments: [
    (#"name=".AppleSystemUIFont" family=".AppleSystemUIFont""#, UIFont.Weight.regular),
    (#"name=".SFUIText-Semibold" family=".SF UI Text""#, .semibold),
    (#"name=".SFUIDisplay-UltraLight" family=".SF UI Display""#, .ultraLight),
    (#"metaFont="systemMedium""#, .medium), (#"metaFont="systemUltraLight""#, .ultraLight),
  ])
  func theSystemsFontHasManyNames(attributes: String, weight: UIFont.Weight) throws {
    var found: UILabel?
    let warnings = try Diagnostics.collecting {
      found =
        try view(
          """
          <label id="l"><attributedString key="attributedText"><fragment content="Text">
          <attributes><font key="NSFont" size="15" \(attributes)/></attributes></fragment>
          </attributedString></label>
          """) as? UILabel
    }
    let label = try #require(found)
    #expect(value(.font, of: label, at: 0) as? UIFont == .systemFont(ofSize: 15, weight: weight))
    #expect(warnings == [])
  }

  /// The attributes of the paragraph are those that Xcode writes.
  @Test func anAttributedTextHasItsLinesAndItsParagraphs() throws {
    var found: UILabel?
    let warnings = try Diagnostics.collecting {
      found =
        try view(
          """
          <label numberOfLines="0" id="l"><rect key="frame" x="0" y="0" width="300" height="60"/>
          <attributedString key="attributedText"><fragment content="Text"><attributes>
          <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="2"/>
          <real key="NSKern" value="3"/><integer key="NSLigature" value="0"/>
          <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" \
          baseWritingDirection="leftToRight" minimumLineHeight="20" maximumLineHeight="30" \
          lineSpacing="4" paragraphSpacing="5" paragraphSpacingBefore="6" \
          firstLineHeadIndent="7" headIndent="8" tailIndent="-9" lineHeightMultiple="1.5" \
          tighteningFactorForTruncation="0.0" allowsDefaultTighteningForTruncation="NO" \
          defaultTabInterval="28"><tabStops><textTab alignment="left" location="28"><options/>
          </textTab></tabStops></paragraphStyle>
          </attributes></fragment></attributedString></label>
          """) as? UILabel
    }
    let label = try #require(found)
    #expect(value(.underlineStyle, of: label, at: 0) as? Int == 1)
    #expect(value(.strikethroughStyle, of: label, at: 0) as? Int == 2)
    #expect(value(.kern, of: label, at: 0) as? CGFloat == 3)
    let style = try #require(value(.paragraphStyle, of: label, at: 0) as? NSParagraphStyle)
    #expect(style.minimumLineHeight == 20 && style.maximumLineHeight == 30)
    #expect(style.lineSpacing == 4 && style.lineHeightMultiple == 1.5)
    #expect(style.paragraphSpacing == 5 && style.paragraphSpacingBefore == 6)
    #expect(style.firstLineHeadIndent == 7 && style.headIndent == 8 && style.tailIndent == -9)
    #expect(warnings == [])
  }

  @Test func theTitleOfAConfiguredButtonHasTheFontOfTheFile() throws {
    let label = try titleLabel(
      """
      <buttonConfiguration key="configuration" style="filled" title="Book now">
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
      </buttonConfiguration>
      """)
    #expect(label.text == "Book now")
    // The bold system font of iOS is semibold.
    #expect(
      value(.font, of: label, at: 0) as? UIFont == .systemFont(ofSize: 18, weight: .semibold))
  }

  @Test func anAttributedTitleOfAConfiguredButtonKeepsItsAttributes() throws {
    let label = try titleLabel(
      """
      <buttonConfiguration key="configuration" style="plain">
      <attributedString key="attributedTitle"><fragment content="Red"><attributes>\(Self.red)
      <font key="NSFont" size="24" metaFont="system"/></attributes></fragment>
      <fragment content=" plain"/></attributedString></buttonConfiguration>
      """)
    let plain = try titleLabel(
      #"<buttonConfiguration key="configuration" style="plain" title="Plain"/>"#)
    #expect(label.text == "Red plain")
    #expect(
      (value(.foregroundColor, of: label, at: 0) as? UIColor)?.rgba
        == RGBA(red: 1, green: 0, blue: 0))
    #expect(value(.font, of: label, at: 0) as? UIFont == .systemFont(ofSize: 24))
    #expect(
      value(.font, of: label, at: 5) as? UIFont == plain.font, "as a title without attributes")
  }
}
