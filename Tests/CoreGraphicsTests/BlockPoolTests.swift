import Testing

@testable import CoreGraphics

/// Memory of bitmaps that is used again.
struct BlockPoolTests {
  private static let block = 1 << 20

  @Test func whatIsGivenBackIsUsedAgain() throws {
    let pool = BlockPool()
    pool.setLimit(2 * Self.block)
    let first = try #require(pool.take(byteCount: Self.block))
    first.base.storeBytes(of: 7, as: UInt32.self)
    pool.recycle(first.base, byteCount: first.byteCount)
    #expect(pool.byteCount == Self.block)
    // A little smaller does, too.
    let second = try #require(pool.take(byteCount: Self.block - 4096, isCleared: true))
    #expect(second.base == first.base)
    #expect(second.byteCount == Self.block)
    #expect(second.base.load(as: UInt32.self) == 0)
    #expect(pool.byteCount == 0)
    pool.recycle(second.base, byteCount: second.byteCount)
  }

  @Test func aMuchLargerBlockIsNotWasted() throws {
    let pool = BlockPool()
    pool.setLimit(8 * Self.block)
    let large = try #require(pool.take(byteCount: 2 * Self.block))
    pool.recycle(large.base, byteCount: large.byteCount)
    let small = try #require(pool.take(byteCount: Self.block))
    #expect(small.byteCount == Self.block)
    #expect(pool.byteCount == 2 * Self.block)
    pool.recycle(small.base, byteCount: small.byteCount)
  }

  /// A picture that grows by two pixels on each side in every frame.
  @Test func whatGrowsALittleFindsRoom() throws {
    let pool = BlockPool()
    pool.setLimit(64 * Self.block)
    var bases: Set<UnsafeMutableRawPointer> = []
    for side in stride(from: 1000, to: 1100, by: 4) {
      let wanted = side * side * 4
      let block = try #require(pool.take(byteCount: wanted))
      #expect(block.byteCount >= wanted)
      #expect(block.byteCount <= wanted + wanted / 8)
      bases.insert(block.base)
      pool.recycle(block.base, byteCount: block.byteCount)
    }
    // From 3.8 to 4.6 MB, in steps of a quarter MB below 4 MB and of half a MB above.
    #expect(bases.count <= 3)
  }

  @Test func theOldestBlocksGoBackFirst() throws {
    let pool = BlockPool()
    pool.setLimit(3 * Self.block)
    let blocks = try (0..<4).map { _ in try #require(pool.take(byteCount: Self.block)) }
    for block in blocks { pool.recycle(block.base, byteCount: block.byteCount) }
    #expect(pool.byteCount == 3 * Self.block)
    pool.setLimit(Self.block)
    #expect(pool.byteCount == Self.block)
    let left = try #require(pool.take(byteCount: Self.block))
    #expect(left.base == blocks[3].base)
    pool.recycle(left.base, byteCount: left.byteCount)
    pool.setLimit(0)
    #expect(pool.byteCount == 0)
  }

  @Test func whatAFewFramesHadNoUseForGoesBack() throws {
    let pool = BlockPool()
    pool.setLimit(Self.block)
    let block = try #require(pool.take(byteCount: Self.block))
    pool.recycle(block.base, byteCount: block.byteCount)
    for _ in 0..<6 { pool.beginFrame() }
    #expect(pool.byteCount == Self.block)
    pool.beginFrame()
    #expect(pool.byteCount == 0)
  }
}
