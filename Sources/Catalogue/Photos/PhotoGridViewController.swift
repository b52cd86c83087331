import UIKit

// Photographs in a grid. A tap lets one grow from its cell to the full screen.

/// Shows all photographs, cropped to squares.
final class PhotoGridViewController: PhotoTilesViewController,
  UICollectionViewDelegateFlowLayout
{
  private static let spacing: CGFloat = 8
  /// The minimum width of a column in points, if there are more than three.
  private static let narrowestColumn: CGFloat = 180

  /// The index of the photograph whose cell is hidden, because it is shown large.
  var absent: Int? { didSet { if absent != oldValue { showAbsence() } } }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
    layout.headerReferenceSize = CGSize(width: 100, height: 104)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    CollectionTitle.register(in: collectionView)
  }

  // MARK: Cells

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cell.contentView.isHidden = indexPath.item == absent
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    CollectionTitle.dequeue(
      "North of the circle", caption: "\(photographs.count) photographs, 12 to 19 June",
      in: collectionView, ofKind: kind, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - 32
    let columns = max((width / Self.narrowestColumn).rounded(.down), 3)
    let side = ((width - (columns - 1) * Self.spacing) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }

  // MARK: Large and small

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let photograph = photographs[indexPath.item]
    present(PhotoViewController(photograph, index: indexPath.item, grid: self), animated: true)
  }

  private func showAbsence() {
    for path in collectionView.indexPathsForVisibleItems {
      collectionView.cellForItem(at: path)?.contentView.isHidden = path.item == absent
    }
  }

  /// Returns the frame of a photograph's cell in a view's coordinates. If the cell is off the
  /// screen, for instance after a rotation, the grid scrolls to it.
  func frame(ofItem item: Int, in view: UIView) -> CGRect {
    collectionView.layoutIfNeeded()
    let path = IndexPath(item: item, section: 0)
    if collectionView.cellForItem(at: path) == nil {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    let frame = collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
    return view.convert(frame, from: collectionView)
  }
}

/// A photograph, cropped to a square with rounded corners.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "photograph"
  static let cornerRadius: CGFloat = 12

  private let imageView = UIImageView()
  private var photograph: Photograph?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Self.cornerRadius
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photograph: Photograph) {
    self.photograph = photograph
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.image = photograph?.thumbnail(filling: contentView.bounds.size)
  }
}

extension Demo {
  static let photoGrid = Demo(
    id: "photo-grid", title: "Photographs", seed: nil,
    summary: "A photograph grows out of its cell, and is dragged back into it.",
    trigger: "Tap a photograph, then drag it; catch it while it flies.",
    stageSize: Demo.defaultStageSize, glyph: .photoGrid,
    phases: [
      Phase("open", .tapAt(CGPoint(x: 170, y: 160))),
      Phase("close", after: "open", .tap("Done")),
      Phase(
        "drag back", after: "open",
        .drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 240, y: 660), duration: 0.4)),
      Phase(
        "drag-cancel", after: "open",
        .dragBack(
          from: CGPoint(x: 195, y: 420), via: CGPoint(x: 250, y: 560),
          to: CGPoint(x: 200, y: 430), duration: 0.3)),
      Phase(
        "catch",
        .series(
          [
            .tapAt(CGPoint(x: 170, y: 160)),
            .drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 150, y: 640), duration: 0.4),
          ], pause: 0.15)),
    ],
    tracedViews: ["Photograph"],
    prototypes: {
      let grid = PhotoGridViewController()
      let viewer = PhotoViewController(Photograph.journey[0], index: 0, grid: grid)
      return withExtendedLifetime(grid) { [PhotoTransition(viewer, opens: true, grip: nil)] }
    },
    makeRoot: { PhotoGridViewController() })
}
