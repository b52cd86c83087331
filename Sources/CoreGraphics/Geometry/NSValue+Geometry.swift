public import Foundation

/// Geometry in `NSValue`, for keyframes and notifications.
extension NSValue {
  /// Makes a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Makes a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Makes a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Makes a value that contains a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)])
  }

  /// Makes a value that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map(Double.init))
  }

  /// The point; zero, with a warning, if the value contains another type.
  public var cgPointValue: CGPoint { boxedPoint ?? mistaken("point", .zero) }

  /// The size; zero, with a warning, if the value contains another type.
  public var cgSizeValue: CGSize { boxedSize ?? mistaken("size", .zero) }

  /// The rectangle; zero, with a warning, if the value contains another type.
  public var cgRectValue: CGRect { boxedRect ?? mistaken("rectangle", .zero) }

  /// The vector; zero, with a warning, if the value contains another type.
  public var cgVectorValue: CGVector {
    guard let numbers = numbers(2) else { return mistaken("vector", .zero) }
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The transform; the identity, with a warning, if the value contains another type.
  public var cgAffineTransformValue: CGAffineTransform {
    boxedAffineTransform ?? mistaken("affine transform", .identity)
  }
}

extension NSValue {
  package var boxedPoint: CGPoint? { holds(like: NSValue(point: .zero)) ? pointValue : nil }

  package var boxedSize: CGSize? { holds(like: NSValue(size: .zero)) ? sizeValue : nil }

  package var boxedRect: CGRect? { holds(like: NSValue(rect: .zero)) ? rectValue : nil }

  package var boxedAffineTransform: CGAffineTransform? {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  /// Makes a value that contains an array of numbers, because Foundation on Linux stores no
  /// structures of other modules.
  package convenience init(numbers: [Double]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// Returns the numbers, if the value contains this many.
  package func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      if let base = buffer.baseAddress { getValue(base) }
      filled = count
    }
  }

  /// Warns that a getter was called for another type than the stored one, and returns its result.
  package func mistaken<Value>(_ kind: String, _ substitute: Value) -> Value {
    Diagnostics.warnFromAnyThread(
      "A value that holds \(String(cString: objCType)) was asked for a \(kind).")
    return substitute
  }

  private func holds(like other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
