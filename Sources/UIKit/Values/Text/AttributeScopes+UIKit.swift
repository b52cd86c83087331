public import CoreGraphics
public import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit draws, for `AttributedString` and `AttributeContainer`.
  /// Paragraph styles and shadows are missing: they are mutable objects, which threads cannot
  /// share.
  ///
  ///     var title = AttributedString("Now")
  ///     title.font = .boldSystemFont(ofSize: 20)
  public struct UIKitAttributes: AttributeScope {
    /// The font of the characters.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added between characters, in points.
    public let kern: KernAttribute
    /// The style of the line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the characters.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The width of the characters' outline, in percent of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the characters' outline.
    public let strokeColor: StrokeColorAttribute
    /// The distance that the characters are raised above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes of text that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute, by the attribute's name in the scope.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

// The members are those of every attribute key. Foundation documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AttributeScopes.UIKitAttributes {
  /// The attribute `NSAttributedString.Key.font`.
  public enum FontAttribute: TextAttribute {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The attribute `NSAttributedString.Key.foregroundColor`.
  public enum ForegroundColorAttribute: TextAttribute {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The attribute `NSAttributedString.Key.backgroundColor`.
  public enum BackgroundColorAttribute: TextAttribute {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The attribute `NSAttributedString.Key.kern`.
  public enum KernAttribute: TextAttribute {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The attribute `NSAttributedString.Key.underlineStyle`.
  public enum UnderlineStyleAttribute: TextAttribute {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
    static func object(_ value: NSUnderlineStyle) -> Any { value.rawValue }
  }

  /// The attribute `NSAttributedString.Key.underlineColor`.
  public enum UnderlineColorAttribute: TextAttribute {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The attribute `NSAttributedString.Key.strikethroughStyle`.
  public enum StrikethroughStyleAttribute: TextAttribute {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    static func object(_ value: NSUnderlineStyle) -> Any { value.rawValue }
  }

  /// The attribute `NSAttributedString.Key.strikethroughColor`.
  public enum StrikethroughColorAttribute: TextAttribute {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The attribute `NSAttributedString.Key.strokeWidth`.
  public enum StrokeWidthAttribute: TextAttribute {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The attribute `NSAttributedString.Key.strokeColor`.
  public enum StrokeColorAttribute: TextAttribute {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The attribute `NSAttributedString.Key.baselineOffset`.
  public enum BaselineOffsetAttribute: TextAttribute {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
}

/// An attribute of text that has a key in `NSAttributedString`.
protocol TextAttribute: AttributedStringKey where Value: Sendable {
  /// The object that represents a value in `NSAttributedString`.
  static func object(_ value: Value) -> Any
}

extension TextAttribute {
  static func object(_ value: Value) -> Any { value }
}

extension AttributeContainer {
  /// The attributes of UIKit, with their keys in `NSAttributedString`.
  var textAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    func take<Key: TextAttribute>(_ key: Key.Type) {
      if let value = self[key] { result[NSAttributedString.Key(Key.name)] = Key.object(value) }
    }
    take(AttributeScopes.UIKitAttributes.FontAttribute.self)
    take(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self)
    take(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self)
    take(AttributeScopes.UIKitAttributes.KernAttribute.self)
    take(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self)
    take(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self)
    take(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self)
    take(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self)
    take(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self)
    take(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self)
    take(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self)
    let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    if let link { result[.link] = link }
    return result
  }
}

extension NSAttributedString {
  /// The text with the attributes of UIKit. The attributes of other scopes are left out.
  public convenience init(_ attributedString: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let text = String(attributedString[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.textAttributes))
    }
    self.init(attributedString: result)
  }
}
