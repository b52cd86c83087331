/// The valid numbers of a parameter.
public struct ParameterRange: Hashable, Sendable {
  /// The smallest number.
  public let least: Double
  /// The largest number.
  public let greatest: Double
  /// The distance between two numbers of the slider.
  public let step: Double
  /// The unit of the numbers.
  public let unit: ParameterUnit

  init(_ range: ClosedRange<Double>, step: Double, unit: ParameterUnit) {
    least = range.lowerBound
    greatest = range.upperBound
    self.step = step > 0 ? step : (greatest - least) / 100
    self.unit = unit
  }

  /// Returns the nearest number in the range; nil for NaN.
  public func clamped(_ number: Double) -> Double? {
    number.isNaN ? nil : min(max(number, least), greatest)
  }

  /// Returns the nearest number in the range that is a whole number of steps from the least one.
  public func rounded(_ number: Double) -> Double {
    guard let number = clamped(number) else { return least }
    let steps = ((number - least) / step).rounded()
    // Multiples of a decimal step are not exact, so the result is rounded to six decimals.
    let rounded = ((least + steps * step) * 1e6).rounded() / 1e6
    return min(max(rounded, least), greatest)
  }
}
