/// One of the values that a parameter can take.
public struct ParameterChoice: Hashable, Sendable {
  /// The name for the user: "Over full screen".
  public let title: String
  /// The name in Swift, without the dot: "overFullScreen".
  public let name: String

  /// Returns the choices for some names. The titles leave out a first word that all names share:
  /// the titles of "curveLinear" and "curveEaseIn" are "Linear" and "Ease in".
  static func all(named names: [String]) -> [ParameterChoice] {
    let words = names.map(words(of:))
    let isPrefixed = words.count > 1 && words.allSatisfy { $0.count > 1 && $0[0] == words[0][0] }
    return zip(names, words).map { name, words in
      let title = words.dropFirst(isPrefixed ? 1 : 0).joined(separator: " ")
      return ParameterChoice(title: title.prefix(1).uppercased() + title.dropFirst(), name: name)
    }
  }

  /// Returns the words of a name in Swift: "Over full screen" for "overFullScreen".
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase, words != [""] { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
