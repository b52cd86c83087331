/// The names that the compiler gives members in Objective-C, where no `@objc(name)` says another.
enum ObjectiveCName {
  /// The selector of a function.
  ///
  /// The first parameter's label becomes part of the first piece, behind "With" unless a
  /// preposition is there already: `handle(sender:)` is `handleWithSender:`, `move(to:)` is
  /// `moveTo:`.
  ///
  /// - Parameter labels: The parameters' labels; nil for `_`.
  static func function(_ name: String, labels: [String?], isThrowing: Bool = false) -> String {
    guard let first = labels.first else { return isThrowing ? name + "AndReturnError:" : name }
    var selector = name
    if let first {
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: name)) {
        selector += "With"
      }
      selector += capitalized(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label ?? "") + ":" }
    return isThrowing ? selector + "error:" : selector
  }

  /// The selector of a property's setter.
  static func setter(_ name: String) -> String { "set\(capitalized(name)):" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// In lower case: words of a name begin with capital letters.
  private static func firstWord(of name: String) -> String {
    String(name.prefix { $0.isLowercase })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else {
      return name
    }
    return String(name[start...]).lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension FunctionDeclaration {
  /// Whether a reference to it fits an initializer of `Selector`: at most two parameters, three of
  /// a method that returns nothing, or those of a segue action.
  func fitsSelector(functionAliases: Set<String>) -> Bool {
    if isAsync || isThrowing || isGeneric || attributes.isStatic || attributes.isOptional {
      return false
    }
    let plain = parameters.allSatisfy { parameter in
      !parameter.isInOut && !parameter.isVariadic && !parameter.type.contains("->")
        && !parameter.type.hasPrefix("@") && !parameter.type.hasPrefix("some ")
        && !functionAliases.contains(unwrappedTypeName(parameter.type))
    }
    let isShort = parameters.count <= 2 || parameters.count == 3 && returnsNothing
    return plain && (isShort || isSegueAction)
  }

  /// Whether it takes a coder, and perhaps a sender and a segue's identifier, and makes an object.
  var isSegueAction: Bool {
    let types = ["NSCoder", "Any?", "String?"]
    return !parameters.isEmpty && !returnsNothing
      && parameters.map(\.type) == Array(types.prefix(parameters.count))
  }
}
