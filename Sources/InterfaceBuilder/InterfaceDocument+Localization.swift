/// The texts of a file in another language.
///
/// Interface Builder saves them in `Name.strings`, in a folder beside that of the file. The keys
/// consist of an object's id and a property: `aBc-12-xYz.text`.
extension InterfaceDocument {
  /// Replaces texts.
  ///
  /// - Parameter text: returns the text for a key; nil keeps that of the file.
  package mutating func localize(_ text: (String) -> String?) {
    for index in objects.indices { objects[index].localize(text) }
    for scene in scenes.indices {
      for index in scenes[scene].objects.indices { scenes[scene].objects[index].localize(text) }
    }
  }
}

extension InterfaceObject {
  /// The properties with texts. Their names are the second part of the key.
  private static let textProperties = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    "badgeValue",
  ]

  fileprivate mutating func localize(_ text: (String) -> String?) {
    if let id {
      for name in Self.textProperties { localize(name, as: "\(id).\(name)", text) }
      for index in children.indices { children[index].localizePart(of: id, text) }
      for index in list("segments").indices {
        change("segments", at: index) { segment in
          segment.localize("title", as: "\(id).segmentTitles[\(index)]", text)
        }
      }
      localizeScopes(of: id, text)
    }
    for index in children.indices { children[index].localize(text) }
    for name in listNames {
      for index in list(name).indices { change(name, at: index) { $0.localize(text) } }
    }
  }

  /// Replaces the texts of a part without its own id: the title of a control state, and
  /// accessibility texts.
  private mutating func localizePart(of id: String, _ text: (String) -> String?) {
    switch element {
    case "state": localize("title", as: "\(id).\(key ?? "normal")Title", text)
    case "accessibility", "accessibilityConfiguration":
      localize("label", as: "\(id).accessibilityLabel", text)
      localize("hint", as: "\(id).accessibilityHint", text)
    case "buttonConfiguration":
      localize("title", as: "\(id).configuration.title", text)
      localize("subtitle", as: "\(id).configuration.subtitle", text)
    default: break
    }
  }

  /// Replaces the scope titles of a search bar, which are not objects.
  private mutating func localizeScopes(of id: String, _ text: (String) -> String?) {
    guard case .array(let titles)? = attributes["scopeButtonTitles"] else { return }
    let texts = titles.enumerated().map { index, title in
      text("\(id).scopeButtonTitles[\(index)]").map(InterfaceValue.string) ?? title
    }
    attributes["scopeButtonTitles"] = .array(texts)
  }

  private mutating func localize(_ name: String, as key: String, _ text: (String) -> String?) {
    if let text = text(key) { attributes[name] = .string(text) }
  }
}
