import CoreGraphics
import Glibc
import Projects

/// Writes frames into a moving picture by the program ffmpeg. A call returns when ffmpeg has taken
/// what it got, which may be long: a window calls it from other threads, one call after the other.
final class MovieWriter: Sendable {
  private let process = Process()
  private let input = Pipe()
  private let errors = Pipe()
  private let path: String
  private let width, height: Int

  /// The program in the first folder of a search path that has it; nil where none has.
  ///
  /// - Parameter path: folders with colons between them, as in the variable PATH.
  static func program(in path: String) -> URL? {
    path.split(separator: ":").lazy.map { URL(fileURLWithPath: "\($0)/ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The program that the user has.
  static func installedProgram() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let program = program(in: path) else {
      throw CommandError(
        "moving pictures need the program ffmpeg; install it, from the Debian package ffmpeg")
    }
    return program
  }

  /// Starts to write a file. A pixel has four bytes: blue, green, red and one that is not used.
  init(
    program: URL, path: String, format: MovieFormat, width: Int, height: Int,
    framesPerSecond: Double
  ) throws {
    (self.path, self.width, self.height) = (path, width, height)
    // Where ffmpeg ends early, writing to it fails, and does not end this process.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = program
    process.arguments =
      [
        "-nostdin", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr0", "-s",
        "\(width)x\(height)", "-r", JSONText.number(framesPerSecond, decimals: 6), "-i", "pipe:0",
        "-an",
      ] + format.options + ["file:\(path)"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw CommandError("ffmpeg cannot be started: \(Console.reason(of: error))")
    }
  }

  /// Adds a picture of the movie's size.
  func append(_ image: CGImage) throws {
    guard image.width == width, image.height == height else {
      throw CommandError("a picture has another size than the first")
    }
    do {
      for row in 0..<height {
        let bytes = Data(bytes: image.pixels + row * image.rowStride, count: width * 4)
        try input.fileHandleForWriting.write(contentsOf: bytes)
      }
    } catch {
      // It says why.
      try finish()
      remove()
      throw CommandError("“\(path)” cannot be written: \(Console.reason(of: error))")
    }
  }

  /// Ends without a file. A call on another thread that waits for ffmpeg meanwhile fails.
  func cancel() {
    // Asked to end, it would finish a movie that nobody wants.
    RunningPrograms.forceEnd(process)
    process.waitUntilExit()
    try? input.fileHandleForWriting.close()
    remove()
  }

  private func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Waits until the file is written. A file that could not be written is removed.
  func finish() throws {
    try? input.fileHandleForWriting.close()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    remove()
    let lines = String(decoding: told, as: UTF8.self).split(whereSeparator: \.isNewline)
    throw CommandError(
      "“\(path)” cannot be written: \(lines.last.map(String.init) ?? "ffmpeg has failed")")
  }
}
