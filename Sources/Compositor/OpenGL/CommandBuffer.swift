internal import CoreGraphics

/// The commands of a frame, or of a part of one, with their vertices and coverage. Its memory is
/// used again for the next ones.
final class CommandBuffer {
  enum Command {
    /// Draws on another target from here on.
    case target(RenderTarget)
    /// Makes pixels of the target transparent.
    case clear(PixelRect)
    /// Copies pixels of the target to another one, from its first pixel on.
    case copy(PixelRect, to: RenderTarget)
    /// Draws this many quads, which follow those before.
    case draw(DrawState, quads: Int)
  }

  /// The greatest number of quads that are executed at a time.
  static let mostQuads = 8192

  private(set) var commands: [Command] = []
  /// Four for each quad: upper left, upper right, lower right, lower left.
  private(set) var vertices: [QuadVertex] = []
  let atlas = CoverageAtlas()

  var isFull: Bool { vertices.count >= 4 * Self.mostQuads }

  func add(_ command: Command) {
    // Nothing is drawn on a target that another one follows at once.
    if case .target = command, case .target? = commands.last { commands.removeLast() }
    commands.append(command)
  }

  func add(
    _ upperLeft: QuadVertex, _ upperRight: QuadVertex, _ lowerRight: QuadVertex,
    _ lowerLeft: QuadVertex, _ state: DrawState
  ) {
    vertices.append(upperLeft)
    vertices.append(upperRight)
    vertices.append(lowerRight)
    vertices.append(lowerLeft)
    if case .draw(let last, let quads)? = commands.last, last == state {
      commands[commands.count - 1] = .draw(state, quads: quads + 1)
    } else {
      commands.append(.draw(state, quads: 1))
    }
  }

  func removeAll() {
    commands.removeAll(keepingCapacity: true)
    vertices.removeAll(keepingCapacity: true)
    atlas.removeAll()
  }
}
