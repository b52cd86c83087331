import CoreGraphics
import Studio
import UIKit

/// Saves parts of the studio's recording, one at a time, while the window goes on.
@MainActor
final class ClipSaver {
  /// Called with a sentence for the user.
  private let announce: @MainActor (String) -> Void
  private var task: Task<Void, Never>?

  /// Pictures on a contact sheet, as many as `playground render` draws.
  private static let picturesOnSheet = 12
  /// Seconds for which a movie's last picture stands.
  private static let rest: TimeInterval = 0.5

  init(announce: @escaping @MainActor (String) -> Void) {
    self.announce = announce
  }

  /// Saves a part of a recording in the current folder, under a name that no file has yet.
  func save(_ clip: RecordingClip, as format: PictureFormat) {
    guard task == nil else { return announce("Another recording is being saved.") }
    task = Task {
      do {
        let path = try await write(clip, as: format)
        announce("Saved \(FreePath.whole(path))")
      } catch {
        announce(Self.sentence(for: error))
      }
      task = nil
    }
  }

  /// Saves one moment of it.
  func savePicture(of clip: RecordingClip, at time: TimeInterval) {
    do {
      let path = FreePath.named(clip.name, suffix: ".png")
      try Self.picture(of: clip, at: time).write(to: path)
      announce("Saved \(FreePath.whole(path))")
    } catch {
      announce(Self.sentence(for: error))
    }
  }

  /// Saves a text.
  ///
  /// - Parameter suffix: the extension of the file, with its dot.
  func save(text: String, named name: String, suffix: String) {
    let isTaken = FileManager.default.fileExists(atPath: name + suffix)
    let path = isTaken ? FreePath.named(name, suffix: suffix) : name + suffix
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      announce("Saved \(FreePath.whole(path))")
    } catch {
      announce("“\(path)” cannot be written: \(Console.reason(of: error))")
    }
  }

  /// Waits for what is being saved.
  func finish() async { await task?.value }

  private static func sentence(for error: any Error) -> String {
    (error as? CommandError)?.description ?? "\(error)"
  }

  private static func picture(of clip: RecordingClip, at time: TimeInterval) throws -> CGImage {
    guard let image = clip.image(at: time) else {
      throw CommandError("a picture of that size does not fit into memory")
    }
    return image
  }

  // MARK: Formats

  /// Returns the path of what was written.
  private func write(_ clip: RecordingClip, as format: PictureFormat) async throws -> String {
    switch format {
    case .contactSheet: try writeSheet(clip)
    case .frames: try await writePictures(clip)
    case .webp, .gif, .mp4, .webm: try await writeMovie(clip, MovieFormat(format))
    }
  }

  private func writeSheet(_ clip: RecordingClip) throws -> String {
    let count = min(Self.picturesOnSheet, max(clip.frameTimes.count, 1))
    let length = clip.range.upperBound - clip.range.lowerBound
    let times = (0..<count).map { length * Double($0) / Double(max(count - 1, 1)) }
    let shots = try times.map { time in
      Filmstrip.Shot(
        time: time, image: try Self.picture(of: clip, at: clip.range.lowerBound + time))
    }
    let first = shots[0].image
    let layout = ContactSheetLayout(
      count: count,
      frameSize: CGSize(
        width: CGFloat(first.width) / clip.scale, height: CGFloat(first.height) / clip.scale))
    try layout.check(scale: clip.scale)
    let sheet = ContactSheet(title: clip.title, subtitle: clip.name, layout: layout)
    guard let image = sheet.draw(shots, scale: clip.scale) else {
      throw CommandError("a picture of that size does not fit into memory")
    }
    let path = FreePath.named(clip.name, suffix: ".png")
    try image.write(to: path)
    return path
  }

  private func writePictures(_ clip: RecordingClip) async throws -> String {
    let folder = FreePath.named(clip.name, suffix: "")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw CommandError("“\(folder)” cannot be made: \(Console.reason(of: error))")
    }
    for (index, time) in clip.frameTimes.enumerated() {
      let number = String(format: "%04d", index + 1)
      try Self.picture(of: clip, at: time).write(to: "\(folder)/\(number).png")
      await Task.yield()
    }
    return folder
  }

  private func writeMovie(_ clip: RecordingClip, _ format: MovieFormat) async throws -> String {
    let path = FreePath.named(clip.name, suffix: ".\(format.rawValue)")
    let program = try MovieWriter.installedProgram()
    let rate = format.usualFramesPerSecond
    var times = clip.times(every: 1 / rate)
    times += Array(repeating: clip.range.upperBound, count: Int(Self.rest * rate))
    let first = try Self.picture(of: clip, at: clip.range.lowerBound)
    let writer = try MovieWriter(
      program: program, path: path, format: format, width: first.width, height: first.height,
      framesPerSecond: rate)
    for (index, time) in times.enumerated() {
      try writer.append(Self.picture(of: clip, at: time))
      if index % 60 == 59 { announce("Saving… \(100 * index / times.count) %") }
      await Task.yield()
    }
    try writer.finish()
    return path
  }
}

extension MovieFormat {
  /// The format of a recording that is a movie; the other formats are none, and count as WebP.
  fileprivate init(_ format: PictureFormat) {
    self = MovieFormat(rawValue: format.rawValue) ?? .webp
  }
}
