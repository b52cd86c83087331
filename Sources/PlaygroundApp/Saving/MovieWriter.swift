import CoreGraphics
import Glibc
import Projects

/// Writes frames into a movie with ffmpeg. A call returns when ffmpeg has received the data, which
/// may take long: a window makes the calls on other threads, one after the other.
final class MovieWriter: Sendable {
  private let process = Process()
  private let input = Pipe()
  private let errors = Pipe()
  private let path: String
  /// The file that ffmpeg writes. It is beside the destination, and replaces it when it is
  /// complete. A device, or the target of a link, is written in place.
  private let part: String
  private let width, height: Int

  /// Returns the program in the first folder of a search path that contains it; nil if none does.
  ///
  /// - Parameter path: folders separated by colons, as in the variable PATH.
  static func program(in path: String) -> URL? {
    path.split(separator: ":").lazy.map { URL(fileURLWithPath: "\($0)/ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Returns the installed program.
  static func installedProgram() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let program = program(in: path) else {
      throw CommandError(
        "moving pictures need the program ffmpeg; install it, from the Debian package ffmpeg")
    }
    return program
  }

  /// Starts writing a file. A pixel has four bytes: blue, green, red and an unused one.
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

  /// Whether a new file replaces the one at a path: true for a regular file or none.
  private static func isReplaced(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns a unique name in the same folder that is short enough for any system.
  private static func unfinished(_ path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = ".playground-\(UUID().uuidString.prefix(8)).part"
    return (folder as NSString).appendingPathComponent(name)
  }

  /// Adds a picture, which must have the movie's size.
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
      // The error of ffmpeg is thrown.
      try end()
      remove()
      throw CommandError("“\(path)” cannot be written: \(Console.reason(of: error))")
    }
  }

  /// Cancels writing, and leaves no file. A call on another thread that waits for ffmpeg fails.
  func cancel() {
    // SIGTERM would make ffmpeg complete the movie.
    RunningPrograms.forceEnd(process)
    process.waitUntilExit()
    RunningPrograms.didEnd(process)
    try? input.fileHandleForWriting.close()
    remove()
  }

  private func remove() {
    if part != path { try? FileManager.default.removeItem(atPath: part) }
  }

  /// Waits until the file is written. If that fails, the earlier file stays.
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
