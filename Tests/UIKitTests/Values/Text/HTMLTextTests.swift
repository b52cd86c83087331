import Foundation
import Testing
import UIKit

/// Texts of HTML documents. The expected texts and attributes are those of iOS.
@MainActor
struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  /// The attributes of the first occurrence of a part.
  private func attributes(
    _ part: String, in text: NSAttributedString
  ) -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: part)
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private func traits(_ part: String, in text: NSAttributedString) -> UIFontDescriptor
    .SymbolicTraits?
  {
    (attributes(part, in: text)[.font] as? UIFont)?.fontDescriptor.symbolicTraits
  }

  @Test func elementsGiveTextItsStyle() throws {
    let text = try text("One <b>two <i>three</i></b> <u>four</u> <s>five</s>")
    #expect(text.string == "One two three four five")
    #expect(traits("One", in: text)?.contains(.traitBold) == false)
    #expect(traits("two", in: text)?.contains(.traitBold) == true)
    #expect(traits("three", in: text)?.isSuperset(of: [.traitBold, .traitItalic]) == true)
    #expect(attributes("four", in: text)[.underlineStyle] as? Int == 1)
    #expect(attributes("five", in: text)[.strikethroughStyle] as? Int == 1)
    #expect((attributes("One", in: text)[.font] as? UIFont)?.pointSize == 12)
  }

  @Test func paragraphsEndInABreakAndWhiteSpaceIsCollapsed() throws {
    #expect(try text("<p> One\n two </p>\n<p>Three</p>").string == "One two\nThree\n")
    #expect(try text("One <br>two <!-- no --> three").string == "One\u{2028}two three")
    #expect(try text("<pre>a\n  b</pre>").string == "a\n  b\n")
    #expect(try text("<title>no</title><script>if (a<b) {}</script>Yes").string == "Yes")
  }

  @Test func charactersHaveNamesAndNumbers() throws {
    #expect(
      try text("&lt;a&gt; &amp; caf&eacute; &#233;&#xE9; &none; 1 < 2").string
        == "<a> & café éé &none; 1 < 2")
  }

  @Test func listsHaveMarks() throws {
    let text = try text("<ul><li>A<li>B</li></ul><ol start=3><li>C</li><li>D</li></ol>")
    #expect(text.string == "\t•\tA\n\t•\tB\n\t3.\tC\n\t4.\tD\n")
    let style = attributes("B", in: text)[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.headIndent == 36)
  }

  @Test func linksHaveAnAddressAndAreUnderlined() throws {
    let values = attributes("here", in: try text("<a href='https://a.b/c?d=1&amp;e=2'>here</a>"))
    #expect(values[.link] as? URL == URL(string: "https://a.b/c?d=1&e=2"))
    #expect(values[.underlineStyle] as? Int == 1)
  }

  @Test func declarationsAndRulesChangeTheStyle() throws {
    let text = try text(
      """
      <style>body{font-size: 16px; font-family: -apple-system} em{color:#00f}</style>\
      One <em>two</em> <span style="color: red; font-size: 2em; font-weight: 700">three</span>
      <p align="center">four</p>
      """)
    #expect((attributes("One", in: text)[.font] as? UIFont)?.pointSize == 16)
    #expect(attributes("two", in: text)[.foregroundColor] as? UIColor == .blue)
    let three = attributes("three", in: text)
    #expect(three[.foregroundColor] as? UIColor == .red)
    #expect((three[.font] as? UIFont)?.pointSize == 32)
    #expect(traits("three", in: text)?.contains(.traitBold) == true)
    let style = attributes("four", in: text)[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  @Test func headingsAreLargeAndBold() throws {
    let text = try text("<h1>One</h1>two<sup>3</sup>")
    #expect(text.string == "One\ntwo3")
    #expect((attributes("One", in: text)[.font] as? UIFont)?.pointSize == 24)
    #expect(traits("One", in: text)?.contains(.traitBold) == true)
    #expect((attributes("3", in: text)[.baselineOffset] as? CGFloat ?? 0) > 0)
  }

  @Test func aDocumentSaysItsFormat() throws {
    var values: NSDictionary?
    let plain = try NSMutableAttributedString(
      data: Data("a <b>".utf8), options: [:], documentAttributes: &values)
    #expect(plain.string == "a <b>" && values?["DocumentType"] as? String == "NSPlainText")
    let wide = try #require("<b>é</b>".data(using: .utf16))
    let text = try NSAttributedString(data: wide, documentAttributes: &values)
    #expect(text.string == "é" && values?["DocumentType"] as? String == "NSHTML")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: wide, options: [.documentType: NSAttributedString.DocumentType(rawValue: "NSRTF")],
        documentAttributes: nil)
    }
  }

  @Test(arguments: [
    ("one<style", "one"), ("one<a href=\"", "one"), ("one<a href=", "one"), ("one</", "one"),
    ("one<!--", "one"), ("one<", "one<"), ("one<b", "one"),
    ("<ol start=9223372036854775807><li>a<li>b</ol>", "\t9223372036854775807.\ta"),
    (String(repeating: "<h1>", count: 2000) + "big", "big"),
  ])
  func aDocumentThatEndsTooEarlyOrIsExtremeIsReadAllTheSame(html: String, beginning: String) throws
  {
    #expect(try text(html).string.hasPrefix(beginning))
  }

  @Test func aLabelShowsADocument() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = try text("one<br>two")
    label.sizeToFit()
    let line = UILabel()
    line.attributedText = try text("one")
    line.sizeToFit()
    #expect(label.bounds.height > line.bounds.height * 1.8)
    #expect(label.bounds.width < line.bounds.width * 1.6)
  }
}
