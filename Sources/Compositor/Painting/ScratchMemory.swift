/// Memory for one thread's bitmaps of passing use; grows, and is kept for the next tile.
final class ScratchMemory {
  private var blocks: [UnsafeMutableRawPointer?] = []
  private var sizes: [Int] = []

  deinit {
    for block in blocks { block?.deallocate() }
  }

  /// The block of a number, with room for so many bytes, not cleared. Asking again for the same
  /// number gives the same memory.
  func block(_ index: Int, byteCount: Int) -> UnsafeMutableRawPointer {
    while blocks.count <= index {
      blocks.append(nil)
      sizes.append(0)
    }
    if let block = blocks[index], sizes[index] >= byteCount { return block }
    blocks[index]?.deallocate()
    let size = max(4096, byteCount + byteCount / 4)
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    blocks[index] = block
    sizes[index] = size
    return block
  }
}
