import Foundation
import Projects
import Testing

/// What `Info.plist` has that no file says.
struct InfoPlistTests {
  private func values(_ fixture: XcodeFixture) throws -> [String: Any] {
    let project = try ProjectReader.read(fixture.folder, cache: BuiltApp.cache)
    let list = try PropertyListSerialization.propertyList(
      from: project.information, options: [], format: nil)
    return try #require(list as? [String: Any])
  }

  private func fixture(settings: [String]) throws -> XcodeFixture {
    let fixture = try XcodeFixture()
    try fixture.writeProject(
      "App",
      targets: [TargetDescription(name: "My App", sources: ["A.swift"], settings: settings)])
    try fixture.write("A.swift", "")
    return fixture
  }

  @Test func aGeneratedListHasTheIdentityOfTheApp() throws {
    let fixture = try fixture(settings: [
      "GENERATE_INFOPLIST_FILE = YES;", "PRODUCT_BUNDLE_IDENTIFIER = org.example.app;",
      "MARKETING_VERSION = 2.5;", "CURRENT_PROJECT_VERSION = 7;",
    ])
    defer { fixture.remove() }
    let values = try values(fixture)
    #expect(values["CFBundleIdentifier"] as? String == "org.example.app")
    #expect(values["CFBundleShortVersionString"] as? String == "2.5")
    #expect(values["CFBundleVersion"] as? String == "7")
    #expect(values["CFBundleName"] as? String == "My App")
    #expect(values["CFBundleExecutable"] as? String == "My App")
    #expect(values["CFBundlePackageType"] as? String == "APPL")
    #expect(values["CFBundleDevelopmentRegion"] as? String == "en")
  }

  @Test func whatNoSettingSaysHasAValue() throws {
    let fixture = try fixture(settings: ["GENERATE_INFOPLIST_FILE = YES;"])
    defer { fixture.remove() }
    let values = try values(fixture)
    #expect(values["CFBundleIdentifier"] as? String == "com.example.My-App")
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["CFBundleVersion"] as? String == "1")
  }

  @Test func theFileCountsBeforeTheSettings() throws {
    let fixture = try fixture(settings: [
      "INFOPLIST_FILE = Info.plist;", "PRODUCT_BUNDLE_IDENTIFIER = org.example.app;",
      "MARKETING_VERSION = 2.5;",
    ])
    defer { fixture.remove() }
    try fixture.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).own</string>
      <key>CFBundleVersion</key><string>9</string>
      </dict></plist>
      """)
    let values = try values(fixture)
    #expect(values["CFBundleIdentifier"] as? String == "org.example.app.own")
    #expect(values["CFBundleVersion"] as? String == "9")
    #expect(values["CFBundleShortVersionString"] as? String == "2.5")
  }

  @Test func aPlainFolderIsAnAppWithAnIdentity() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write("A.swift", "")
    let identifier = try #require(try values(fixture)["CFBundleIdentifier"] as? String)
    #expect(identifier.hasPrefix("com.example.My-Projects-"))
  }

  /// Foundation on Linux has no other way to find the language of the texts.
  @Test func theLanguageOfTheProjectCountsWhereThereAreNoEnglishTexts() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    try fixture.write(
      "project.yml",
      """
      options: {bundleIdPrefix: org.example, developmentLanguage: de}
      targets: {App: {type: application, sources: [App], info: {path: App/Info.plist}}}
      """)
    try fixture.write("App/A.swift", "")
    try fixture.write("App/de.lproj/Localizable.strings", "")
    #expect(try values(fixture)["CFBundleIdentifier"] as? String == "org.example.App")
    #expect(try values(fixture)["CFBundleDevelopmentRegion"] as? String == "de")
    try fixture.write(
      "App/Menu.xcstrings",
      """
      {"sourceLanguage": "de", "strings": {"Start": {"localizations": {"en": {"stringUnit":
      {"state": "translated", "value": "Home"}}}}}, "version": "1.0"}
      """)
    let keys = try values(fixture).keys
    #expect(!keys.contains("CFBundleDevelopmentRegion"))
  }
}
