import CoreGraphics

/// The recorded points of a value, which are extended with the recording.
struct RecordedCurve {
  let value: CurveValue
  private var points: [CurveData.Point] = []
  private var extent = ValueExtent()

  init(_ value: CurveValue) { self.value = value }

  mutating func append(_ number: Double, at time: TimeInterval) {
    points.append(CurveData.Point(time: time, value: number))
    extent.add(number)
  }

  /// Nil where the value does not change.
  var curve: CurveData.Curve? {
    extent.changes ? CurveData.Curve(value: value, points: points) : nil
  }
}
