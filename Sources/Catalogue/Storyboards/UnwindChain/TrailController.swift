import UIKit

/// A custom container. Its children are cards, each a little lower than the one below it. `show`
/// adds a card on top, and unwinding removes all cards above the target.
final class TrailController: UIViewController {
  /// The distance from the top to the first card, and from each card to the next, in points.
  private static let top: CGFloat = 24
  @Parameter("Step", in: 16...160, step: 4, unit: .points)
  private var step: CGFloat = 64
  /// The height of a card below the screen's lower edge, which hides its lower corners, in points.
  private static let overlap: CGFloat = 24

  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.5
  @Parameter("Spring") private var spring = DampedSpring(dampingRatio: 0.9)

  /// The cards from the bottom to the top, without those that are being removed.
  private var cards: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let first = storyboard?.instantiateViewController(withIdentifier: "A") else { return }
    add(first)
    first.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, card) in cards.enumerated() { card.view.frame = place(of: index) }
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    add(vc)
    let place = vc.view.frame
    vc.view.frame = place.offsetBy(dx: 0, dy: view.bounds.height - place.minY)
    move {
      vc.view.frame = place
    } completion: {
      vc.didMove(toParent: self)
    }
  }

  /// Returns the nearest cards first.
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    cards.reversed().filter { $0 !== childContaining(source) }
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard let index = cards.firstIndex(of: subsequentVC) else { return }
    let leaving = cards[(index + 1)...]
    cards.removeSubrange((index + 1)...)
    leaving.forEach { $0.willMove(toParent: nil) }
    move {
      for card in leaving { card.view.frame.origin.y += self.view.bounds.height }
    } completion: {
      for card in leaving {
        card.view.removeFromSuperview()
        card.removeFromParent()
      }
    }
  }

  private func add(_ card: UIViewController) {
    addChild(card)
    cards.append(card)
    card.view.frame = place(of: cards.count - 1)
    view.addSubview(card.view)
  }

  private func place(of index: Int) -> CGRect {
    let y = view.safeAreaInsets.top + Self.top + step * CGFloat(index)
    return CGRect(
      x: 0, y: y, width: view.bounds.width, height: view.bounds.height - y + Self.overlap)
  }

  private func move(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: spring.dampingRatio,
      initialSpringVelocity: spring.initialVelocity, animations: changes,
      completion: { _ in completion() })
  }
}

extension Demo {
  static let unwindChain = Demo(
    id: "unwind-chain", title: "Unwinding", seed: 3,
    summary: "From C to B and to A; D is not in the chain.",
    trigger: "Press “On to B”, “On to C”, then any button that unwinds.",
    stageSize: Demo.defaultStageSize, glyph: .cards,
    phases: [
      Phase("go on", .series([.tap("On to B"), .tapAt(CGPoint(x: 120, y: 214))], pause: 0.8)),
      Phase("go back", after: "go on", .tap("Back to A")),
      Phase("go to B", after: "go on", .tap("Back to B")),
    ],
    storyboard: "UnwindChain", prototypes: { [TrailController()] })
}
