import Foundation
import Testing

@testable import Projects

struct BuildSettingsTests {
  @Test func aFileOfSettingsIncludesOthersEachOnce() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    let main = try fixture.write(
      "Main.xcconfig",
      """
      NAME = before
      KEPT = mine // a comment
      #include "Shared/Base.xcconfig"
      #include? "Missing.xcconfig"
      LAST = main
      """)
    try fixture.write(
      "Shared/Base.xcconfig", "NAME = base\nLAST = base\n#include \"../Main.xcconfig\"\n")
    #expect(
      BuildSettings.read(main) == ["NAME": "base", "KEPT": "mine", "LAST": "main"])
  }

  @Test func variablesStandForOtherSettings() {
    var settings = BuildSettings(["TARGET_NAME": "My App 2"])
    settings.add(["PRODUCT_NAME": "$(TARGET_NAME)", "FLAGS": "A"])
    settings.add(["FLAGS": "$(inherited) B", "LIST": ["one", "two"]])
    settings.add([
      "MODULE": "$(PRODUCT_NAME:c99extidentifier)",
      "ID": "com.x.${PRODUCT_NAME:rfc1034identifier:lower}",
    ])
    #expect(settings["MODULE"] == "My_App_2")
    #expect(settings["ID"] == "com.x.my-app-2")
    #expect(settings["FLAGS"] == "A B")
    #expect(settings["LIST"] == "one two")
    #expect(settings["UNKNOWN"] == nil)
  }

  @Test func variablesThatStandForThemselvesEnd() {
    let settings = BuildSettings([
      "A": "$(B)x", "B": "$(A)y", "C": "$(D:identifier)", "D": "$(C:rfc1034identifier)",
      "E": "$(E:identifier)$(E:identifier)",
    ])
    for name in ["A", "C", "E"] { #expect(settings[name] != nil) }
  }

  /// As in Xcode.
  @Test func aSettingThatNamesItselfIsWhatWasThereBefore() {
    var settings = BuildSettings(["PRODUCT_NAME": "My App"])
    settings.add(["PRODUCT_NAME": "$(PRODUCT_NAME:c99extidentifier)", "FLAGS": "A"])
    settings.add(["PRODUCT_NAME": "${PRODUCT_NAME}2", "FLAGS": "$(FLAGS) B"])
    #expect(settings["PRODUCT_NAME"] == "My_App2")
    #expect(settings["FLAGS"] == "A B")
    #expect(Set(settings.all(after: "F").keys) == ["LAGS"])
  }

  @Test func aNameBecomesAnIdentifier() {
    #expect(Project.identifier("2 Übungs-App") == "_2_Übungs_App")
  }
}

struct CompilerMessageTests {
  @Test func messagesHaveTheirPlaces() throws {
    let message = try #require(
      CompilerMessage("/home/me/My: App/A.swift:12:7: error: cannot find 'x' in scope: y"))
    #expect(message.file == "/home/me/My: App/A.swift")
    #expect((message.line, message.column) == (12, 7))
    #expect(message.kind == .error)
    #expect(message.text == "cannot find 'x' in scope: y")
    #expect(
      message.description == "/home/me/My: App/A.swift:12:7: error: cannot find 'x' in scope: y")
    #expect(CompilerMessage("error: no such module")?.file == nil)
    #expect(CompilerMessage("  let x = 1") == nil)
  }

  @Test func anExcerptMarksTheColumn() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    let file = try fixture.write("A.swift", "let a = 1\n\tlet ü = b\r\n")
    let message = try #require(CompilerMessage("\(file.path):2:11: error: text"))
    // The column counts bytes: ü has two.
    #expect(message.excerpt == "\tlet ü = b\n\t        ^")
  }
}
