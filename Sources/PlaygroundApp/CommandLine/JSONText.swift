import CoreGraphics

/// JSON with numbers of fixed decimals, so that the same values always give the same bytes.
enum JSONText {
  /// A number with exactly so many decimals; what JSON cannot say is null.
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

  /// Bytes in megabytes.
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

  /// A number for people: no more decimals than it has, at most three.
  static func brief(_ value: Double) -> String {
    var text = number(value, decimals: 3)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
