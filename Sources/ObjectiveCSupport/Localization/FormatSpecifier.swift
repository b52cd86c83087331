import Foundation

/// A place in a format, `%2$05.1lf` say, for one of several arguments.
struct FormatSpecifier {
  /// The number of the argument, from 1; nil for the next one.
  let position: Int?
  /// Flags, width and precision.
  private let modifiers: Substring
  /// The last character.
  let conversion: Character
  /// What follows in the format.
  let rest: Substring

  /// More characters than this are no width that is meant.
  private static let mostModifiers = 6

  /// - Parameter text: what follows the percent sign. Nil if it is no specifier.
  init?(_ text: Substring) {
    var rest = text
    let digits = rest.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    } else {
      position = nil
    }
    let modifiers = rest.prefix { "0123456789.+-# '".contains($0) }
    rest = rest.dropFirst(modifiers.count)
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "%@diouxXeEfFgGaAcCsSp".contains(conversion) else {
      return nil
    }
    self.conversion = conversion
    self.modifiers = modifiers.count > Self.mostModifiers ? "" : modifiers
    self.rest = rest.dropFirst()
  }

  /// Whether it is for a number with a fraction.
  var isForFractions: Bool { "eEfFgGaA".contains(conversion) }
  /// Whether it is for a whole number that is not negative.
  var isWithoutSign: Bool { "ouxX".contains(conversion) }

  func format(_ value: Int64, _ locale: Locale) -> String {
    String(format: "%\(modifiers)lld", locale: locale, arguments: [value])
  }

  func format(_ value: UInt64, _ locale: Locale) -> String {
    let conversion = isWithoutSign ? conversion : "u"
    return String(format: "%\(modifiers)ll\(conversion)", locale: locale, arguments: [value])
  }

  func format(_ value: Double, _ locale: Locale) -> String {
    let conversion = isForFractions ? conversion : "f"
    return String(format: "%\(modifiers)l\(conversion)", locale: locale, arguments: [value])
  }

  /// A format with arguments in the places of its specifiers. A specifier without an argument stays
  /// as it is.
  static func fill(_ format: String, _ arguments: [LocalizedArgument], locale: Locale) -> String {
    var (text, next) = ("", 0)
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      let after = rest[percent...].dropFirst()
      guard let specifier = FormatSpecifier(after) else {
        text += "%"
        rest = after
        continue
      }
      rest = specifier.rest
      if specifier.conversion == "%" {
        text += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(index) {
        text += arguments[index].text(as: specifier, locale: locale)
      } else {
        text += format[percent..<rest.startIndex]
      }
    }
    return text + rest
  }
}
