import Foundation
import Testing
import TranslationSamples

/// Sources that are not Swift, and others.
struct MutationTests {
  @Test(arguments: [1, 2] as [UInt64])
  func mutatedSourcesAreTranslated(seed: UInt64) async {
    let problem = await onLargeStack { () -> String? in
      var mutations = SourceMutations(seed: seed, sources: Row.all.flatMap(\.sources))
      for number in 0..<1000 {
        let text = mutations.next()
        if let problem = TranslationCheck.problem(of: text) {
          return "source \(number): \(problem)\n\(String(decoding: text, as: UTF8.self))"
        }
      }
      return nil
    }
    #expect(problem == nil)
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000),
    "let x = " + String(repeating: "a.b(1).", count: 3000) + "c",
    "let x = " + String(repeating: "1 + ", count: 10_000) + "1",
    String(repeating: "class A { ", count: 3000),
    String(repeating: "#if os(iOS)\n", count: 300),
    "", "\n", "\u{FEFF}", "#selector(", "@objc", "class A: UIView { @objc",
  ])
  func extremeSourceIsTranslated(text: String) async {
    let problem = await onLargeStack { TranslationCheck.problem(of: Array(text.utf8)) }
    #expect(problem == nil)
  }

  /// Trees are deep, as in the command.
  private func onLargeStack<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 1 << 29
      thread.start()
    }
  }
}
