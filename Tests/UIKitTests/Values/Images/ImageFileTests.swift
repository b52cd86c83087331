import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Images that are not PNG, by every way that leads to one.
@MainActor
struct ImageFileTests {
  private static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
    <rect width="4" height="2" fill="#00f"/></svg>
    """.utf8)

  /// A JPEG of one colour, 16 × 16 pixels.
  private func jpeg(_ color: UIColor = .red) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
    return renderer.jpegData(withCompressionQuality: 1) { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
  }

  /// Whether the middle is that colour, but for what JPEG loses.
  private func isFilled(_ image: UIImage?, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    guard let pixels = image?.cgImage else { return false }
    let word = pixels.pixel(x: pixels.width / 2, y: pixels.height / 2)
    return zip([24, 16, 8, 0], [255, red, green, blue]).allSatisfy { shift, value in
      abs(Int(word >> UInt32(shift) & 0xFF) - value) <= 3
    }
  }

  @Test func dataAndFilesAreDecoded() throws {
    let data = try jpeg()
    #expect(isFilled(UIImage(data: data), 255, 0, 0))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 8, height: 8))
    try withTemporaryFolder(["a.jpg": data, "b@2x.jpeg": data, "c.png": data]) { folder in
      func image(_ name: String) -> UIImage? {
        UIImage(contentsOfFile: folder.appending(path: name).path)
      }
      #expect(isFilled(image("a.jpg"), 255, 0, 0))
      #expect(image("b@2x.jpeg")?.size == CGSize(width: 8, height: 8))
      #expect(isFilled(image("c.png"), 255, 0, 0), "the bytes count, not the name")
    }
  }

  @Test func bundlesHaveThemByNameAndScale() throws {
    let files = [
      "Photo.jpg": try jpeg(), "Photo@2x.jpg": try jpeg(.blue), "v1.2.jpeg": try jpeg(),
      "Drop.svg": Self.svg, "Plain.png": try #require(UIImage(data: try jpeg())?.pngData()),
    ]
    try withTemporaryFolder(files) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      func image(_ name: String, scale: CGFloat = 1) -> UIImage? {
        UIImage(
          named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
      }
      #expect(isFilled(image("Photo.jpg"), 255, 0, 0) && isFilled(image("v1.2.jpeg"), 255, 0, 0))
      #expect(isFilled(image("Photo.jpg", scale: 2), 0, 0, 255))
      #expect(image("Photo.jpg", scale: 2)?.size == CGSize(width: 8, height: 8))
      #expect(image("Plain") != nil && image("Plain.png") != nil)
      #expect(image("Photo") == nil, "only a PNG is found without its extension")
      for scale: CGFloat in [1, 2, 3] {
        let drop = image("Drop.svg", scale: scale)
        #expect(drop?.size == CGSize(width: 4, height: 2) && drop?.scale == scale)
        #expect(drop?.cgImage?.width == Int(4 * scale) && isFilled(drop, 0, 0, 255))
      }
    }
  }

  @Test func cataloguesHaveThem() throws {
    let photo = """
      {"images":[{"idiom":"universal","filename":"p.jpg","scale":"1x"},
      {"idiom":"universal","filename":"d.jpg","scale":"1x",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """
    let drop = """
      {"images":[{"idiom":"universal","filename":"d.svg"}],
      "properties":{"preserves-vector-representation":true}}
      """
    try withTemporaryFolder([
      "A.xcassets/P.imageset/Contents.json": Data(photo.utf8),
      "A.xcassets/P.imageset/p.jpg": try jpeg(), "A.xcassets/P.imageset/d.jpg": try jpeg(.blue),
      "A.xcassets/D.imageset/Contents.json": Data(drop.utf8),
      "A.xcassets/D.imageset/d.svg": Self.svg,
    ]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      func image(_ name: String, _ traits: UITraitCollection) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: traits)
      }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(isFilled(image("P", UITraitCollection(userInterfaceStyle: .light)), 255, 0, 0))
      #expect(isFilled(image("P", dark), 0, 0, 255))
      let sharp = image("D", UITraitCollection(displayScale: 2))
      #expect(sharp?.size == CGSize(width: 4, height: 2) && sharp?.cgImage?.width == 8)
    }
  }

  /// A PNG of one row of colours.
  private func row(_ colors: [UIColor]) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: colors.count, height: 1), format: format)
    return renderer.pngData { context in
      for (x, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
  }

  @Test(arguments: ["stretch", "tile"])
  func cataloguesSliceThem(mode: String) throws {
    // Of the middle only the green pixel is repeated; the grey one is left out.
    let contents = """
      {"images":[{"idiom":"iphone","filename":"s.png","scale":"1x","resizing":{
      "mode":"3-part-horizontal","center":{"mode":"\(mode)","width":1},
      "cap-insets":{"left":1,"right":1}}}]}
      """
    try withTemporaryFolder([
      "A.xcassets/S.imageset/Contents.json": Data(contents.utf8),
      "A.xcassets/S.imageset/s.png": try row([.red, .green, .gray, .blue]),
    ]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let image = try #require(UIImage(named: "S", in: bundle, compatibleWith: nil))
      #expect(image.size == CGSize(width: 4, height: 1))
      #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
      let view = UIImageView(image: image)
      let controller = UIViewController()
      let simulator = Simulator(scale: 1, root: controller)
      view.frame = CGRect(x: 0, y: 0, width: 9, height: 2)
      controller.view.addSubview(view)
      simulator.settle()
      let pixels = try #require(view.layer.contents as? CGImage)
      #expect(pixels.width == 9 && pixels.height == 2)
      let colors = (0..<9).map { pixels.pixel(x: $0, y: 0) & 0xFFFFFF }
      #expect(colors == [0xFF0000] + Array(repeating: 0x00FF00, count: 7) + [0x0000FF])
    }
  }

  @Test func cataloguesSayWhatIsATemplate() throws {
    func contents(_ intent: String) -> Data {
      Data(
        """
        {"images":[{"idiom":"universal","filename":"d.svg"}],
        "properties":{"template-rendering-intent":"\(intent)"}}
        """.utf8)
    }
    try withTemporaryFolder([
      "A.xcassets/T.imageset/Contents.json": contents("template"),
      "A.xcassets/T.imageset/d.svg": Self.svg,
      "A.xcassets/O.imageset/Contents.json": contents("original"),
      "A.xcassets/O.imageset/d.svg": Self.svg,
    ]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let template = UIImage(named: "T", in: bundle, compatibleWith: nil)
      #expect(template?.renderingMode == .alwaysTemplate)
      let original = UIImage(named: "O", in: bundle, compatibleWith: nil)
      #expect(original?.renderingMode == .alwaysOriginal)
      let view = UIImageView(image: template)
      view.tintColor = .red
      let pixels = try #require(view.layer.contents as? CGImage)
      #expect(pixels.pixel(x: 1, y: 1) == 0xFFFF_0000)
    }
  }

  /// A half point of red, of 4: the file of a page by hand, and a drawing.
  private static let thin = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
    <rect width="0.5" height="2" fill="#f00"/></svg>
    """.utf8)

  @Test(arguments: [true, false])
  func vectorsThatArePreservedAreDrawnAsLargeAsTheyAreShown(isPreserved: Bool) throws {
    let contents = """
      {"images":[{"idiom":"universal","filename":"d.svg"}],
      "properties":{"preserves-vector-representation":\(isPreserved)}}
      """
    try withTemporaryFolder([
      "A.xcassets/D.imageset/Contents.json": Data(contents.utf8),
      "A.xcassets/D.imageset/d.svg": Self.thin,
    ]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let controller = UIViewController()
      let simulator = Simulator(scale: 2, root: controller)
      let image = UIImage(
        named: "D", in: bundle, compatibleWith: controller.traitCollection)
      #expect(image?.size == CGSize(width: 4, height: 2) && image?.scale == 2)
      let view = UIImageView(image: image)
      controller.view.addSubview(view)
      view.contentMode = .scaleAspectFit
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
      simulator.settle()
      let pixels = try #require(view.layer.contents as? CGImage)
      #expect(pixels.width == (isPreserved ? 160 : 8) && pixels.height == pixels.width / 2)
      // An eighth of the width.
      let edge = pixels.width / 8
      #expect(pixels.pixel(x: edge - 1, y: 1) == 0xFFFF_0000)
      #expect(pixels.pixel(x: edge, y: 1) == 0)
      view.contentMode = .center
      simulator.settle()
      #expect((view.layer.contents as? CGImage)?.width == 8)
    }
  }

  @Test func pagesAreFoundByNameAndInCatalogues() throws {
    let contents = """
      {"images":[{"idiom":"universal","filename":"p.pdf"},{"idiom":"universal",
      "filename":"d.pdf","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """
    try withTemporaryFolder([
      "A.xcassets/P.imageset/Contents.json": Data(contents.utf8),
      "A.xcassets/P.imageset/p.pdf": PageFiles.page(red: 1),
      "A.xcassets/P.imageset/d.pdf": PageFiles.page(blue: 1), "Q.pdf": PageFiles.page(blue: 1),
    ]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let light = UITraitCollection(userInterfaceStyle: .light)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(isFilled(UIImage(named: "P", in: bundle, compatibleWith: light), 255, 0, 0))
      #expect(isFilled(UIImage(named: "P", in: bundle, compatibleWith: dark), 0, 0, 255))
      for scale: CGFloat in [1, 2, 3] {
        let image = UIImage(
          named: "Q.pdf", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
        #expect(image?.size == CGSize(width: 10, height: 6) && image?.scale == scale)
        #expect(image?.cgImage?.width == Int(10 * scale) && isFilled(image, 0, 0, 255))
      }
      let file = folder.appending(path: "Q.pdf").path
      #expect(UIImage(contentsOfFile: file)?.size == CGSize(width: 10, height: 6))
    }
    #expect(UIImage(data: PageFiles.page(red: 1), scale: 3)?.cgImage?.width == 30)
    var image: UIImage?
    let warnings = Diagnostics.collecting { image = UIImage(data: Data("%PDF-1.4 x".utf8)) }
    #expect(image == nil && warnings.count == 1 && warnings.first?.contains("PDF") == true)
  }

  @Test func imageViewsInFilesHaveThem() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <imageView image="Photo.jpg" id="i"/></objects>
      <resources><image name="Photo.jpg" width="16" height="16"/></resources></document>
      """
    try withTemporaryFolder(["View.xib": Data(xib.utf8), "Photo.jpg": try jpeg()]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let view = bundle.loadNibNamed("View", owner: nil)?.first as? UIImageView
      #expect(isFilled(view?.image, 255, 0, 0))
    }
  }

  @Test func damagedDataIsOneWarning() throws {
    let data = try jpeg()
    var image: UIImage?
    let warnings = Diagnostics.collecting { image = UIImage(data: data.prefix(data.count / 2)) }
    #expect(image == nil && warnings.count == 1)
    #expect(warnings.first?.contains("JPEG") == true)
  }

  @Test func jpegDataIsSmallerWithLessQuality() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
      for step in 0..<64 {
        UIColor(hue: CGFloat(step) / 64, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: step, y: 64 - step, width: 3, height: step))
      }
    }
    let sizes = [0, 0.5, 1].compactMap { image.jpegData(compressionQuality: $0)?.count }
    #expect(sizes.count == 3 && sizes == sizes.sorted() && Set(sizes).count == 3)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}
