import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// `compositingFilter`: its names, what it is applied to, and what is kept from frame to frame.
@MainActor
final class CompositingFilterTests {
  private lazy var scene = Scene()

  /// Red, green and blue of the pixel at (20, 20) of what is shown now.
  private func shown(_ content: GroupContent) -> [Int] {
    let list = DisplayList(
      width: 100, height: 100, background: .white, root: DisplayGroup(content: content))
    guard let word = SoftwareCompositor().image(of: list)?.pixel(x: 20, y: 20) else { return [] }
    return [word >> 16 & 255, word >> 8 & 255, word & 255].map { Int($0) }
  }

  private func isNear(_ color: [Int], _ expected: [Double]) -> Bool {
    color.count == 3 && zip(color, expected).allSatisfy { abs(Double($0) - $1) <= 2 }
  }

  private let below = RGBA(red: 0.8, green: 0.4, blue: 0.2)
  private let above = RGBA(red: 0.6, green: 0.2, blue: 1)

  private func makeLayers(_ filter: Any?) -> CALayer {
    _ = scene.makeLayer(color: below)
    let layer = scene.makeLayer(color: above)
    layer.compositingFilter = filter
    return layer
  }

  /// The products of the components, and so on: see `BlendModeTests`.
  @Test(
    arguments: [
      ("multiplyBlendMode", [122.4, 20.4, 51]), ("screenBlendMode", [234.6, 132.6, 255]),
      ("CIDarkenBlendMode", [153, 51, 51]), ("differenceBlendMode", [51, 51, 204]),
      ("hueBlendMode", [163.7, 87.2, 240.2]), ("additionCompositing", [255, 153, 255]),
      ("plusL", [255, 153, 255]), ("sourceAtop", [153, 51, 255]), ("destOver", [204, 102, 51]),
      ("normalBlendMode", [153, 51, 255]), ("CISourceOverCompositing", [153, 51, 255]),
    ] as [(String, [Double])])
  func aNameMixesTheLayerWithWhatIsBehindIt(name: String, expected: [Double]) {
    let warnings = Diagnostics.collecting {
      _ = makeLayers(name)
      let color = shown(scene.frame())
      #expect(isNear(color, expected), "\(name): \(color)")
    }
    #expect(warnings.isEmpty)
  }

  @Test(arguments: ["shiny", "CIGaussianBlur", "CIShinyBlendMode", ""])
  func anUnknownNameIsDrawnNormallyWithOneWarning(name: String) {
    let warnings = Diagnostics.collecting {
      let layer = makeLayers(name)
      layer.compositingFilter = name
      #expect(layer.compositingFilter as? String == name)
      #expect(isNear(shown(scene.frame()), [153, 51, 255]))
    }
    #expect(warnings.count == 1 && warnings[0].contains("\"\(name)\""), "\(warnings)")
    let others = Diagnostics.collecting { _ = makeLayers(7) }
    #expect(others.count == 1 && others[0].contains("compositingFilter"), "\(others)")
  }

  @Test func itIsSetAndReadByKeyAndCopied() {
    let layer = makeLayers(nil)
    #expect(layer.compositingFilter == nil && layer.value(forKey: "compositingFilter") == nil)
    layer.setValue("multiplyBlendMode", forKey: "compositingFilter")
    #expect(layer.compositingFilter as? String == "multiplyBlendMode")
    #expect(layer.value(forKey: "compositingFilter") as? String == "multiplyBlendMode")
    #expect(isNear(shown(scene.frame()), [122.4, 20.4, 51]))
    #expect(layer.presentation()?.compositingFilter as? String == "multiplyBlendMode")
    #expect(CALayer(layer: layer).compositingFilter as? String == "multiplyBlendMode")
    layer.setValue(nil, forKey: "compositingFilter")
    #expect(layer.compositingFilter == nil)
    #expect(isNear(shown(scene.frame()), [153, 51, 255]))
  }

  @Test func aChangeIsNotAnimatedAndRequestsAFrame() {
    let layer = makeLayers(nil)
    scene.frame()
    scene.frame(after: 1)
    #expect(!scene.tree.needsFrame)
    layer.compositingFilter = "screenBlendMode"
    #expect(scene.tree.needsFrame && layer.animationKeys() == nil)
    #expect(isNear(shown(scene.frame()), [234.6, 132.6, 255]))
  }

  /// Sublayers, border and shadow are in the picture that is mixed.
  @Test func theLayerIsMixedAsAWhole() throws {
    let layer = makeLayers("multiplyBlendMode")
    layer.backgroundColor = nil
    layer.shadowOpacity = 1
    let child = scene.makeLayer(in: layer, color: above)
    child.opacity = 0.5
    let content = scene.frame()
    #expect(content.allGroups.filter { $0.blendMode == .multiply }.count == 1)
    let group = try #require(content.allGroups.first { $0.blendMode == .multiply })
    #expect(group.content.hasShadow && group.content.colors.count == 1)
  }

  /// Half of the product and half of what is behind it, and then a quarter of the product.
  @Test func opacityAnimates() {
    let layer = makeLayers("multiplyBlendMode")
    layer.add(.linear("opacity", from: 1.0, to: 0.0), forKey: nil)
    #expect(isNear(shown(scene.frame()), [122.4, 20.4, 51]))
    #expect(isNear(shown(scene.frame(after: 0.5)), [163.2, 61.2, 51]))
    #expect(isNear(shown(scene.frame(after: 0.25)), [183.6, 81.6, 51]))
  }

  /// In a layer that is faded the other one has nothing behind it: half of each colour is shown.
  /// Where opacity applies to each layer, it is mixed as any other.
  @Test func aFadedSuperlayerIsABitmapOfItsOwn() {
    _ = scene.makeLayer(color: below)
    let parent = scene.makeLayer(color: nil)
    let layer = scene.makeLayer(in: parent, color: above)
    layer.compositingFilter = "multiplyBlendMode"
    #expect(isNear(shown(scene.frame()), [122.4, 20.4, 51]))
    parent.opacity = 0.5
    parent.removeAllAnimations()
    #expect(isNear(shown(scene.frame()), [178.5, 76.5, 153]))
    parent.allowsGroupOpacity = false
    #expect(isNear(shown(scene.frame()), [163.2, 61.2, 51]))
  }

  /// A round clip makes a bitmap, a plain one does not.
  @Test func roundCornersThatClipMakeABitmap() {
    _ = scene.makeLayer(color: below)
    let parent = scene.makeLayer(color: nil)
    parent.masksToBounds = true
    for _ in 0..<2 {
      scene.makeLayer(in: parent, color: above).compositingFilter = "multiplyBlendMode"
    }
    // Two products.
    #expect(isNear(shown(scene.frame()), [73.4, 4.1, 51]))
    parent.cornerRadius = 10
    parent.removeAllAnimations()
    // One, of the two sublayers.
    #expect(isNear(shown(scene.frame()), [91.8, 10.2, 255]))
  }

  /// What lies behind the transparent part of the layer is removed within its bounds.
  @Test func removingOperationsApplyWithinTheBounds() {
    let group = scene.makeLayer(color: below)
    group.shouldRasterize = true
    let layer = scene.makeLayer(in: group, color: nil)
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let kept = scene.makeLayer(in: layer, color: .black)
    kept.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.compositingFilter = "destIn"
    let list = DisplayList(
      width: 100, height: 100, background: .white, root: DisplayGroup(content: scene.frame()))
    let image = SoftwareCompositor().image(of: list)
    #expect(image?.pixel(x: 5, y: 5) == 0xFFCC_6633 && image?.pixel(x: 60, y: 60) == 0xFFCC_6633)
    #expect(image?.pixel(x: 30, y: 30) == 0xFFFF_FFFF)
  }

  /// In `render(in:)` sublayers are mixed with what is behind them in the layer; the layer itself
  /// has nothing behind it.
  @Test func renderingMixesSublayers() {
    let host = scene.makeLayer(color: below)
    host.compositingFilter = "sourceIn"
    let layer = scene.makeLayer(in: host, color: above)
    layer.compositingFilter = "multiplyBlendMode"
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    guard let context = CGContext(width: 100, height: 100) else { return }
    host.render(in: context)
    let image = context.makeImage()
    #expect(image?.pixel(x: 80, y: 20) == 0xFFCC_6633)
    let word = image?.pixel(x: 20, y: 20) ?? 0
    #expect(word >> 24 == 255)
    #expect(
      isNear([word >> 16 & 255, word >> 8 & 255, word & 255].map { Int($0) }, [122.4, 20.4, 51]))
  }

  @Test func anUnchangedLayerKeepsItsContent() {
    let layer = makeLayers("multiplyBlendMode")
    let first = scene.frame().allGroups.first { $0.blendMode == .multiply }?.content
    layer.position.x = 3
    layer.removeAllAnimations()
    let second = scene.frame().allGroups.first { $0.blendMode == .multiply }?.content
    #expect(first != nil && first === second)
  }
}
