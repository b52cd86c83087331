package import Foundation

/// The value of a property, with its type in Interface Builder.
///
/// The notation in the file makes no difference: `text="Go"` and `<string key="text">Go</string>`
/// are the same value for the same key.
package enum InterfaceValue: Equatable, Sendable {
  /// The value nil.
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  /// One of Interface Builder's values for a property, such as `scaleAspectFill`.
  case keyword(String)
  /// A set of such values, such as `widthSizable` and `heightSizable`.
  case options(Set<String>)
  /// The id of another object in the file.
  case reference(String)
  /// The name of an image.
  case image(String)
  /// An image with display options.
  case imageReference(InterfaceImage)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case frame(InterfaceFrame)
  case insets(InterfaceInsets)
  case range(NSRange)
  case color(InterfaceColor)
  case font(InterfaceFont)
  case data(Data)
  case array([InterfaceValue])

  /// The string; nil for another type of value.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// A frame by its distances from the edges of the superview, which some versions of Interface
/// Builder save.
package struct InterfaceFrame: Equatable, Sendable {
  package var horizontal, vertical: Side

  /// Two of the three numbers determine a side. A missing distance is 0.
  package struct Side: Equatable, Sendable {
    /// The distance from the left or upper edge inwards, in points.
    package var near: Double?
    package var length: Double?
    /// The distance from the right or lower edge inwards, in points.
    package var far: Double?

    /// Returns the side in a superview of a length.
    package func range(in outer: Double) -> (origin: Double, length: Double) {
      guard let length else {
        let (near, far) = (near ?? 0, far ?? 0)
        return (near, max(outer - near - far, 0))
      }
      if let near { return (near, length) }
      return (far.map { outer - $0 - length } ?? 0, length)
    }
  }

  /// Returns the frame in a superview of a size.
  package func rect(in size: CGSize) -> CGRect {
    let (x, width) = horizontal.range(in: size.width)
    let (y, height) = vertical.range(in: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

/// Insets in points. For directional insets, left means leading.
package struct InterfaceInsets: Equatable, Sendable {
  package var top, left, bottom, right: Double
}

/// The properties of an object, by name.
package struct InterfaceAttributes: Equatable, Sendable {
  package private(set) var values: [String: InterfaceValue] = [:]

  package init() {}

  package var keys: [String] { values.keys.sorted() }
  package var isEmpty: Bool { values.isEmpty }

  package subscript(_ key: String) -> InterfaceValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Merges other attributes, which replace these.
  package mutating func merge(_ others: InterfaceAttributes) {
    values.merge(others.values) { $1 }
  }

  package func bool(_ key: String) -> Bool? {
    if case .bool(let value)? = values[key] { value } else { nil }
  }

  package func number(_ key: String) -> Double? {
    if case .number(let value)? = values[key] { value } else { nil }
  }

  /// Returns a number without a fraction.
  package func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  package func string(_ key: String) -> String? {
    if case .string(let value)? = values[key] { value } else { nil }
  }

  package func keyword(_ key: String) -> String? {
    if case .keyword(let value)? = values[key] { value } else { nil }
  }

  package func frame(_ key: String) -> InterfaceFrame? {
    if case .frame(let value)? = values[key] { value } else { nil }
  }

  package func options(_ key: String) -> Set<String>? {
    if case .options(let value)? = values[key] { value } else { nil }
  }

  package func reference(_ key: String) -> String? {
    if case .reference(let value)? = values[key] { value } else { nil }
  }

  package func image(_ key: String) -> String? {
    if case .image(let value)? = values[key] { value } else { nil }
  }

  package func point(_ key: String) -> CGPoint? {
    if case .point(let value)? = values[key] { value } else { nil }
  }

  package func size(_ key: String) -> CGSize? {
    if case .size(let value)? = values[key] { value } else { nil }
  }

  package func rect(_ key: String) -> CGRect? {
    if case .rect(let value)? = values[key] { value } else { nil }
  }

  package func insets(_ key: String) -> InterfaceInsets? {
    if case .insets(let value)? = values[key] { value } else { nil }
  }

  package func color(_ key: String) -> InterfaceColor? {
    if case .color(let value)? = values[key] { value } else { nil }
  }

  package func font(_ key: String) -> InterfaceFont? {
    if case .font(let value)? = values[key] { value } else { nil }
  }
}
