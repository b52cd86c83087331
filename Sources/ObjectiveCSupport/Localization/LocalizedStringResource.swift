public import Foundation

/// A text to be looked up later, perhaps in another language, by `String(localized:)`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the text is looked up.
  public enum BundleDescription: @unchecked Sendable {
    // Unchecked because of the class, of which only the bundle is asked for.

    /// In the app.
    case main
    /// In the bundle with the code of a class.
    case forClass(AnyClass)
    /// In the bundle of a folder.
    case atURL(URL)

    /// Nil for a folder that is no bundle.
    var bundle: Bundle? {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text where the table has none, with what is put into it.
  public let defaultValue: String.LocalizationValue
  /// The name of the `.strings` file; nil for "Localizable".
  public let table: String?
  /// By which numbers in the text are written.
  public var locale: Locale
  /// Where the text is looked up.
  public let bundle: BundleDescription

  /// A text whose key is the text itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, with what is put into the text.
  ///   - table: the name of the `.strings` file; nil for "Localizable".
  ///   - locale: by which numbers in the text are written.
  ///   - bundle: where it is looked up.
  ///   - comment: for those who translate; it has no effect.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// A text with a key of its own.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text where the table has none, with what is put into it.
  ///   - table: the name of the `.strings` file; nil for "Localizable".
  ///   - locale: by which numbers in the text are written.
  ///   - bundle: where it is looked up.
  ///   - comment: for those who translate; it has no effect.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// A text of the app whose key is a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text of the app whose key is a literal, with what is put into it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Whether key, default, table, language and bundle are the same.
  public static func == (one: LocalizedStringResource, other: LocalizedStringResource) -> Bool {
    one.key == other.key && one.defaultValue == other.defaultValue && one.table == other.table
      && one.locale == other.locale
      && one.bundle.bundle?.bundlePath == other.bundle.bundle?.bundlePath
  }
}
