import UIKit

// The list clears its selection when it is about to appear again. A cancelled swipe calls
// `viewWillAppear` too, without a `viewDidAppear` after it. The coordinator reports the
// cancellation, and the list restores its selection.

/// A list of trees.
private final class TreesViewController: UIViewController {
  private static let trees = ["Oak", "Elm", "Ash"]

  private let report = UILabel()
  private var rows: [UIButton] = []
  /// The index of the selected tree, whose row is marked.
  private var choice: Int? { didSet { showChoice() } }

  override func loadView() {
    title = "Trees"
    view = DemoPage(
      color: .honeydew, title: "Trees",
      caption: "Swipe back halfway, and release on the left.",
      hint: "A swipe that is given up keeps the choice")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let width = min(view.bounds.size.width - 48, 320)
    let x = (view.bounds.size.width - width) / 2
    rows = Self.trees.enumerated().map { index, name in
      let row = UIButton.soft(name, background: UIColor(white: 1, alpha: 0.7))
      row.setTitleColor(.black, for: .normal)
      row.frame = CGRect(x: x, y: 200 + CGFloat(index) * 56, width: width, height: 48)
      row.staysCentered()
      row.addAction(UIAction { [weak self] _ in self?.openTree(index) }, for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    report.frame = CGRect(x: x, y: 376, width: width, height: 24)
    report.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    report.setFont(of: .subheadline)
    report.maximumContentSizeCategory = .extraExtraLarge
    report.textAlignment = .center
    report.textColor = UIColor.black.withAlphaComponent(0.65)
    view.addSubview(report)
    showChoice()
  }

  private func openTree(_ index: Int) {
    choice = index
    let tree = StackPage(
      Self.trees[index], color: .night, ink: .white,
      caption: "The list knows what was chosen.", hint: "Drag from the left edge")
    navigationController?.pushViewController(tree, animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let former = choice, let coordinator = transitionCoordinator else { return }
    coordinator.animate(alongsideTransition: { _ in self.choice = nil })
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      if context.isCancelled { self?.choice = former }
    }
    // An older method, which reports only the end of the interaction.
    coordinator.notifyWhenInteractionEnds { [weak self] context in
      if context.isCancelled { self?.report.text = "Given up: \(Self.trees[former]) stays" }
    }
  }

  private func showChoice() {
    for (index, row) in rows.enumerated() {
      row.backgroundColor =
        index == choice ? .systemYellow : UIColor(white: 1, alpha: 0.7)
    }
    report.text = choice.map { "Chosen: \(Self.trees[$0])" } ?? "Nothing is chosen"
  }
}

extension Demo {
  static let coordinatorInteractionEnds = Demo(
    id: "coordinator-interaction-ends", title: "A swipe given up", seed: 4,
    summary: "What a cancelled swipe undid is done again.",
    trigger: "Choose a tree, swipe back halfway, release on the left.",
    stageSize: Demo.defaultStageSize, glyph: .givenUp,
    phases: [
      Phase("push", .tap("Elm")), Phase("pop", after: "push", .tap("Trees")),
      Phase(
        "give up", after: "push",
        .drag(from: CGPoint(x: 4, y: 440), to: CGPoint(x: 120, y: 440), duration: 0.8)),
    ],
    makeRoot: { UINavigationController(rootViewController: TreesViewController()) })
}
