internal import Synchronization

/// The process's pool of unused memory for bitmaps: bitmaps that are drawn in each frame reuse the
/// memory of the previous frame.
///
/// Compositors set the limit of the pool. Before that, memory is returned to the system at once.
package final class BlockPool: Sendable {
  package static let shared = BlockPool()

  /// The number of frames, of any compositor, after which an unused block is released.
  private static let patience = 6

  private struct Block {
    var address: UInt
    var byteCount: Int
    /// The number of the frame in which the block was recycled.
    var frame: Int
  }

  private struct State {
    /// The blocks in the order in which they were recycled.
    var blocks: [Block] = []
    var frame = 0
    var byteCount = 0
    var limit = 0

    /// Removes the smallest block that is large enough, unless it is more than half as large again
    /// as needed.
    mutating func take(_ wanted: Int) -> Block? {
      var best: Int?
      var least = wanted + wanted / 2 + 1
      for index in blocks.indices where blocks[index].byteCount >= wanted {
        guard blocks[index].byteCount < least else { continue }
        (best, least) = (index, blocks[index].byteCount)
        if least == wanted { break }
      }
      guard let best else { return nil }
      byteCount -= least
      return blocks.remove(at: best)
    }

    /// Removes the oldest blocks until the others are within the limit and young enough.
    mutating func removeSurplus() -> [Block] {
      let oldest = frame - BlockPool.patience
      var count = 0
      var rest = byteCount
      while count < blocks.count, rest > limit || blocks[count].frame < oldest {
        rest -= blocks[count].byteCount
        count += 1
      }
      guard count > 0 else { return [] }
      let surplus = Array(blocks[..<count])
      blocks.removeFirst(count)
      byteCount = rest
      return surplus
    }
  }

  private let state = Mutex(State())

  package init() {}

  deinit { releaseAll() }

  /// The size of the unused memory in bytes.
  package var byteCount: Int { state.withLock { $0.byteCount } }

  /// Sets the maximum size of the unused memory in bytes.
  package func setLimit(_ byteCount: Int) {
    release(
      state.withLock { state in
        state.limit = max(0, byteCount)
        return state.removeSurplus()
      })
  }

  /// Begins a frame: releases the blocks that the last few frames did not need.
  package func beginFrame() {
    release(
      state.withLock { state in
        state.frame += 1
        return state.removeSurplus()
      })
  }

  /// Releases all unused memory.
  package func releaseAll() {
    release(
      state.withLock { state in
        let all = state.blocks
        state.blocks = []
        state.byteCount = 0
        return all
      })
  }

  /// Returns memory of at least this size, and its actual size; nil if there is no memory.
  ///
  /// - Parameter isCleared: whether the memory is cleared instead of undefined.
  package func take(
    byteCount wanted: Int, isCleared: Bool = false
  ) -> (base: UnsafeMutableRawPointer, byteCount: Int)? {
    guard wanted >= BlockMemory.smallestPaged else {
      let base = UnsafeMutableRawPointer.allocate(byteCount: wanted, alignment: 64)
      if isCleared { memset(base, 0, wanted) }
      return (base, wanted)
    }
    let spare = state.withLock { $0.take(wanted) }
    if let spare, let base = UnsafeMutableRawPointer(bitPattern: spare.address) {
      if isCleared { memset(base, 0, wanted) }
      return (base, spare.byteCount)
    }
    let byteCount = Self.blockSize(for: wanted)
    return BlockMemory.pages(byteCount: byteCount).map { ($0, byteCount) }
  }

  /// Returns the size of a new block in bytes: up to an eighth more than needed, so that a picture
  /// that grows a little in every frame fits into the block of the previous frame. Pages that are
  /// never written use no memory.
  private static func blockSize(for wanted: Int) -> Int {
    let step = max(1, wanted.highestBit / 8)
    return (wanted + step - 1) / step * step
  }

  /// - Parameter byteCount: the actual size that `take` returned.
  package func recycle(_ base: UnsafeMutableRawPointer, byteCount: Int) {
    guard byteCount >= BlockMemory.smallestPaged else { return base.deallocate() }
    let address = UInt(bitPattern: base)
    release(
      state.withLock { state in
        state.blocks.append(Block(address: address, byteCount: byteCount, frame: state.frame))
        state.byteCount += byteCount
        return state.removeSurplus()
      })
  }

  private func release(_ blocks: [Block]) {
    for block in blocks {
      guard let base = UnsafeMutableRawPointer(bitPattern: block.address) else { continue }
      BlockMemory.deallocate(base, byteCount: block.byteCount)
    }
  }
}

extension Int {
  /// The largest power of two that is not larger than this positive number.
  fileprivate var highestBit: Int { 1 << (Int.bitWidth - 1 - leadingZeroBitCount) }
}
