import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Symbols in colours. The middle of a plus in a circle belongs to the plus; a quarter from the
/// corner there is the circle alone.
@MainActor
struct SymbolColorTests {
  private func symbol(
    _ configuration: UIImage.SymbolConfiguration, of name: String = "plus.circle.fill"
  ) throws -> CGImage {
    let size = UIImage.SymbolConfiguration(pointSize: 100).applying(configuration)
    return try #require(UIImage(systemName: name, withConfiguration: size)?.cgImage)
  }

  private func middle(_ image: CGImage) -> UInt32 {
    image.pixel(x: image.width / 2, y: image.height / 2)
  }

  private func side(_ image: CGImage) -> UInt32 {
    image.pixel(x: image.width / 4, y: image.height / 4)
  }

  @Test func aPaletteColorsThePartsFromTheFront() throws {
    let both = try symbol(.init(paletteColors: [.white, .blue]))
    #expect(middle(both) == 0xFFFF_FFFF && side(both) == 0xFF00_00FF)
    let three = try symbol(.init(paletteColors: [.white, .blue, .red]))
    #expect(middle(three) == 0xFFFF_FFFF && side(three) == 0xFF00_00FF)
    let one = try symbol(.init(paletteColors: [.red]))
    #expect(middle(one) == 0xFFFF_0000 && side(one) == 0xFFFF_0000)
    let none = try symbol(.init(paletteColors: []))
    #expect(middle(none) == 0 && side(none) == 0xFF00_0000, "a template, whose plus is cut out")
  }

  @Test func hierarchicalPartsArePalerBehind() throws {
    let image = try symbol(.init(hierarchicalColor: .red))
    #expect(middle(image) == 0xFFFF_0000)
    let alpha = side(image) >> 24
    #expect(alpha > 0x20 && alpha < 0xA0)
    let ring = try symbol(.init(hierarchicalColor: .red), of: "plus.circle")
    #expect(middle(ring) == 0xFFFF_0000 && side(ring) == 0)
    let square = try symbol(.init(hierarchicalColor: .red), of: "square.fill")
    #expect(middle(square) == 0xFFFF_0000)
  }

  @Test func aLineThroughASymbolIsInFront() throws {
    let image = try symbol(.init(paletteColors: [.red, .blue]), of: "square.fill.slash")
    #expect(middle(image) == 0xFFFF_0000)
    #expect(image.pixel(x: image.width * 3 / 4, y: image.height / 4) == 0xFF00_00FF)
  }

  @Test func someSymbolsHaveColorsOfTheirOwn() throws {
    let own = try symbol(.preferringMulticolor())
    #expect(middle(own) == 0xFFFF_FFFF && side(own) != 0xFF00_0000)
    let other = try symbol(.preferringMulticolor(), of: "square.fill")
    #expect(middle(other) == 0xFF00_0000)
    let fallback = UIImage.SymbolConfiguration(hierarchicalColor: .red)
      .applying(UIImage.SymbolConfiguration.preferringMulticolor())
    #expect(middle(try symbol(fallback, of: "square.fill")) == 0xFFFF_0000)
    #expect(middle(try symbol(fallback)) == 0xFFFF_FFFF)
    let plain = fallback.applying(UIImage.SymbolConfiguration.preferringMonochrome())
    #expect(middle(try symbol(plain, of: "square.fill")) == 0xFF00_0000)
  }

  @Test func configurationsWithColorsAreCombinedAndCompared() {
    typealias Configuration = UIImage.SymbolConfiguration
    let red = Configuration(hierarchicalColor: .red)
    #expect(red == Configuration(hierarchicalColor: .red))
    #expect(red != Configuration(hierarchicalColor: .blue) && red != .unspecified)
    #expect(red.applying(Configuration(paletteColors: [.blue])) == .init(paletteColors: [.blue]))
    let large = Configuration(pointSize: 30).applying(red)
    #expect(large == red.applying(Configuration(pointSize: 30)) && large != red)
    #expect(Configuration.preferringMonochrome().applying(red) == red)
  }

  @Test func viewsShowTheColorsOfTheirTraits() throws {
    let controller = UIViewController()
    let simulator = Simulator(scale: 1, root: controller)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let view = UIImageView(
      image: UIImage(systemName: "square.fill", withConfiguration: nil))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: color)
    view.tintColor = .blue
    view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    controller.view.addSubview(view)
    func shown() throws -> UInt32 {
      simulator.settle()
      return try #require(simulator.snapshot()).pixel(x: 50, y: 50) & 0xFF_FFFF
    }
    view.overrideUserInterfaceStyle = .light
    #expect(try shown() == 0xFF_0000, "not the tint")
    view.overrideUserInterfaceStyle = .dark
    #expect(try shown() == 0x00_FF00)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(try shown() == 0x00_00FF)
  }
}
