import CoreGraphics
import Testing

@testable import Compositor

struct DrawingCostTests {
  private static let screen = PixelRect(x: 0, y: 0, width: 1920, height: 1080)

  private func page(_ nodes: [DisplayNode]) -> GroupContent {
    GroupContent(nodes: [.fill(0, 0, 1920, 1080, .white)] + nodes)
  }

  private static let veil = RGBA(red: 0, green: 0, blue: 0, alpha: 0.05)

  /// What becomes of a page in the second frame of a slide: one operation where it has become a
  /// picture, one for each node where not.
  private func sliding(_ content: GroupContent) throws -> GroupOperation {
    let resources = RasterCache()
    var shown: DrawOperation?
    for y in [0.0, 100] {
      resources.beginFrame(screenArea: Self.screen.area)
      let unit = PixelScale(x: 1, y: 1)
      let flattener = Flattener(unit: unit, resources: resources, followsMotion: true)
      let space = try #require(
        Space(.identity, unit: unit, visible: Self.screen, culls: true))
      shown = flattener.group(
        DisplayGroup(content: content, transform: .translation(x: 0, y: y)), in: space)
    }
    guard case .group(let group) = try #require(shown).kind else {
      throw Unexpected()
    }
    return group
  }

  private struct Unexpected: Error {}

  private func isPicture(_ group: GroupOperation) -> Bool {
    guard group.children.count == 1, case .picture = group.children[0].kind else { return false }
    return true
  }

  /// A fill, a tint of a twelfth of it, and the disc's edge: less than a copy of the screen.
  @Test func aPageWithALargeDiscSlidesNodeByNode() throws {
    let group = try sliding(page([.fill(1575, 300, 480, 480, Self.veil, radius: 240)]))
    #expect(!isPicture(group))
    let bounds = PixelRect(x: 0, y: 100, width: 1920, height: 980)
    #expect(group.cost(bounds) < 1.2 * Double(bounds.area))
    #expect(group.cost(bounds) > 0.65 * Double(bounds.area))
  }

  /// Their corners need masks, which cost many times a copy.
  @Test func aPageWithManySmallDiscsSlidesAsAPicture() throws {
    let discs = (0..<100).map { (index: Int) -> DisplayNode in
      DisplayNode.fill(
        Double(index % 20) * 60, Double(index / 20) * 60, 40, 40, Self.veil, radius: 20)
    }
    #expect(isPicture(try sliding(page(discs))))
  }

  @Test func aPlainPageNeedsNoPicture() throws {
    #expect(!isPicture(try sliding(page([.fill(10, 10, 100, 100, .red)]))))
  }

  @Test func veilsOverTheWholePageAreKeptInAPicture() throws {
    let veils = (0..<2).map { _ in DisplayNode.fill(0, 0, 1920, 1080, Self.veil) }
    #expect(isPicture(try sliding(page(veils))))
  }
}
