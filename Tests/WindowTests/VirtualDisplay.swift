import CoreGraphics
import Foundation

/// An X server without a monitor, whose pixels can be read: Xvfb, with its frame buffer in a file.
final class VirtualDisplay {
  let name: String
  /// In pixels.
  let width, height: Int
  private let server: Process
  private let folder: URL

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a server on a display number that is free.
  init(width: Int, height: Int) throws {
    (self.width, self.height) = (width, height)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = Pipe()
    server = try Process.start(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path,
        "-nocursor", "-nolisten", "tcp",
      ], output: output)
    // The server writes its number once it takes connections.
    guard let line = output.fileHandleForReading.readLine(), let number = Int(line) else {
      server.terminate()
      throw Failure(description: "Xvfb did not start. It is in the Debian package xvfb.")
    }
    name = ":\(number)"
  }

  deinit {
    // Test runners block SIGTERM in their threads, and what they start inherits that.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The pixels of a rectangle as they are now, row by row, `0xRRGGBB`.
  func pixels(x: Int, y: Int, width: Int, height: Int) throws -> [UInt32] {
    let file = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    let picture = try XWDPicture(file)
    return try picture.pixels(x: x, y: y, width: width, height: height)
  }

  /// The place of the first pixel, row by row, that is not of a colour; outside if there is none.
  func origin(before background: UInt32) throws -> CGPoint {
    let words = try pixels(x: 0, y: 0, width: width, height: height)
    guard let index = words.firstIndex(where: { $0 != background }) else {
      return CGPoint(x: width, y: height)
    }
    return CGPoint(x: index % width, y: index / width)
  }

  /// Runs xdotool on this display and gives back what it prints.
  @discardableResult
  func xdotool(_ arguments: String...) throws -> String {
    let output = Pipe()
    // xdotool waits for a window without a limit; a window that never appears is a failure.
    let tool = try Process.start(
      "timeout", ["60", "xdotool"] + arguments, output: output, environment: ["DISPLAY": name])
    let data = output.fileHandleForReading.readDataToEndOfFile()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else {
      throw Failure(description: "xdotool \(arguments.joined(separator: " ")) failed.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Process {
  /// Starts a program that is looked up in PATH.
  ///
  /// - Parameter errors: gets what it writes to standard error; nil if nobody reads that.
  static func start(
    _ program: String, _ arguments: [String], output: Pipe, errors: Pipe? = nil,
    environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Process {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors ?? FileHandle.nullDevice
    try process.run()
    return process
  }
}

extension FileHandle {
  /// Reads up to the next line break; nil where the other end closed before it.
  func readLine() -> String? {
    var bytes: [UInt8] = []
    while let byte = readData(ofLength: 1).first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
