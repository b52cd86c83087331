public import Foundation

/// Geometry boxed in `NSValue`, for keyframes and notifications.
extension NSValue {
  /// A point in a box.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A size in a box.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A rectangle in a box.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// A vector in a box.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)])
  }

  /// An affine transform in a box.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map(Double.init))
  }

  /// The boxed point; zero, with a warning, where the box holds something else.
  public var cgPointValue: CGPoint { boxedPoint ?? mistaken("point", .zero) }

  /// The boxed size; zero, with a warning, where the box holds something else.
  public var cgSizeValue: CGSize { boxedSize ?? mistaken("size", .zero) }

  /// The boxed rectangle; zero, with a warning, where the box holds something else.
  public var cgRectValue: CGRect { boxedRect ?? mistaken("rectangle", .zero) }

  /// The boxed vector; zero, with a warning, where the box holds something else.
  public var cgVectorValue: CGVector {
    guard let numbers = numbers(2) else { return mistaken("vector", .zero) }
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The boxed transform; the identity, with a warning, where the box holds something else.
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

  /// Numbers in a box. Foundation boxes no structures of others here, but arrays.
  package convenience init(numbers: [Double]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// The boxed numbers, if there are so many.
  package func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      if let base = buffer.baseAddress { getValue(base) }
      filled = count
    }
  }

  /// The result of a getter for another type than the boxed one.
  package func mistaken<Value>(_ kind: String, _ substitute: Value) -> Value {
    Diagnostics.warnFromAnyThread(
      "A value that holds \(String(cString: objCType)) was asked for a \(kind).")
    return substitute
  }

  private func holds(like other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
