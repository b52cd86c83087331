import UIKit

// A compositional layout consists of sections: large cards that page, a shelf, a grid. A snapshot
// says which items each section shows. Cells of items that are in both snapshots move between the
// sections.

/// Distributes the pigments over three sections.
final class ShelvesViewController: UIViewController {
  private enum Section: String, CaseIterable {
    case featured = "Featured"
    case shelf = "On the shelf"
    case all = "More"
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>?
  private var isShuffled = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelves"
    collectionView.backgroundColor = Pigment.paper
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    makeDataSource()
    show()
  }

  // MARK: What is shown

  private func makeDataSource() {
    let pigments = Dictionary(uniqueKeysWithValues: Pigment.all.map { ($0.name, $0) })
    let cells = UICollectionView.CellRegistration<PigmentCell, String> { cell, _, name in
      if let pigment = pigments[name] { cell.show(pigment) }
    }
    let titles = UICollectionView.SupplementaryRegistration<ShelfTitle>(
      elementKind: ShelfTitle.kind
    ) { title, _, path in title.text = Section.allCases[path.section].rawValue }
    let source = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { collectionView, path, name in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    source.supplementaryViewProvider = { collectionView, _, path in
      collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    dataSource = source
  }

  private func show() {
    let names = Pigment.all.map(\.name)
    // Every seventh name: each name occurs once, and no two former neighbours stay neighbours.
    let order = isShuffled ? names.indices.map { names[$0 * 7 % names.count] } : names
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(order[..<4]), toSection: .featured)
    snapshot.appendItems(Array(order[4..<12]), toSection: .shelf)
    snapshot.appendItems(Array(order[12...]), toSection: .all)
    dataSource?.apply(snapshot, animatingDifferences: view.window != nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: isShuffled ? "Sort" : "Shuffle", style: .plain, target: self,
      action: Selector(ShelvesViewController.shuffle))
  }

  private func shuffle() {
    isShuffled.toggle()
    show()
  }

  // MARK: The layout

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let section: NSCollectionLayoutSection
      switch Section.allCases[index] {
      case .featured:
        section = cards(CGSize(width: 300, height: 170))
        section.orthogonalScrollingBehavior = .groupPaging
      case .shelf:
        section = cards(CGSize(width: 112, height: 112))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      case .all: section = grid()
      }
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
          elementKind: ShelfTitle.kind, alignment: .top)
      ]
      return section
    }
  }

  private static func cards(_ size: CGSize) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 11
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(11)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 11
    return section
  }
}

/// The title above a section.
private final class ShelfTitle: UICollectionReusableView {
  static let kind = "title"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 20, weight: .bold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
  }
}

extension Demo {
  static let collectionShelves = Demo(
    id: "collection-shelves", title: "Shelves", seed: nil,
    summary: "Sections of three kinds, whose cells are shuffled.",
    trigger: "Press Shuffle; drag the cards sideways.",
    stageSize: Demo.defaultStageSize, glyph: .shelves,
    phases: [
      Phase("reorder", .tap("Shuffle")),
      Phase("sort", after: "reorder", .tap("Sort")),
      Phase(
        "page", .drag(from: CGPoint(x: 300, y: 240), to: CGPoint(x: 80, y: 240), duration: 0.4)),
    ],
    tracedViews: ["Vermilion", "Malachite"],
    makeRoot: { UINavigationController(rootViewController: ShelvesViewController()) })
}
