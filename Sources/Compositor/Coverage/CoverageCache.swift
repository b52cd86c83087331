internal import CoreGraphics

/// Caches the coverage of shapes with large round corners, which has a hundred pieces or more.
///
/// A group that is moved has pixels of its own, so the shapes in it are the same in every frame.
final class CoverageCache {
  private struct Key: Hashable {
    var shape: AlignedShape
    var clip: PixelRect
  }

  private struct Entry {
    var coverage: Coverage
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]

  func coverage(of shape: AlignedShape, in clip: PixelRect, frame: Int) -> Coverage {
    // Other shapes are not cached: looking them up takes as long as cutting them into pieces.
    guard shape.hasArcs else { return Coverage(shape, clip: clip) }
    let key = Key(shape: shape, clip: clip)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index].coverage
    }
    let coverage = Coverage(shape, clip: clip)
    entries[key] = Entry(coverage: coverage, lastUse: frame)
    return coverage
  }

  func release(unusedSince oldest: Int) {
    entries.removeValues { $0.lastUse < oldest }
  }

  func removeAll() { entries.removeAll() }
}
