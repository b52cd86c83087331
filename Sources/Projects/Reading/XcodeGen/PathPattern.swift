import Foundation

/// A path pattern of XcodeGen: `*` matches any part of a name, `**` any folders. A pattern that
/// matches a folder matches everything in it.
struct PathPattern {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    var text = ""
    var rest = pattern[...]
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        text += "(?:.*/)?"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("**") {
        text += ".*"
        rest = rest.dropFirst(2)
      } else {
        switch character {
        case "*": text += "[^/]*"
        case "?": text += "[^/]"
        default: text += NSRegularExpression.escapedPattern(for: String(character))
        }
        rest = rest.dropFirst()
      }
    }
    expression = try? NSRegularExpression(pattern: "^\(text)(?:/.*)?$")
  }

  func fits(_ path: String) -> Bool {
    let range = NSRange(path.startIndex..., in: path)
    return expression?.firstMatch(in: path, range: range) != nil
  }
}
