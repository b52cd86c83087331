import Compositor
public import CoreGraphics

/// Emits particles. What is drawn is a function of the layer's time, of what the emitter was like
/// before it, and of ``seed``: the same time gives the same picture, also after time has stood
/// still or has gone backwards.
///
/// Particles are emitted from the layer's time 0 on. In a layer that is added later, set
/// `beginTime` to `CACurrentMediaTime()` for the emission to begin then, as on iOS. A particle
/// keeps the values of its birth: a new position, rate or cell applies to those that follow.
///
/// Cells are found by their names: `layer.setValue(0, forKeyPath: "emitterCells.fire.birthRate")`.
/// At most 10,000 particles are drawn.
open class CAEmitterLayer: CALayer {
  nonisolated static let cellPrefix = "emitterCells."
  /// The key under which the layer's time is among the values that are shown.
  private static let timeKey = "emitterTime"
  /// The numbers with their defaults, which can be animated.
  private static let numbers: [String: Double] = [
    "emitterZPosition": 0, "emitterDepth": 0, "birthRate": 1, "lifetime": 1, "velocity": 1,
    "scale": 1, "spin": 1,
  ]

  private var history = EmitterHistory()

  open override class func defaultValue(forKey key: String) -> Any? {
    if let number = numbers[key] { return number }
    switch key {
    case "emitterPosition": return CGPoint.zero
    case "emitterSize": return CGSize.zero
    default: return super.defaultValue(forKey: key)
    }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    guard let other = other as? CAEmitterLayer else { return }
    cells = other.cells
    (emitterShape, emitterMode, renderMode, seed) =
      (other.emitterShape, other.emitterMode, other.renderMode, other.seed)
    preservesDepth = other.preservesDepth
  }

  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      if !(newValue?.isEmpty ?? true) { isTimeDriven = true }
      invalidateContent()
    }
  }
  private var cells: [CAEmitterCell]?

  // MARK: The shape

  /// The middle of the shape, in the layer's coordinates. Animatable.
  open var emitterPosition: CGPoint {
    get { Self.point(extraValue(forKey: "emitterPosition")) }
    set {
      guard newValue.isFinite else { return warn("emitterPosition") }
      change(extra: "emitterPosition", to: .point(newValue))
    }
  }

  /// The size of the shape, in points; its width is the radius of a circle. Animatable.
  open var emitterSize: CGSize {
    get { Self.size(extraValue(forKey: "emitterSize")) }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return warn("emitterSize") }
      change(extra: "emitterSize", to: .size(newValue))
    }
  }

  /// The distance of the shape's middle in front of the layer. Particles are drawn in the layer's
  /// plane: it decides on the order of ``CAEmitterLayerRenderMode/backToFront``. Animatable.
  open var emitterZPosition: CGFloat {
    get { number("emitterZPosition") }
    set { setNumber("emitterZPosition", newValue) }
  }

  /// The depth of a cuboid. Animatable.
  open var emitterDepth: CGFloat {
    get { number("emitterDepth") }
    set { setNumber("emitterDepth", newValue) }
  }

  /// The shape; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { invalidateContent() } }
  /// The part of the shape; its volume by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { invalidateContent() } }
  /// How particles are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { invalidateContent() } }
  /// Whether particles are placed in space instead of being flattened into the layer's plane.
  /// Stored without an effect: they always lie in the plane.
  open var preservesDepth = false
  /// Decides on all that is random.
  open var seed: UInt32 = 0 { didSet { invalidateContent() } }

  // MARK: Factors

  /// Multiplies the birth rates of the cells; 1 by default. With 0 no more particles are born, and
  /// existing ones continue. Animatable.
  open var birthRate: Float {
    get { Float(number("birthRate")) }
    set { setNumber("birthRate", CGFloat(newValue)) }
  }
  /// Multiplies the lifetimes of the cells; 1 by default. Animatable.
  open var lifetime: Float {
    get { Float(number("lifetime")) }
    set { setNumber("lifetime", CGFloat(newValue)) }
  }
  /// Multiplies the velocities of the cells; 1 by default. Animatable.
  open var velocity: Float {
    get { Float(number("velocity")) }
    set { setNumber("velocity", CGFloat(newValue)) }
  }
  /// Multiplies the scales of the cells; 1 by default. Animatable.
  open var scale: Float {
    get { Float(number("scale")) }
    set { setNumber("scale", CGFloat(newValue)) }
  }
  /// Multiplies the spins of the cells; 1 by default. Animatable.
  open var spin: Float {
    get { Float(number("spin")) }
    set { setNumber("spin", CGFloat(newValue)) }
  }

  private func warn(_ key: String) {
    Diagnostics.warn("An emitter layer's \(key) must be finite; the value is ignored.")
  }

  private static func point(_ value: AnimatableValue?) -> CGPoint {
    if case .point(let point)? = value { point } else { .zero }
  }

  private static func size(_ value: AnimatableValue?) -> CGSize {
    if case .size(let size)? = value { size } else { .zero }
  }

  // MARK: Cells by key path

  /// The value of a cell for a key path; nil if there is no such cell or value.
  func cellValue(forKey keyPath: String) -> AnimatableValue? {
    guard let found = cells?.cell(at: keyPath) else { return nil }
    return AnimatableValue(found.cell.value(forKeyPath: found.rest))
  }

  /// Sets a value of a cell by a key path; false if it does not lead to one.
  func setCellValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard let found = cells?.cell(at: keyPath) else { return false }
    found.cell.setValue(value, forKeyPath: found.rest)
    invalidateContent()
    return true
  }

  // MARK: Drawing

  override func show(_ time: TimeInterval, in shown: inout LayerValues) {
    shown.extras[Self.timeKey] = .scalar(time)
  }

  override func changes(after time: TimeInterval) -> Bool {
    history.pieces.isEmpty || history.changes(after: time)
  }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    super.appendContents(shown, to: &nodes)
    guard isTimeDriven, case .scalar(let time)? = shown.extras[Self.timeKey] else { return }
    if animatesEmission {
      let isHeld = isTimeHeld
      history.note(upTo: time) {
        emissionValues(presentationValues(at: $0, isHeld: isHeld))
      }
    } else {
      history.note(emissionValues(values), at: time)
    }
    let emission = Emission(time: time, seed: seed, history: history)
    if emission.isCut {
      Diagnostics.warn(
        "An emitter layer draws \(Emission.mostParticles) particles at most; others are left out.")
    }
    var particles = emission.living
    switch renderMode {
    case .oldestFirst: particles.sort { $0.birth < $1.birth }
    case .oldestLast: particles.sort { $0.birth > $1.birth }
    case .backToFront: particles.sort { $0.z(at: time) < $1.z(at: time) }
    default: break
    }
    let isAdded = renderMode == .additive
    let drawn = particles.compactMap { $0.node(at: time, isAdded: isAdded) }
    guard shown.masksToBounds, isLeaf, !drawn.isEmpty else {
      nodes += drawn
      return
    }
    nodes.append(
      .group(DisplayGroup(content: GroupContent(nodes: drawn), clip: shape(shown))))
  }

  /// Whether an animation runs that changes what is emitted.
  private var animatesEmission: Bool {
    animations.contains { running in
      running.animation.animatedKeyPaths.contains { path in
        path.hasPrefix("emitter") || Self.numbers[path] != nil
      }
    }
  }

  /// The values of the emitter that particles which are born at a moment get.
  private func emissionValues(_ shown: LayerValues) -> EmitterHistory.Values {
    let extras = shown.extras
    func number(_ key: String) -> Double {
      if case .scalar(let number)? = extras[key] { return number }
      return Self.numbers[key] ?? 0
    }
    var emitted = EmitterHistory.Values()
    emitted.place = EmitterPlace(
      shape: emitterShape, mode: emitterMode, middle: Self.point(extras["emitterPosition"]),
      z: number("emitterZPosition"), size: Self.size(extras["emitterSize"]),
      depth: number("emitterDepth"))
    emitted.birthRate = number("birthRate")
    emitted.lifetime = number("lifetime")
    emitted.velocity = number("velocity")
    emitted.scale = number("scale")
    emitted.spin = number("spin")
    emitted.cells = cells?.map { $0.snapshot() } ?? []
    for (key, value) in extras where key.hasPrefix(Self.cellPrefix) {
      emitted.cells.set(String(key.dropFirst(Self.cellPrefix.count)), to: value)
    }
    return emitted
  }
}
