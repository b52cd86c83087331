import UIKit

// A list of stories. The tapped card becomes the story's page.

/// Shows the cards in a column, and in several columns where there is room.
final class StoryListViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private static let spacing: CGFloat = 16
  /// The minimum width of a column in points, if there is more than one.
  private static let narrowestColumn: CGFloat = 400

  /// The index path of the story whose card is hidden, because it has become a page.
  var absent: IndexPath? { didSet { if absent != oldValue { showAbsence() } } }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
    layout.headerReferenceSize = CGSize(width: 100, height: 96)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.maximumContentSizeCategory = StoryView.largestText
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: StoryCell.identifier)
    CollectionTitle.register(in: collectionView)
    collectionView.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (collectionView: UICollectionView, _) in
      collectionView.collectionViewLayout.invalidateLayout()
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionViewLayout.invalidateLayout()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Story.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: StoryCell.identifier, for: indexPath)
    (cell as? StoryCell)?.show(Story.all[indexPath.item])
    cell.contentView.isHidden = indexPath == absent
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    CollectionTitle.dequeue(
      "Five huts", caption: "A walk of 57 kilometres, told by night",
      in: collectionView, ofKind: kind, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - 32
    let columns = max((width / Self.narrowestColumn).rounded(.down), 1)
    return CGSize(
      width: ((width - (columns - 1) * Self.spacing) / columns).rounded(.down),
      height: StoryCell.height(in: collectionView))
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let page = StoryViewController(Story.all[indexPath.item], at: indexPath, in: self)
    present(page, animated: true)
  }

  private func showAbsence() {
    for path in collectionView.indexPathsForVisibleItems {
      collectionView.cellForItem(at: path)?.contentView.isHidden = path == absent
    }
  }

  /// Returns the frame of a story's card in a view's coordinates. If the card is off the screen,
  /// for instance after a rotation, the list scrolls to it.
  func frame(ofItemAt indexPath: IndexPath, in view: UIView) -> CGRect {
    collectionView.layoutIfNeeded()
    if collectionView.cellForItem(at: indexPath) == nil {
      collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    return view.convert(frame, from: collectionView)
  }
}

extension Demo {
  static let listDetail = Demo(
    id: "list-detail", title: "Card to page", seed: nil,
    summary: "A card becomes a page, and a card under the finger.",
    trigger: "Tap a card; then drag the page down.",
    stageSize: Demo.defaultStageSize, glyph: .cardToPage,
    phases: [
      Phase("open", .tapAt(CGPoint(x: 195, y: 240))),
      Phase("close", after: "open", .tap("Close")),
      Phase(
        "drag down", after: "open",
        .drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 200, y: 620), duration: 0.4)),
      Phase(
        "drag-cancel", after: "open",
        .dragBack(
          from: CGPoint(x: 195, y: 300), via: CGPoint(x: 195, y: 500),
          to: CGPoint(x: 195, y: 310), duration: 0.3)),
    ],
    tracedViews: ["Story"],
    prototypes: {
      [
        StoryTransition(opens: true),
        StoryViewController(Story.all[0], at: IndexPath(item: 0, section: 0), in: nil),
      ]
    },
    makeRoot: { StoryListViewController() })
}
