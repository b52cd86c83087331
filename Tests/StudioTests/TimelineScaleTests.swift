import Compositor
import CoreGraphics
import Studio
import Testing

/// Frames at 0, 0.1, 10.1 and 10.2 s: the rest of ten seconds takes a quarter of a second, so that
/// the strip has 0.1 + 0.25 + 0.1 s.
struct TimelineScaleTests {
  private let scale: TimelineScale = {
    var recording = Recording()
    for time in [0, 0.1, 10.1, 10.2] {
      recording.append(
        RecordedFrame(
          time: time, content: GroupContent(nodes: []), size: .zero, background: .black))
    }
    return recording.scale
  }()

  @Test func restsAreShortened() {
    #expect(abs(scale.length - 0.45) < 1e-9)
    let places: [(TimeInterval, CGFloat)] = [
      (-1, 0), (0, 0), (0.05, 0.05 / 0.45), (0.1, 0.1 / 0.45), (5.1, 0.225 / 0.45),
      (10.1, 0.35 / 0.45), (10.2, 1), (20, 1),
    ]
    for (time, place) in places { #expect(abs(scale.place(of: time) - place) < 1e-9) }
  }

  @Test func placesAreTimesAgain() throws {
    for place in stride(from: CGFloat(0), through: 1, by: 0.01) {
      let time = try #require(scale.time(at: place))
      #expect(abs(scale.place(of: time) - place) < 1e-9)
    }
    #expect(scale.time(at: -1) == 0 && scale.time(at: 2) == 10.2)
    #expect(abs(scale.time(0.25, after: 0.05) - 8.1) < 1e-9)
    let empty = Recording().scale
    #expect(empty.time(at: 0.5) == nil && empty.place(of: 3) == 1 && empty.length == 0)
  }
}
