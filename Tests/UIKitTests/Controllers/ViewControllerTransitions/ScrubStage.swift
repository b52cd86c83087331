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

  let fixture = Fixture(
    framesPerSecond: framesPerSecond, size: CGSize(width: 160, height: 240))
  let interactor = UIPercentDrivenInteractiveTransition()
  private let delegate: JournalDelegate
  let modal: JournalController
  private let animator: KindAnimator
  let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  let card = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
  let front = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  let spare = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  let borrowed = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  private let inner = CALayer()
  let outsider = UIView(frame: CGRect(x: 120, y: 0, width: 20, height: 20))
  let focus = FocusView(frame: CGRect(x: 0, y: 200, width: 20, height: 20))

  init(_ kind: AnimationKind) {
    delegate = JournalDelegate(fixture.journal, duration: Self.duration)
    modal = fixture.makeController(style: .overFullScreen, delegate: nil)
    animator = KindAnimator(kind)
    fixture.present(modal)
    for view in [box, card] {
      view.backgroundColor = .blue
      modal.view.addSubview(view)
    }
    inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    outsider.backgroundColor = .red
    box.layer.addSublayer(inner)
    box.addSubview(borrowed)
    box.addSubview(UIView())
    back.isHidden = true
    for (view, color) in [(front, UIColor.green), (back, .red), (spare, .yellow)] {
      view.backgroundColor = color
      if view !== spare { card.addSubview(view) }
    }
    modal.view.addSubview(focus)
    fixture.simulator.window.addSubview(outsider)
    animator.stage = self
    modal.transitioningDelegate = animator
    fixture.simulator.settle()
    fixture.simulator.advance(by: 1)
    _ = focus.becomeFirstResponder()
  }

  func dismiss(interactively: Bool) {
    animator.interactor = interactively ? interactor : nil
    modal.dismiss(animated: true) { [journal = fixture.journal] in journal.note("completion") }
    Simulator.endTurn()
  }

  func frame() { fixture.simulator.advanceFrame() }

  /// Moves to a fraction and shows it.
  func show(_ fraction: CGFloat) {
    interactor.update(fraction)
    fixture.simulator.advance(by: fixture.simulator.frameDuration)
  }

  /// How often the animator completed the transition.
  var ends: Int { animator.ends }

  // MARK: On screen

  /// All numbers of the presentation layers, and the progress of the card's transition, in a fixed
  /// order.
  func shown() -> [Double] {
    let layers = [
      box.layer, card.layer, outsider.layer, modal.view.layer, inner, back.layer, borrowed.layer,
    ]
    return layers.flatMap { numbers($0.presentationValuesNow) } + [turned]
  }

  /// How much of the card's other side is shown, from 0 to 1.
  private var turned: Double {
    let isTurned = front.isHidden || front.superview !== card
    return card.layer.rendering.transition?.fraction ?? (isTurned ? 1 : 0)
  }

  /// The numbers of what is drawn.
  var picture: [Double] {
    fixture.simulator.window.layer.shownContent.group?.numbers ?? []
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

  // MARK: Model state

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
    collect(fixture.simulator.window.layer)
    return Remains(
      values: layers.map(\.values), keys: layers.map { $0.animationKeys() ?? [] },
      hierarchy: fixture.simulator.window.recursiveDescription(), times: layers.map(\.time),
      hasFocus: focus.isFirstResponder, presents: fixture.root.presentedViewController === modal)
  }

  var isIdle: Bool {
    !fixture.isTransitioning && !UIApplication.shared.isIgnoringInteractionEvents
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
      front: stage.front, back: stage.back, spare: stage.spare, borrowed: stage.borrowed,
      outsider: stage.outsider
    ) { [weak self] in
      self?.ends += 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
