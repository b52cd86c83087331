import CoreGraphics
import Testing
import UIKitTestSupport

@testable import QuartzCore
@testable import UIKit

/// A modal on a screen, and a dismissal of it that animates in a given way.
@MainActor
final class ScrubStage {
  static let duration: TimeInterval = 0.25
  /// A frame is a twenty-fifth of the transition.
  static let framesPerSecond: Double = 100

  let stand = Stand(
    framesPerSecond: framesPerSecond, size: CGSize(width: 160, height: 240))
  let interactor = UIPercentDrivenInteractiveTransition()
  private let delegate: JournalDelegate
  let modal: JournalController
  private let animator: KindAnimator
  let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  let card = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
  let outsider = UIView(frame: CGRect(x: 200, y: 0, width: 20, height: 20))
  let focus = FocusView(frame: CGRect(x: 0, y: 200, width: 20, height: 20))

  init(_ kind: AnimationKind) {
    delegate = JournalDelegate(stand.journal, duration: Self.duration)
    modal = stand.makeController(style: .overFullScreen, delegate: nil)
    animator = KindAnimator(kind)
    stand.present(modal)
    for view in [box, card] {
      view.backgroundColor = .blue
      modal.view.addSubview(view)
    }
    box.layer.addSublayer(CALayer())
    modal.view.addSubview(focus)
    stand.simulator.window.addSubview(outsider)
    animator.stage = self
    modal.transitioningDelegate = animator
    stand.simulator.settle()
    stand.simulator.advance(by: 1)
    _ = focus.becomeFirstResponder()
  }

  func dismiss(interactively: Bool) {
    animator.interactor = interactively ? interactor : nil
    modal.dismiss(animated: true) { [journal = stand.journal] in journal.note("completion") }
  }

  func frame() { stand.simulator.advanceFrame() }

  /// Moves to a fraction and shows it.
  func show(_ fraction: CGFloat) {
    interactor.update(fraction)
    stand.simulator.advance(by: stand.simulator.frameDuration)
  }

  /// How often the animator said that it was done.
  var ends: Int { animator.ends }

  // MARK: What is seen

  /// Every number that the layers show, in a fixed order.
  func shown() -> [Double] {
    let layers = [box.layer, card.layer, outsider.layer, modal.view.layer]
    return (layers + (box.layer.sublayers ?? [])).flatMap { numbers($0.presentationValuesNow) }
  }

  private func numbers(_ values: LayerValues) -> [Double] {
    let m = values.transform
    let color = values.backgroundColor ?? .clear
    return [
      values.position.x, values.position.y, values.bounds.size.width, values.bounds.size.height,
      values.opacity, values.cornerRadius, m.m11, m.m12, m.m13, m.m21, m.m22, m.m31, m.m33, m.m34,
      m.m41, m.m42, color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha,
      color.alpha,
    ].map { Double($0) }
  }

  // MARK: What there is

  /// Everything that a cancelled transition must leave as it was.
  struct Remains: Equatable {
    let values: [LayerValues]
    let keys: [[String]]
    let hierarchy: String
    let times: [MediaTime]
    let hasFocus: Bool
    let presents: Bool
  }

  var remains: Remains {
    var layers: [CALayer] = []
    func collect(_ layer: CALayer) {
      layers.append(layer)
      for sublayer in layer.sublayers ?? [] { collect(sublayer) }
    }
    collect(stand.simulator.window.layer)
    return Remains(
      values: layers.map(\.values), keys: layers.map { $0.animationKeys() ?? [] },
      hierarchy: stand.simulator.window.recursiveDescription(), times: layers.map(\.time),
      hasFocus: focus.isFirstResponder, presents: stand.root.presentedViewController === modal)
  }

  var isIdle: Bool {
    stand.running == nil && !UIApplication.shared.isIgnoringInteractionEvents
  }
}

final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// Animates a dismissal in one of the ways.
private final class KindAnimator: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let kind: AnimationKind
  weak var stage: ScrubStage?
  var interactor: UIPercentDrivenInteractiveTransition?
  private(set) var ends = 0

  init(_ kind: AnimationKind) { self.kind = kind }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ScrubStage.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let actors = actors(transitionContext) { kind.animate(actors) }
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    guard let make = kind.interruptible, let actors = actors(transitionContext) else {
      return NoInterruptibleAnimator.shared
    }
    return make(actors)
  }

  private func actors(_ context: any UIViewControllerContextTransitioning)
    -> AnimationKind.Actors?
  {
    guard let stage else { return nil }
    return AnimationKind.Actors(
      context: context, duration: ScrubStage.duration, box: stage.box, card: stage.card,
      outsider: stage.outsider
    ) { [weak self] in
      self?.ends += 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
