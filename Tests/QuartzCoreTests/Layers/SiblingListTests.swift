import Testing

@testable import QuartzCore

struct SiblingListTests {
  private final class Item {}

  /// The same numbers in every run.
  private struct Sequence: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// An array says what is right.
  @Test func itIsLikeAnArrayAfterAnyChanges() {
    var random = Sequence(state: 7)
    let filler = Item()
    var (list, array) = (SiblingList<Item>(), [Item]())
    for step in 0..<4000 {
      // Now more are added, now more are removed.
      if array.isEmpty || Int.random(in: 0..<10, using: &random) < (step / 500 % 2 == 0 ? 7 : 3) {
        let places = [0, array.count, Int.random(in: 0...array.count, using: &random)]
        let (place, item) = (places.randomElement(using: &random) ?? 0, Item())
        list.insert(item, at: place)
        array.insert(item, at: place)
      } else {
        let places = [0, array.count - 1, Int.random(in: 0..<array.count, using: &random)]
        let place = places.randomElement(using: &random) ?? 0
        #expect(list.index(of: array[place]) == place)
        list.remove(at: place, filler: filler)
        array.remove(at: place)
      }
      #expect(list.count == array.count && list.isEmpty == array.isEmpty)
      if step % 7 == 0 { #expect(list.elements.elementsEqual(array) { $0 === $1 }) }
    }
    #expect(list.index(of: Item()) == nil && list.index(of: nil) == nil)
  }

  @Test func removedElementsAreFreed() {
    var list = SiblingList<Item>()
    let filler = Item()
    for _ in 0..<100 { list.insert(Item(), at: list.count) }
    weak let first = list[0]
    list.remove(at: 0, filler: filler)
    #expect(first == nil)
  }
}
