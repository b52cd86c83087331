import ArgumentParser
import Catalogue
import CoreGraphics
import UIKit

/// `playground record`: writes a movie of a transition.
struct RecordDemo: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes a moving picture of a transition.",
    discussion: """
      `playground record modal-bounce -o modal.webp` shows the transition with the touches that \
      start it. The file's extension says what is written: webp, gif, mp4 or webm. The program \
      ffmpeg encodes it, which Debian has in the package ffmpeg.
      """)

  @Argument(help: "The demo's id; `playground list` lists them.")
  var id: String

  @Option(help: "The transition: present, dismiss, …; all of them in order if none is given.")
  var phase: String?

  @Option(parsing: .unconditional, help: "Frames a second (default: 60; 25 for a GIF).")
  var fps: Double?

  @Option(
    parsing: .unconditional, help: "How fast time runs: 0.25 is slow motion.",
    transform: OptionValue.speed)
  var slow: Double?

  @OptionGroup var picture: PictureOptions

  @OptionGroup var preferenceOptions: PreferenceOptions

  @Option(name: .shortAndLong, help: "The file to write: FILE.webp, .gif, .mp4 or .webm")
  var output: String

  /// The seconds for which the first and the last picture are shown.
  private static let rest: TimeInterval = 0.5

  @MainActor
  func execute() throws {
    let demo = try Catalogue.demo(typed: id)
    let format = try OutputFile.checkMovie(output)
    let rate = fps ?? format.usualFramesPerSecond
    guard rate >= 1, rate <= format.mostFramesPerSecond else {
      throw CommandError.usage(
        "a \(format.rawValue) file has from 1 to \(Int(format.mostFramesPerSecond)) frames a second"
      )
    }
    try OptionValue.check(picture.size?.size ?? demo.stageSize, scale: picture.scale)
    let program = try MovieWriter.installedProgram()
    let phases = phase == nil ? demo.phases.longestRun : try demo.phases(typed: phase)
    let movie = DemoMovie(
      demo: demo, phases: phases, size: picture.size?.size,
      scale: picture.scale, framesPerSecond: rate, speed: slow ?? 1, rest: Self.rest,
      preferences: preferenceOptions.preferences)
    var writer: MovieWriter?
    do {
      try movie.play { image in
        let open =
          try writer
          ?? MovieWriter(
            program: program, path: output, format: format, width: image.width,
            height: image.height, framesPerSecond: rate)
        writer = open
        try open.append(image)
      }
      try writer?.finish()
    } catch {
      writer?.cancel()
      throw error
    }
  }
}

extension [Phase] {
  /// The first phase, and the phases that successively follow from it.
  fileprivate var longestRun: [Phase] {
    guard let first else { return [] }
    var run = [first]
    while let next = self.first(where: { $0.predecessor == run[run.count - 1].name }),
      !run.contains(where: { $0.name == next.name })
    {
      run.append(next)
    }
    return run
  }
}
