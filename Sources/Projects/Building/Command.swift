import Foundation

/// A program that runs until it ends.
struct Command {
  let program: String
  let arguments: [String]
  var folder: URL?
  var input: Data?

  init(_ program: String, _ arguments: [String], folder: URL? = nil, input: Data? = nil) {
    (self.program, self.arguments, self.folder, self.input) = (program, arguments, folder, input)
  }

  struct Result {
    /// The exit status; after a signal, 128 plus its number.
    let status: Int32
    /// The standard output.
    let output: Data
    /// The standard error.
    let errors: String

    var isSuccess: Bool { status == 0 }

    /// The reason of a failure: the last line of the errors, or the exit status.
    var reason: String {
      if let line = errors.split(whereSeparator: \.isNewline).last { return String(line) }
      guard status > 128 else { return "it has ended with status \(status)" }
      let name = strsignal(status - 128).map { String(cString: $0) } ?? "signal \(status - 128)"
      return "it was ended: \(name)"
    }
  }

  /// Runs the program.
  ///
  /// - Parameter onLine: receives the lines of standard error while it runs, on another thread.
  func run(onLine: (@Sendable (String) -> Void)? = nil) throws(ProjectError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let writer = input.map { _ in Pipe() }
    process.standardInput = writer ?? FileHandle.nullDevice
    do { try RunningPrograms.start(process) } catch {
      throw ProjectError("\(program) cannot be started: \(error.localizedDescription)")
    }
    let collected = Collected()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      collected.output = output.fileHandleForReading.readDataToEndOfFile()
    }
    DispatchQueue.global().async(group: group) {
      collected.read(errors.fileHandleForReading, onLine)
    }
    if let writer, let input {
      // A program that ends early does not read everything.
      try? writer.fileHandleForWriting.write(contentsOf: input)
      try? writer.fileHandleForWriting.close()
    }
    process.waitUntilExit()
    RunningPrograms.didEnd(process)
    group.wait()
    let status = process.terminationStatus
    return Result(
      status: process.terminationReason == .exit ? status : 128 + status,
      output: collected.output, errors: String(decoding: collected.errors, as: UTF8.self))
  }

  /// The output that two threads have read. Each writes its own property, and they are read after
  /// both have ended, so there is no concurrent access.
  private final class Collected: @unchecked Sendable {
    var output = Data()
    var errors = Data()

    func read(_ handle: FileHandle, _ onLine: (@Sendable (String) -> Void)?) {
      var rest = Data()
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        errors += data
        guard let onLine else { continue }
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          onLine(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[rest.index(after: end)...])
        }
      }
    }
  }
}
