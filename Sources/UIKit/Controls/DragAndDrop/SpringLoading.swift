import CoreGraphics
import QuartzCore

/// Activates the spring-loaded view on which the touch of a drag stays.
@MainActor
final class SpringLoading {
  // Seconds until the view is about to be activated, and from then until it is. Chosen.
  private static let holdDuration: TimeInterval = 0.7
  private static let blinkDuration: TimeInterval = 0.3

  private let session: LocalDragSession
  private weak var scene: UIWindowScene?
  private var current: UISpringLoadedInteraction?
  private var context: SpringLoadedContext?
  private var timer: FrameTimer?

  init(of session: LocalDragSession, in scene: UIWindowScene) {
    (self.session, self.scene) = (session, scene)
  }

  /// The touch has moved over some interactions, the innermost first.
  func move(over interactions: [UISpringLoadedInteraction]) {
    for interaction in interactions {
      // One drag at a time is over an interaction.
      guard interaction.loading == nil || interaction.loading === self else { continue }
      let candidate = SpringLoadedContext(of: session, at: interaction.view)
      if interaction === current, let context { candidate.state = context.state }
      guard interaction.interactionBehavior.shouldAllow(interaction, with: candidate) else {
        continue
      }
      if interaction === current, let context, context.hasTarget(of: candidate) { return }
      leave()
      return enter(interaction, candidate)
    }
    leave()
  }

  /// The drag leaves the view that it is over, if any, or ends.
  func leave() {
    guard let former = current, let context else { return }
    timer?.cancel()
    former.loading = nil
    (current, self.context, timer) = (nil, nil, nil)
    context.state = .inactive
    former.interactionEffect.interaction(former, didChangeWith: context)
    former.interactionBehavior.interactionDidFinish(former)
  }

  private func enter(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadedContext) {
    interaction.loading = self
    (current, self.context) = (interaction, context)
    change(to: .possible) {
      wait(Self.holdDuration) { [weak self] in self?.blink() }
    }
  }

  private func blink() {
    change(to: .activating) {
      wait(Self.blinkDuration) { [weak self] in self?.activate() }
    }
  }

  private func activate() {
    guard let interaction = current, let context else { return }
    change(to: .activated) { interaction.activationHandler(interaction, context) }
  }

  /// Shows a state, and goes on unless the effect has ended the drag.
  private func change(
    to state: UISpringLoadedInteractionEffectState, then next: () -> Void
  ) {
    guard let interaction = current, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    if self.context === context { next() }
  }

  private func wait(_ seconds: TimeInterval, then next: @escaping @MainActor () -> Void) {
    timer = scene?.frameTimers.schedule(after: seconds, next)
  }
}

/// What an interaction knows of a drag.
private final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  private let session: LocalDragSession

  init(of session: LocalDragSession, at view: UIView?) {
    (self.session, targetView) = (session, view)
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    if let view { return session.location(in: view) }
    return targetView?.window.map { session.location(in: $0) } ?? session.point
  }

  /// Whether both activate the same.
  func hasTarget(of other: SpringLoadedContext) -> Bool {
    guard targetView === other.targetView else { return false }
    guard let item = targetItem, let otherItem = other.targetItem else {
      return targetItem == nil && other.targetItem == nil
    }
    if let item = item as? AnyHashable, let otherItem = otherItem as? AnyHashable {
      return item == otherItem
    }
    return (item as AnyObject) === (otherItem as AnyObject)
  }
}

/// Lets drags activate a view everywhere, unless it is a disabled control.
final class UsualSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? UIControl)?.isEnabled ?? true }
}

/// A shade on the view, which blinks before the activation.
final class UsualSpringEffect: NSObject, UISpringLoadedInteractionEffect {
  // By eye on iOS 17.
  private static let opacity: Float = 0.2
  private static let blinkDuration: TimeInterval = 0.075
  private var shade: CALayer?

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible: if let view = context.targetView { cover(view) }
    case .activating:
      let blink = CABasicAnimation(keyPath: "opacity")
      (blink.fromValue, blink.toValue) = (Self.opacity, 0)
      (blink.duration, blink.autoreverses, blink.repeatCount) = (Self.blinkDuration, true, 2)
      shade?.add(blink, forKey: "blink")
    case .activated, .inactive:
      shade?.removeFromSuperlayer()
      shade = nil
    }
  }

  private func cover(_ view: UIView) {
    shade?.removeFromSuperlayer()
    let layer = CALayer()
    layer.frame = view.layer.bounds
    layer.cornerRadius = view.layer.cornerRadius
    layer.backgroundColor = UIColor.black.cgColor
    layer.opacity = Self.opacity
    view.layer.addSublayer(layer)
    shade = layer
  }
}
