import EditMaps
import Testing

/// Places of a copy turned into those of the source.
struct EditMapTests {
  private let map = EditMap(
    source: "/My App/A.swift", lineCount: 10,
    edits: [
      .init(line: 2, column: 5, removed: 0, inserted: 3),
      .init(line: 2, column: 9, removed: 4, inserted: 2),
      .init(
        line: 7, column: 1, removed: 0, inserted: 10,
        origin: .init(file: "/My App/B\\\nC.swift", line: 30, column: 4)),
    ],
    generatedPath: "<generated>/A.swift",
    generatedOrigins: [2: .init(file: "/My App/A.swift", line: 5, column: 6)])

  @Test(arguments: [
    (1, 40, 1, 40), (2, 4, 2, 4), (2, 5, 2, 5), (2, 7, 2, 5), (2, 8, 2, 5), (2, 11, 2, 8),
    (2, 12, 2, 9), (2, 13, 2, 9), (2, 14, 2, 13), (2, 15, 2, 14), (3, 1, 3, 1), (7, 11, 7, 1),
  ])
  func columnsAreTurnedBack(line: Int, column: Int, sourceLine: Int, sourceColumn: Int) {
    #expect(
      map.place(line: line, column: column)
        == .init(file: "/My App/A.swift", line: sourceLine, column: sourceColumn))
  }

  @Test
  func insertedTextHasThePlaceOfItsOrigin() {
    #expect(
      map.place(line: 7, column: 3) == .init(file: "/My App/B\\\nC.swift", line: 30, column: 4))
    #expect(map.isInserted(line: 7, column: 3))
    #expect(!map.isInserted(line: 7, column: 11))
  }

  @Test
  func linesOfTheCopyAreTheSourcesAndTheGeneratedOnes() {
    #expect(map.place(copyLine: 1, column: 1) == nil)
    #expect(map.place(copyLine: 3, column: 14)?.column == 13)
    #expect(map.place(copyLine: 11, column: 1)?.line == 10)
    #expect(map.place(copyLine: 12, column: 1) == nil)
    #expect(map.place(copyLine: 14, column: 1)?.line == 5)
    #expect(map.place(generatedLine: 2)?.column == 6)
    #expect(map.place(generatedLine: 1) == nil)
  }

  @Test
  func textIsReadBack() throws {
    #expect(try EditMap(text: map.text) == map)
  }

  @Test(arguments: [
    ("", 1), ("edit-map 2\n", 1), ("edit-map 1\nlines 3\n", 2),
    ("edit-map 1\nsource /a\nlines x\n", 3),
    ("edit-map 1\nsource /a\nlines 1\ngenerated /b\nedit 1 2 3\n", 5),
    ("edit-map 1\nsource /a\nlines 1\ngenerated /b\nother\n", 5),
  ])
  func textThatIsNoMapIsRefused(text: String, line: Int) throws {
    let error = try #require(throws: EditMap.FormatError.self) { try EditMap(text: text) }
    #expect(error.line == line)
  }
}
