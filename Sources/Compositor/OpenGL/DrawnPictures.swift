internal import COpenGLES
internal import CoreGraphics

/// The layers with pictures that OpenGL has drawn, of groups and of effects, and that are likely to
/// be shown again. They count as all layers do.
final class DrawnPictures {
  /// Layers that have not been used for so many frames are given back.
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
  /// - Parameter isFull: whether there is.
  func endFrame(isFull: () -> Bool) {
    guard !entries.isEmpty else { return }
    let isFull = isFull()
    for (id, entry) in entries
    where isFull || !entry.staysAfterFrame || entry.owner == nil
      || entry.lastUse < frame - Self.patience
    {
      drop(id)
    }
    if isFull { layers.removeSpare() }
  }

  /// Gives back the layers that the last frame did not use.
  func removeUnused() {
    for (id, entry) in entries where entry.lastUse < frame { drop(id) }
  }

  func removeAll() {
    for id in Array(entries.keys) { drop(id) }
  }
}
