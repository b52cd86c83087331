internal import Synchronization

/// Counts the memory that one compositor has taken from the pool that several share.
final class BitmapAccount: Sendable {
  let pool: BitmapPool
  private let taken = Mutex(0)

  init(of pool: BitmapPool) { self.pool = pool }

  /// Bytes that were taken and have not come back.
  var bytesInUse: Int { taken.withLock { $0 } }

  /// Memory with room for so many bytes, not cleared, and how many there are.
  func take(byteCount wanted: Int) -> (base: UnsafeMutableRawPointer, byteCount: Int) {
    let block = pool.take(byteCount: wanted)
    taken.withLock { $0 += block.byteCount }
    return block
  }

  func recycle(_ base: UnsafeMutableRawPointer, byteCount: Int) {
    taken.withLock { $0 -= byteCount }
    pool.recycle(base, byteCount: byteCount)
  }

  /// Counts bytes of pictures that are held elsewhere, as textures are, as if they were taken.
  ///
  /// - Parameter change: how many more there are; negative where there are fewer.
  func countElsewhere(_ change: Int) {
    taken.withLock { $0 += change }
    pool.countElsewhere(change)
  }
}
