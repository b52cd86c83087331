internal import CPixelKernels

extension CALayer {
  /// Fewer layers stay in the processor's cache from one frame to the next.
  private static let fewestToFetch = 256
  /// Bytes of a layer that a frame reads.
  private static let fetchedBytes = 1152
  /// Bytes of an animation that a frame reads.
  private static let fetchedBytesOfAnimation = 192
  /// Bytes that come into the cache at a time.
  private static let lineBytes = 64

  /// Asks for the memory of the layers after one of a long list to be in the cache soon. To wait
  /// for it would take longer than to draw them.
  @inline(__always)
  static func fetchAhead(after index: Int, of layers: [CALayer]) {
    guard layers.count >= fewestToFetch, index &+ 2 < layers.count else { return }
    fetch(layers[index &+ 2], byteCount: fetchedBytes)
    // Where they are is in the layer, which was asked for one layer earlier.
    for running in layers[index &+ 1].animations {
      fetch(running, byteCount: fetchedBytesOfAnimation)
    }
  }

  @inline(__always)
  private static func fetch(_ object: AnyObject, byteCount: Int) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    for offset in stride(from: 0, to: byteCount, by: lineBytes) { fetch_ahead(address + offset) }
  }
}
