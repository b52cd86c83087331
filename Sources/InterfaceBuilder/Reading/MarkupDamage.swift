import Foundation

/// The line at which a file is not valid XML, and the reason in words.
struct MarkupDamage {
  let line: Int
  let reason: String

  /// - Parameters:
  ///   - error: the error of the parser, with a code of libxml2; nil if there was none, and the
  ///     file ended early.
  ///   - innermost: the open element.
  init(_ error: (any Error)?, line: Int, in innermost: MarkupTree.Element?) {
    self.line = max(line, 1)
    let owner = innermost.map { "<\($0.name)> of line \($0.line)" }
    reason =
      switch (error.map { ($0 as NSError).code } ?? Self.earlyEnd, owner) {
      case (76, let owner?): "\(owner) is still open where another element is closed"
      case (76, nil): "an element is closed that was not opened"
      case (5, let owner?), (Self.earlyEnd, let owner?), (74, let owner?):
        "the file ends before \(owner) is closed"
      case (Self.earlyEnd, nil): "there is no element"
      case (5, nil): "something follows after the outermost element"
      case (4, _): "the file is no XML"
      case (let code, _):
        Self.reasons[code] ?? "the XML is damaged (libxml2's error \(code))"
      }
  }

  private static let earlyEnd = 77

  /// The reasons by libxml2's codes (`xmlParserErrors`).
  private static let reasons = [
    9: "there is a character that XML does not allow",
    23: "an & is not written as &amp;",
    26: "there is no entity of that name",
    38: "a < is in an attribute's value",
    39: "an attribute's value is not in quotation marks",
    40: "an attribute's value has no quotation mark at its end",
    41: "an attribute has no value",
    42: "an element has the same attribute twice",
    65: "there is no space before an attribute",
    68: "a name is missing, or an & is not written as &amp;",
    73: "a tag has no > at its end",
    74: "a < has no tag after it",
  ]
}
