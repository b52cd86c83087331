import Foundation
import TranslationSamples

// Translates mutated sources.
//
//   fuzz-translator COUNT SEED
//
// Ends with status 1 at the first source whose translation is wrong, which it writes to the
// standard output. A source that takes longer than ten seconds ends it, too.

private struct Fuzzer: Sendable {
  let count: Int
  let seed: UInt64

  func run() -> Never {
    var mutations = SourceMutations(seed: seed, sources: Row.all.flatMap(\.sources))
    for number in 0..<count {
      let text = mutations.next()
      alarm(10)
      if let problem = TranslationCheck.problem(of: text) {
        print(String(decoding: text, as: UTF8.self))
        let message = "source \(number) of seed \(seed): \(problem)\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
      }
    }
    print("\(count) sources of seed \(seed) were translated.")
    exit(0)
  }
}

private let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let count = arguments.first.flatMap({ Int($0) }),
  let seed = arguments.last.flatMap({ UInt64($0) })
else {
  FileHandle.standardError.write(Data("usage: fuzz-translator COUNT SEED\n".utf8))
  exit(64)
}
private let fuzzer = Fuzzer(count: count, seed: seed)
// As large as that of the translator.
private let thread = Thread { fuzzer.run() }
thread.stackSize = 1 << 29
thread.start()
while true { sleep(1000) }
