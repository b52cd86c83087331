import CoreGraphics

/// The values of an emitter cell at a time, with those of the cells in it.
struct EmitterCellValues: Equatable {
  var name: String?
  var isEnabled = true
  var time = MediaTime()
  var birthRate = 0.0
  var lifetime = 0.0
  var lifetimeRange = 0.0
  var emissionLatitude = 0.0
  var emissionLongitude = 0.0
  var emissionRange = 0.0
  var velocity = 0.0
  var velocityRange = 0.0
  var xAcceleration = 0.0
  var yAcceleration = 0.0
  var zAcceleration = 0.0
  var scale = 1.0
  var scaleRange = 0.0
  var scaleSpeed = 0.0
  var spin = 0.0
  var spinRange = 0.0
  var color: RGBA? = .white
  var redRange = 0.0
  var greenRange = 0.0
  var blueRange = 0.0
  var alphaRange = 0.0
  var redSpeed = 0.0
  var greenSpeed = 0.0
  var blueSpeed = 0.0
  var alphaSpeed = 0.0
  var contents: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale = 1.0
  var isMagnifiedSharply = false
  var isReducedSharply = false
  /// The cells that its particles emit.
  var cells: [EmitterCellValues] = []

  /// The numbers by their keys.
  static let numbers: [String: WritableKeyPath<EmitterCellValues, Double> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "contentsScale": \.contentsScale,
  ]

  /// An animatable value by its key; nil for others.
  func animatable(_ key: String) -> AnimatableValue? {
    if let path = Self.numbers[key] { return .scalar(self[keyPath: path]) }
    switch key {
    case "color": return .color(color ?? .white)
    case "contentsRect": return .rect(contentsRect)
    case "enabled": return .scalar(isEnabled ? 1 : 0)
    default: return nil
    }
  }

  /// Sets an animatable value; one of another kind changes nothing.
  mutating func set(_ key: String, to value: AnimatableValue) {
    switch (key, value) {
    case ("color", .color(let color)): self.color = color
    case ("contentsRect", .rect(let rect)): contentsRect = rect
    case ("enabled", .scalar(let number)): isEnabled = number >= 0.5
    case (_, .scalar(let number)):
      if let path = Self.numbers[key] { self[keyPath: path] = number }
    default: break
    }
  }

  static func == (a: EmitterCellValues, b: EmitterCellValues) -> Bool {
    a.hasSameNumbers(as: b) && a.name == b.name && a.isEnabled == b.isEnabled && a.time == b.time
      && a.color == b.color && a.contents === b.contents && a.contentsRect == b.contentsRect
      && a.isMagnifiedSharply == b.isMagnifiedSharply
      && a.isReducedSharply == b.isReducedSharply && a.cells == b.cells
  }

  private func hasSameNumbers(as other: EmitterCellValues) -> Bool {
    Self.numbers.values.allSatisfy { self[keyPath: $0] == other[keyPath: $0] }
  }
}

// MARK: Emission

extension EmitterCellValues {
  /// Whether it emits particles at all.
  var emits: Bool { isEnabled && birthRate > 0 && longestLife > 0 && time.speed > 0 }

  /// Seconds of the cell's time that a particle lives at most.
  var longestLife: Double { lifetime + abs(lifetimeRange) / 2 }

  /// Seconds of the emitter's time after its birth in which a particle, or one that it emits, may
  /// still be seen.
  ///
  /// - Parameter factor: the factor of lifetimes.
  func longestTrace(_ factor: Double) -> Double {
    guard time.speed > 0 else { return 0 }
    let own = max(longestLife * factor, 0) / time.speed
    return own + (cells.map { $0.longestTrace(factor) }.max() ?? 0)
  }

  /// The seconds of the cell's time in which it emits; infinite without a duration.
  var emissionLength: Double { time.duration > 0 ? time.activeDuration : .infinity }
}

extension [EmitterCellValues] {
  /// Sets a value by a path of cells' names: `fire.birthRate`, `rocket.emitterCells.spark.scale`.
  mutating func set(_ path: String, to value: AnimatableValue) {
    guard let found = index(of: path) else { return }
    if found.rest.hasPrefix(CAEmitterLayer.cellPrefix) {
      self[found.index].cells.set(
        String(found.rest.dropFirst(CAEmitterLayer.cellPrefix.count)), to: value)
    } else {
      self[found.index].set(found.rest, to: value)
    }
  }

  private func index(of path: String) -> (index: Int, rest: String)? {
    for index in indices {
      if let name = self[index].name, path.hasPrefix(name + ".") {
        return (index, String(path.dropFirst(name.count + 1)))
      }
    }
    return nil
  }
}
