/// An object with pixels that can be made again when needed.
protocol PixelHolder: AnyObject {
  var bitmap: Bitmap? { get set }
  /// The number of the frame that used it last.
  var lastUse: Int { get set }
}

extension Raster: PixelHolder {}
extension Reduction: PixelHolder {}

/// The memory of bitmaps, within a limit: the least recently used pixels are released first. A
/// frame that needs more than fits is drawn in parts, see `SoftwareCompositor`.
final class PixelStore {
  /// Where bitmaps come from.
  let pool = BitmapPool()
  private let fixedBudget: Int?
  /// Bytes to keep at most.
  private var budget = 0
  private var frame = 0
  private var holders: [Entry] = []
  /// Frames after which what was not used is released.
  private var patience = 0
  /// The first frame in which something may have to be released. Until then nobody is asked: to
  /// load a weak reference takes time, and pages are cut into hundreds of pieces.
  private var nextRelease = 0

  /// What is not used any more frees its memory at once, and so is not held here.
  private struct Entry {
    weak var holder: (any PixelHolder)?
  }

  init(budget: Int?) { fixedBudget = budget }

  /// Whether there are more pixels than are to be kept.
  var isFull: Bool { pool.bytesInUse > budget }

  func beginFrame(_ frame: Int, patience: Int, screenArea: Int) {
    self.frame = frame
    // Four screens of pixels.
    budget = fixedBudget ?? screenArea * 4 * 4
    pool.beginFrame(patience: patience, limit: budget)
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
    nextRelease = min(nextRelease, holder.lastUse + patience + 1)
    if isFull { release { $0.lastUse < frame } }
  }

  /// Takes the pixels away from some.
  func release(_ list: [any PixelHolder]) {
    for holder in list { holder.bitmap = nil }
    holders.removeAll { $0.holder?.bitmap == nil }
  }

  /// Takes pixels away until the rest is within the limit; what was used last stays longest.
  func trim() {
    guard isFull else { return }
    // Sorting keeps the order of equal ones, so that it is the same in every run.
    let present = holders.compactMap(\.holder).sorted { $0.lastUse < $1.lastUse }
    for holder in present where isFull { holder.bitmap = nil }
    holders.removeAll { $0.holder?.bitmap == nil }
  }

  func removeAll() {
    release { _ in true }
    pool.releaseAll()
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
