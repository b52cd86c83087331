import CoreGraphics

extension CALayer {
  func assignDuration(_ newValue: CFTimeInterval) {
    if newValue < 0 {
      Diagnostics.warn("A layer's duration must not be negative; 0 is used.")
    }
    setTime(\.duration, max(newValue, 0), "duration")
  }

  func assignRepeatCount(_ newValue: Float) {
    guard isCount(newValue >= 0, "repeatCount") else { return }
    time.repeatCount = newValue >= 1e30 ? .infinity : Double(newValue)
    invalidate()
  }

  func assignRepeatDuration(_ newValue: CFTimeInterval) {
    guard isCount(newValue >= 0, "repeatDuration") else { return }
    time.repeatDuration = newValue
    invalidate()
  }

  func assignAutoreverses(_ newValue: Bool) {
    time.autoreverses = newValue
    invalidate()
  }

  /// The layer's local time at a time of the tree's clock.
  func localTime(atClock clock: TimeInterval) -> TimeInterval {
    // The layers with a time of their own, from this one upwards.
    var timed: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      if current.hasOwnTime { timed.append(current) }
      layer = current.superlayer
    }
    return timed.reversed().reduce(clock) { time, layer in layer.time.layerTime(at: time) }
  }

  /// The layer's local time now. A layer outside a tree uses the clock of the current tree.
  package var localTimeNow: TimeInterval {
    localTime(atClock: (tree ?? .current).clock.now)
  }

  private func clockTime(atLocal local: TimeInterval) -> TimeInterval {
    var result = local
    var layer: CALayer? = self
    while let current = layer {
      if current.hasOwnTime { result = current.time.parentTime(at: result) }
      layer = current.superlayer
    }
    return result
  }

  /// From the time of `l` (nil: the screen's) to this layer's. Always finite: if time is stopped,
  /// the result is ambiguous, and the time at which it is stopped is returned.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atClock: l?.clockTime(atLocal: t) ?? t)
  }

  /// From this layer's time to that of `l` (nil: the screen's).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(atLocal: t)
    return l?.localTime(atClock: clock) ?? clock
  }

  /// Whether this layer's time is set explicitly, and animations may not end.
  var isTimeHeld: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if let scope = current.heldScope, !scope.allowsEnds { return true }
      layer = current.superlayer
    }
    return false
  }

  /// The presentation layer: a copy of the layer with its animated values. Nil for a layer that is
  /// in no tree on the screen. Nil also from the time that the layer was added to one until the
  /// next frame, or until ``CATransaction/flush()``. Its sublayers and its superlayer are
  /// presentation layers too.
  public func presentation() -> Self? {
    if isPresentation { return self }
    guard isCommitted || isDisplayedForAnimation else { return nil }
    drawAwaitedContents()
    return copy(showing: presentationValuesNow)
  }

  /// Whether the layer is asked to display an animated value, which is also done in the frame that
  /// shows it first.
  private var isDisplayedForAnimation: Bool { AnimatedDisplay.current === self && tree != nil }

  /// A presentation layer with the given values.
  func copy(showing shown: LayerValues) -> Self {
    let copy = type(of: self).init(copying: self)
    copy.values = shown
    copy.modelLayer = self
    copy.isPresentation = true
    copy.setDeclaredValues(animatedFrom: values)
    return copy
  }

  /// The values that are on screen now.
  package var presentationValuesNow: LayerValues {
    guard !animations.isEmpty else { return values }
    return presentationValues(at: localTimeNow, isHeld: isTimeHeld)
  }

  /// The layer itself, or the one that a presentation layer was copied from.
  public func model() -> Self { (modelLayer as? Self) ?? self }
}
