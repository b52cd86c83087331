import CoreGraphics

/// The curves of a transition. Each is made when it is asked for, and kept until there are more
/// frames.
@MainActor
struct CurveList {
  /// The names of the layers, the one that moves most first.
  private(set) var layers: [String] = []
  private(set) var transition: CurveData.Curve?
  private var range: ClosedRange<TimeInterval> = 0...0
  private var frames: [RecordedFrame] = []
  private var activity = LayerActivity()
  private var tracks: [LayerChoice: LayerTrack] = [:]
  private var known: [LayerChoice: [CurveData.Curve]] = [:]

  init() {}

  mutating func update(with recording: Recording, in range: ClosedRange<TimeInterval>) {
    let frames = recording.frames(in: range)
    guard range != self.range || frames.count != self.frames.count else { return }
    // What was recorded stays as it is, and frames come at the end.
    if range.lowerBound != self.range.lowerBound || frames.count < self.frames.count {
      (tracks, activity) = ([:], LayerActivity())
    }
    (self.range, self.frames, known) = (range, frames, [:])
    activity.extend(to: frames)
    layers = activity.names
    transition = CurveData.transition(in: frames)
  }

  mutating func curves(of layer: LayerChoice) -> [CurveData.Curve] {
    if let curves = known[layer] { return curves }
    var track = tracks[layer] ?? LayerTrack(layer)
    track.extend(to: frames)
    let curves = CurveData(track, in: range).curves
    (tracks[layer], known[layer]) = (track, curves)
    return curves
  }
}
