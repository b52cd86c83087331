import ArgumentParser
import Catalogue
import CoreGraphics
import Platform
import UIKit

/// `playground compare`: two demos in one window.
struct CompareDemos: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Opens two demos side by side, each with its own time.",
    discussion: """
      Space pauses and T slows the demo that was touched last, D changes between light and dark, \
      F11 fills the screen, Ctrl-Q quits.
      """)

  @Argument(help: "The demo on the left.")
  var left: String

  @Argument(help: "The demo on the right.")
  var right: String

  @Option(
    parsing: .unconditional, help: "The window in points (default: as large as both demos need).",
    transform: OptionValue.size)
  var size: StageSize?

  @Option(
    parsing: .unconditional, help: "Pixels a point (default: the display's).",
    transform: OptionValue.scale)
  var scale: CGFloat?

  @OptionGroup var drawing: RendererOption

  @MainActor
  func execute() throws {
    let demos = [try Catalogue.demo(typed: left), try Catalogue.demo(typed: right)]
    let stages = size?.size ?? CompareViewController.size(for: demos)
    try OptionValue.check(stages, scale: scale ?? 1)
    try RootWindow.run(
      WindowConfiguration(
        title: (demos.map(\.title) + [WindowRun.name]).joined(separator: " · "), size: stages,
        minimumSize: CGSize(width: 320, height: 240), scale: scale, fitsDisplay: size == nil,
        renderer: drawing.renderer)
    ) {
      CompareViewController(demos, scale: UIScreen.main.scale)
    } tap: {
      CompareTap(stage: $0, controller: $1)
    }
  }
}
