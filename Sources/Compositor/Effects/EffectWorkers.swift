internal import CoreGraphics
internal import Dispatch

/// The threads that an effect works on, and memory for its intermediate results.
struct EffectWorkers {
  /// The number of parts for each thread. With several, no thread waits long for the others at the
  /// end.
  private static let partsPerThread = 4

  let threads: Int
  let pool: BitmapAccount

  init(threads: Int, pool: BitmapAccount) {
    self.threads = threads
    self.pool = pool
  }

  /// Calls `body` with ranges that together are 0..<count, on several threads, and returns when all
  /// is done.
  ///
  /// - Parameter isShort: whether all of it takes less time than other threads need to wake up,
  ///   some 50 µs. Then this one does it.
  func share(_ count: Int, isShort: Bool = false, _ body: (Range<Int>) -> Void) {
    guard count > 0 else { return }
    let parts = threads > 1 && !isShort ? min(count, threads * Self.partsPerThread) : 1
    guard parts > 1 else { return body(0..<count) }
    withoutActuallyEscaping(body) { body in
      let work = Work(body: body)
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        let range = (count * part / parts)..<(count * (part + 1) / parts)
        if !range.isEmpty { work.body(range) }
      }
    }
  }

  /// Sendable although its body is not: each range is processed by one thread, and depends on no
  /// other range.
  private struct Work: @unchecked Sendable {
    let body: (Range<Int>) -> Void
  }
}
