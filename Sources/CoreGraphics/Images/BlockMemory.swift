#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory for bitmaps that live for some frames. Large blocks get separate pages from the system,
/// and return them to it.
///
/// The C library does so only until the first large block is freed. From then on it takes blocks of
/// that size from the heap, where their pages stay: the memory of a process after the same
/// transitions was 40 MB in one run and 110 MB in the next.
package enum BlockMemory {
  /// The size in bytes from which on a block gets separate pages. The C library's initial limit is
  /// as low.
  static let smallestPaged = 1 << 17
  /// The size in bytes from which on a block may get pages of 2 MB, one of which it fills for
  /// certain. With small pages, a walk down a column of such a bitmap needs another page in every
  /// row, more than the processor's TLB can hold.
  static let smallestHuge = 1 << 22

  /// Allocates cleared memory, aligned to a cache line at least.
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

  /// Allocates cleared pages; nil if there is no memory.
  static func pages(byteCount: Int) -> UnsafeMutableRawPointer? {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let base = mmap(nil, byteCount, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let base, base != MAP_FAILED else { return nil }
    #if canImport(Glibc)
      // This is only advice: if the system ignores it, the pages are small.
      if byteCount >= smallestHuge { madvise(base, byteCount, MADV_HUGEPAGE) }
    #endif
    return base
  }

  /// - Parameter byteCount: the size that was allocated.
  package static func deallocate(_ base: UnsafeMutableRawPointer, byteCount: Int) {
    if byteCount >= smallestPaged {
      munmap(base, byteCount)
    } else {
      base.deallocate()
    }
  }
}
