import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// List controllers clear their selection when they appear again.
@MainActor
struct SelectionClearingTests {
  private final class Items: UICollectionViewController {
    convenience init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// Pops with an interaction controller of its own, which moves the views itself.
  private final class OwnPop: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
  {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.insertSubview(view, at: 0)
    }

    func end(completed: Bool) {
      if completed {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
      context?.completeTransition(completed)
    }
  }

  private func select(in list: UIViewController) {
    let path = IndexPath(row: 1, section: 0)
    (list as? Items)?.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    (list as? Rows)?.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  private func hasSelection(_ list: UIViewController) -> Bool {
    (list as? Items)?.collectionView.indexPathsForSelectedItems?.isEmpty == false
      || (list as? Rows)?.tableView.indexPathForSelectedRow != nil
  }

  /// Makes a list with a selection, below another page of a stack.
  private func makeCoveredList(
    isTable: Bool
  ) -> (list: UIViewController, stack: UINavigationController, simulator: Simulator) {
    let list: UIViewController = isTable ? Rows() : Items()
    let stack = UINavigationController(rootViewController: list)
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
    simulator.settle()
    select(in: list)
    stack.pushViewController(UIViewController(), animated: false)
    simulator.settle()
    return (list, stack, simulator)
  }

  @Test(arguments: [true, false], [true, false])
  func anInteractionControllerOfTheAppKnowsTheSelectionUntilTheEnd(
    isTable: Bool, completes: Bool
  ) {
    let (list, stack, simulator) = makeCoveredList(isTable: isTable)
    let pop = OwnPop()
    stack.delegate = pop
    stack.popViewController(animated: true)
    simulator.advanceFrame()
    pop.context?.updateInteractiveTransition(0.5)
    simulator.advance(by: 0.1)
    #expect(pop.context?.isInteractive == true && hasSelection(list))
    pop.end(completed: completes)
    simulator.settle()
    #expect(hasSelection(list) != completes)
    #expect(stack.viewControllers.count == (completes ? 1 : 2))
  }

  @Test(arguments: [true, false])
  func otherwiseItIsClearedWithTheTransition(isTable: Bool) {
    let (list, stack, simulator) = makeCoveredList(isTable: isTable)
    #expect(hasSelection(list))
    stack.popViewController(animated: true)
    simulator.advance(by: 0.1)
    #expect(stack.viewControllers.count == 1 && !hasSelection(list))
    simulator.settle()
  }
}
