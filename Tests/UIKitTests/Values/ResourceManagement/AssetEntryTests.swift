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

  /// The side in points of the picture that a set shows in an environment. Each entry has a file of
  /// its own, which is one pixel larger than that of the entry before; the first has 1 pixel.
  private func side(
    ofEntries entries: [String], _ traits: [UITraitCollection]
  ) throws -> CGFloat? {
    let list = entries.enumerated().map { #"{"filename":"\#($0.offset).png",\#($0.element)}"# }
      .joined(separator: ",")
    let set = "A.xcassets/P.imageset/"
    var files = [set + "Contents.json": Data("{\"images\":[\(list)]}".utf8)]
    for index in entries.indices { files[set + "\(index).png"] = try png(CGFloat(index + 1)) }
    var side: CGFloat?
    try withBundle(files) { bundle in
      let image = UIImage(
        named: "P", in: bundle, compatibleWith: UITraitCollection(traitsFrom: traits))
      side = image?.size.width
    }
    return side
  }

  /// The picture for the device comes before that for any device, and this before one for another
  /// device.
  @Test func thePictureForTheDeviceIsTaken() throws {
    let (phone, pad) = (
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(userInterfaceIdiom: .pad)
    )
    let all = [#""idiom":"universal""#, #""idiom":"iphone""#, #""idiom":"ipad""#]
    #expect(try side(ofEntries: all, [phone]) == 2)
    #expect(try side(ofEntries: all, [pad]) == 3)
    #expect(try side(ofEntries: Array(all.prefix(2)), [pad]) == 1)
    #expect(try side(ofEntries: [all[2]], [phone]) == 1)
    #expect(try side(ofEntries: [all[1], all[2]], [pad]) == 2)
    #expect(try side(ofEntries: all, []) == 1)
  }

  @Test func thePictureForTheSizeClassesIsTaken() throws {
    let entries = [
      #""idiom":"universal""#, #""idiom":"universal","width-class":"compact""#,
      #""idiom":"universal","width-class":"compact","height-class":"compact""#,
      #""idiom":"universal",\#(Self.dark)"#,
    ]
    let (compact, regular) = (
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular)
    )
    let (low, dark) = (
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(try side(ofEntries: entries, [regular]) == 1)
    #expect(try side(ofEntries: entries, [compact]) == 2)
    #expect(try side(ofEntries: entries, [compact, low]) == 3)
    #expect(try side(ofEntries: entries, [regular, low]) == 1)
    #expect(try side(ofEntries: entries, [regular, dark]) == 4)
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
