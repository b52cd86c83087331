import CoreGraphics
import Foundation
import ObjectiveCSupport
import Testing

/// Texts of `.strings` files. The user's language is English on every Linux machine, as Foundation
/// has it.
@MainActor
struct LocalizedStringTests {
  private let english = Locale(identifier: "en_US")

  /// Calls `body` with a bundle of files, by their paths in it.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func aTextIsFoundByItsKey() throws {
    let files = [
      "en.lproj/Localizable.strings": "\"home.title\" = \"Start\";",
      "en.lproj/Menu.strings": "\"home.title\" = \"Menu\";",
    ]
    try withBundle(files) { bundle in
      #expect(String(localized: "home.title", bundle: bundle) == "Start")
      #expect(String(localized: "home.title", table: "Menu", bundle: bundle) == "Menu")
      #expect(String(localized: "other", bundle: bundle, comment: "A title") == "other")
      let key = "home.title"
      #expect(String(localized: String.LocalizationValue(key), bundle: bundle) == "Start")
    }
  }

  /// The specifiers are those that Xcode writes into string catalogues.
  @Test func interpolationsAreSpecifiersOfTheKey() throws {
    let files = [
      "en.lproj/Localizable.strings": """
      "%lld of %@" = "%2$@: %1$lld";
      "%lf %d %llu 5%%" = "found %lf, %d, %llu";
      "%.1lf" = "about %.1lf";
      """
    ]
    try withBundle(files) { bundle in
      let (count, name) = (1234, "Ann")
      let text = String(localized: "\(count) of \(name)", bundle: bundle, locale: english)
      #expect(text == "Ann: 1,234")
      let numbers = String(
        localized: "\(0.5) \(Int32(-2)) \(UInt(7)) 5%", bundle: bundle, locale: english)
      #expect(numbers == "found 0.500000, -2, 7")
      let ratio = String(
        localized: "\(2.25 as CGFloat, specifier: "%.1lf")", bundle: bundle, locale: english)
      #expect(ratio == "about 2.2" || ratio == "about 2.3")
    }
  }

  @Test func withoutATextTheKeyOrTheDefaultIsUsed() throws {
    try withBundle(["en.lproj/Localizable.strings": ""]) { bundle in
      #expect(String(localized: "\(3) left of 100%", bundle: bundle) == "3 left of 100%")
      let text = String(localized: "left", defaultValue: "\(3) left", bundle: bundle)
      #expect(text == "3 left")
    }
  }

  @Test func aTextThatDoesNotFitIsFilledAsFarAsItGoes() throws {
    let files = [
      "en.lproj/Localizable.strings": """
      "a %@" = "%@ and %@, %d, %5$@, 50%";
      "b %lld" = "%@ or %.1f";
      "c %@" = "%999999999999d %lld";
      """
    ]
    try withBundle(files) { bundle in
      let name = "Ann"
      #expect(
        String(localized: "a \(name)", bundle: bundle) == "Ann and %@, %d, %5$@, 50%")
      #expect(String(localized: "b \(7)", bundle: bundle) == "7 or %.1f")
      #expect(String(localized: "c \(name)", bundle: bundle) == "Ann %lld")
    }
  }

  @Test func aKeyOfPluralFormsIsWarnedOf() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld cats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cats@</string></dict></dict></plist>
      """
    try withBundle(["en.lproj/Localizable.stringsdict": plurals]) { bundle in
      let warnings = Diagnostics.collecting {
        #expect(String(localized: "\(2) cats", bundle: bundle) == "2 cats")
      }
      #expect(warnings.count == 1)
    }
  }

  @Test func aResourceIsLookedUpLater() throws {
    try withBundle(["en.lproj/Localizable.strings": "\"hello %@\" = \"Hi, %@\";"]) { bundle in
      let name = "Ann"
      var resource = LocalizedStringResource(
        "hello \(name)", locale: english, bundle: .atURL(bundle.bundleURL))
      #expect(resource.key == "hello %@")
      #expect(String(localized: resource) == "Hi, Ann")
      let same = resource
      #expect(resource == same)
      resource.locale = Locale(identifier: "de_DE")
      #expect(resource != same)
      #expect(String(localized: "Now: \(resource)") == "Now: Hi, Ann")
    }
    let literal: LocalizedStringResource = "A key that is in no table"
    #expect(String(localized: literal) == "A key that is in no table")
  }

  @Test func valuesAndFormattersArePutIn() {
    let formatter = NumberFormatter()
    formatter.locale = english
    formatter.minimumFractionDigits = 2
    let text = String(localized: "For \(NSNumber(value: 2), formatter: formatter)")
    #expect(text == "For 2.00")
    let share = FloatingPointFormatStyle<Double>.Percent(locale: english)
    #expect(String(localized: "Half: \(0.5, format: share)") == "Half: 50%")
  }
}
