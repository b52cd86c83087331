import CoreGraphics
import Testing

import UIKit

/// A catalogue written for one test, and removed after it.
private final class TemporaryCatalog {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xcassets")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func add(_ folder: String, _ json: String) throws {
    let place = url.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: place.appendingPathComponent("Contents.json"))
  }

  func addColor(_ components: String, space: String = "srgb") throws {
    try add(
      "C.colorset",
      """
      {"colors":[{"idiom":"universal",
      "color":{"color-space":"\(space)","components":\(components)}}]}
      """)
  }

  var catalog: AssetCatalog { AssetCatalog(url: url) }

  /// The error of reading the colour.
  func failure() -> AssetError? {
    do {
      _ = try catalog.color(named: "C")
      return nil
    } catch {
      return error
    }
  }
}

extension AssetCatalog.Color {
  fileprivate var components: RGBA? {
    if case .components(let color) = self { color } else { nil }
  }
}

@MainActor
struct AssetCatalogTests {
  @Test(arguments: ["\"0.800\"", "\"0xCC\"", "\"204\"", "0.8"])
  func componentsAreReadInEveryForm(green: String) throws {
    let files = TemporaryCatalog()
    try files.addColor("{\"red\":\"1.000\",\"green\":\(green),\"blue\":\"0x66\",\"alpha\":\"1\"}")
    let color = try #require(try files.catalog.color(named: "C")?.light.components)
    #expect(abs(color.green - 0.8) < 1e-9 && abs(color.blue - 0.4) < 1e-9)
    #expect(color.red == 1 && color.alpha == 1)
  }

  @Test func displayP3IsConvertedAndGreyIsGrey() throws {
    let files = TemporaryCatalog()
    let p3 = "{\"red\":\"1.000\",\"green\":\"0.000\",\"blue\":\"0.000\",\"alpha\":\"1.000\"}"
    try files.addColor(p3, space: "display-p3")
    let red = try #require(try files.catalog.color(named: "C")?.light.components)
    #expect(abs(red.red - 1.0930) < 0.001 && abs(red.green + 0.2267) < 0.001)
    try files.addColor("{\"white\":\"0.5\",\"alpha\":\"0.25\"}", space: "gray-gamma-22")
    let gray = try #require(try files.catalog.color(named: "C")?.light.components)
    #expect(gray == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
  }

  @Test func errorsNameTheFileAndTheField() throws {
    let files = TemporaryCatalog()
    try files.addColor("{\"red\":\"lots\",\"green\":\"0\",\"blue\":\"0\"}")
    var error = try #require(files.failure())
    #expect(error.file.hasSuffix("C.colorset/Contents.json"))
    #expect(error.field == "colors[0].color.components.red")
    try files.addColor("{\"red\":\"1.0\"}")
    error = try #require(files.failure())
    #expect(error.field == "colors[0].color.components")
    try files.addColor("{}", space: "cmyk")
    error = try #require(files.failure())
    #expect(error.field == "colors[0].color.color-space" && error.reason.contains("cmyk"))
    try files.add("C.colorset", "{\"colors\": [")
    error = try #require(files.failure())
    #expect(error.field == nil && error.reason.contains("JSON"))
    try files.add("C.colorset", "{\"colors\": 3}")
    error = try #require(files.failure())
    #expect(error.field == "colors")
  }

  /// As the accent colour in Xcode's templates.
  @Test func aSetThatLeavesItsColourOpenHasNone() throws {
    let files = TemporaryCatalog()
    try files.add("C.colorset", "{\"colors\":[{\"idiom\":\"universal\"}]}")
    #expect(try files.catalog.color(named: "C") == nil)
    try files.add("C.colorset", "{\"colors\":[{\"idiom\":\"watch\"}]}")
    #expect(files.failure()?.field == "colors")
  }

  @Test func foldersGiveANamespaceOnlyWhenTheySaySo() throws {
    let files = TemporaryCatalog()
    let color =
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"components\":{\"white\":\"1.0\"}}}]}"
    try files.add("Plain", "{}")
    try files.add("Plain/A.colorset", color)
    try files.add("Named", "{\"properties\":{\"provides-namespace\":true}}")
    try files.add("Named/B.colorset", color)
    #expect(files.catalog.colorNames == ["A", "Named/B"])
  }

  @Test func theApplicationsColoursAreFound() throws {
    let color = try #require(UIColor(named: "Cantaloupe"))
    #expect(color.rgba == RGBA(red: 1, green: 0.8, blue: 0.4))
    let canvas = try #require(UIColor(named: "Canvas"))
    let dark = canvas.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(canvas.isDynamic && dark.rgba.red < 0.2)
    #expect(UIColor(named: "Canvas") == canvas)
    #expect(UIColor(named: "No such colour") == nil)
    #expect(UIColor(named: "") == nil)
    #expect(UIImage(named: "No such image") == nil)
    #expect(UIImage(named: "../../etc\0") == nil)
  }

  @Test func imagesComeAtTheScreensScale() throws {
    for scale in [1, 2, 3] {
      let traits = UITraitCollection(displayScale: CGFloat(scale))
      let image = try #require(UIImage(named: "Chevron", in: nil, compatibleWith: traits))
      #expect(image.scale == CGFloat(scale) && image.size == CGSize(width: 8, height: 14))
      #expect(image.renderingMode == .alwaysTemplate)
    }
  }

  @Test(arguments: [16, 32, 64, 128, 256, 512, 1024])
  func theIconIsTheDrawingOfIt(pixels: Int) throws {
    let drawn = try #require(CatalogPictures.appIcon(pixels: pixels))
    try record(drawn, "AppIcon.appiconset/AppIcon-\(pixels).png")
    let icon = try #require(AssetLibrary.appIcon(pixels: pixels))
    #expect(icon.width == pixels && icon.height == pixels)
    #expect(difference(icon, drawn) <= 8)
  }

  @Test(arguments: [1, 2, 3])
  func theChevronIsTheDrawingOfIt(scale: Int) throws {
    let drawn = try #require(CatalogPictures.chevron(scale: scale))
    try record(drawn, "Chevron.imageset/Chevron\(scale == 1 ? "" : "@\(scale)x").png")
    let traits = UITraitCollection(displayScale: CGFloat(scale))
    let image = try #require(UIImage(named: "Chevron", in: nil, compatibleWith: traits)?.cgImage)
    #expect(difference(image, drawn) <= 8)
  }

  /// Writes a picture into the catalogue if `RECORD_ASSETS` is set.
  private func record(_ image: CGImage, _ path: String) throws {
    guard ProcessInfo.processInfo.environment["RECORD_ASSETS"] != nil else { return }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Assets/Assets.xcassets").standardizedFileURL
    try image.writePNG(to: root.appendingPathComponent(path))
  }

  /// The greatest difference of a component, 0 to 255.
  private func difference(_ one: CGImage, _ other: CGImage) -> Int {
    guard one.width == other.width, one.height == other.height else { return 255 }
    var most = 0
    for y in stride(from: 0, to: one.height, by: 3) {
      for x in stride(from: 0, to: one.width, by: 3) {
        let (a, b) = (one.pixel(x: x, y: y), other.pixel(x: x, y: y))
        for shift in [0, 8, 16, 24] as [UInt32] {
          most = max(most, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
      }
    }
    return most
  }
}
