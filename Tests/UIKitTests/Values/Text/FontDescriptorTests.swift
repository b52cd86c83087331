import CoreGraphics
import Testing
import UIKit
import UIKitSimulator

/// Fonts that are derived from others, in the ways of apps of iOS.
@MainActor struct FontDescriptorTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  // MARK: Weight and slant

  @Test func theSystemsFontIsSemiboldWhereItIsBold() throws {
    let regular = UIFont.systemFont(ofSize: 17)
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(bold.symbolicTraits == [.traitBold, .traitUIOptimized])
    let both = try #require(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 24).fontName == "InterDisplay-SemiBoldItalic")
    #expect(UIFont(descriptor: both, size: 24).pointSize == 24)
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == regular)
  }

  /// The column "Emphasized weight" of the table "iOS, iPadOS Dynamic Type sizes", Human Interface
  /// Guidelines, Typography.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, UIFont.Weight.bold), (.title1, .bold), (.title2, .bold),
    (.title3, .semibold), (.headline, .semibold), (.body, .semibold), (.callout, .semibold),
    (.subheadline, .semibold), (.footnote, .semibold), (.caption1, .semibold),
    (.caption2, .semibold),
  ])
  func anEmphasizedStyleHasItsWeight(style: UIFont.TextStyle, weight: UIFont.Weight) throws {
    let font = UIFont.preferredFont(forTextStyle: style)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    let expected = UIFont.systemFont(ofSize: font.pointSize, weight: weight)
    #expect(UIFont(descriptor: bold, size: 0).fontName == expected.fontName)
  }

  @Test func aWeightIsChosenByATrait() {
    let font = UIFont.systemFont(ofSize: 17)
    for weight in [UIFont.Weight.ultraLight, .light, .medium, .bold, .black] {
      let heavier = font.fontDescriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: weight]
      ])
      #expect(UIFont(descriptor: heavier, size: 0) == .systemFont(ofSize: 17, weight: weight))
      let byNumber = font.fontDescriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]
      ])
      #expect(byNumber == heavier)
      let traits = heavier.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      #expect(traits?[.weight] as? CGFloat == weight.rawValue)
    }
  }

  @Test func aFontOfIOSHasItsWeightsAndSlants() throws {
    let georgia = try #require(UIFont(name: "Georgia", size: 20))
    let bold = try #require(georgia.fontDescriptor.withSymbolicTraits(.traitBold))
    let italic = try #require(georgia.fontDescriptor.withSymbolicTraits(.traitItalic))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.fontName == "Georgia-Bold" && font.familyName == "Georgia")
    #expect(font.pointSize == 20)
    #expect(UIFont(descriptor: italic, size: 0).fontName == "Georgia-Italic")
    #expect(width("minimum", font) > width("minimum", georgia))
    #expect(bold.withFace("Bold Italic").postscriptName == "Georgia-BoldItalic")
    #expect(
      try #require(UIFont(name: "Menlo", size: 9)).fontDescriptor.symbolicTraits
        .contains(.traitMonoSpace))
  }

  /// The font of symbols has one weight, and no slant.
  @Test func aFamilyWithoutABoldFontHasNone() throws {
    let symbols = try #require(UIFont(name: "Material Icons", size: 20))
    #expect(symbols.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
    #expect(symbols.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
    #expect(symbols.fontDescriptor.withSymbolicTraits(.traitMonoSpace) == nil)
    #expect(symbols.fontDescriptor.withFace("Bold").postscriptName == symbols.fontName)
    #expect(symbols.fontDescriptor.withDesign(.rounded) == nil)
  }

  @Test func anInstalledFamilyHasTheNamesOfItsFonts() throws {
    let inter = UIFontDescriptor(fontAttributes: [.family: "Inter", .face: "Light Italic"])
    #expect(inter.postscriptName == "Inter-LightItalic")
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(names.first == "Inter-Thin" && names.last == "Inter-BlackItalic")
    #expect(names.contains("Inter-SemiBold"))
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
    #expect(UIFont.familyNames.contains("Inter") && UIFont.familyNames.contains("DejaVu Sans Mono"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
  }

  // MARK: Designs

  @Test func theSystemsFontHasDesigns() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let code = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: code, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .bold))
    #expect(code.symbolicTraits.contains(.traitMonoSpace))
    let serif = try #require(font.fontDescriptor.withDesign(.serif))
    #expect(UIFont(descriptor: serif, size: 0).familyName == "DejaVu Serif")
    #expect(serif.symbolicTraits.contains(.traitBold))
    #expect(serif.withDesign(.default) == font.fontDescriptor)
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    #expect(width("Round", UIFont(descriptor: rounded, size: 17)) > 20)
    #expect(font.fontDescriptor.withDesign(.init(rawValue: "other")) == nil)
  }

  @Test func digitsAreEquallyWideByAFeature() {
    let descriptor = UIFont.systemFont(ofSize: 17, weight: .medium).fontDescriptor
    let digits = descriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ])
    let font = UIFont(descriptor: digits, size: 0)
    #expect(font == .monospacedDigitSystemFont(ofSize: 17, weight: .medium))
    #expect(abs(width("111", font) - width("888", font)) < 0.01)
    #expect(font.fontDescriptor == digits)
  }

  // MARK: Text styles

  /// A bold body text is 28 points high at the first accessibility size.
  @Test func aFontOfAStyleFollowsTheTextSize() throws {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(style.pointSize == 17)
    #expect(style.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    let bold = try #require(style.withSymbolicTraits([.traitBold, .traitItalic]))
    label.font = UIFont(descriptor: bold, size: 0)
    let fixed = UILabel()
    fixed.adjustsFontForContentSizeCategory = true
    fixed.font = UIFont(descriptor: bold, size: 18)
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), root: page)
    for label in [label, fixed] { page.view.addSubview(label) }
    defer { simulator.preferredContentSizeCategory = .large }
    simulator.preferredContentSizeCategory = .accessibilityMedium
    simulator.settle()
    #expect(label.font.pointSize == 28)
    #expect(label.font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(fixed.font.pointSize == 18)
  }

  @Test func aSizeEndsFollowingTheTextSize() {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    let sized = style.withSize(30)
    #expect(sized.pointSize == 30 && sized.object(forKey: .textStyle) == nil)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let small = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .title1, compatibleWith: traits)
    #expect(small.pointSize == 25)
  }

  // MARK: Names, and what is not there

  @Test func aDescriptorOfANameIsItsFont() {
    let descriptor = UIFontDescriptor(name: "Courier-Bold", size: 11)
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontName == "Courier-Bold" && font.pointSize == 11)
    #expect(descriptor.withFamily("Times New Roman").postscriptName == "TimesNewRoman-Bold")
    #expect(descriptor.fontAttributes[.family] as? String == "Courier")
    #expect(descriptor.fontAttributes[.size] as? CGFloat == 11)
    #expect(font.fontDescriptor == descriptor)
  }

  @Test func whatIsNotThereIsHelvetica() {
    #expect(UIFontDescriptor().postscriptName == "Helvetica")
    #expect(UIFontDescriptor().pointSize == 0)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    #expect(UIFontDescriptor(name: "No such font", size: 10).postscriptName == "Helvetica")
    let wrong = UIFontDescriptor(fontAttributes: [
      .size: "large", .traits: 7, .featureSettings: "x", .init(rawValue: "other"): 1,
    ])
    #expect(wrong == UIFontDescriptor())
    for size in [CGFloat.nan, -4, .infinity] {
      #expect(UIFont(descriptor: UIFontDescriptor().withSize(size), size: 0).pointSize > 0)
      #expect(UIFont(descriptor: UIFontDescriptor(), size: size).pointSize > 0)
    }
    for number in [CGFloat.nan, -1e300, .infinity] {
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: number, .symbolic: number]
      _ = UIFontDescriptor(fontAttributes: [.traits: traits]).postscriptName
    }
  }
}
