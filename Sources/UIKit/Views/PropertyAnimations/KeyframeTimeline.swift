import CoreGraphics
import QuartzCore

/// The changes of an `animateKeyframes` block. They are collected until the block ends. Then each
/// changed value of a layer gets one animation through all its frames.
@MainActor
final class KeyframeTimeline {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
  }

  private struct Track {
    let layer: CALayer
    let property: AnimatableProperty
    /// The model value before the first change, and the value on the screen.
    let before, shown: AnimatableValue
    /// The model value after the last change.
    var after: AnimatableValue
    var frames: [KeyframeCurve.Frame]
  }

  /// The animated values, in the order of their first change.
  private var tracks: [Track] = []
  private var indexes: [Key: Int] = [:]
  private var completions: [(Bool) -> Void] = []

  /// Records a change between two times, which are fractions of the whole block.
  func record(
    _ property: AnimatableProperty, of layer: CALayer, before: AnimatableValue,
    shown: AnimatableValue, after: AnimatableValue, during frame: ClosedRange<Double>
  ) {
    let change = KeyframeCurve.Frame(start: frame.lowerBound, end: frame.upperBound, value: after)
    let key = Key(layer: ObjectIdentifier(layer), keyPath: property.keyPath)
    if let index = indexes[key] {
      tracks[index].after = after
      tracks[index].frames.append(change)
    } else {
      indexes[key] = tracks.count
      tracks.append(
        Track(
          layer: layer, property: property, before: before, shown: shown, after: after,
          frames: [change]))
    }
  }

  /// Adds the completion of a block inside, which is called when the whole block ends.
  func wait(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Calls the completions of the blocks inside.
  func complete(finished: Bool) {
    let due = completions
    completions.removeAll()
    for completion in due { completion(finished) }
  }

  /// Adds the animations to their layers.
  func addAnimations(of block: ViewAnimation, mode: CAAnimationCalculationMode) {
    for track in tracks {
      let keyPath = track.property.keyPath
      let adds = track.layer.canAddViewAnimation(forKey: keyPath, of: track.before)
      let fromShown = !adds && block.options.contains(.beginFromCurrentState)
      let curve = KeyframeCurve(
        from: fromShown ? track.shown : track.before, through: track.frames)
      let animation = block.makeKeyframeAnimation(keyPath: keyPath)
      animation.calculationMode = mode
      animation.values = curve.points.map(\.value.keyed)
      animation.keyTimes = curve.points.map { NSNumber(value: $0.time) }
      if adds { animation.setAdditive(relativeTo: track.after) }
      track.layer.add(
        animation, forKey: adds ? track.layer.unusedAnimationKey(keyPath) : keyPath,
        group: block.group)
    }
    tracks.removeAll()
    indexes.removeAll()
  }
}
