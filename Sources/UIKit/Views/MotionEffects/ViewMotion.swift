import CoreGraphics
import QuartzCore

/// The motion effects of a view. They are applied as paused animations on the view's layer, so that
/// the model values do not change.
@MainActor
final class ViewMotion {
  private(set) var effects: [UIMotionEffect] = []
  /// The keys of the animations on the view's layer.
  private var keys: [String] = []

  func set(_ effects: [UIMotionEffect], on view: UIView) {
    self.effects = effects
    update(view)
  }

  /// Applies the effects for the current tilt of the device.
  func update(_ view: UIView) {
    for key in keys { view.layer.removeAnimation(forKey: key) }
    keys = []
    guard let scene = view.window?.windowScene else { return }
    let offset = UIAccessibility.isReduceMotionEnabled ? .zero : scene.viewerOffset
    for (number, effect) in effects.enumerated() {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
      for (keyPath, value) in values { add(value, to: keyPath, of: view, number) }
    }
  }

  private func add(_ value: Any, to keyPath: String, of view: UIView, _ number: Int) {
    let path = Self.layerKeyPath(keyPath)
    guard let value = AnimatableValue(value), value.hasSum,
      let current = view.layer.animatableProperty(path)?.get(view.layer.values),
      current.matches(value)
    else {
      return Diagnostics.warn(
        "A motion effect cannot add \(value) to the value \"\(keyPath)\" of \(type(of: view)); "
          + "it has no effect.")
    }
    // A device that is seen from the front needs no animation.
    guard value != value.zero else { return }
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue) = (value.boxed, value.boxed)
    animation.isAdditive = true
    animation.duration = 1
    animation.speed = 0
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    let key = "motion-\(number)-\(keyPath)"
    view.layer.addStationary(animation, forKey: key)
    keys.append(key)
  }

  /// The key path on the layer for a key path of the view.
  private static func layerKeyPath(_ keyPath: String) -> String {
    var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    switch parts.first {
    case "layer": parts.removeFirst()
    case "center": parts[0] = "position"
    case "alpha": parts[0] = "opacity"
    default: break
    }
    return parts.joined(separator: ".")
  }
}

extension UIView {
  /// The effects that move the view while the device is tilted; empty by default.
  public var motionEffects: [UIMotionEffect] {
    get { motion?.effects ?? [] }
    set {
      guard motion != nil || !newValue.isEmpty else { return }
      let motion = motion ?? ViewMotion()
      self.motion = motion
      motion.set(newValue, on: self)
    }
  }

  /// Adds an effect. An effect that was already added is ignored.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  /// Removes an effect. The values to which it added are then the view's own again.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

extension UIWindowScene {
  /// Sets the tilt of the device along its axes, each from -1 to 1; zero by default.
  package func tilt(to offset: UIOffset) {
    func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1), 1) : 0 }
    viewerOffset = UIOffset(
      horizontal: limited(offset.horizontal), vertical: limited(offset.vertical))
    updateMotion()
  }

  /// Applies motion effects for the current tilt and settings.
  func updateMotion() {
    for window in allWindows { window.updateMotion() }
  }
}

extension UIWindow {
  /// Applies the motion effects of the window's views for the current tilt.
  func updateMotion() {
    var moved: [UIView] = []
    visitSubtree { if $0.motion != nil { moved.append($0) } }
    for view in moved { view.motion?.update(view) }
  }
}
