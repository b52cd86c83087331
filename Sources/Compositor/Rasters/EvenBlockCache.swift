internal import CoreGraphics

/// A cache of the even blocks of pictures that are turned or seen in perspective.
///
/// The blocks of a picture that is painted for this purpose are found while it is painted. Other
/// pictures are searched when a second frame shows them, because reading a whole picture does not
/// pay for one frame.
final class EvenBlockCache {
  /// Pixels of the screen that a picture has to reach for its blocks to be worth a look.
  private static let smallestArea = 1 << 16

  private struct Entry {
    weak var owner: AnyObject?
    /// Nil where too few are even, and until they are looked for.
    var blocks: EvenBlocks?
    var isSearched = false
    var lastUse: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func release(unusedSince oldest: Int) {
    entries.removeValues { $0.lastUse < oldest || $0.owner == nil }
  }

  func removeAll() { entries.removeAll() }

  /// Whether a picture's even blocks are of use.
  static func isFor(_ picture: PictureOperation) -> Bool {
    guard case .projected = picture.mapping else { return false }
    return picture.filter == .linear && picture.coverage.bounds.area >= smallestArea
  }

  /// Adds the blocks that were found in a picture, if they are many.
  func add(_ blocks: EvenBlocks, of owner: AnyObject, frame: Int) {
    entries[ObjectIdentifier(owner)] = Entry(
      owner: owner, blocks: blocks.areMany ? blocks : nil, isSearched: true, lastUse: frame)
  }

  /// Looks for the even blocks of a picture whose pixels are there, if they are of use.
  func prepare(_ picture: PictureOperation, frame: Int, on workers: EffectWorkers) {
    guard Self.isFor(picture) else { return }
    let source = picture.source.resolved.source
    let owner = source.owner
    let id = ObjectIdentifier(owner)
    var entry = Entry(owner: owner, lastUse: frame)
    if let known = entries[id], known.owner === owner {
      entry = known
      if !known.isSearched, known.lastUse < frame, let pixels = source.pixels,
        !pixels.hasAlikeRows
      {
        return add(EvenBlocks(of: pixels, on: workers), of: owner, frame: frame)
      }
      entry.lastUse = frame
    }
    entries[id] = entry
  }

  /// The even blocks of a picture, where they are known; valid until the next frame.
  func blocks(of source: PixelSource) -> PlacedBlocks? {
    let (source, x, y) = source.resolved
    guard let entry = entries[source.identity], entry.owner === source.owner,
      let blocks = entry.blocks
    else { return nil }
    return blocks.placed(x: x, y: y)
  }
}
