import CoreGraphics
import Testing
import UIKitTestSupport

@testable import Studio

/// What records of layers cost a recording.
@MainActor
struct LayerMemoryTests {
  /// What the frames of a transition add: less for their layers than for their pictures, and both
  /// count towards the recording's limit.
  @Test func layersTakeLessThanPictures() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.tapStage(160, 230)
    let transition = try #require(session.recording.transitions.first)
    let frames = session.recording.frames(in: transition)
    var (pictures, layers) = (0, 0)
    for (frame, next) in zip(frames, frames.dropFirst()) {
      pictures += Footprint.bytes(of: next.content, beyond: frame.content)
      layers += try #require(next.layerTree).bytes(beyond: frame.layerTree)
      #expect(
        Footprint.bytes(of: next, beyond: frame)
          == Footprint.bytes(of: next.content, beyond: frame.content)
          + (next.layerTree?.bytes(beyond: frame.layerTree) ?? 0))
    }
    #expect(frames.count > 40 && layers > 0)
    #expect(layers < pictures, "\(layers) and \(pictures) bytes in \(frames.count) frames")
  }
}
