internal import CoreGraphics

/// A pool of memory for bitmaps: bitmaps that are drawn in each frame reuse the memory of the frame
/// before.
final class BitmapPool {
  private struct Block {
    var base: UnsafeMutableRawPointer
    var byteCount: Int
    /// The number of the frame in which it was given back.
    var frame: Int
  }

  /// In the order in which they came back.
  private var blocks: [Block] = []
  private var frame = 0
  private var byteCount = 0
  /// Bytes that were taken and have not come back.
  private(set) var bytesInUse = 0
  /// Bytes to keep at most.
  private var limit = 0

  deinit { releaseAll() }

  /// Starts a frame: releases what the last few had no use for.
  func beginFrame(patience: Int, limit: Int) {
    frame += 1
    self.limit = limit
    release { $0.frame < frame - patience }
  }

  func releaseAll() { release { _ in true } }

  /// Memory with room for so many bytes, not cleared, and how many there are.
  func take(byteCount wanted: Int) -> (base: UnsafeMutableRawPointer, byteCount: Int) {
    // Little is lost when a block is half as large again as it has to be.
    var best: Int?
    var least = wanted + wanted / 2 + 1
    for index in blocks.indices where blocks[index].byteCount >= wanted {
      guard blocks[index].byteCount < least else { continue }
      (best, least) = (index, blocks[index].byteCount)
      if least == wanted { break }
    }
    if let best {
      let block = blocks.remove(at: best)
      byteCount -= block.byteCount
      bytesInUse += block.byteCount
      return (block.base, block.byteCount)
    }
    bytesInUse += wanted
    return (BlockMemory.allocate(byteCount: wanted), wanted)
  }

  func recycle(_ base: UnsafeMutableRawPointer, byteCount size: Int) {
    bytesInUse -= size
    blocks.append(Block(base: base, byteCount: size, frame: frame))
    byteCount += size
    while byteCount > limit, !blocks.isEmpty {
      let oldest = blocks.removeFirst()
      byteCount -= oldest.byteCount
      BlockMemory.deallocate(oldest.base, byteCount: oldest.byteCount)
    }
  }

  private func release(where isOld: (Block) -> Bool) {
    for block in blocks where isOld(block) {
      byteCount -= block.byteCount
      BlockMemory.deallocate(block.base, byteCount: block.byteCount)
    }
    blocks.removeAll(where: isOld)
  }
}
