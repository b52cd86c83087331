import CoreGraphics

/// The values that most layers leave at their defaults, stored separately so that the other values
/// are small and fast to copy.
struct RareLayerValues: Sendable, Equatable {
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: Double = 0
  var contents = ContentsMixture()
  var shadowPath: CGPath?
  /// The image that is repeated as the background, in place of a colour.
  var backgroundPattern: ColorPattern?
  var borderWidth: Double = 0
  var borderColor: RGBA? = .black
  var shadowColor: RGBA? = .black
  var shadowOpacity: Double = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: Double = 3
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var extras: [String: AnimatableValue] = [:]

  static let defaults = RareLayerValues()
}

/// Shares rare values among copies, with copy on write.
struct SharedRareValues: Sendable, Equatable {
  private final class Box: Sendable {
    let values: RareLayerValues
    init(_ values: RareLayerValues) { self.values = values }
  }

  /// Nil for the defaults.
  private var box: Box?

  init() {}

  /// Whether all are known to be at their defaults.
  var areDefaults: Bool { box == nil }

  /// Whether both are known to be equal, without comparing each value.
  func isSame(as other: SharedRareValues) -> Bool { box === other.box }

  /// Reads a value in its place.
  @inline(__always)
  func read<T>(_ body: (borrowing RareLayerValues) -> T) -> T {
    if let box { return body(box.values) }
    return body(RareLayerValues.defaults)
  }

  mutating func change(_ body: (inout RareLayerValues) -> Void) {
    var values = box?.values ?? RareLayerValues.defaults
    body(&values)
    box = Box(values)
  }

  static func == (a: SharedRareValues, b: SharedRareValues) -> Bool {
    if a.box === b.box { return true }
    return (a.box?.values ?? .defaults) == (b.box?.values ?? .defaults)
  }
}

extension LayerValues {
  package var sublayerTransform: CATransform3D {
    get { rare.read { $0.sublayerTransform } }
    set { rare.change { $0.sublayerTransform = newValue } }
  }

  /// Whether the sublayers need no transform.
  var leavesSublayersFlat: Bool {
    rare.areDefaults || sublayerTransform == CATransform3DIdentity
  }

  package var borderWidth: Double {
    get { rare.read { $0.borderWidth } }
    set { rare.change { $0.borderWidth = newValue } }
  }

  package var backgroundPattern: ColorPattern? {
    get { rare.read { $0.backgroundPattern } }
    set { rare.change { $0.backgroundPattern = newValue } }
  }

  package var borderColor: RGBA? {
    get { rare.read { $0.borderColor } }
    set { rare.change { $0.borderColor = newValue } }
  }

  package var shadowColor: RGBA? {
    get { rare.read { $0.shadowColor } }
    set { rare.change { $0.shadowColor = newValue } }
  }

  package var shadowOpacity: Double {
    get { rare.read { $0.shadowOpacity } }
    set { rare.change { $0.shadowOpacity = newValue } }
  }

  package var shadowOffset: CGSize {
    get { rare.read { $0.shadowOffset } }
    set { rare.change { $0.shadowOffset = newValue } }
  }

  package var shadowRadius: Double {
    get { rare.read { $0.shadowRadius } }
    set { rare.change { $0.shadowRadius = newValue } }
  }

  package var contentsRect: CGRect {
    get { rare.read { $0.contentsRect } }
    set { rare.change { $0.contentsRect = newValue } }
  }

  package var contentsCenter: CGRect {
    get { rare.read { $0.contentsCenter } }
    set { rare.change { $0.contentsCenter = newValue } }
  }

  package var contents: ContentsMixture {
    get { rare.read { $0.contents } }
    set { rare.change { $0.contents = newValue } }
  }

  package var shadowPath: CGPath? {
    get { rare.read { $0.shadowPath } }
    set { rare.change { $0.shadowPath = newValue } }
  }

  package var anchorPointZ: Double {
    get { rare.read { $0.anchorPointZ } }
    set { rare.change { $0.anchorPointZ = newValue } }
  }

  /// Values by key, besides those that every layer has: those of subclasses, and of the program.
  package var extras: [String: AnimatableValue] {
    get { rare.read { $0.extras } }
    set { rare.change { $0.extras = newValue } }
  }

  /// Whether the content drawn for `other` can be reused: only position, opacity and clip differ.
  ///
  /// The conditions are borrowed one by one: operators with closures would copy all values for
  /// each.
  func hasSameContent(as other: borrowing LayerValues) -> Bool {
    let flat = leavesSublayersFlat
    if !bounds.hasNumbers(of: other.bounds), bounds != other.bounds { return false }
    guard backgroundColor.hasNumbers(of: other.backgroundColor),
      cornerRadius == other.cornerRadius
    else { return false }
    if !flat, anchorPoint != other.anchorPoint { return false }
    if rare.isSame(as: other.rare) { return true }
    return rare.hasSameContent(as: other.rare, isFlat: flat)
  }
}

extension CGRect {
  /// Whether the numbers are equal, which makes the rectangles equal. It is asked first because
  /// `==` is a call into another module, and standardizes both.
  @inline(__always)
  fileprivate func hasNumbers(of other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y
      && size.width == other.size.width && size.height == other.size.height
  }
}

extension RGBA? {
  /// The same as `==`, which is a call into another module.
  @inline(__always)
  fileprivate func hasNumbers(of other: RGBA?) -> Bool {
    switch (self, other) {
    case (let a?, let b?):
      a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
    case (nil, nil): true
    default: false
    }
  }
}

extension SharedRareValues {
  /// Whether the content drawn for `other` can be reused.
  ///
  /// - Parameter isFlat: whether the sublayers are not transformed.
  fileprivate func hasSameContent(as other: borrowing SharedRareValues, isFlat: Bool) -> Bool {
    read { own in
      other.read { other in
        guard own.contents == other.contents, own.backgroundPattern == other.backgroundPattern,
          own.borderWidth == other.borderWidth, own.borderColor == other.borderColor,
          own.contentsRect == other.contentsRect, own.contentsCenter == other.contentsCenter,
          own.sublayerTransform == other.sublayerTransform, own.extras == other.extras
        else { return false }
        return isFlat || own.anchorPointZ == other.anchorPointZ
      }
    }
  }
}
