import CoreGraphics
import Testing

@testable import Compositor

/// The check of debug builds that a partial redraw misses nothing, with regions that do.
struct DamageInvariantTests {
  private static let screen = PixelRect(x: 0, y: 0, width: 200, height: 100)

  /// The operations of a list, and those of another that shares its contents.
  private func operations(_ lists: [DisplayNode]...) -> [[DrawOperation]] {
    let resources = RasterCache()
    resources.beginFrame(screenArea: Self.screen.area)
    let flattener = Flattener(
      unit: PixelScale(x: 1, y: 1), resources: resources, followsMotion: false)
    let space = Space(
      .identity, unit: PixelScale(x: 1, y: 1), visible: Self.screen, culls: false)!
    return lists.map { flattener.operations($0, in: space) }
  }

  private func isFound(
    _ old: [DisplayNode], _ new: [DisplayNode], damage: [PixelRect]
  ) -> Bool {
    let lists = operations(old, new)
    return !lists[0].areSame(as: lists[1], outside: Region(damage), on: Self.screen)
  }

  /// Fifty squares, of which one is moved by two pixels.
  private func squares(moved index: Int? = nil) -> [DisplayNode] {
    (0..<50).map { square in
      let x = Double(square % 10 * 20 + (square == index ? 2 : 0))
      return .fill(x, Double(square / 10 * 20), 10, 10, .red)
    }
  }

  @Test(arguments: [0, 7, 23, 49])
  func aSquareThatMovesUnnoticedIsFound(index: Int) {
    let (old, new) = (squares(), squares(moved: index))
    let place = PixelRect(x: index % 10 * 20, y: index / 10 * 20, width: 10, height: 10)
    let target = place.translated(x: 2, y: 0)
    #expect(isFound(old, new, damage: []))
    #expect(isFound(old, new, damage: [place]), "where it comes to")
    #expect(isFound(old, new, damage: [target]), "what it leaves")
    #expect(!isFound(old, new, damage: [place, target]))
  }

  @Test func aNodeThatIsAddedUnnoticedIsFound() {
    let (old, added) = (squares(), PixelRect(x: 171, y: 91, width: 3, height: 3))
    for place in [0, 25, 50] {
      var new = old
      new.insert(.fill(171, 91, 3, 3, .green), at: place)
      #expect(isFound(old, new, damage: []), "in front of \(place) others")
      #expect(isFound(new, old, damage: []), "removed from in front of \(place) others")
      #expect(!isFound(old, new, damage: [added]))
      #expect(!isFound(new, old, damage: [added]))
    }
  }

  @Test func anotherOrderIsFound() {
    let nodes: [DisplayNode] = [.fill(10, 10, 30, 30, .red), .fill(20, 20, 30, 30, .green)]
    #expect(isFound(nodes, nodes.reversed(), damage: []))
    let both = PixelRect(x: 20, y: 20, width: 20, height: 20)
    #expect(!isFound(nodes, nodes.reversed(), damage: [both]))
  }

  @Test func aGroupThatFadesOrMovesUnnoticedIsFound() {
    let content = GroupContent(nodes: squares())
    func group(x: Double = 0, opacity: Double = 1, clip: RoundedRect? = nil) -> [DisplayNode] {
      [
        .group(
          DisplayGroup(
            content: content, transform: .translation(x: x, y: 0), opacity: opacity, clip: clip))
      ]
    }
    let clip = RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    for other in [group(x: 1), group(opacity: 0.5), group(clip: clip)] {
      #expect(isFound(group(), other, damage: []))
      #expect(!isFound(group(), other, damage: [Self.screen]))
    }
  }
}
