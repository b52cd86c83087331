import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitSimulator

/// `AttributedString` with UIKit's attributes, and where they are shown.
@MainActor
struct AttributedStringTests {
  private let big = UIFont.systemFont(ofSize: 40)

  @Test func attributesAreReadAsTheyWereSet() {
    var text = AttributedString("One two")
    text.font = big
    text.kern = 2
    text[text.range(of: "two")!].foregroundColor = .red
    #expect(text.font == big && text.kern == 2 && text.foregroundColor == nil)
    #expect(text.runs.map(\.foregroundColor) == [nil, .red])
    var container = AttributeContainer()
    container.uiKit.underlineStyle = .single
    #expect(container.underlineStyle == .single)
    text.mergeAttributes(container)
    #expect(text.runs.allSatisfy { $0.underlineStyle == .single })
  }

  @Test func theyBecomeThoseOfAnNSAttributedString() {
    var text = AttributedString("One")
    text.font = big
    text.strikethroughStyle = .double
    text.baselineOffset = 3
    var other = AttributedString(" two")
    other.backgroundColor = .blue
    let converted = NSAttributedString(text + other)
    #expect(converted.string == "One two")
    let first = converted.attributes(at: 0, effectiveRange: nil)
    #expect(first[.font] as? UIFont == big && first[.baselineOffset] as? CGFloat == 3)
    #expect(first[.strikethroughStyle] as? Int == NSUnderlineStyle.double.rawValue)
    let second = converted.attributes(at: 5, effectiveRange: nil)
    #expect(second[.backgroundColor] as? UIColor == .blue && second[.font] == nil)
  }

  /// The label of a button that shows a title.
  private func label(_ configuration: UIButton.Configuration) throws -> UILabel {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    button.layoutIfNeeded()
    return try #require(button.titleLabel)
  }

  @Test func aButtonShowsAnAttributedTitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    var title = AttributedString("Big")
    title.font = big
    configuration.attributedTitle = title
    #expect(configuration.title == "Big")
    let text = try #require(label(configuration).attributedText)
    #expect(text.string == "Big")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) is UIColor, "the button's")
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == nil)
    #expect(try label(configuration).font != big)
  }

  @Test func aTransformerChangesWhatIsShown() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let font = big
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var result = $0
      result.font = font
      return result
    }
    let text = try #require(label(configuration).attributedText)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
    #expect(configuration == configuration && configuration != .filled())
  }
}
