import ArgumentParser
import Platform

/// The option for the renderer of a window.
struct RendererOption: ParsableArguments {
  @Option(
    help: """
      What composites the frames: software, the processor, or gl, OpenGL ES 3 (default: gl where \
      there is a graphics card).
      """)
  var renderer: Renderer?
}

extension Renderer: ExpressibleByArgument {}
