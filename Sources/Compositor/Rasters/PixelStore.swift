/// An object with pixels that can be made again when needed.
protocol PixelHolder: AnyObject {
  var bitmap: Bitmap? { get set }
  /// The number of the frame that used it last.
  var lastUse: Int { get set }
}

extension Raster: PixelHolder {}
extension Reduction: PixelHolder {}
extension ShadowMask: PixelHolder {}

/// Stores the bitmaps of pictures within a memory limit. The least recently used ones are released
/// first. A frame that needs more than fits is drawn in parts, see `SoftwareCompositor`.
final class PixelStore {
  /// Pictures of at least this many bytes are released early if they are not used again.
  private static let largeByteCount = 1 << 20
  /// The number of frames without use after which a large picture is released.
  private static let largePatience = 3
  /// Pictures of at least this many bytes are released if the next frame does not use them.
  private static let repeatedByteCount = 1 << 17

  /// Whether a picture of so many bytes has to be used again soon to be kept.
  static func isLarge(_ byteCount: Int) -> Bool { byteCount >= largeByteCount }

  /// Whether a picture of so many bytes is released if the next frame does not use it.
  static func hasToBeRepeated(_ byteCount: Int) -> Bool { byteCount >= repeatedByteCount }

  /// Where bitmaps come from.
  let memory: BitmapAccount
  /// The bytes that all compositors which share the memory may keep together, and those that this
  /// one may keep in any case.
  private var budget = (all: 0, share: 0)
  private var frame = 0
  private var holders: [Entry] = []
  /// The number of frames after which unused pictures are released.
  private var patience = 0
  /// The first frame in which something may have to be released. Until then the entries are not
  /// visited: loading a weak reference takes time, and a page may consist of hundreds of pieces.
  private var nextRelease = 0
  private var watched: [ObjectIdentifier: WatchedEntry] = [:]

  /// Weak, so that a picture that is no longer used frees its memory at once.
  private struct Entry {
    weak var holder: (any PixelHolder)?
  }

  private struct WatchedEntry {
    weak var holder: (any PixelHolder)?
    /// The number of the frame that made it.
    var frame: Int
  }

  init(in pool: BitmapPool) { memory = BitmapAccount(of: pool) }

  deinit { memory.pool.endFrames(of: ObjectIdentifier(self)) }

  /// Whether there are more pixels than are to be kept.
  var isFull: Bool {
    memory.pool.bytesInUse > budget.all && memory.bytesInUse > budget.share
  }

  /// Bytes of pictures for which there is room.
  var room: Int {
    max(budget.all - memory.pool.bytesInUse, budget.share - memory.bytesInUse, 0)
  }

  func beginFrame(_ frame: Int, patience: Int, screenArea: Int) {
    self.frame = frame
    budget = memory.pool.beginFrame(of: self, screenBytes: screenArea * 4)
    releaseWatched()
    guard frame >= nextRelease || patience != self.patience else { return }
    self.patience = patience
    var oldestUse = frame
    release {
      let isDue = $0.lastUse < frame - patience
      if !isDue { oldestUse = min(oldestUse, $0.lastUse) }
      return isDue
    }
    nextRelease = oldestUse + patience + 1
  }

  /// Notes that something got its pixels.
  func add(_ holder: any PixelHolder) {
    holders.append(Entry(holder: holder))
    if let bitmap = holder.bitmap, Self.hasToBeRepeated(bitmap.byteCount) {
      watched[ObjectIdentifier(holder)] = WatchedEntry(holder: holder, frame: frame)
    }
    nextRelease = min(nextRelease, holder.lastUse + patience + 1)
    if isFull { trim { $0.lastUse < frame } }
  }

  /// Releases the large pictures that the last few frames did not use.
  private func releaseWatched() {
    var due: [any PixelHolder] = []
    for (id, entry) in watched {
      if let holder = entry.holder, let bitmap = holder.bitmap {
        guard Self.isLarge(bitmap.byteCount) else {
          if entry.frame < frame - 1 { watched[id] = nil }
          continue
        }
        guard holder.lastUse < frame - Self.largePatience else { continue }
        due.append(holder)
      }
      watched[id] = nil
    }
    if !due.isEmpty { release(due) }
  }

  /// Releases what the last frame made and this one does not need, before this one makes its own
  /// pictures. Otherwise, content that changes in each frame would leave several outdated pictures.
  /// Instead, the new picture reuses the memory of the last one.
  ///
  /// - Parameter needed: returns what this frame needs; called only if there are such pictures.
  func releaseFormer(unlessIn needed: () -> Set<ObjectIdentifier>) {
    let former = watched.filter { _, entry in
      guard entry.frame == frame - 1, let holder = entry.holder else { return false }
      return holder.lastUse == entry.frame && holder.bitmap != nil
    }
    guard !former.isEmpty else { return }
    let needed = needed()
    let due = former.filter { !needed.contains($0.key) }
    for id in due.keys { watched[id] = nil }
    release(due.values.compactMap(\.holder))
  }

  /// Takes the pixels away from some.
  func release(_ list: [any PixelHolder]) {
    for holder in list { holder.bitmap = nil }
    holders.removeAll { $0.holder?.bitmap == nil }
  }

  /// Takes pixels away until the rest is within the limit; what was used last stays longest.
  func trim() { trim { _ in true } }

  private func trim(where isCandidate: (any PixelHolder) -> Bool) {
    guard isFull else { return }
    // Sorting keeps the order of equal ones, so that it is the same in every run.
    let present = holders.compactMap(\.holder).filter(isCandidate)
      .sorted { $0.lastUse < $1.lastUse }
    for holder in present where isFull { holder.bitmap = nil }
    holders.removeAll { $0.holder?.bitmap == nil }
  }

  /// Takes the pixels away from all that is not in a set.
  func release(allBut needed: Set<ObjectIdentifier>) {
    release { !needed.contains(ObjectIdentifier($0)) }
  }

  func removeAll() {
    release { _ in true }
    memory.pool.endFrames(of: ObjectIdentifier(self))
  }

  private func release(where isDue: (any PixelHolder) -> Bool) {
    holders.removeAll { entry in
      guard let holder = entry.holder else { return true }
      guard isDue(holder) else { return false }
      holder.bitmap = nil
      return true
    }
  }
}
