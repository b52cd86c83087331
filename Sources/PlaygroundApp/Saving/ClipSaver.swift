import CoreGraphics
import Studio
import UIKit

/// Saves parts of the studio's recording, one at a time, while the window stays responsive.
@MainActor
final class ClipSaver {
  /// Called with a sentence for the user.
  private let announce: @MainActor (String) -> Void
  /// Finds ffmpeg.
  private let findProgram: () throws -> URL
  private var task: Task<Void, Never>?
  /// Removes the unfinished output of the current save.
  private var discard: (@MainActor () -> Void)?

  /// The number of pictures on a contact sheet: three rows of four for a phone.
  private static let picturesOnSheet = 12
  /// The seconds for which a movie's last picture is shown.
  private static let rest: TimeInterval = 0.5

  /// - Parameters:
  ///   - findProgram: finds ffmpeg; throws if it is not installed.
  ///   - announce: called with a sentence for the user.
  init(
    findProgram: @escaping () throws -> URL = { try MovieWriter.installedProgram() },
    announce: @escaping @MainActor (String) -> Void
  ) {
    (self.findProgram, self.announce) = (findProgram, announce)
  }

  /// Cancels the current save, because the window closes. Its file is removed: the beginning of a
  /// movie would look complete.
  func end() {
    discard?()
    discard = nil
  }

  /// Saves a part of a recording in the current folder, under a new name.
  func save(_ clip: RecordingClip, as format: PictureFormat) {
    guard task == nil else {
      return announce("Another recording is still being saved. Try again when it is done.")
    }
    task = Task {
      let result: Result<String, any Error>
      do { result = .success(try await write(clip, as: format)) } catch { result = .failure(error) }
      announce(result)
      task = nil
    }
  }

  /// Saves a picture of one moment of a clip.
  func savePicture(of clip: RecordingClip, at time: TimeInterval) {
    announce(Result { try Self.picture(of: clip, at: time).write(named: clip.name) })
  }

  /// Saves a text.
  ///
  /// - Parameter suffix: the extension of the file, with its dot.
  func save(text: String, named name: String, suffix: String) {
    announce(
      Result {
        let path = try FreePath.reserved(name, suffix: suffix, takesPlainName: true)
        do {
          try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
          // The beginning of a text would look like a complete one.
          Self.remove(path)
          throw CommandError("“\(path)” cannot be written: \(Console.reason(of: error))")
        }
        return path
      })
  }

  /// Reports the path of the saved file, or the error.
  private func announce(_ path: Result<String, any Error>) {
    switch path {
    case .success(let path): announce("Saved \(FreePath.whole(path))")
    case .failure(let error): announce(CommandError.sentence(for: error))
    }
  }

  private static func picture(of clip: RecordingClip, at time: TimeInterval) throws -> CGImage {
    guard let image = clip.image(at: time) else { throw CommandError.pictureTooLarge }
    return image
  }

  /// Returns a picture of the same size as all others of the clip.
  private static func framedPicture(
    of clip: RecordingClip, at time: TimeInterval
  ) throws -> CGImage {
    guard let image = clip.framedImage(at: time) else { throw CommandError.pictureTooLarge }
    return image
  }

  // MARK: Formats

  /// Writes a clip, and returns the path.
  private func write(_ clip: RecordingClip, as format: PictureFormat) async throws -> String {
    switch format {
    case .contactSheet: try writeSheet(clip)
    case .frames: try await writePictures(clip)
    case .webp: try await writeMovie(clip, .webp)
    case .gif: try await writeMovie(clip, .gif)
    case .mp4: try await writeMovie(clip, .mp4)
    case .webm: try await writeMovie(clip, .webm)
    }
  }

  private func writeSheet(_ clip: RecordingClip) throws -> String {
    let count = min(Self.picturesOnSheet, max(clip.frameTimes.count, 1))
    let length = clip.range.upperBound - clip.range.lowerBound
    let shots = try [TimeInterval].even(count, over: length).map { time -> Filmstrip.Shot in
      let image = try Self.picture(of: clip, at: clip.range.lowerBound + time)
      return Filmstrip.Shot(
        time: time, image: image,
        size: CGSize(
          width: CGFloat(image.width) / clip.scale, height: CGFloat(image.height) / clip.scale))
    }
    let layout = ContactSheetLayout(shots.map(\.size))
    try layout.check(scale: clip.scale)
    let sheet = ContactSheet(title: clip.title, subtitle: clip.name, layout: layout)
    guard let image = sheet.draw(shots, scale: clip.scale) else {
      throw CommandError.pictureTooLarge
    }
    return try image.write(named: "\(clip.name)-sheet")
  }

  private func writePictures(_ clip: RecordingClip) async throws -> String {
    let folder = FreePath.named("\(clip.name)-frames", suffix: "")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw CommandError("“\(folder)” cannot be made: \(Console.reason(of: error))")
    }
    discard = { Self.remove(folder) }
    defer { discard = nil }
    do {
      for (index, time) in clip.frameTimes.enumerated() {
        let number = String(format: "%04d", index + 1)
        try Self.picture(of: clip, at: time).write(to: "\(folder)/\(number).png")
        await Task.yield()
      }
    } catch {
      // The folder would otherwise look as if it contained all frames.
      Self.remove(folder)
      throw error
    }
    return folder
  }

  private static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private func writeMovie(_ clip: RecordingClip, _ format: MovieFormat) async throws -> String {
    let program = try findProgram()
    let path = try FreePath.reserved(clip.name, suffix: ".\(format.rawValue)")
    do {
      try await writeMovie(clip, format, to: path, by: program)
    } catch {
      Self.remove(path)
      throw error
    }
    return path
  }

  private func writeMovie(
    _ clip: RecordingClip, _ format: MovieFormat, to path: String, by program: URL
  ) async throws {
    let rate = format.usualFramesPerSecond
    var times = clip.times(every: 1 / rate)
    times += Array(repeating: clip.range.upperBound, count: Int(Self.rest * rate))
    let first = try Self.framedPicture(of: clip, at: clip.range.lowerBound)
    let writer = try MovieWriter(
      program: program, path: path, format: format, width: first.width, height: first.height,
      framesPerSecond: rate)
    discard = {
      writer.cancel()
      Self.remove(path)
    }
    defer { discard = nil }
    do {
      for (index, time) in times.enumerated() {
        let image = try Self.framedPicture(of: clip, at: time)
        // The window draws its frames while ffmpeg works.
        try await Self.aside { try writer.append(image) }
        if index % 60 == 59 { announce("Saving… \(100 * index / times.count) %") }
      }
      try await Self.aside { try writer.finish() }
    } catch {
      try? await Self.aside { writer.cancel() }
      throw error
    }
  }

  /// Runs a blocking function on another thread.
  private static func aside(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await Task.detached { try body() }.value
  }
}
