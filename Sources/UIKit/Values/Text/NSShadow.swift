package import CoreText
public import Foundation

/// The shadow of a text's characters and their lines: the value of the attribute `.shadow`.
///
///     let shadow = NSShadow()
///     shadow.shadowOffset = CGSize(width: 0, height: 2)
///     shadow.shadowBlurRadius = 4
///     label.attributedText = NSAttributedString(string: "Now", attributes: [.shadow: shadow])
///
/// Text keeps what the shadow is when the text is laid out: change one before it is used.
open class NSShadow: NSObject, NSCopying {
  private let mark = SwiftObjectMark()
  /// From a character to its shadow, in points; positive is to the right and down. Transforms of
  /// the context do not change it. Zero at first.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edge spreads, in points; 0, as at first, for a sharp one.
  open var shadowBlurRadius: CGFloat = 0
  /// A ``UIColor`` or a `CGColor`; black with an opacity of a third at first. Nil, or a value of
  /// another type, for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A sharp shadow right below the characters.
  public override init() { super.init() }

  /// Another shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether the other object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other === self
      || other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
        && hasColor(of: other)
  }

  /// Equal for shadows that are equal.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  private func hasColor(of other: NSShadow) -> Bool {
    if let own = shadowColor as? UIColor, let color = other.shadowColor as? UIColor {
      return own == color
    }
    return other.color?.cgColor == color?.cgColor
  }

  private var color: (any TextColor)? { shadowColor as? any TextColor }
}

extension NSShadow: TextShadow {
  package var values: TextShadowValues? {
    color.map { TextShadowValues(offset: shadowOffset, blur: shadowBlurRadius, color: $0) }
  }
}
