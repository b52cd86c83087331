public import Foundation

extension NSAttributedString {
  /// A format of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A format of any name. Other ones than those here cannot be read.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Hypertext: HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a ``DocumentType``. Without it, a document that begins with `<` is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the characters, the raw value of a `String.Encoding`. Without it, UTF-8. A
    /// byte order mark takes precedence.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document: plain text, or HTML.
  ///
  /// Of HTML it takes text styles, headings, lists, links, fonts, colours and alignment, from
  /// elements, from `style` attributes, and from the rules of `style` elements whose selectors are
  /// names of elements. Images, tables' borders and scripts are left out. Text without a font has a
  /// serif one of 12 points, as on iOS.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - options: its format and encoding.
  ///   - dict: receives the document's attributes: its format, with the key `DocumentType`.
  /// - Throws: an error if the encoding is wrong, or the format is unknown.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue
    guard let text = Self.decoded(data, encoding.map(String.Encoding.init(rawValue:))) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let beginning = text.first { !$0.isWhitespace }
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
      ?? (beginning == "<" ? .html : .plain)
    dict?.pointee = ["DocumentType": type.rawValue]
    switch type {
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes)
    case .html: self.init(attributedString: HTMLTextBuilder.text(of: text))
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  /// The text of a file; see ``init(data:options:documentAttributes:)``.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let data = try Data(contentsOf: url)
    try self.init(data: data, options: options, documentAttributes: dict)
  }

  private static func decoded(_ data: Data, _ encoding: String.Encoding?) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if let encoding, let text = String(data: data, encoding: encoding) { return text }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }
}
