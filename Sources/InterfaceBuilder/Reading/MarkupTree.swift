import Foundation
import FoundationXML

/// A problem and its line, without the file's name.
struct MarkupError: Error {
  var line: Int
  var problem: InterfaceFileError.Problem
}

/// The elements of an XML file with their lines. Their size is limited.
///
/// The elements are in one array, so that neither reading nor freeing them recurses deeply.
struct MarkupTree {
  struct Element {
    var name: String
    var attributes: [String: String]
    var line: Int
    var text = ""
    var children: [Int] = []
  }

  /// The maximum size in bytes. The largest real files have about two million.
  static let largestFile = 8 << 20
  /// The maximum depth. Interface Builder needs two levels for each level of views.
  static let largestDepth = 160
  static let largestCount = 100_000

  /// The elements, owners before owned elements. The root is the first.
  fileprivate(set) var elements: [Element] = []

  static func read(_ url: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    return try handle.read(upToCount: largestFile + 1) ?? Data()
  }

  init(_ data: Data) throws(MarkupError) {
    guard data.count <= Self.largestFile else {
      throw MarkupError(line: 0, problem: .tooLarge(bytes: data.count))
    }
    try Self.checkText(data)
    let builder = MarkupBuilder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    parser.shouldResolveExternalEntities = false
    let isComplete = parser.parse()
    if let error = builder.error { throw error }
    // The parser accepts some errors, such as a mismatched end tag.
    guard isComplete, builder.damage == nil, builder.hasClosedAll, !builder.tree.isEmpty else {
      let damage = builder.damage ?? builder.damage(parser.parserError, of: parser)
      throw MarkupError(
        line: damage.line, problem: .malformed(reason: damage.reason))
    }
    elements = builder.tree
  }

  /// Rejects files that the parser must not read: other encodings and declarations.
  private static func checkText(_ data: Data) throws(MarkupError) {
    guard String(validating: data, as: UTF8.self) != nil else {
      throw MarkupError(line: 0, problem: .encoding)
    }
    let error = data.withUnsafeBytes { bytes in
      var check = MarkupCheck(bytes: bytes)
      return check.run()
    }
    if let error { throw error }
  }
}

/// Collects the parser's output, and stops the parser at the limits.
private final class MarkupBuilder: NSObject, XMLParserDelegate {
  var tree: [MarkupTree.Element] = []
  var error: MarkupError?
  /// The first error of the parser. Later ones result from it.
  var damage: MarkupDamage?
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    if error != nil { return }
    if open.count >= MarkupTree.largestDepth { return stop(parser, .tooDeep) }
    if tree.count >= MarkupTree.largestCount { return stop(parser, .tooManyElements) }
    if let owner = open.last { tree[owner].children.append(tree.count) }
    open.append(tree.count)
    tree.append(
      MarkupTree.Element(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if error == nil { _ = open.popLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard error == nil, let owner = open.last, Vocabulary.textElements.contains(tree[owner].name)
    else { return }
    tree[owner].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if damage == nil { damage = damage(parseError, of: parser) }
  }

  var hasClosedAll: Bool { open.isEmpty }

  func damage(_ error: (any Error)?, of parser: XMLParser) -> MarkupDamage {
    MarkupDamage(error, line: parser.lineNumber, in: open.last.map { tree[$0] })
  }

  private func stop(_ parser: XMLParser, _ problem: InterfaceFileError.Problem) {
    error = MarkupError(line: parser.lineNumber, problem: problem)
    parser.abortParsing()
  }
}
