import CoreGraphics
import InterfaceBuilder

extension InterfaceScope {
  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header,
  ]

  /// Decodes an object's accessibility properties.
  func decodeAccessibility(
    of object: InterfaceObject, into target: some AccessibilityConfigurable
  ) {
    guard let values = object.child("accessibilityConfiguration") else { return }
    let attributes = values.attributes
    if let text = attributes.string("identifier") { target.accessibilityIdentifier = text }
    if let text = attributes.string("label") { target.accessibilityLabel = text }
    if let text = attributes.string("hint") { target.accessibilityHint = text }
    if let isElement = attributes.bool("isElement") { target.isAccessibilityElement = isElement }
    if let names = attributes.options("traits") {
      target.accessibilityTraits = names.reduce(into: .none) { traits, name in
        traits.formUnion(Self.traits[name] ?? .none)
      }
    }
  }
}
