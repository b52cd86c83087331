internal import Foundation

/// A message with values in it, made of a string literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of an ``OSLogMessage``.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  /// A message without parts. The numbers are ignored.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// A value as `print` shows it.
  ///
  /// - Parameters:
  ///   - value: any.
  ///   - align: the least width, and the side that is filled up.
  ///   - privacy: who may see it; everybody may, as on a Mac while the program is debugged.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned("\(value())") }

  /// A whole number.
  ///
  /// - Parameters:
  ///   - number: any.
  ///   - format: its digits.
  ///   - align: the least width, and the side that is filled up.
  ///   - privacy: who may see it; everybody may.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormat,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(of: number())) }

  /// A number with a fraction.
  ///
  /// - Parameters:
  ///   - number: any.
  ///   - format: its digits.
  ///   - align: the least width, and the side that is filled up.
  ///   - privacy: who may see it; everybody may.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(String(format: format.specifier, Double(number()))) }

  /// True or false.
  ///
  /// - Parameters:
  ///   - boolean: any.
  ///   - format: the words for it.
  ///   - privacy: who may see it; everybody may.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: text += boolean() ? "true" : "false"
    case .answer: text += boolean() ? "YES" : "NO"
    }
  }
}

/// Who may see a value. Here everybody may: messages are shown, and not kept.
public struct OSLogPrivacy: Sendable {
  /// What is shown instead of a value that is hidden.
  public enum Mask: Sendable {
    /// A number by which equal values are found.
    case hash
    /// Nothing.
    case none
  }

  /// The value decides by its type.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody but the one who debugs the program.
  public static let `private` = OSLogPrivacy()
  /// Nobody but the one who debugs the program, also where private values are seen.
  public static let sensitive = OSLogPrivacy()
  /// The value decides by its type; a hidden one is replaced.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  /// Nobody but the one who debugs the program; for others it is replaced.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody but the one who debugs the program; for others it is replaced.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

/// The least width of a value, and the side on which it stands.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case none, left, right }
  private let side: Side
  private let columns: Int

  /// As wide as the value.
  public static let none = OSLogStringAlignment(side: .none, columns: 0)
  /// At the left of so many columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }
  /// At the right of so many columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns())
  }

  fileprivate func aligned(_ text: String) -> String {
    // No line is wider.
    let blanks = String(repeating: " ", count: max(min(columns, 10_000) - text.count, 0))
    return side == .right ? blanks + text : text + blanks
  }
}

/// The words for a value that is true or false.
public enum OSLogBoolFormat: Sendable {
  /// "true" and "false".
  case truth
  /// "YES" and "NO".
  case answer
}

/// The digits of a whole number.
public struct OSLogIntegerFormat: Sendable {
  private var radix = 10
  private var hasSign = false
  private var prefix = ""
  private var isUppercase = false
  private var minDigits = 1

  /// In tens.
  public static let decimal = OSLogIntegerFormat()
  /// In sixteens.
  public static let hex = OSLogIntegerFormat(radix: 16)
  /// In eights.
  public static let octal = OSLogIntegerFormat(radix: 8)

  /// In tens, with a plus sign before positive numbers or with zeros before it.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormat {
    OSLogIntegerFormat(hasSign: explicitPositiveSign, minDigits: minDigits())
  }

  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormat {
    OSLogIntegerFormat(
      radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, minDigits: minDigits())
  }

  /// In eights.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormat {
    OSLogIntegerFormat(
      radix: 8, hasSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
      isUppercase: uppercase, minDigits: minDigits())
  }

  fileprivate func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(min(minDigits, 10_000) - digits.count, 0))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The digits of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let specifier: String

  /// Six digits after the point.
  public static let fixed = fixed(precision: 6)
  /// A power of ten.
  public static let exponential = OSLogFloatFormatting(specifier: "%e")
  /// The shorter one of both.
  public static let hybrid = OSLogFloatFormatting(specifier: "%g")

  /// So many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    let digits = min(max(precision(), 0), 100)
    return OSLogFloatFormatting(specifier: "%\(explicitPositiveSign ? "+" : "").\(digits)f")
  }

  /// A power of ten, with so many digits after the point.
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(min(max(precision(), 0), 100))e")
  }

  /// The shorter one of both, with so many digits.
  public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(min(max(precision(), 0), 100))g")
  }
}
