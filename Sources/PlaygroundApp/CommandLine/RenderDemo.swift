import Catalogue
import ArgumentParser
import CoreGraphics
import Studio
import UIKit

/// `playground render`: writes pictures of a transition.
struct RenderDemo: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Writes a contact sheet of a transition.",
    discussion: """
      `playground render modal-bounce -o sheet.png` draws a demo's. Of a storyboard it draws what \
      a controller looks like, or a segue from it: \
      `playground render --storyboard Main.storyboard --segue next -o sheet.png`. With --exploded \
      the layers of each moment are drawn as sheets in perspective, one above the other: \
      `playground render modal-bounce --exploded --times 0,0.2 -o sheets.png`.
      """)

  @Argument(help: "The demo's id; `playground list` lists them.")
  var id: String?

  @OptionGroup var interface: InterfaceOptions

  @Option(
    help: "In the storyboard: segues to perform, by identifier; the last is drawn: next,more")
  var segue: String?

  @Option(help: "The transition: present, dismiss, …")
  var phase: String?

  @Option(
    parsing: .unconditional, help: "How many pictures, evenly over the transition (default: 8).",
    transform: OptionValue.frameCount)
  var frames: Int?

  @Option(
    parsing: .unconditional, help: "Seconds since the transition began: 0,0.1,0.2",
    transform: OptionValue.times)
  var times: [TimeInterval]?

  @OptionGroup var picture: PictureOptions

  @OptionGroup var preferenceOptions: PreferenceOptions

  @Flag(help: "Draw the studio, as it looks back at those times.")
  var studio = false

  @Option(help: "The panel of the studio's inspector: Curves, Calls, Code, …")
  var panel: String?

  @Flag(help: "Draw the layers as sheets in perspective, instead of the screen.")
  var exploded = false

  @Option(name: .shortAndLong, help: "The sheet to write: FILE.png")
  var output: String?

  @Option(help: "A folder for one file per picture.")
  var separate: String?

  @MainActor
  func execute() throws {
    let demo = try interface.demo(typed: id, segues: segue)
    if frames != nil, times != nil {
      throw CommandError.usage("give --frames or --times, not both")
    }
    guard output != nil || separate != nil else {
      throw CommandError.usage("say where to: -o FILE.png, or --separate FOLDER")
    }
    if studio, exploded {
      throw CommandError.usage(
        "--studio goes without --exploded; its panel of layers is --panel Layers")
    }
    if panel != nil, !studio { throw CommandError.usage("--panel goes with --studio") }
    if demo.file != nil, segue == nil, !studio { return try drawStill(of: demo) }
    let tab = try tab()
    let phases = try demo.phases(typed: phase)
    let frame = picture.size?.size ?? (studio ? StudioViewController.usualSize : demo.stageSize)
    try OptionValue.check(frame, scale: picture.scale)
    let count = times?.count ?? frames ?? Self.defaultFrameCount
    if let output {
      try ContactSheetLayout(count: count, frameSize: frame).check(scale: picture.scale)
      try OutputFile.checkPicture(output)
    }

    let shots =
      studio
      ? try shootStudio(demo, phases, size: frame, count: count, tab: tab)
      : try shootStage(demo, phases, size: frame, count: count)
    try write(shots, of: demo, phases)
  }

  /// Takes pictures of the stage alone, or of its layers as sheets.
  @MainActor
  private func shootStage(
    _ demo: Demo, _ phases: [Phase], size: CGSize, count: Int
  ) throws -> [Filmstrip.Shot] {
    let filmstrip = Filmstrip(
      demo: demo, phases: phases, size: size, scale: picture.scale,
      preferences: preferenceOptions.preferences)
    let moments = try times ?? filmstrip.evenTimes(count: count)
    return exploded ? try filmstrip.shootExploded(at: moments) : try filmstrip.shoot(at: moments)
  }

  /// Takes pictures of the studio while it looks back at a transition.
  @MainActor
  private func shootStudio(
    _ demo: Demo, _ phases: [Phase], size: CGSize, count: Int, tab: InspectorTab?
  ) throws -> [Filmstrip.Shot] {
    let run = StudioRun(
      demo, size: size, scale: picture.scale, preferences: preferenceOptions.preferences)
    if let tab { run.controller.perform(.panel(tab)) }
    return try run.shoot(phases, times: times, count: count)
  }

  /// Writes the pictures to the requested files.
  @MainActor
  private func write(_ shots: [Filmstrip.Shot], of demo: Demo, _ phases: [Phase]) throws {
    if let separate {
      try write(shots, named: "\(demo.id)-\(phases.last?.name ?? "")", to: separate)
    }
    if let output {
      let layout = ContactSheetLayout(shots.map(\.size))
      // A rotated stage may need more room.
      try layout.check(scale: picture.scale)
      let sheet = ContactSheet(
        title: demo.title, subtitle: "\(demo.id) · \(phases.last?.name ?? "")", layout: layout)
      guard let image = sheet.draw(shots, scale: picture.scale) else {
        throw CommandError(
          "there is no memory for a sheet of that size; take fewer --frames, or a smaller --size "
            + "or --scale")
      }
      try image.write(to: output)
    }
  }

  private static let defaultFrameCount = 8

  /// Returns the requested panel of the studio's inspector.
  private func tab() throws -> InspectorTab? {
    try panel.map { name in
      guard let tab = InspectorTab(rawValue: name.capitalized) else {
        let names = InspectorTab.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError.usage("there is no panel “\(name)”; there are \(names)")
      }
      return tab
    }
  }

  /// Draws a picture of a file's controller in the size of the stage.
  @MainActor
  private func drawStill(of demo: Demo) throws {
    guard frames == nil, times == nil, separate == nil, phase == nil, !exploded, let output else {
      throw CommandError.usage(
        "a storyboard without a --segue is one picture: give -o FILE.png alone")
    }
    let stage = picture.size?.size ?? demo.stageSize
    try OptionValue.check(stage, scale: picture.scale)
    try OutputFile.checkPicture(output)
    let run = DemoRun(
      demo, size: stage, scale: picture.scale, preferences: preferenceOptions.preferences)
    guard let image = run.simulator.snapshot() else { throw CommandError.pictureTooLarge }
    try image.write(to: output)
  }

  private func write(_ shots: [Filmstrip.Shot], named name: String, to folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("the folder “\(folder)” cannot be made: \(error.localizedDescription)")
    }
    let digits = max(String(shots.count - 1).count, 2)
    for (index, shot) in shots.enumerated() {
      let number = String(index)
      let padded = String(repeating: "0", count: digits - number.count) + number
      let time = JSONText.number(shot.time, decimals: 3)
      try shot.image.write(to: "\(folder)/\(name)-\(padded)-\(time)s.png")
    }
  }
}

extension CGImage {
  /// Writes the picture into the current folder, under a new name.
  ///
  /// - Returns: the path of the file.
  func write(named name: String) throws -> String {
    let path = FreePath.named(name, suffix: ".png")
    try write(to: path)
    return path
  }

  func write(to path: String) throws {
    do {
      try writePNG(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError("\(error)")
    }
  }
}
