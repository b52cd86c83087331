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
  /// Where ffmpeg writes: beside the file, whose place it takes when it is whole. A device, and
  /// what a link leads to, is written in place.
  private let part: String
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
    part = Self.isReplaced(path) ? Self.unfinished(path) : path
    process.executableURL = program
    process.arguments =
      [
        "-nostdin", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr0", "-s",
        "\(width)x\(height)", "-r", JSONText.number(framesPerSecond, decimals: 6), "-i", "pipe:0",
        "-an",
      ] + format.options + ["file:\(part)"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    do {
      try RunningPrograms.start(process, unfinished: part == path ? nil : part)
    } catch {
      throw CommandError("ffmpeg cannot be started: \(Console.reason(of: error))")
    }
  }

  /// Whether a new file takes the place of what a path names: of a file, or of nothing.
  private static func isReplaced(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// A name in the same folder that no other program has, and that is short enough for any system.
  private static func unfinished(_ path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = ".playground-\(UUID().uuidString.prefix(8)).part"
    return (folder as NSString).appendingPathComponent(name)
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
      try end()
      remove()
      throw CommandError("“\(path)” cannot be written: \(Console.reason(of: error))")
    }
  }

  /// Ends without a file. A call on another thread that waits for ffmpeg meanwhile fails.
  func cancel() {
    // Asked to end, it would finish a movie that nobody wants.
    RunningPrograms.forceEnd(process)
    process.waitUntilExit()
    RunningPrograms.didEnd(process)
    try? input.fileHandleForWriting.close()
    remove()
  }

  private func remove() {
    if part != path { try? FileManager.default.removeItem(atPath: part) }
  }

  /// Waits until the file is written. Where that fails, what had its name before stays.
  func finish() throws {
    try end()
    guard part != path, rename(part, path) != 0 else { return }
    let reason = String(cString: strerror(errno))
    remove()
    throw CommandError("“\(path)” cannot be written: \(reason)")
  }

  /// Waits until ffmpeg has ended.
  private func end() throws {
    try? input.fileHandleForWriting.close()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    RunningPrograms.didEnd(process)
    guard process.terminationStatus != 0 else { return }
    remove()
    let lines = String(decoding: told, as: UTF8.self).split(whereSeparator: \.isNewline)
    throw CommandError(
      "“\(path)” cannot be written: \(lines.last.map(String.init) ?? "ffmpeg has failed")")
  }
}
