import CoreGraphics

/// The recorded points of a value, which are extended with the recording.
struct RecordedCurve {
  let value: CurveValue
  private var points: [CurveData.Point] = []
  private var extent = ValueExtent()

  /// The seconds without a frame after which the value was held: a stage at rest draws no frames.
  /// No frame of an animation takes as long (our choice).
  private static let rest: TimeInterval = 0.25
  /// The value was held until this many seconds before the next frame, those of a usual frame, and
  /// from as many after the last one.
  private static let frame: TimeInterval = 1.0 / 60

  init(_ value: CurveValue) { self.value = value }

  mutating func append(_ number: Double, at time: TimeInterval) {
    if let last = points.last, last.value != number, time - last.time > Self.rest {
      // Two points at the end, so that the velocity before the last one is that of the rest.
      for moment in [last.time + Self.frame, time - 2 * Self.frame, time - Self.frame] {
        points.append(CurveData.Point(time: moment, value: last.value))
      }
    }
    points.append(CurveData.Point(time: time, value: number))
    extent.add(number)
  }

  /// Nil where the value does not change.
  var curve: CurveData.Curve? {
    extent.changes ? CurveData.Curve(value: value, points: points) : nil
  }
}
