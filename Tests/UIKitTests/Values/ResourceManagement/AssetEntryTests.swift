import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Sets of asset catalogues with entries of several kinds, and with some that cannot be read.
@MainActor
struct AssetEntryTests {
  private static let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#

  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    try withTemporaryFolder(files) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      try body(bundle)
    }
  }

  /// Calls `body` with the colour of a set of these entries.
  private func withColor(_ entries: String, _ body: (UIColor?) throws -> Void) throws {
    let contents = "{\"colors\":[\(entries)]}"
    try withBundle(["A.xcassets/C.colorset/Contents.json": Data(contents.utf8)]) { bundle in
      try body(UIColor(named: "C", in: bundle, compatibleWith: nil))
    }
  }

  private func rgba(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> RGBA? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).rgba
  }

  @Test func aColourOfTheSystemIsReadByItsName() throws {
    let entry =
      #"{"idiom":"universal","color":{"platform":"universal","reference":"systemIndigoColor"}}"#
    var color: UIColor?
    let warnings = try Diagnostics.collecting { try withColor(entry) { color = $0 } }
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(rgba(color, style) == rgba(.systemIndigo, style))
    }
    #expect(rgba(color, .light) != rgba(color, .dark))
    #expect(warnings == [])
  }

  @Test func aColourOfTheSystemIsForOneAppearanceAlone() throws {
    let entries = """
      {"idiom":"universal","color":{"components":{"white":"1.0"}}},
      {"idiom":"universal",\(Self.dark),"color":{"reference":"systemBackgroundColor"}}
      """
    try withColor(entries) { color in
      #expect(rgba(color, .light) == .white)
      #expect(rgba(color, .dark) == rgba(.systemBackground, .dark))
    }
  }

  @Test(arguments: [
    #""color":{"reference":"systemPlaidColor"}"#,
    #""color":{"color-space":"cmyk","components":{"white":"0.0"}}"#,
    #""color":{"components":{"red":"1.0"}}"#,
  ])
  func aColourThatCannotBeReadLeavesTheOthers(entry: String) throws {
    let entries = """
      {"idiom":"universal","color":{"components":{"white":"1.0"}}},
      {"idiom":"universal",\(Self.dark),\(entry)}
      """
    var color: UIColor?
    let warnings = try Diagnostics.collecting { try withColor(entries) { color = $0 } }
    #expect(rgba(color, .light) == .white && rgba(color, .dark) == .white)
    #expect(warnings.count == 1 && warnings.first?.contains("colors[1].color.") == true)
  }

  /// A picture of a size in pixels.
  private func png(_ side: CGFloat) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func aPictureThatIsMissingLeavesTheOthers() throws {
    let contents = """
      {"images":[{"filename":"a.png","scale":"1x","idiom":"universal"},
      {"filename":"a@2x.png","scale":"2x","idiom":"universal"}]}
      """
    let set = "A.xcassets/P.imageset/"
    let files = [set + "Contents.json": Data(contents.utf8), set + "a@2x.png": try png(8)]
    try withBundle(files) { bundle in
      var image: UIImage?
      let warnings = Diagnostics.collecting {
        image = UIImage(named: "P", in: bundle, compatibleWith: nil)
      }
      #expect(image?.size == CGSize(width: 4, height: 4))
      #expect(warnings.count == 1 && warnings.first?.contains("images[0].filename") == true)
    }
  }
}
