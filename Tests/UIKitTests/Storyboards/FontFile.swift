import Foundation

/// A font file made for one test, in TrueType's format: its only character is "A", which is two em
/// wide. The tables are as the OpenType specification describes them.
enum FontFile {
  static func data(family: String, postScriptName: String) -> Data {
    let glyph =
      words(1, 0, 0, 1000, 1000, 3, 0) + [1, 1, 1, 1] + words(0, 1000, 0, -1000, 0, 0, 1000, 0)
    // In the order of the names, as they must be.
    let tables: [(name: String, content: [UInt8])] = [
      (
        "cmap",
        words(0, 1, 3, 1, 0, 12)
          + words(4, 32, 0, 4, 4, 1, 0, 0x41, -1, 0, 0x41, -1, 1 - 0x41, 1, 0, 0)
      ),
      ("glyf", glyph),
      (
        "head",
        words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 3, 1000) + words(0, 0, 0, 0, 0, 0, 0, 0)
          + words(0, 0, 1000, 1000, 0, 8, 2, 0, 0)
      ),
      ("hhea", words(1, 0, 800, -200, 0, 2000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 1)),
      ("hmtx", words(2000, 0, 0)), ("loca", words(0, 0, glyph.count / 2)),
      ("maxp", words(1, 0, 2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
      ("name", names([(1, family), (2, "Regular"), (4, family), (6, postScriptName)])),
      ("post", words(3, 0) + [UInt8](repeating: 0, count: 28)),
    ]
    let slack = 16 * tables.count - 128
    var directory = words(1, 0, tables.count, 128, 3, slack)
    var content: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      let place = start + content.count
      directory += Array(table.name.utf8) + words(0, 0, 0, place, 0, table.content.count)
      content += table.content
      while content.count % 4 != 0 { content.append(0) }
    }
    return Data(directory + content)
  }

  private static func names(_ list: [(id: Int, text: String)]) -> [UInt8] {
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for name in list {
      let text = words(name.text.utf16.map { Int($0) })
      records += words(3, 1, 0x409, name.id, text.count, texts.count)
      texts += text
    }
    return words(0, list.count, 6 + records.count) + records + texts
  }

  /// Numbers of 16 bits, the high byte first.
  private static func words(_ values: Int...) -> [UInt8] { words(values) }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { value in
      let bits = UInt16(truncatingIfNeeded: value)
      return [UInt8(bits >> 8), UInt8(bits & 0xFF)]
    }
  }
}
