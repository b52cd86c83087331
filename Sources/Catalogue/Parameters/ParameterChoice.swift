/// One of the values that a parameter can have.
public struct ParameterChoice: Hashable, Sendable {
  /// For people: "Over full screen".
  public let title: String
  /// In Swift, after a dot: "overFullScreen".
  public let name: String

  init(name: String) {
    self.name = name
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    title = words.prefix(1).uppercased() + words.dropFirst()
  }
}
