import CoreGraphics

/// JSON with a fixed number of decimals, so that the same values always give the same bytes.
enum JSONText {
  /// Returns a number with a number of decimals; null if JSON cannot represent it.
  static func number(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "null" }
    let unit = powers[min(max(decimals, 0), powers.count - 1)]
    let scaled = (abs(value) * Double(unit)).rounded()
    guard scaled < 9e15 else { return "\(value)" }
    let whole = Int(scaled)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard unit > 1 else { return "\(sign)\(whole)" }
    let fraction = String(whole % unit)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(whole / unit).\(zeros)\(fraction)"
  }

  /// Returns a number of bytes in megabytes.
  static func megabytes(_ byteCount: Double, decimals: Int = 1) -> String {
    number(byteCount / 1_048_576, decimals: decimals)
  }

  private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  static func array(_ values: [Double], decimals: Int) -> String {
    "[\(values.map { number($0, decimals: decimals) }.joined(separator: ","))]"
  }

  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case let control where control.value < 0x20:
        let code = String(control.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns a number for display, with at most three decimals and without trailing zeros.
  static func brief(_ value: Double) -> String {
    var text = number(value, decimals: 3)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
