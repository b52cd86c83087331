public import CoreGraphics

/// Conversion of geometric values to strings and back. A string has the numbers between braces,
/// such as `{{0, 0}, {320, 44.5}}`. A string of another form is read as zero.
extension NSCoder {
  /// A point as `{x, y}`.
  public static func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  /// A vector as `{dx, dy}`.
  public static func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

  /// A size as `{width, height}`.
  public static func string(for size: CGSize) -> String { text([size.width, size.height]) }

  /// A rectangle as `{{x, y}, {width, height}}`.
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A transform as `[a, b, c, d, tx, ty]`.
  public static func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(list(numbers))]"
  }

  /// Insets as `{top, left, bottom, right}`.
  public static func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Insets as `{top, leading, bottom, trailing}`.
  public static func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// An offset as `{horizontal, vertical}`.
  public static func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// The point in a string.
  public static func cgPoint(for string: String) -> CGPoint {
    numbers(2, of: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The vector in a string.
  public static func cgVector(for string: String) -> CGVector {
    numbers(2, of: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The size in a string.
  public static func cgSize(for string: String) -> CGSize {
    numbers(2, of: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle in a string.
  public static func cgRect(for string: String) -> CGRect {
    numbers(4, of: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The transform in a string; the identity if the string has another form.
  public static func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, of: string).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// The insets in a string.
  public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, of: string).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// The offset in a string.
  public static func uiOffset(for string: String) -> UIOffset {
    numbers(2, of: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private static func text(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

  /// Writes as many digits as are needed to read the same numbers again.
  private static func list(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }

  /// The numbers in a string; nil unless there are exactly `count` and nothing else.
  private static func numbers(_ count: Int, of string: String) -> [CGFloat]? {
    let inner = string.filter { !"{}[]".contains($0) && !$0.isWhitespace }
    let numbers = inner.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0).map { CGFloat($0) }
    }
    let known = numbers.compactMap { $0 }
    return known.count == count && numbers.count == count ? known : nil
  }
}
