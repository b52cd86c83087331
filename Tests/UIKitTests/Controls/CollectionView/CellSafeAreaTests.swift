import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Cells that bars cover, and those that are partly below the screen.
@MainActor
struct CellSafeAreaTests {
  private final class ListController: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.secondaryText = "Two lines"
      cell.contentConfiguration = content
    }

    init() {
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: indexPath.item)
    }
  }

  @Test(arguments: [false, true])
  func cellsAreAsHighWhereBarsCoverThemAsElsewhere(hasTabBar: Bool) {
    let list = ListController()
    let stack = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    if hasTabBar { tabs.viewControllers = [stack] }
    let simulator = Simulator(scale: 1, root: hasTabBar ? tabs : stack)
    simulator.settle()
    for offset in stride(from: CGFloat(-44), to: 400, by: 17) {
      list.collectionView.contentOffset.y = offset
      simulator.settle()
      let cells = list.collectionView.visibleCells
      #expect(cells.count > 10 && Set(cells.map(\.bounds.height)).count == 1)
      #expect(cells.allSatisfy { $0.safeAreaInsets == .zero })
    }
  }
}
