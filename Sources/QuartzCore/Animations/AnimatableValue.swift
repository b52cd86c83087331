package import CoreGraphics

/// A value that can be interpolated: one case for each kind that layers have.
package enum AnimatableValue: Sendable, Equatable {
  case scalar(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(RGBA)
  case path(PathElements)
  /// A dash pattern, or the stops of a gradient.
  case numbers([Double])
  case colors([RGBA])
  case contents(ContentsMixture)

  /// A caller's `fromValue`, `toValue` or `byValue`; nil for an unsupported type.
  package init?(_ value: Any?) {
    switch value {
    case let number as Double: self = .scalar(number)
    case let number as CGFloat: self = .scalar(Double(number))
    case let number as Float: self = .scalar(Double(number))
    case let number as Int: self = .scalar(Double(number))
    case let flag as Bool: self = .scalar(flag ? 1 : 0)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(transform))
    case let color as CGColor: self = .color(color.rgba)
    case let path as CGPath: self = .path(path.elements)
    case let image as CGImage: self = .contents(ContentsMixture(image))
    case is NoContents: self = .contents(ContentsMixture())
    // Without elements it would be a list of numbers, too.
    case let colors as [CGColor] where value.map({ type(of: $0) == [CGColor].self }) ?? false:
      self = .colors(colors.map(\.rgba))
    case let numbers as [Double]: self = .numbers(numbers)
    case let numbers as [NSNumber]: self = .numbers(numbers.map(\.doubleValue))
    case let colors as [CGColor]: self = .colors(colors.map(\.rgba))
    case let list as [Any]:
      // A list of numbers that are not all of one type.
      guard let numbers = Self.scalars(in: list) else { return nil }
      self = .numbers(numbers)
    case let number as NSNumber: self = .scalar(number.doubleValue)
    case let box as NSValue:
      guard let value = box.boxedGeometry else { return nil }
      self.init(value)
    default: return nil
    }
    guard isFinite else { return nil }
  }

  /// Nil where an element is not a number.
  private static func scalars(in list: [Any]) -> [Double]? {
    var numbers: [Double] = []
    for element in list {
      guard case .scalar(let number)? = AnimatableValue(element) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The value as Swift has it.
  package var boxed: Any {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): CGColor(value)
    case .path(let value): CGPath(value)
    case .numbers(let value): value
    case .colors(let value): value.map { CGColor($0) }
    case .contents(let value): value.mainImage ?? NoContents()
    }
  }

  /// The value as ``CALayer/value(forKey:)`` and the animations of layers and views return it: a
  /// number is an `NSNumber`, as on iOS, which casts to every type of number.
  package var keyed: Any {
    if case .scalar(let number) = self { return NSNumber(value: number) }
    return boxed
  }

  var isFinite: Bool {
    switch self {
    case .scalar(let v): v.isFinite
    case .point(let v): (v.x + v.y).isFinite
    case .size(let v): (v.width + v.height).isFinite
    case .rect(let v): (v.origin.x + v.origin.y + v.size.width + v.size.height).isFinite
    case .transform(let v): v.isFinite
    case .color(let v): v.isFinite
    // A path has only finite points: it refuses others when it is made.
    case .path, .contents: true
    case .numbers(let v): v.allSatisfy(\.isFinite)
    case .colors(let v): v.allSatisfy(\.isFinite)
    }
  }

  /// The components of a value of up to four numbers.
  var vector: SIMD4<Double>? {
    switch self {
    case .scalar(let v): SIMD4(v, 0, 0, 0)
    case .point(let v): SIMD4(v.x, v.y, 0, 0)
    case .size(let v): SIMD4(v.width, v.height, 0, 0)
    case .rect(let v): v.vector
    default: nil
    }
  }

  /// Whether both are of the same kind.
  package func matches(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.scalar, .scalar), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color), (.path, .path), (.numbers, .numbers),
      (.colors, .colors), (.contents, .contents):
      true
    default: false
    }
  }

  /// The value, converted to the kind of another value; nil if it cannot be converted. The
  /// components of a point, a size or a rectangle may be given as an array of numbers, and a
  /// translation, which is a size, as a point. A scale may be given as a size or a transform, of
  /// which the first component counts: apps scale layers with
  /// `NSValue(cgSize: CGSize(width: 2, height: 2))`.
  func converted(like sample: AnimatableValue, keyPath: String?) -> AnimatableValue? {
    switch (self, sample) {
    case (.numbers(let list), .point) where list.count == 2: .point(CGPoint(x: list[0], y: list[1]))
    case (.numbers(let list), .size) where list.count == 2:
      .size(CGSize(width: list[0], height: list[1]))
    case (.numbers(let list), .rect) where list.count == 4:
      .rect(CGRect(x: list[0], y: list[1], width: list[2], height: list[3]))
    case (.point(let point), .size): .size(CGSize(width: point.x, height: point.y))
    case (.size(let size), .scalar) where keyPath == "transform.scale": .scalar(size.width)
    case (.transform(let transform), .scalar) where keyPath == "transform.scale":
      .scalar(transform.m11)
    default: matches(sample) ? self : nil
    }
  }

  /// `self` at 0, `end` at 1; fractions beyond extrapolate. Values of different kinds cannot be
  /// interpolated: the result is `end`.
  package func interpolated(to end: AnimatableValue, at fraction: Double) -> AnimatableValue {
    adding(end.difference(from: self) * fraction)
  }

  /// The vector from `start` to `self`.
  func difference(from start: AnimatableValue) -> AnimatableDelta {
    switch (self, start) {
    case (.scalar(let b), .scalar(let a)): .numbers(SIMD4(b - a, 0, 0, 0))
    case (.point(let b), .point(let a)): .numbers(SIMD4(b.x - a.x, b.y - a.y, 0, 0))
    case (.size(let b), .size(let a)):
      .numbers(SIMD4(b.width - a.width, b.height - a.height, 0, 0))
    case (.rect(let b), .rect(let a)): .numbers(b.vector - a.vector)
    case (.color(let b), .color(let a)): .color(from: a, to: b, fraction: 1)
    case (.transform(let b), .transform(let a)):
      .transform(TransformComponents(b).difference(from: TransformComponents(a)))
    case (.path(let b), .path(let a)): .path(from: a, to: b, fraction: 1)
    case (.numbers(let b), .numbers(let a)) where a.count == b.count:
      .list(zip(a, b).map { $1 - $0 })
    case (.colors(let b), .colors(let a)) where a.count == b.count:
      .colors(from: a, to: b, fraction: 1)
    case (.contents(let b), .contents(let a)): .contents(from: a, to: b, fraction: 1)
    default: .jump(to: self)
    }
  }

  func adding(_ delta: AnimatableDelta) -> AnimatableValue {
    switch (self, delta) {
    case (.scalar(let a), .numbers(let d)): .scalar(a + d.x)
    case (.point(let a), .numbers(let d)): .point(CGPoint(x: a.x + d.x, y: a.y + d.y))
    case (.size(let a), .numbers(let d)):
      .size(CGSize(width: a.width + d.x, height: a.height + d.y))
    case (.rect(let a), .numbers(let d)): .rect(CGRect(vector: a.vector + d))
    case (.color, .color(let from, let to, let fraction)):
      .color(RGBA.mixed(from, to, fraction))
    case (.transform(let a), .transform(let d)):
      .transform(TransformComponents(a).adding(d).transform)
    case (.path, .path(let from, let to, let fraction)):
      .path(PathElements.mixed(from, to, fraction))
    case (.numbers(let a), .list(let d)) where a.count == d.count:
      .numbers(zip(a, d).map { $0 + $1 })
    case (.colors, .colors(let from, let to, let fraction)):
      .colors(zip(from, to).map { RGBA.mixed($0, $1, fraction) })
    case (.contents, .contents(let from, let to, let fraction)):
      .contents(ContentsMixture.mixed(from, to, fraction))
    case (_, .jump(let value)): value
    default: self
    }
  }
}

extension AnimatableValue {
  /// The sum of both values, if they are of the same kind and the kind has sums; otherwise the
  /// other value.
  package func sum(with other: AnimatableValue) -> AnimatableValue {
    adding(other.difference(from: other.zero))
  }

  /// The zero of this kind, from which an additive animation starts.
  package var zero: AnimatableValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.clear)
    case .path: .path(PathElements())
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .colors(let colors): .colors(colors.map { _ in .clear })
    case .contents: .contents(ContentsMixture())
    }
  }

  /// Whether a difference of two values can be added to a third. Colours and paths have no sum.
  package var hasSum: Bool {
    switch self {
    case .scalar, .point, .size, .rect, .transform, .numbers: true
    case .color, .path, .colors, .contents: false
    }
  }
}

/// Contents without an image, for an animation that begins or ends with none.
private struct NoContents {}

/// The difference of two values, which can be scaled.
enum AnimatableDelta: Sendable, Equatable {
  case numbers(SIMD4<Double>)
  case transform(TransformDelta)
  /// Colours are mixed premultiplied, which is not linear in their components.
  case color(from: RGBA, to: RGBA, fraction: Double)
  case colors(from: [RGBA], to: [RGBA], fraction: Double)
  /// Paths with different elements cannot be interpolated.
  case path(from: PathElements, to: PathElements, fraction: Double)
  case contents(from: ContentsMixture, to: ContentsMixture, fraction: Double)
  case list([Double])
  case jump(to: AnimatableValue)

  static func * (delta: AnimatableDelta, factor: Double) -> AnimatableDelta {
    switch delta {
    case .numbers(let vector): .numbers(vector * factor)
    case .transform(let delta): .transform(delta * factor)
    case .color(let from, let to, let fraction):
      .color(from: from, to: to, fraction: fraction * factor)
    case .colors(let from, let to, let fraction):
      .colors(from: from, to: to, fraction: fraction * factor)
    case .path(let from, let to, let fraction):
      .path(from: from, to: to, fraction: fraction * factor)
    case .contents(let from, let to, let fraction):
      .contents(from: from, to: to, fraction: fraction * factor)
    case .list(let numbers): .list(numbers.map { $0 * factor })
    case .jump: delta
    }
  }
}

extension AnimatableDelta {
  /// The sum of two differences of one kind; the first if they have no sum.
  static func + (a: AnimatableDelta, b: AnimatableDelta) -> AnimatableDelta {
    switch (a, b) {
    case (.numbers(let a), .numbers(let b)): .numbers(a + b)
    case (.transform(let a), .transform(let b)): .transform(a + b)
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { $0 + $1 })
    default: a
    }
  }

  /// The length of the difference, for comparing distances of one kind; 0 if there is no measure.
  var length: Double {
    switch self {
    case .numbers(let vector): (vector * vector).sum().squareRoot()
    case .transform(let delta): delta.length
    case .list(let numbers): numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
    case .color(let from, let to, let fraction): RGBA.distance(from, to) * fraction
    case .colors(let from, let to, let fraction):
      zip(from, to).reduce(0) { $0 + RGBA.distance($1.0, $1.1) } * fraction
    case .path, .contents, .jump: 0
    }
  }
}

extension CGRect {
  fileprivate var vector: SIMD4<Double> { SIMD4(origin.x, origin.y, size.width, size.height) }

  fileprivate init(vector: SIMD4<Double>) {
    self.init(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
  }
}

extension RGBA {
  fileprivate var isFinite: Bool { (red + green + blue + alpha).isFinite }

  fileprivate static func distance(_ a: RGBA, _ b: RGBA) -> Double {
    let delta = SIMD4(
      b.red - a.red, b.green - a.green, b.blue - a.blue, b.alpha - a.alpha)
    return (delta * delta).sum().squareRoot()
  }

  /// Mixes premultiplied, so that a fade from or to clear does not pass through black.
  static func mixed(_ a: RGBA, _ b: RGBA, _ fraction: Double) -> RGBA {
    let alpha = a.alpha + (b.alpha - a.alpha) * fraction
    guard alpha > 0 else { return RGBA(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
    func component(_ from: Double, _ to: Double) -> Double {
      let mixed = from * a.alpha + (to * b.alpha - from * a.alpha) * fraction
      return min(max(mixed / alpha, 0), 1)
    }
    return RGBA(
      red: component(a.red, b.red), green: component(a.green, b.green),
      blue: component(a.blue, b.blue), alpha: min(alpha, 1))
  }
}

extension NSValue {
  /// The geometry in the box, of a kind that layers animate.
  fileprivate var boxedGeometry: Any? {
    boxedPoint ?? boxedSize ?? boxedRect ?? boxedTransform3D ?? boxedAffineTransform
  }
}
