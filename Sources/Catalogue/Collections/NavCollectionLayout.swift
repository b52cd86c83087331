import UIKit

// A push moves the cells of one collection view from layout to layout, and a pop moves them back.
// All it takes is one property of the pushed controller.

/// Shows small cards. A tap on a card pushes the large cards.
final class PigmentGridViewController: PigmentsViewController {
  @Parameter("Large width", in: 173...358, step: 1, unit: .points)
  private var width: CGFloat = 358
  @Parameter("Large height", in: 80...400, step: 10, unit: .points)
  private var height: CGFloat = 200

  init() {
    super.init(
      collectionViewLayout: UICollectionViewFlowLayout.cards(CGSize(width: 112, height: 112)))
    title = "Pigments"
  }

  required init?(coder: NSCoder) { nil }

  // This controller stays the delegate of the collection view while the pushed controller shows it.
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard navigationController?.topViewController === self else { return }
    let large = PigmentsViewController(
      collectionViewLayout: UICollectionViewFlowLayout.cards(CGSize(width: width, height: height)))
    large.title = Pigment.all[indexPath.item].name
    large.useLayoutToLayoutNavigationTransitions = true
    navigationController?.pushViewController(large, animated: true)
  }
}

extension Demo {
  static let navCollectionLayout = Demo(
    id: "nav-collection-layout", title: "Layout to layout", seed: 4,
    summary: "A push moves cells from one layout to another.",
    trigger: "Press a colour, then drag from the left edge or press the back button.",
    stageSize: Demo.defaultStageSize, glyph: .gridToList,
    phases: [
      Phase("push", .tap("Saffron")),
      Phase("pop", after: "push", .tap("Pigments")),
      Phase(
        "swipe", after: "push",
        .drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 330, y: 600), duration: 0.6)),
      Phase(
        "swipe-cancel", after: "push",
        .drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 150, y: 600), duration: 0.8)),
    ],
    tracedViews: ["Vermilion", "Malachite"],
    prototypes: { [PigmentGridViewController()] },
    makeRoot: { UINavigationController(rootViewController: PigmentGridViewController()) })
}
