import CoreGraphics

/// The curves of a transition. Each is made on first use, and extended as the recording grows.
@MainActor
struct CurveList {
  /// The names of the layers, the one that moves most first.
  private(set) var layers: [String] = []
  private(set) var transition: CurveData.Curve?
  private var range: ClosedRange<TimeInterval> = 0...0
  private var frames: [RecordedFrame] = []
  /// The numbers of the frames; see ``Recording/number(ofFrameAt:)``.
  private var numbers = 0..<0
  private var activity = LayerActivity()
  private var progress = RecordedCurve(.transition)
  private var known: [LayerChoice: LayerCurves] = [:]

  init() {}

  mutating func update(with recording: Recording, in range: ClosedRange<TimeInterval>) {
    let next = recording.numbers(ofFramesIn: range)
    guard range != self.range || next != numbers else { return }
    // Recorded frames do not change, and new ones are added at the end.
    let isExtended =
      range.lowerBound == self.range.lowerBound && next.lowerBound == numbers.lowerBound
      && next.upperBound >= numbers.upperBound
    if !isExtended { self = CurveList() }
    let new = recording.frames(numbered: max(next.lowerBound, numbers.upperBound)..<next.upperBound)
    (self.range, numbers) = (range, next)
    frames += new
    for frame in new { progress.append(frame) }
    activity.extend(to: frames)
    layers = activity.names
    transition = progress.curve
  }

  mutating func curves(of layer: LayerChoice) -> [CurveData.Curve] {
    if known[layer] == nil { known[layer] = LayerCurves(layer) }
    known[layer]?.extend(to: frames, in: range)
    return known[layer]?.curves ?? []
  }
}
