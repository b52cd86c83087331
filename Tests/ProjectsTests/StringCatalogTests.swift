import Foundation
import Testing

@testable import Projects

struct StringCatalogTests {
  private func texts(
    _ strings: String, at path: String = "Localizable.xcstrings"
  ) throws -> [String: [String: String]] {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    let file = try fixture.write(
      path, "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}")
    return try StringCatalog(file).texts
  }

  @Test func eachLanguageHasItsTexts() throws {
    let texts = try texts(
      """
      "home.title": {"extractionState": "extracted_with_value", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Home"}},
        "de": {"stringUnit": {"state": "translated", "value": "Start"}},
        "fr": {"stringUnit": {"state": "new", "value": ""}}}},
      "Cancel": {}, "1.0": {"shouldTranslate": false}
      """)
    #expect(
      texts == [
        "en": ["home.title": "Home", "Cancel": "Cancel", "1.0": "1.0"],
        "de": ["home.title": "Start"],
      ])
  }

  @Test func textsThatVaryHaveTheFormForAPhoneAndMostNumbers() throws {
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let texts = try texts(
      """
      "items": {"localizations": {"en": {"variations": {"plural": {
        "one": \(unit("%lld item")), "other": \(unit("%lld items"))}}}}},
      "hint": {"localizations": {"en": {"variations": {"device": {
        "mac": \(unit("Click")), "other": \(unit("Press")), "iphone": \(unit("Tap"))}}}}},
      "found": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %2$@"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {"one": \(unit("%arg file")), "other": \(unit("%arg files"))}}}}}}}
      """)
    #expect(
      texts == [
        "en": ["items": "%lld items", "hint": "Tap", "found": "%1$lld files in %2$@"]
      ])
  }

  /// The keys are those of the storyboard's objects.
  @Test func keysInTheCatalogueOfAStoryboardAreNoTexts() throws {
    let texts = try texts(
      """
      "a1b-2c-d3e.text": {}, "f4g-5h-i6j.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}}
      """, at: "mul.lproj/Main.xcstrings")
    #expect(texts == ["en": [:], "de": ["f4g-5h-i6j.title": "Weiter"]])
  }
}
