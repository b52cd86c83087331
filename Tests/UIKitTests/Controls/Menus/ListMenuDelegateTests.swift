import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The calls for the menus of rows and items, in controllers of lists that override them.
@MainActor
struct ListMenuDelegateTests {
  private static func configuration() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }])
    })
  }

  private final class Rows: UITableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("row \(indexPath.row)")
      return ListMenuDelegateTests.configuration()
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("highlight")
      return nil
    }
    override func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("dismissal")
      return nil
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [unowned self] in calls.append("displayed") }
    }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { [unowned self] in calls.append("ended") }
    }
  }

  private final class Grid: UICollectionViewController {
    var calls: [String] = []

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
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("item \(indexPath.item)")
      return ListMenuDelegateTests.configuration()
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      calls.append("highlight \(indexPath.item)")
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("dismissal")
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }
    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  @Test func aTableControllerIsNotifiedOfTheMenusOfItsRows() throws {
    let page = Rows(style: .plain)
    let simulator = Simulator(root: page)
    simulator.settle()
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    simulator.secondaryClick(at: cell.convert(CGPoint(x: 10, y: 10), to: nil))
    simulator.settle()
    #expect(page.calls == ["row 1", "highlight", "display", "displayed"])
    #expect(page.tableView.contextMenuInteraction?.menuAppearance == .rich)
    page.calls = []
    simulator.press("Escape")
    simulator.settle()
    #expect(page.calls == ["dismissal", "end", "ended"])
  }

  @Test func aCollectionControllerIsNotifiedOfTheMenusOfItsItems() throws {
    let page = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let simulator = Simulator(root: page)
    simulator.settle()
    let cell = try #require(page.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    simulator.secondaryClick(at: cell.convert(CGPoint(x: 10, y: 10), to: nil))
    simulator.settle()
    #expect(page.calls == ["item 1", "highlight 1", "display"])
    page.calls = []
    simulator.press("Escape")
    simulator.settle()
    #expect(page.calls == ["dismissal", "end"])
  }
}
