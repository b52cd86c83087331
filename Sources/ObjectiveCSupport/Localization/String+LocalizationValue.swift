public import Foundation

extension String {
  /// The key of a text to look up, with what is put into it.
  ///
  /// A literal is the key itself. Of one with interpolations the key has format specifiers in their
  /// places: that of `"\(count) of \(name)"` is "%lld of %@", as Xcode writes it to its files.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A format, if there are arguments.
    let key: String
    let arguments: [LocalizedArgument]

    /// A key that is known at run time, into which nothing is put.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// A key of a literal, into which nothing is put.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key of a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.format
    }

    /// A literal while it is put together.
    public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
      fileprivate var format = ""
      fileprivate var plain = ""
      fileprivate var arguments: [LocalizedArgument] = []

      /// An empty literal. The numbers are what the compiler expects of it.
      public init(literalCapacity: Int, interpolationCount: Int) {
        format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      }

      /// Appends text that stays as it is.
      public mutating func appendLiteral(_ literal: String) {
        plain += literal
        format += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
        format += specifier
        arguments.append(argument)
      }

      /// Puts a text in, as `%@`.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      /// Puts a part of a text in, as `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        append(.text(String(string)), "%@")
      }

      /// Puts a whole number in: as `%lld` or, of at most 32 bits, `%d`, and as `%llu` and `%u`
      /// where it has no sign.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        let isLong = value.bitWidth > 32
        appendInterpolation(
          value,
          specifier: Number.isSigned ? (isLong ? "%lld" : "%d") : (isLong ? "%llu" : "%u"))
      }

      /// Puts a whole number in, with a format specifier of its own, such as "%03lld".
      public mutating func appendInterpolation<Number: BinaryInteger>(
        _ value: Number, specifier: String
      ) {
        let argument: LocalizedArgument =
          Number.isSigned
          ? .integer(Int64(truncatingIfNeeded: value))
          : .unsigned(UInt64(truncatingIfNeeded: value))
        append(argument, specifier)
      }

      /// Puts a number in: as `%lf`, and a `Float` as `%f`.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        appendInterpolation(value, specifier: Number.self == Float.self ? "%f" : "%lf")
      }

      /// Puts a number in, with a format specifier of its own, such as "%.2lf".
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ value: Number, specifier: String
      ) {
        append(.number(Double(value)), specifier)
      }

      /// Puts a value in, such as a date or an object, as `%@`: as a formatter writes it, and
      /// without one its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Subject: CustomStringConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
      }

      /// Puts a value in, as `%@`, in a format such as `.percent`.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ input: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        append(.text(format.format(input)), "%@")
      }

      /// Puts another text in, as `%@`, which is looked up now.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(String(localized: resource)), "%@")
      }
    }
  }
}
