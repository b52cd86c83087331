public import Foundation

/// Joins texts into one: "one, two, and three".
///
/// Foundation on Linux has no such formatter. It joins as the formatting of arrays does there.
open class ListFormatter: Formatter {
  /// Makes a text of each object that is not a string; nil uses its description.
  open var itemFormatter: Formatter?
  /// The locale whose words and marks join the texts; the user's by default.
  open var locale: Locale! = .current

  /// A formatter for the user's locale.
  public override init() { super.init() }

  /// Makes the object from an archive, with the default values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins texts for the user's locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Joins the texts of objects; nil if ``itemFormatter`` has no text for one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      let text = itemFormatter.map { $0.string(for: item) } ?? "\(item)"
      guard let text else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Joins the texts of an array's objects; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
