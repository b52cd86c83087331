import Foundation

/// What is put into a text that is looked up.
enum LocalizedArgument: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)

  /// The argument as a format specifier of a text says, or in its own form where that is for
  /// something else: a wrong translation does not stop the program.
  func text(as specifier: FormatSpecifier, locale: Locale) -> String {
    switch self {
    case .text(let text): return text
    case .integer(let value):
      if specifier.isForFractions { return specifier.format(Double(value), locale) }
      return specifier.isWithoutSign
        ? specifier.format(UInt64(bitPattern: value), locale) : specifier.format(value, locale)
    case .unsigned(let value):
      return specifier.isForFractions
        ? specifier.format(Double(value), locale) : specifier.format(value, locale)
    case .number(let value): return specifier.format(value, locale)
    }
  }
}
