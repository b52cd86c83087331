import ArgumentParser
import CoreGraphics

/// The options for the size of a demo's pictures.
struct PictureOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The stage in points (default: the demo's own).",
    transform: OptionValue.size)
  var size: StageSize?

  @Option(
    parsing: .unconditional, help: "Pixels a point (default: 1).", transform: OptionValue.scale)
  var scale: CGFloat = 1
}
