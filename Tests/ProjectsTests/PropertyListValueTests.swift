import Foundation
import Testing

@testable import Projects

struct PropertyListValueTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>Text</key><string>$(NAME) &amp; Söhne</string><key>Truth</key><true/>
    <key>Integer</key><integer>-3</integer><key>Number</key><real>0.5</real>
    <key>Date</key><date>2026-01-02T03:04:05Z</date><key>Data</key><data>AAEC</data>
    <key>List</key><array><string>$(NAME)</string><false/></array>
    </dict></plist>
    """

  @Test func everyKindOfValueIsReadAndWrittenAgain() throws {
    let value = try PropertyListDecoder().decode(
      PropertyListValue.self, from: Data(Self.text.utf8))
    let expected = PropertyListValue.values([
      "Text": .text("$(NAME) & Söhne"), "Truth": .truth(true), "Integer": .integer(-3),
      "Number": .number(0.5), "Date": .date(Date(timeIntervalSince1970: 1_767_323_045)),
      "Data": .data(Data([0, 1, 2])), "List": .list([.text("$(NAME)"), .truth(false)]),
    ])
    #expect(value == expected)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let again = try PropertyListDecoder().decode(
      PropertyListValue.self, from: encoder.encode(value))
    #expect(again == expected)
  }

  @Test func textsAreChangedAtAnyDepth() {
    let value = PropertyListValue.values(["a": .list([.text("x"), .values(["b": .text("y")])])])
    #expect(
      value.mapTexts { $0 + "!" }
        == .values(["a": .list([.text("x!"), .values(["b": .text("y!")])])]))
  }
}
