public import CoreGraphics

/// An animation through a list of values, or along a path.
///
/// Differences to iOS: key times, values and modes that don't fit cause one warning and are
/// replaced by the nearest valid ones (even spacing, linear), where Core Animation leaves them
/// undefined.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to pass through, all of the kind of the key path. Arrays of numbers are the
  /// components of a point, a size or a rectangle. A path takes precedence.
  open var values: [Any]? {
    didSet { if isFixed("values") { values = oldValue } }
  }

  /// Points to pass through, for a key path whose value is a point: each line or curve is the path
  /// from one key time to the next. Within a curve the linear mode goes by the curve's parameter,
  /// the paced one by its length.
  open var path: CGPath? {
    get { ownPath }
    set { if !isFixed("path") { ownPath = newValue?.copy() } }
  }
  private var ownPath: CGPath?

  /// The time of each value, from 0 to 1 and never decreasing. There are as many times as values;
  /// in the discrete mode there may be one more, for the end. If nil or empty, the values are
  /// evenly spaced.
  open var keyTimes: [NSNumber]? {
    didSet { if isFixed("keyTimes") { keyTimes = oldValue } }
  }

  /// The timing curve from each value to the next; where they end it is linear.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { if isFixed("timingFunctions") { timingFunctions = oldValue } }
  }

  /// The interpolation between keyframes; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { if isFixed("calculationMode") { calculationMode = oldValue } }
  }

  /// For each value of a cubic mode how tight the curve is, from −1 (slack) to 1 (tight).
  open var tensionValues: [NSNumber]? {
    didSet { if isFixed("tensionValues") { tensionValues = oldValue } }
  }
  /// For each value of a cubic mode how sharp its corner is; 0 is smooth.
  open var continuityValues: [NSNumber]? {
    didSet { if isFixed("continuityValues") { continuityValues = oldValue } }
  }
  /// For each value of a cubic mode whether the curve leans to the side before it (1) or after
  /// (−1).
  open var biasValues: [NSNumber]? {
    didSet { if isFixed("biasValues") { biasValues = oldValue } }
  }

  /// On a path: whether the layer turns with it, on top of its own rotation. Nil, the default, is
  /// not.
  open var rotationMode: CAAnimationRotationMode? {
    didSet { if isFixed("rotationMode") { rotationMode = oldValue } }
  }

  private var track: KeyframeTrack?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    ownPath = other.ownPath
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func prepare(for layer: CALayer, presentation: @autoclosure () -> LayerValues) {
    guard track == nil else { return }
    super.prepare(for: layer, presentation: presentation())
    guard let sample = sampleValue(in: presentation()), let keyframes = makeKeyframes(like: sample)
    else {
      return
    }
    track = makeTrack(keyframes)
    if isCumulative {
      setCycleEnd(track?.value(at: time.autoreverses ? 0 : 1))
    }
  }

  override func apply(at moment: AnimationMoment, to values: inout LayerValues) {
    guard let track else { return }
    let fraction = progress(at: moment.time)
    apply(track.value(at: fraction), cycle: moment.cycle, to: &values)
    if let rotationMode { Self.turn(&values, along: track, at: fraction, rotationMode) }
  }

  override var motion: LayerMotion? {
    guard let timing, let interpolation, valueFunction == nil, !isCumulative, rotationMode == nil
    else { return nil }
    return LayerMotion(interpolation, isAdditive: isAdditive, timing: timing)
  }

  private var interpolation: LayerMotion.Interpolation? {
    guard let track, let keyPath, property != nil else { return nil }
    let origin = isAdditive ? origin : nil
    if let numbers = LayerNumbers(rawValue: keyPath) {
      return NumberKeyframes(track, relativeTo: origin?.vector).map { .numbers(numbers, $0) }
    }
    guard keyPath == "transform" else { return nil }
    var base: CATransform3D?
    if case .transform(let matrix)? = origin { base = matrix }
    return TransformKeyframes(track, relativeTo: base).map { .transform($0) }
  }

  override func change(by curve: AnimationFormula.Curve) -> AnimationFormula.Change? {
    guard let track, let setter else { return nil }
    let rotationMode = rotationMode
    return AnimationFormula.Change { moment, values in
      let fraction = curve.progress(moment.time).z
      setter.set(track.value(at: fraction), cycle: moment.cycle, in: &values)
      if let rotationMode { Self.turn(&values, along: track, at: fraction, rotationMode) }
    }
  }

  private static func turn(
    _ values: inout LayerValues, along track: KeyframeTrack, at fraction: Double,
    _ mode: CAAnimationRotationMode
  ) {
    guard let direction = track.direction(at: fraction) else { return }
    let angle = mode == .rotateAutoReverse ? direction + .pi : direction
    var components = TransformComponents(values.transform)
    components.rotation = Quaternion(angle: angle, axis: SIMD3(0, 0, 1)) * components.rotation
    let turned = components.transform
    if turned.isFinite { values.transform = turned }
  }

  // MARK: Resolving the input

  private func makeKeyframes(like sample: AnimatableValue) -> KeyframeTrack.Keyframes? {
    if let path {
      guard case .point = sample, let keyframes = KeyframePath(path.elements) else {
        warn("needs a value that is a point, and a line or curve, to follow a path")
        return nil
      }
      return .path(keyframes)
    }
    let given = values ?? []
    let fitting = given.compactMap {
      AnimatableValue($0)?.converted(like: sample, keyPath: keyPath)
    }
    if fitting.count < given.count {
      warn("has \(given.count - fitting.count) values that are not of its kind; they are left out")
    } else if given.isEmpty {
      warn("has neither values nor a path; it changes nothing")
    }
    return fitting.isEmpty ? nil : .values(KeyframeValues(fitting))
  }

  private func makeTrack(_ given: KeyframeTrack.Keyframes) -> KeyframeTrack {
    var mode = calculationMode
    if !CAAnimationCalculationMode.known.contains(mode) {
      warn("has no calculation mode \"\(mode.rawValue)\"; it is linear")
      mode = .linear
    }
    let times = times(of: given, mode)
    var keyframes = given
    if mode.isCubic, case .values(var values) = keyframes {
      values.smooth(shape, times: times)
      keyframes = .values(values)
    }
    var arcLengths: ArcLengthTable?
    if mode.isPaced {
      switch keyframes {
      case .values(let values): arcLengths = values.arcLengthTable
      case .path(let path): arcLengths = path.arcLengthTable
      }
    }
    return KeyframeTrack(
      keyframes: keyframes, times: times, isDiscrete: mode == .discrete, arcLengths: arcLengths,
      timingFunctions: mode.isPaced ? [] : timingFunctions ?? [])
  }

  private var shape: KeyframeValues.Shape {
    func numbers(_ list: [NSNumber]?, _ name: String) -> [Double] {
      let given = (list ?? []).map(\.doubleValue)
      if !given.allSatisfy(\.isFinite) { warn("has \(name) that are not finite; 0 is used") }
      return given.map { $0.isFinite ? $0 : 0 }
    }
    return KeyframeValues.Shape(
      tension: numbers(tensionValues, "tensionValues"),
      continuity: numbers(continuityValues, "continuityValues"),
      bias: numbers(biasValues, "biasValues"))
  }

  /// The time of each stop.
  private func times(of keyframes: KeyframeTrack.Keyframes, _ mode: CAAnimationCalculationMode)
    -> [Double]
  {
    let stops = keyframes.count + 1
    if let keyTimes, !mode.isPaced {
      let times = keyTimes.map(\.doubleValue)
      let isRightCount = times.count == stops || (mode == .discrete && times.count == stops + 1)
      let rises = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      if isRightCount, rises, times.allSatisfy({ $0 >= 0 && $0 <= 1 }) {
        return Array(times.prefix(stops))
      }
      warn("has key times that don't fit its \(stops) values; they are evenly spaced")
    }
    // For an even speed on a smooth curve the values are spaced by their distances first.
    if mode == .cubicPaced, case .values(let values) = keyframes, let spacing = values.spacing {
      return spacing
    }
    let parts = mode == .discrete ? stops : max(stops - 1, 1)
    return (0..<stops).map { Double($0) / Double(parts) }
  }

  private func warn(_ what: String) {
    Diagnostics.warn("A keyframe animation of \"\(keyPath ?? "")\" \(what).")
  }
}
