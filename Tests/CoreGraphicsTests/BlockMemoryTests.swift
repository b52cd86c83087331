import Testing

import CoreGraphics

/// Memory of bitmaps, small and large.
struct BlockMemoryTests {
  @Test(arguments: [64, (1 << 17) - 64, 1 << 17, 1920 * 1080 * 4])
  func everyByteIsThereAndTheFirstLiesOnACacheLine(byteCount: Int) {
    let base = BlockMemory.allocate(byteCount: byteCount)
    #expect(Int(bitPattern: base) % 64 == 0)
    base.initializeMemory(as: UInt8.self, repeating: 7, count: byteCount)
    #expect(base.load(fromByteOffset: byteCount - 1, as: UInt8.self) == 7)
    BlockMemory.deallocate(base, byteCount: byteCount)
  }

  @Test func largeMemoryGoesBackToTheSystem() throws {
    let byteCount = 32 << 20
    let before = try ResidentMemory.byteCount()
    let blocks = (0..<4).map { _ in BlockMemory.allocate(byteCount: byteCount) }
    for block in blocks {
      block.initializeMemory(as: UInt8.self, repeating: 1, count: byteCount)
    }
    let during = try ResidentMemory.byteCount()
    for block in blocks { BlockMemory.deallocate(block, byteCount: byteCount) }
    let after = try ResidentMemory.byteCount()
    #expect(during - before > 2 * byteCount)
    #expect(during - after > 2 * byteCount)
  }
}

private enum ResidentMemory {
  struct Unreadable: Error {}

  /// Of this process, as the system counts it.
  static func byteCount() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { throw Unreadable() }
    return pages * 4096
  }
}
