import ArgumentParser
import CoreGraphics

/// How large the pictures of a demo are, for the commands that write some.
struct PictureOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The stage in points (default: the demo's own).",
    transform: OptionValue.size)
  var size: StageSize?

  @Option(
    parsing: .unconditional, help: "Pixels a point (default: 1).", transform: OptionValue.scale)
  var scale: CGFloat = 1
}
