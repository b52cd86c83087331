import Foundation
import Synchronization

/// Parses sources on all cores: parsing takes most of the time of a translation.
final class ParallelParsing: Sendable {
  /// A source before it is parsed.
  struct Source: Sendable {
    let path: String
    let utf8: [UInt8]
  }

  private struct State: Sendable {
    var next = 0
    var files: [SourceFile?]
  }

  /// A tree is as deep as an expression is long, and parsing recurses into it.
  private static let stackSize = 1 << 29

  private let sources: [Source]
  private let state: Mutex<State>

  private init(_ sources: [Source]) {
    self.sources = sources
    state = Mutex(State(files: Array(repeating: nil, count: sources.count)))
  }

  /// The parsed sources, in the same order.
  static func files(_ sources: [Source]) -> [SourceFile] {
    let parsing = ParallelParsing(sources)
    let finished = DispatchGroup()
    for _ in 0..<min(sources.count, ProcessInfo.processInfo.activeProcessorCount) {
      finished.enter()
      let thread = Thread {
        parsing.work()
        finished.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    finished.wait()
    return parsing.state.withLock { $0.files.compactMap(\.self) }
  }

  private func work() {
    while let index = takeNext() {
      let file = SourceFile(path: sources[index].path, utf8: sources[index].utf8)
      state.withLock { $0.files[index] = file }
    }
  }

  private func takeNext() -> Int? {
    state.withLock { state in
      guard state.next < sources.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}
