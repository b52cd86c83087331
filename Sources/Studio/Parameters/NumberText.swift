import Catalogue
import CoreGraphics

/// The text of a number in a field, in its unit.
enum NumberText {
  /// With as many decimals as a step needs, three at most.
  static func text(of number: Double, in range: ParameterRange) -> String {
    let shown = number * range.unit.factor
    let step = range.step * range.unit.factor
    let decimals = min(max(Int((-log10(step) - 1e-9).rounded(.up)), 0), 3)
    return String(format: "%.\(decimals)f", shown)
  }

  /// The number that a user has typed; nil for what is none.
  static func number(in text: String, of range: ParameterRange) -> Double? {
    let typed = text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: ".")
    guard let shown = Double(typed), shown.isFinite else { return nil }
    return shown / range.unit.factor
  }

  /// The range in words: "0.1 to 3 s".
  static func text(of range: ParameterRange) -> String {
    func short(_ number: Double) -> String {
      DecimalText.short(number * range.unit.factor, most: 3)
    }
    let unit = range.unit.symbol.isEmpty ? "" : " \(range.unit.symbol)"
    return "\(short(range.least)) to \(short(range.greatest))\(unit)"
  }
}
