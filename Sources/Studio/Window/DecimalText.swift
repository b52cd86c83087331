import CoreGraphics

/// Numbers as they are shown.
enum DecimalText {
  /// A number with no more decimals than it has.
  ///
  /// - Parameter most: how many decimals it has at most.
  static func short(_ value: Double, most: Int = 2) -> String {
    guard value.isFinite else { return "\(value)" }
    var text = String(format: "%.\(most)f", value)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
