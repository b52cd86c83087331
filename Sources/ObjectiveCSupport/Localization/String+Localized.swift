public import Foundation
import CoreGraphics

extension String {
  /// A text of the app in the user's language, or the key where there is none.
  ///
  /// It is found as by `NSLocalizedString`. What is put into it is written in the order and the
  /// format of the text that was found: a specifier that does not fit an argument is ignored.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, with what is put into the text: see ``LocalizationValue``.
  ///   - table: the name of the `.strings` file; nil for "Localizable".
  ///   - bundle: where it is looked up; nil for the app.
  ///   - locale: by which numbers in the text are written.
  ///   - comment: for those who translate; it has no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// A text of the app in the user's language, by a key of its own.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text where there is none, with what is put into it.
  ///   - table: the name of the `.strings` file; nil for "Localizable".
  ///   - bundle: where it is looked up; nil for the app.
  ///   - locale: by which numbers in the text are written.
  ///   - comment: for those who translate; it has no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", value: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// A text in the user's language, or its default where there is none.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, value: resource.defaultValue, table: resource.table,
      bundle: resource.bundle.bundle, locale: resource.locale)
  }

  private init(
    key: String, value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale
  ) {
    let found = (bundle ?? .main).text(forKey: key, default: value.key, table: table)
    self =
      value.arguments.isEmpty
      ? found : FormatSpecifier.fill(found, value.arguments, locale: locale)
  }
}

extension Bundle {
  /// The text of a key, or the default where there is none.
  fileprivate func text(forKey key: String, default usual: String, table: String?) -> String {
    guard !hasPlurals(forKey: key, table: table) else {
      Diagnostics.warnFromAnyThread(
        "The plural forms of \"\(key)\" in a .stringsdict file are not read; the text is the "
          + "default one.")
      return usual
    }
    return localizedString(forKey: key, value: usual, table: table)
  }

  /// Whether the text of a key is in a `.stringsdict` file, at which Foundation stops the program.
  private func hasPlurals(forKey key: String, table: String?) -> Bool {
    guard let url = url(forResource: table ?? "Localizable", withExtension: "stringsdict"),
      let data = try? Data(contentsOf: url),
      let texts = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return false }
    return (texts as? [String: Any])?[key] is [String: Any]
  }
}
