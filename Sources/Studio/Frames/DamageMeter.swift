package import Compositor
package import CoreGraphics
import UIKit

/// Finds what is drawn again from one frame of the stage to the next: this is determined by a
/// compositor that draws only the stage.
@MainActor
package final class DamageMeter {
  private let compositor = CompositorMaker.make()
  private var pixels: [UInt32] = []
  private var size = (width: 0, height: 0)

  package init() {}

  /// The areas that the compositor draws for a list, after the list before; everything for the
  /// first list, and for one of another size. In pixels of the list.
  package func changes(in list: DisplayList) -> [CGRect] {
    guard list.width > 0, list.height > 0 else { return [] }
    let isPreserved = size == (list.width, list.height)
    if !isPreserved {
      size = (list.width, list.height)
      pixels = Array(repeating: 0, count: list.width * list.height)
    }
    let changed = pixels.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { base in
        compositor.composite(
          list,
          into: PixelBuffer(
            base: base, width: list.width, height: list.height, bytesPerRow: list.width * 4),
          isPreserved: isPreserved)
      }
    }
    return (changed ?? []).map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }
}
