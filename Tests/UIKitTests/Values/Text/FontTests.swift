import CoreGraphics
import Testing

import UIKit

struct FontTests {
  @Test func textStylesHaveApplesSizes() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }

  @Test func metricsGrowWithTheSizeAlone() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 15))
    #expect(abs(large.lineHeight / small.lineHeight - 1.5) < 0.01)
    #expect(small.descender < 0 && small.xHeight < small.capHeight)
    #expect(small.capHeight < small.ascender)
  }

  @Test func largeTextHasTheCutForLargeText() {
    let text = UIFont.systemFont(ofSize: 19.9)
    #expect(text.withSize(20) == UIFont.systemFont(ofSize: 20))
    #expect(
      UIFont.systemFont(ofSize: 20, weight: .bold).withSize(17)
        == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -5])
  func aSizeThatIsNoneIsTheControlsSize(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
  }

  @Test func fontsThatAreNotInstalledAreNil() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "a\0b", size: 12) == nil)
  }

  // MARK: Fonts of iOS

  /// Names by which apps of iOS ask; `!` after them must not stop an app here.
  @Test(arguments: [
    "Helvetica", "Helvetica-Bold", "Helvetica Neue", "HelveticaNeue-Light", "Arial", "ArialMT",
    "Arial-BoldItalicMT", "Avenir", "Avenir-Heavy", "Avenir Next", "AvenirNext-DemiBold",
    "Georgia", "Georgia-Italic", "Menlo", "Menlo-Regular", "Courier", "Courier New",
    "CourierNewPS-BoldMT", "Times New Roman", "TimesNewRomanPSMT", "Palatino-Roman", "Futura",
    "Futura-CondensedExtraBold", "GillSans-SemiBold", "Verdana", "TrebuchetMS", "Optima-Regular",
    "AmericanTypewriter", "MarkerFelt-Wide", "ChalkboardSE-Regular", "SnellRoundhand",
    "Zapfino", "Copperplate", "PingFangSC-Semibold", "HiraginoSans-W6", "Baskerville",
    "Didot-Bold", "Rockwell", "Noteworthy-Light", "AppleColorEmoji", "Thonburi",
  ])
  func aFontThatIOSShipsIsAnswered(name: String) throws {
    let font = try #require(UIFont(name: name, size: 17))
    #expect(font.fontName == name && font.pointSize == 17 && font.lineHeight > 10)
    #expect(("A" as NSString).size(withAttributes: [.font: font]).width > 0)
  }

  @Test func theFamilyIsTheOneThatWasAskedFor() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
    #expect(font.familyName == "Helvetica Neue")
    #expect(
      try #require(UIFont(name: "TimesNewRomanPS-BoldMT", size: 12)).familyName
        == "Times New Roman")
  }

  /// A bold font is wider than the same words in the regular one, and Courier's letters are equal.
  @Test func weightAndWidthAreThoseOfTheName() throws {
    func width(_ text: String, _ name: String) throws -> CGFloat {
      let font = try #require(UIFont(name: name, size: 40))
      return (text as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(try width("minimum", "Helvetica-Bold") > width("minimum", "Helvetica"))
    #expect(try abs(width("iiii", "Courier") - width("mmmm", "Courier")) < 0.5)
    #expect(try width("iiii", "Georgia") < width("mmmm", "Georgia"))
  }

  // MARK: Widths

  /// The widths of labels that Interface Builder stored in public storyboards, rounded up to half
  /// points. Inter's letters have other proportions than San Francisco's, so single words differ.
  @Test func systemTextIsAsWideAsSanFrancisco() {
    let weights: [String: UIFont.Weight] = [
      "regular": .regular, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
    ]
    var differences: [CGFloat] = []
    for (text, size, weight, width) in Self.labels {
      let font = UIFont.systemFont(ofSize: size, weight: weights[weight] ?? .regular)
      let ours = (text as NSString).size(withAttributes: [.font: font]).width
      // A width that was rounded up to half points is a quarter less on average.
      let difference = (ours - (width - 0.25)) / width
      differences.append(difference)
      #expect(abs(difference) < 0.021, "\(text) at \(size): \(ours), not \(width)")
    }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    let absolute = differences.map(abs).reduce(0, +) / CGFloat(differences.count)
    #expect(abs(mean) < 0.002 && absolute < 0.01, "\(mean), \(absolute)")
  }

  private static let labels: [(String, CGFloat, String, CGFloat)] = [
    ("Loaded by FirstViewController", 14, "regular", 194.5),
    ("Loaded by SecondViewController", 14, "regular", 215),
    ("Label", 17, "regular", 42),
    ("First", 17, "regular", 34),
    ("Second", 17, "regular", 59),
    ("A wild and crazy label", 17, "regular", 166),
    ("Hello, World!", 17, "regular", 98),
    ("Hello, world!", 17, "regular", 95),
    ("Well howdy there", 17, "regular", 132),
    ("Draggable Text", 17, "regular", 116),
    ("Tap Here...", 17, "regular", 83),
    ("Just a label", 17, "regular", 86.5),
    ("Howdy, world!", 17, "regular", 108),
    ("Favorite?", 17, "regular", 69),
    ("Switch", 17, "regular", 51.5),
    ("Code", 17, "regular", 41),
    ("Host", 17, "regular", 36.5),
    ("Year", 17, "regular", 34),
    ("Please rotate your device", 17, "regular", 193),
    ("Debug Mode", 18, "bold", 109.5),
    ("BEHIND THE SCENES", 18, "semibold", 181),
    ("Label", 21, "regular", 50),
    ("Label", 34, "regular", 81),
    ("Location", 24, "heavy", 102),
    ("First View", 36, "regular", 151),
    ("Second View", 36, "regular", 202),
  ]
}
