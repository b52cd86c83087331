import SwiftSyntax

extension TokenSyntax {
  /// An identifier's name without backticks.
  var plainName: String {
    let text = self.text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// The names of `Outer.Inner`; none for what is not a plain name.
  var names: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.plainName] }
    if let type = self.as(MemberTypeSyntax.self) {
      let outer = type.baseType.names
      return outer.isEmpty ? [] : outer + [type.name.plainName]
    }
    // `@preconcurrency SomeProtocol`, `@unchecked Sendable`
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.names }
    return []
  }
}

extension AttributeListSyntax {
  /// All attributes, those in `#if` too.
  var flattened: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      if case .attribute(let attribute) = element { return [attribute] }
      guard case .ifConfigDecl(let conditional) = element else { return [] }
      return conditional.clauses.flatMap { clause -> [AttributeSyntax] in
        if case .attributes(let list) = clause.elements { return list.flattened }
        return []
      }
    }
  }

  var names: Set<String> { Set(flattened.map(\.name)) }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    for attribute in flattened where attribute.name == "objc" {
      if case .objCName(let pieces) = attribute.arguments {
        let name = pieces.map { ($0.name?.text ?? "") + ($0.colon?.text ?? "") }.joined()
        if !name.isEmpty { return name }
      }
    }
    return nil
  }
}

extension AttributeSyntax {
  var name: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.oneLine
  }
}

private let accessLevels: Set<String> = [
  "private", "fileprivate", "internal", "package", "public", "open",
]

extension DeclModifierListSyntax {
  /// The access level; that of a setter is left out.
  var access: String? {
    first { accessLevels.contains($0.name.text) && $0.detail == nil }?.name.text
  }

  func bytes(of modifier: String) -> Range<Int>? {
    first { $0.name.text == modifier }?.name.bytes
  }
}

extension SyntaxProtocol {
  /// The text as it is in the source, without what surrounds it.
  var sourceText: String {
    var text = ""
    var trivia = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty {
        text += trivia
        if !token.leadingTrivia.isEmpty { text += token.leadingTrivia.description }
      }
      text += token.text
      trivia = token.trailingTrivia.isEmpty ? "" : token.trailingTrivia.description
    }
    return text
  }

  /// The text without comments and line breaks.
  var oneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !token.leadingTrivia.isEmpty, !text.isEmpty, text.last != " " { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    return text.last == " " ? String(text.dropLast()) : text
  }
}
