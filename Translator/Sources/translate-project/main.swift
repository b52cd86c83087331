import EditMaps
import Foundation
import Translator

// Translates the sources of an iOS project.
//
//   translate-project            reads a request as JSON, writes the answer
//   translate-project --locate   reads lines FILE:LINE:COLUMN of copies, writes those of sources
//   translate-project --library MODULE OUTPUT KNOWN SOURCE…
//                                the build-tool plug-in's request

private func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("translate-project: \(message)\n".utf8))
  exit(status)
}

private func translate() throws {
  let input = FileHandle.standardInput.readDataToEndOfFile()
  let request: TranslationRequest
  do {
    request = try JSONDecoder().decode(TranslationRequest.self, from: input)
  } catch {
    fail("the request is not valid: \(reason(error))", 65)
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let answer = try ProjectTranslator(request).run()
  FileHandle.standardOutput.write(try encoder.encode(answer))
}

/// What is wrong with a request, in one line.
private func reason(_ error: any Error) -> String {
  switch error {
  case DecodingError.keyNotFound(let key, _): "it has no \(key.stringValue)"
  case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
    "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has another type"
  default: "it is not JSON"
  }
}

private func locate() {
  while let line = readLine() { print(sourcePlace(of: line) ?? line) }
}

private func sourcePlace(of text: String) -> String? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
    let column = Int(parts[parts.count - 1])
  else { return nil }
  let path = parts.dropLast(2).joined(separator: ":")
  guard let map = try? EditMap(text: String(contentsOfFile: path + ".map", encoding: .utf8)),
    let place = map.place(copyLine: line, column: column)
  else { return nil }
  return "\(place.file):\(place.line):\(place.column)"
}

/// Ends the process with what `body` does.
private func run(_ body: @escaping @Sendable () throws -> Void) -> Never {
  // A tree can be deep: an expression of ten thousand calls in a row is a tree of that height.
  let thread = Thread {
    do {
      try body()
      exit(0)
    } catch {
      fail("\(error)", 1)
    }
  }
  thread.stackSize = 1 << 29
  thread.start()
  while true { sleep(1000) }
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case nil: run { try translate() }
case "--locate" where arguments.count == 1: locate()
case "--library":
  guard let command = LibraryCommand(Array(arguments.dropFirst())) else {
    fail("usage: translate-project --library MODULE OUTPUT KNOWN SOURCE…", 64)
  }
  run { try command.run() }
default: fail("usage: translate-project [--locate]", 64)
}
