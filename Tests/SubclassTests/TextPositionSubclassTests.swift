import Foundation
import Testing
import UIKit

/// Positions and ranges that a text input of an app makes.
@MainActor
struct TextPositionSubclassTests {
  private final class Place: UITextPosition {
    let index: Int
    init(_ index: Int) {
      self.index = index
      super.init()
    }
  }

  private final class Span: UITextRange {
    let places: Range<Int>
    init(_ places: Range<Int>) {
      self.places = places
      super.init()
    }
    override var start: UITextPosition { Place(places.lowerBound) }
    override var end: UITextPosition { Place(places.upperBound) }
    override var isEmpty: Bool { places.isEmpty }
  }

  @Test func anAppHasPositionsAndRangesOfItsOwn() {
    let range: UITextRange = Span(3..<5)
    #expect((range.start as? Place)?.index == 3 && (range.end as? Place)?.index == 5)
    #expect(!range.isEmpty && Span(2..<2).isEmpty)
  }

  @Test func theyCanBeMadeWithoutASubclass() {
    #expect(UITextRange().isEmpty && UITextRange().start !== UITextPosition())
  }
}
