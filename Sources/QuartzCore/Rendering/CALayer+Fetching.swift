internal import CPixelKernels

extension CALayer {
  /// Prefetching starts with this number of layers. Fewer layers stay in the processor's cache from
  /// one frame to the next.
  private static let fewestToFetch = 256
  /// Bytes of a layer, of an animation, and of its motion that a frame reads. They are computed
  /// properties, because the compiler then knows the numbers and unrolls the loops over them.
  private nonisolated static var bytesOfLayer: Int { 960 }
  private nonisolated static var bytesOfAnimation: Int { 128 }
  private nonisolated static var bytesOfMotion: Int { 192 }

  /// Prefetches the memory of the layers that follow one in a long list. Without that, waiting for
  /// memory would take longer than drawing the layers.
  @inline(__always)
  static func fetchAhead(after index: Int, of layers: [CALayer]) {
    guard layers.count >= fewestToFetch, index &+ 4 < layers.count else { return }
    fetch(Unmanaged.passUnretained(layers[index &+ 4]).toOpaque(), byteCount: bytesOfLayer)
    // The address of each of these is in memory that was prefetched one layer earlier.
    fetchList(layers[index &+ 3].animations)
    fetchAnimations(layers[index &+ 2].animations)
    fetchMotions(layers[index &+ 1].animations)
  }

  /// Prefetches the first cache lines of an array's memory: its count and its references.
  @inline(__always)
  private nonisolated static func fetchList(_ animations: [RunningAnimation]) {
    // An array is a reference to its memory. That is not read here: `withUnsafeBytes` would wait
    // for the count.
    let memory = unsafeBitCast(animations, to: UnsafeRawPointer.self)
    fetch(memory, byteCount: 128)
  }

  /// References are read as addresses, because retaining an object would wait for its memory.
  @inline(__always)
  private nonisolated static func fetchAnimations(_ animations: [RunningAnimation]) {
    animations.withUnsafeBytes { references in
      for offset in stride(from: 0, to: references.count, by: MemoryLayout<UInt>.stride) {
        let address = references.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
        fetch(address, byteCount: bytesOfAnimation)
      }
    }
  }

  @inline(__always)
  private static func fetchMotions(_ animations: [RunningAnimation]) {
    animations.withUnsafeBytes { references in
      for offset in stride(from: 0, to: references.count, by: MemoryLayout<UInt>.stride) {
        let address = references.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
        let motion = Unmanaged<RunningAnimation>.fromOpaque(address)
          ._withUnsafeGuaranteedRef { $0.unretainedMotion }
        if let motion { fetch(motion.toOpaque(), byteCount: bytesOfMotion) }
      }
    }
  }

  /// - Parameter byteCount: whole lines of the cache, of 64 bytes.
  @inline(__always)
  private nonisolated static func fetch(_ address: UnsafeRawPointer, byteCount: Int) {
    for line in 0..<byteCount / 64 { fetch_ahead(address + line &* 64) }
  }
}
