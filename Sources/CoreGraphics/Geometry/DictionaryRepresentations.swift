/// Geometry as dictionaries of numbers, which property lists can contain.
extension CGPoint {
  /// The coordinates, with the keys `X` and `Y`.
  public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

  /// Makes a point from a ``dictionaryRepresentation``; nil if a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let numbers = numbers(["X", "Y"], in: dict) else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension CGSize {
  /// The sides, with the keys `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    ["Width": Double(width), "Height": Double(height)]
  }

  /// Makes a size from a ``dictionaryRepresentation``; nil if a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let numbers = numbers(["Width", "Height"], in: dict) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension CGRect {
  /// The origin and the size, with the keys `X`, `Y`, `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
  }

  /// Makes a rectangle from a ``dictionaryRepresentation``; nil if a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

/// Returns the numbers for some keys, of any numeric type; nil if one is missing.
private func numbers(_ keys: [String], in dictionary: CFDictionary) -> [CGFloat]? {
  let found = keys.compactMap { key -> CGFloat? in
    switch dictionary[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
  return found.count == keys.count ? found : nil
}
