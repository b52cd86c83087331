import CoreGraphics
import Foundation
import Testing

/// Geometry as a dictionary. The keys are those that Core Graphics writes into property lists.
struct DictionaryRepresentationTests {
  private let rect = CGRect(x: 1, y: -2.5, width: 30, height: 4)

  @Test func aRectangleIsItsFourNumbers() {
    let numbers = rect.dictionaryRepresentation as? [String: Double]
    #expect(numbers == ["X": 1, "Y": -2.5, "Width": 30, "Height": 4])
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
  }

  @Test func pointsAndSizesComeBack() {
    let (point, size) = (rect.origin, rect.size)
    #expect(CGPoint(dictionaryRepresentation: point.dictionaryRepresentation) == point)
    #expect(CGSize(dictionaryRepresentation: size.dictionaryRepresentation) == size)
  }

  @Test func itGoesThroughAPropertyList() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: rect.dictionaryRepresentation, format: .xml, options: 0)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let dictionary = try #require(list as? [String: Any])
    #expect(CGRect(dictionaryRepresentation: dictionary as CFDictionary) == rect)
  }

  @Test func numbersOfAnyTypeAreRead() {
    let size = CGSize(dictionaryRepresentation: ["Width": 2, "Height": NSNumber(value: 3.5)])
    #expect(size == CGSize(width: 2, height: 3.5))
  }

  @Test func whatIsIncompleteIsNothing() {
    #expect(CGPoint(dictionaryRepresentation: ["X": 1]) == nil)
    #expect(CGRect(dictionaryRepresentation: ["X": 1, "Y": 2, "Width": "3", "Height": 4]) == nil)
  }
}
