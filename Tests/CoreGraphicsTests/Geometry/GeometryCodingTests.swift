import CoreGraphics
import Foundation
import Testing

/// Geometry in JSON and in property lists. Apple's Core Graphics writes a vector and a transform as
/// arrays of their numbers, as it does a point and a size.
struct GeometryCodingTests {
  @Test func aVectorIsTheArrayOfItsNumbers() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 3, dy: -4.5))
    #expect(try JSONDecoder().decode([Double].self, from: data) == [3, -4.5])
    let vector = try JSONDecoder().decode(CGVector.self, from: Data("[3, -4.5]".utf8))
    #expect(vector == CGVector(dx: 3, dy: -4.5))
  }

  @Test func aTransformIsTheArrayOfItsNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode([Double].self, from: data) == [1, 2, 3, 4, 5.5, -6])
    let text = Data("[1, 2, 3, 4, 5.5, -6]".utf8)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: text) == transform)
  }

  @Test func aPropertyListKeepsThem() throws {
    let drawing = Drawing(
      moves: [CGVector(dx: 1, dy: 2), .zero],
      place: CGAffineTransform(scaleX: 0.5, y: 2).translatedBy(x: 3, y: 4))
    let data = try PropertyListEncoder().encode(drawing)
    #expect(try PropertyListDecoder().decode(Drawing.self, from: data) == drawing)
  }

  @Test(arguments: ["[1]", "[]", "{\"dx\": 1, \"dy\": 2}"])
  func anythingElseIsNoVector(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGVector.self, from: Data(text.utf8))
    }
  }

  private struct Drawing: Codable, Equatable {
    var moves: [CGVector]
    var place: CGAffineTransform
  }
}
