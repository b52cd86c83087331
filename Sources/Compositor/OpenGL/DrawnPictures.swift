internal import COpenGLES
internal import CoreGraphics

/// The layers with pictures that OpenGL has drawn, of groups and of effects, and that are likely to
/// be shown again. They count as all layers do.
final class DrawnPictures {
  /// Layers that have not been used for so many frames are given back, unless they are shown.
  private static let patience = 8

  private struct Entry {
    weak var owner: Raster?
    var layer: RenderTarget
    /// Whether it is kept after the frame.
    var staysAfterFrame: Bool
    /// The number of the frame that used it last.
    var lastUse: Int
  }

  private let layers: LayerPool
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0

  init(on layers: LayerPool) { self.layers = layers }

  func beginFrame() { frame += 1 }

  /// Whether there is a layer with a picture. It does not count as used.
  func holds(_ raster: Raster) -> Bool { entries[ObjectIdentifier(raster)]?.owner === raster }

  /// The layer with a picture; its first pixel is the picture's.
  func layer(of raster: Raster) -> RenderTarget? {
    let id = ObjectIdentifier(raster)
    // Another object may have got the place in memory of a former one.
    guard let entry = entries[id], entry.owner === raster else { return nil }
    entries[id]?.lastUse = frame
    return entry.layer
  }

  /// Keeps a layer with a picture.
  ///
  /// - Parameter staysAfterFrame: whether for longer than the frame.
  func keep(_ layer: RenderTarget, of raster: Raster, staysAfterFrame: Bool) {
    let id = ObjectIdentifier(raster)
    drop(id)
    entries[id] = Entry(
      owner: raster, layer: layer, staysAfterFrame: staysAfterFrame, lastUse: frame)
  }

  private func drop(_ id: ObjectIdentifier) {
    if let entry = entries.removeValue(forKey: id) { layers.recycle(entry.layer) }
  }

  /// Gives back what is not kept for longer, the layers of pictures that are gone, and where there
  /// is more than is to be kept, all. All commands must have been executed.
  ///
  /// - Parameters:
  ///   - shown: what the frame needs, drawn or not.
  ///   - isFull: whether there is more than is to be kept.
  func endFrame(shown: () -> Set<ObjectIdentifier>, isFull: () -> Bool) {
    guard !entries.isEmpty else { return }
    let isFull = isFull()
    var unused: [ObjectIdentifier] = []
    for (id, entry) in entries {
      if isFull || !entry.staysAfterFrame || entry.owner == nil {
        drop(id)
      } else if entry.lastUse < frame - Self.patience {
        unused.append(id)
      }
    }
    if !unused.isEmpty {
      let shown = shown()
      for id in unused {
        if shown.contains(id) { entries[id]?.lastUse = frame } else { drop(id) }
      }
    }
    if isFull { layers.removeSpare() }
  }

  /// Gives back the layers of what is not shown.
  func remove(allBut shown: Set<ObjectIdentifier>) {
    for (id, entry) in entries where entry.owner == nil || !shown.contains(id) { drop(id) }
  }

  func removeAll() {
    for id in Array(entries.keys) { drop(id) }
  }
}
