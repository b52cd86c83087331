package import CoreText
public import Foundation

/// The shadow of text and its lines: the value of the attribute `.shadow`.
///
///     let shadow = NSShadow()
///     shadow.shadowOffset = CGSize(width: 0, height: 2)
///     shadow.shadowBlurRadius = 4
///     label.attributedText = NSAttributedString(string: "Now", attributes: [.shadow: shadow])
///
/// Text copies the shadow's values when it is laid out, so later changes have no effect on it.
open class NSShadow: NSObject, NSCopying {
  private let mark = SwiftObjectMark()
  /// The offset of the shadow from the text in points; positive is to the right and down.
  /// Transforms of the context do not change it. The default is zero.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edge is blurred, in points. The default of 0 makes it sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// A ``UIColor`` or a `CGColor`. The default is black with an opacity of 1/3. Nil, or a value of
  /// another type, means no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A sharp shadow without an offset.
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
