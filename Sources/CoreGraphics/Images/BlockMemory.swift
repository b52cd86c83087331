#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of bitmaps that stay for some frames: large ones get whole pages, which come from the
/// system and go back to it.
///
/// The C library does so only until the first large block is freed. From then on it takes blocks of
/// that size from between the small ones, where their pages stay: what a process held after the
/// same transitions was 40 MB in one run and 110 MB in the next.
package enum BlockMemory {
  /// Bytes from which a block gets pages of its own; the C library's own limit at first is as low.
  static let smallestPaged = 1 << 17
  /// Bytes from which a block may get pages of 2 MB, one of which it then holds for certain: a
  /// walk down a column of such a bitmap is in another small page with every row, more of them than
  /// the processor keeps the addresses of.
  static let smallestHuge = 1 << 22

  /// Memory of zeros, on a cache line's border at least.
  package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    guard byteCount >= smallestPaged else {
      let base = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
      memset(base, 0, byteCount)
      return base
    }
    guard let base = pages(byteCount: byteCount) else {
      fatalError("no memory for \(byteCount) bytes")
    }
    return base
  }

  /// Whole pages of zeros; nil where there is no memory for them.
  static func pages(byteCount: Int) -> UnsafeMutableRawPointer? {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let base = mmap(nil, byteCount, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let base, base != MAP_FAILED else { return nil }
    #if canImport(Glibc)
      // Advice only: where the system does not take it, the pages are small ones.
      if byteCount >= smallestHuge { madvise(base, byteCount, MADV_HUGEPAGE) }
    #endif
    return base
  }

  /// - Parameter byteCount: as many as were asked for.
  package static func deallocate(_ base: UnsafeMutableRawPointer, byteCount: Int) {
    if byteCount >= smallestPaged {
      munmap(base, byteCount)
    } else {
      base.deallocate()
    }
  }
}
