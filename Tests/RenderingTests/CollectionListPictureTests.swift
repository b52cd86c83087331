import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Collections in the layouts of lists, light and dark.
@MainActor
struct CollectionListPictureTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  /// A mailbox: a section of rows with several accessories, and one with an outline.
  private final class Mailbox: UICollectionViewController {
    private var source: Source?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = .supplementary
      list.footerMode = .supplementary
      list.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
          UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
        ])
      }
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, path, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.image = UIImage(systemName: path.section == 0 ? "envelope" : "folder")
        if name == "Inbox" { content.secondaryText = "Updated just now" }
        cell.contentConfiguration = content
        cell.accessories =
          path.section == 0
          ? [
            .label(text: "\(path.item * 7 + 3)"), .disclosureIndicator(displayed: .whenNotEditing),
            .delete(), .reorder(),
          ] : [.outlineDisclosure(), .multiselect()]
      }
      let edges = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ].map { kind in
        UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
          cell, kind, path in
          var content = cell.defaultContentConfiguration()
          content.text =
            kind == UICollectionView.elementKindSectionHeader
            ? ["Mailboxes", "Folders"][path.section] : "Section \(path.section + 1) of 2"
          cell.contentConfiguration = content
        }
      }
      let source = Source(collectionView: collectionView) { list, path, name in
        list.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
      }
      source.supplementaryViewProvider = { list, kind, path in
        list.dequeueConfiguredReusableSupplementary(
          using: edges[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: path)
      }
      self.source = source
      var mail = NSDiffableDataSourceSectionSnapshot<String>()
      mail.append(["Inbox", "Drafts", "Sent"])
      source.apply(mail, to: "mail", animatingDifferences: false)
      var folders = NSDiffableDataSourceSectionSnapshot<String>()
      folders.append(["Projects", "Receipts"])
      folders.append(["Bridges", "Towers"], to: "Projects")
      folders.expand(["Projects"])
      source.apply(folders, to: "folders", animatingDifferences: false)
      collectionView.allowsMultipleSelectionDuringEditing = true
    }
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, "plain"), (.grouped, "grouped"),
    (.insetGrouped, "insetGrouped"), (.sidebar, "sidebar"),
  ])
  func appearances(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ name: String
  ) {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let simulator = Simulator(
        size: CGSize(width: 320, height: 560), scale: 2, framesPerSecond: 20, style: style,
        root: Mailbox(appearance))
      simulator.settle()
      assertSnapshot(of: simulator, as: .image, named: "\(name)-\(style)", testName: "list")
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func editing(style: UIUserInterfaceStyle) {
    let mailbox = Mailbox(.insetGrouped)
    let simulator = Simulator(
      size: CGSize(width: 320, height: 560), scale: 2, framesPerSecond: 20, style: style,
      root: mailbox)
    simulator.settle()
    mailbox.setEditing(true, animated: false)
    simulator.settle()
    for item in [0, 2] {
      mailbox.collectionView.selectItem(
        at: IndexPath(item: item, section: 1), animated: false, scrollPosition: [])
    }
    simulator.settle()
    assertSnapshot(of: simulator, as: .image, named: "\(style)", testName: "list-editing")
  }

  @Test func swiped() {
    let mailbox = Mailbox(.insetGrouped)
    let simulator = Simulator(
      size: CGSize(width: 320, height: 560), scale: 2, framesPerSecond: 20, root: mailbox)
    simulator.settle()
    let row = mailbox.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let y = row?.frame.midY ?? 0
    simulator.drag(from: CGPoint(x: 290, y: y), to: CGPoint(x: 130, y: y), duration: 0.3)
    assertSnapshot(of: simulator, as: .image, named: "light", testName: "list-swiped")
  }
}
