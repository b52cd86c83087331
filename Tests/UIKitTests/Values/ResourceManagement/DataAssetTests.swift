import CoreGraphics
import Testing

import UIKit

@MainActor
struct DataAssetTests {
  private static let levels = Data("[1, 2]".utf8)

  private static func contents(_ files: String) -> Data {
    Data(
      """
      {"info": {"version": 1, "author": "xcode"}, "data": [\(files)]}
      """.utf8)
  }

  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    try withTemporaryFolder(files) { try body(try #require(Bundle(path: $0.path))) }
  }

  @Test func aDataSetHasItsFileAndType() throws {
    let files = [
      "Files.xcassets/Levels.dataset/Contents.json": Self.contents(
        """
        {"idiom": "watch", "filename": "small.json"},
        {"idiom": "universal", "filename": "levels.json",
          "universal-type-identifier": "public.json"}
        """),
      "Files.xcassets/Levels.dataset/levels.json": Self.levels,
    ]
    try withBundle(files) { bundle in
      let asset = try #require(NSDataAsset(name: "Levels", bundle: bundle))
      #expect(asset.name == "Levels" && asset.data == Self.levels)
      #expect(asset.typeIdentifier == "public.json")
    }
  }

  @Test func foldersGiveANamespaceAndFilesForPhonesCount() throws {
    let files = [
      "Files.xcassets/Game/Contents.json": Data(
        "{\"properties\": {\"provides-namespace\": true}}".utf8),
      "Files.xcassets/Game/Levels.dataset/Contents.json": Self.contents(
        "{\"idiom\": \"iphone\", \"filename\": \"levels\"}"),
      "Files.xcassets/Game/Levels.dataset/levels": Self.levels,
    ]
    try withBundle(files) { bundle in
      #expect(NSDataAsset(name: "Game/Levels", bundle: bundle)?.data == Self.levels)
    }
  }

  @Test func whatIsMissingIsWarnedOf() throws {
    let files = [
      "Files.xcassets/Lost.dataset/Contents.json": Self.contents(
        "{\"idiom\": \"universal\", \"filename\": \"lost.txt\"}"),
      "Files.xcassets/Empty.dataset/Contents.json": Self.contents(""),
    ]
    try withBundle(files) { bundle in
      for name in ["Lost", "Empty"] {
        let warnings = Diagnostics.collecting {
          #expect(NSDataAsset(name: name, bundle: bundle) == nil)
        }
        #expect(warnings.count == 2)
        #expect(warnings.first?.contains("\(name).dataset/Contents.json: data") ?? false)
      }
      let warnings = Diagnostics.collecting {
        #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
      }
      #expect(warnings == ["No asset catalogue has data named \"Other\"."])
    }
  }
}
