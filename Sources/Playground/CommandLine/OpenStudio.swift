import ArgumentParser
import Catalogue
import CoreGraphics
import Platform
import Studio
import UIKit

/// `playground studio`: the catalogue, a demo, its recording and its calls in one window.
struct OpenStudio: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Opens a demo with its timeline and its calls.",
    discussion: """
      What the stage shows is recorded: drag the timeline to look back, and press a call to see \
      the moment at which it was made.

      Space plays and pauses, comma and period show the frame before and after, [ and ] the \
      transition before and after, 1 to 4 and T set the speed, L repeats a transition, End goes on \
      live, R begins the demo again, / searches, D changes between light and dark. F1 shows all \
      keys, F3 the curves, F4 the calls, F5 the layers, X the layers as sheets; a press with Alt \
      on the stage chooses a layer. F11 fills the screen, Ctrl-Q quits.
      """)

  @Option(help: "The demo on the stage at first.")
  var demo: String?

  @Option(
    parsing: .unconditional, help: "The window in points.", transform: OptionValue.size)
  var size: StageSize?

  @Option(
    parsing: .unconditional, help: "Pixels a point (default: the display's).",
    transform: OptionValue.scale)
  var scale: CGFloat?

  @Flag(help: "Less motion: pages fade instead of sliding (default: as the desktop says).")
  var reduceMotion = false

  private static let usualSize = CGSize(width: 1280, height: 832)
  private static let smallest = CGSize(width: 640, height: 480)

  @MainActor
  func execute() throws {
    let demo = try demo.map(Catalogue.demo(typed:)) ?? Catalogue.all[0]
    let size = size?.size ?? Self.usualSize
    try OptionValue.check(size, scale: scale ?? 1)
    try RootWindow.run(
      WindowConfiguration(
        title: Self.title(of: demo), size: size, minimumSize: Self.smallest, scale: scale),
      reducesMotion: reduceMotion
    ) {
      StudioViewController()
    } tap: { stage, studio in
      studio.open(demo)
      studio.onOpen = { [weak stage] in stage?.window.title = Self.title(of: $0) }
      return StudioTap(stage: stage, controller: studio)
    }
  }

  @MainActor
  private static func title(of demo: Demo) -> String { "\(demo.title) · \(WindowRun.name)" }
}
