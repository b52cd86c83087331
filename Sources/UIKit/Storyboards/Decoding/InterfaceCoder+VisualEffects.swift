import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeVisualEffectView(_ view: UIVisualEffectView) {
    if let content = object.child("contentView") { decodeContent(content, of: view.contentView) }
    view.effect = visualEffect(in: object)
  }

  /// Returns the effect of an element among an object's children; nil without one.
  private func visualEffect(in object: InterfaceObject) -> UIVisualEffect? {
    for child in object.children {
      switch child.element {
      case "blurEffect": return blurEffect(child)
      case "vibrancyEffect": return vibrancyEffect(child)
      default: continue
      }
    }
    return nil
  }

  private func blurEffect(_ object: InterfaceObject) -> UIBlurEffect {
    var style = UIBlurEffect.Style.regular
    InterfaceProperties(object, in: scope).word("style", Self.blurStyles) { style = $0 }
    return UIBlurEffect(style: style)
  }

  private func vibrancyEffect(_ object: InterfaceObject) -> UIVibrancyEffect {
    var style = UIVibrancyEffectStyle.label
    InterfaceProperties(object, in: scope).word("style", Self.vibrancyStyles) { style = $0 }
    let blur = visualEffect(in: object) as? UIBlurEffect
    return UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular), style: style)
  }

  static let blurStyles: [String: UIBlurEffect.Style] = {
    var styles = Dictionary(
      uniqueKeysWithValues: UIBlurEffect.Style.allCases.map { ("\($0)", $0) })
    // This style exists only on tvOS.
    styles["extraDark"] = .dark
    return styles
  }()

  private static let vibrancyStyles = Dictionary(
    uniqueKeysWithValues: UIVibrancyEffectStyle.allCases.map { ("\($0)", $0) })
}
