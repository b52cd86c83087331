internal import CPixelKernels

extension CALayer {
  /// Fewer layers stay in the processor's cache from one frame to the next.
  private static let fewestToFetch = 256
  /// Bytes of a layer, and of an animation, that a frame reads.
  private nonisolated static let (bytesOfLayer, bytesOfAnimation) = (1152, 192)

  /// Asks for the memory of the layers after one of a long list to be in the cache soon. To wait
  /// for it would take longer than to draw them.
  @inline(__always)
  static func fetchAhead(after index: Int, of layers: [CALayer]) {
    guard layers.count >= fewestToFetch, index &+ 4 < layers.count else { return }
    fetch(Unmanaged.passUnretained(layers[index &+ 4]).toOpaque(), byteCount: bytesOfLayer)
    // Where they are is in the layer, which was asked for two layers earlier.
    fetchAnimations(layers[index &+ 2].animations)
  }

  /// References are read as the numbers that they are: to retain an object waits for it.
  @inline(__always)
  private nonisolated static func fetchAnimations(_ animations: [RunningAnimation]) {
    animations.withUnsafeBytes { references in
      for offset in stride(from: 0, to: references.count, by: MemoryLayout<UInt>.stride) {
        let address = references.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
        fetch(address, byteCount: bytesOfAnimation)
      }
    }
  }

  /// - Parameter byteCount: whole lines of the cache, of 64 bytes.
  @inline(__always)
  private nonisolated static func fetch(_ address: UnsafeRawPointer, byteCount: Int) {
    for line in 0..<byteCount / 64 { fetch_ahead(address + line &* 64) }
  }
}
