import CoreGraphics
import QuartzCore

/// The values of a layer as they are shown.
struct LayerFacts: Equatable {
  struct Fact: Equatable {
    let title: String
    let value: String
    /// The layer's own value, where an animation shows another.
    let model: String?
  }

  struct Animation: Equatable {
    let title: String
    /// How much has passed, of how long.
    let state: String
    /// From 0 to 1; nil where it has no effect.
    let progress: Double?
  }

  let title: String
  let className: String
  let facts: [Fact]
  let animations: [Animation]

  init(_ entry: LayerPlan.Entry) {
    let record = entry.record
    title = record.identity.title
    className = record.identity.className
    let (shown, model) = (Self.values(record.shown), record.model.map(Self.values))
    var facts = shown.enumerated().map { index, fact in
      Fact(
        title: fact.title, value: fact.text,
        model: model.flatMap { $0[index].text == fact.text ? nil : $0[index].text })
    }
    facts.append(Fact(title: "Contents", value: Self.text(record.contents), model: nil))
    facts.append(
      Fact(title: "Mask", value: record.mask?.identity.title ?? "none", model: nil))
    if record.traits.contains(.hasFilters) {
      facts.append(Fact(title: "Filters", value: "yes", model: nil))
    }
    if record.traits.contains(.isBlended) {
      facts.append(Fact(title: "Compositing filter", value: "yes", model: nil))
    }
    self.facts = facts
    animations = record.animations.map(Self.animation)
  }

  // MARK: Values

  private static func values(_ values: LayerValues) -> [(title: String, text: String)] {
    let parts = TransformParts(values.transform)
    return [
      ("Position", pair(values.position.x, values.position.y)),
      (
        "Size",
        "\(DecimalText.short(values.bounds.width)) × \(DecimalText.short(values.bounds.height))"
      ),
      ("Origin", pair(values.bounds.minX, values.bounds.minY)),
      ("Anchor", pair(values.anchorPoint.x, values.anchorPoint.y)),
      ("Depth", DecimalText.short(values.zPosition)),
      ("Translation", triple(parts.translation)),
      ("Rotation", rotation(parts)),
      ("Scale", triple(parts.scale, restingAt: 1)),
      ("Perspective", perspective(parts.perspective)),
      ("Opacity", DecimalText.short(values.opacity)),
      ("Hidden", values.isHidden ? "yes" : "no"),
      ("Corner radius", DecimalText.short(values.cornerRadius)),
      ("Clips", values.masksToBounds ? "yes" : "no"),
      ("Background", values.backgroundColor.map(text) ?? "none"),
      ("Border", border(values)),
      ("Shadow", shadow(values)),
    ]
  }

  private static func rotation(_ parts: TransformParts) -> String {
    let degrees = "\(DecimalText.short(parts.rotation))°"
    guard parts.rotation != 0, abs(parts.axis.z) != 1 else { return degrees }
    return "\(degrees) about \(triple(parts.axis, restingAt: .nan))"
  }

  private static func perspective(_ m34: Double) -> String {
    m34 == 0 ? "none" : "\(DecimalText.short(m34, most: 5)), from \(DecimalText.short(-1 / m34))"
  }

  private static func border(_ values: LayerValues) -> String {
    guard values.borderWidth > 0, let color = values.borderColor else { return "none" }
    return "\(DecimalText.short(values.borderWidth)), \(text(color))"
  }

  private static func shadow(_ values: LayerValues) -> String {
    guard values.shadowOpacity > 0 else { return "none" }
    let opacity = DecimalText.short(values.shadowOpacity)
    let radius = DecimalText.short(values.shadowRadius)
    return "\(opacity), radius \(radius), by "
      + pair(values.shadowOffset.width, values.shadowOffset.height)
  }

  private static func text(_ color: RGBA) -> String {
    func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    let hex = String(
      format: "#%02X%02X%02X", byte(color.red), byte(color.green), byte(color.blue))
    return color.alpha < 1 ? "\(hex), \(DecimalText.short(color.alpha * 100)) %" : hex
  }

  private static func text(_ contents: LayerRecord.ContentsKind) -> String {
    switch contents {
    case .nothing: "none"
    case .image(let width, let height): "\(width) × \(height) pixels"
    case .drawing: "drawn"
    }
  }

  private static func animation(_ record: AnimationRecord) -> Animation {
    let constants = record.constants
    let paths = constants.keyPaths.joined(separator: ", ")
    let length = "\(DecimalText.short(constants.duration)) s"
    let repeats =
      constants.repeatCount > 1
      ? constants.repeatCount == .infinity
        ? ", endless" : ", × \(DecimalText.short(constants.repeatCount))"
      : ""
    let passed = record.progress.map { "\(Int(($0 * 100).rounded())) % of " } ?? "waits, "
    return Animation(
      title: paths.isEmpty ? constants.key ?? "transition" : paths,
      state: passed + length + repeats, progress: record.progress)
  }

  // MARK: Numbers

  private static func pair(_ x: Double, _ y: Double) -> String {
    "\(DecimalText.short(x)), \(DecimalText.short(y))"
  }

  /// Without a third number that means nothing.
  private static func triple(
    _ parts: (x: Double, y: Double, z: Double), restingAt rest: Double = 0
  ) -> String {
    let plane = pair(parts.x, parts.y)
    return parts.z == rest ? plane : "\(plane), \(DecimalText.short(parts.z))"
  }
}
