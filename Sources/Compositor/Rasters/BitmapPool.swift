internal import CoreGraphics
internal import Synchronization

/// The memory of all pictures that compositors keep, and the budget for it.
///
/// The compositors of a process share one: a budget for each of several would be as many times as
/// large. A compositor with a budget of its own, as tests make them, has a pool of its own.
package final class BitmapPool: Sendable {
  /// The one of all compositors without a budget of their own.
  package static let shared = BitmapPool()

  /// Bytes that may be kept on a screen of any size.
  private static let smallestBudget = 64 << 20
  /// Screens that may be kept besides.
  private static let screens = 6
  /// Screens of memory that may be spare, for the next frame: a page that changes as a whole, with
  /// some layers of its size.
  private static let spareScreens = 4

  private struct State {
    var bytesInUse = 0
    /// Bytes of each compositor's screen.
    var screens: [ObjectIdentifier: Int] = [:]

    var largestScreen: Int { screens.values.max() ?? 0 }
  }

  private let state = Mutex(State())
  private let fixedBudget: Int?
  /// Memory that is used again.
  private let spare: BlockPool

  /// - Parameter budget: bytes to keep at most; nil for 64 MB and six of the largest screen that is
  ///   drawn on.
  package init(budget: Int? = nil) {
    fixedBudget = budget
    spare = budget == nil ? .shared : BlockPool()
  }

  /// Bytes of pictures that are there.
  package var bytesInUse: Int { state.withLock { $0.bytesInUse } }

  /// Bytes that are spare, for the next pictures.
  package var spareBytes: Int { spare.byteCount }

  /// Bytes to keep at most, spare ones included.
  package var budget: Int { state.withLock { budget(for: $0.largestScreen) } }

  private func budget(for screen: Int) -> Int {
    fixedBudget ?? Self.smallestBudget + Self.screens * screen
  }

  /// Starts a frame of a compositor on a screen of so many bytes.
  ///
  /// - Returns: the budget, and the compositor's own share of it, which it may keep even if others
  ///   keep more than theirs: they may draw nothing for a long time, and release nothing then.
  func beginFrame(of compositor: PixelStore, screenBytes: Int) -> (all: Int, share: Int) {
    let id = ObjectIdentifier(compositor)
    let allowed = state.withLock { state in
      state.screens[id] = screenBytes
      let all = budget(for: state.largestScreen)
      return (all, all / state.screens.count)
    }
    limitSpare()
    spare.beginFrame()
    return allowed
  }

  /// A compositor draws no more, or not for now: the budget is without its screen.
  func endFrames(of compositor: ObjectIdentifier) {
    _ = state.withLock { $0.screens.removeValue(forKey: compositor) }
    limitSpare()
  }

  /// Gives spare memory back to the system.
  package func releaseSpare() { spare.releaseAll() }

  /// Memory with room for so many bytes, not cleared, and how many there are.
  func take(byteCount wanted: Int) -> (base: UnsafeMutableRawPointer, byteCount: Int) {
    guard let block = spare.take(byteCount: wanted) else {
      fatalError("no memory for a picture of \(wanted) bytes")
    }
    state.withLock { $0.bytesInUse += block.byteCount }
    limitSpare()
    return block
  }

  func recycle(_ base: UnsafeMutableRawPointer, byteCount size: Int) {
    state.withLock { $0.bytesInUse -= size }
    limitSpare()
    spare.recycle(base, byteCount: size)
  }

  /// Counts bytes of pictures that are not memory of this pool.
  func countElsewhere(_ change: Int) {
    state.withLock { $0.bytesInUse += change }
    if change > 0 { limitSpare() }
  }

  /// Releases spare memory beyond the budget, which includes it.
  private func limitSpare() {
    let limit = state.withLock { state in
      let screen = state.largestScreen
      return min(budget(for: screen) - state.bytesInUse, Self.spareScreens * screen)
    }
    spare.setLimit(limit)
  }
}
