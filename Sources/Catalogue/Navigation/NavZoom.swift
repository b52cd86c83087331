import UIKit

// Pages that grow out of the tapped photographs with the zoom transition of iOS 18: one property of
// the page.

/// The photographs of a journey as tiles, in a navigation controller.
private final class JourneyViewController: PhotoTilesViewController,
  UICollectionViewDelegateFlowLayout
{
  @Parameter("Aligns photographs")
  private var alignsPhotograph = true
  @Parameter("Dimming", in: 0...1, step: 0.05, unit: .percent)
  private var dimming: CGFloat = 0.25
  @Parameter("Blurs the page")
  private var blurs = false

  private static let spacing: CGFloat = 16
  /// The minimum width of a column in points, if there are more than two. There are at most three.
  private static let narrowestColumn: CGFloat = 240

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    title = "Places"
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cell.layer.cornerRadius = PhotoCell.cornerRadius
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - 32
    let columns = min(max((width / Self.narrowestColumn).rounded(.down), 2), 3)
    let side = ((width - (columns - 1) * Self.spacing) / columns).rounded(.down)
    return CGSize(width: side, height: (side * JourneyPageViewController.shape).rounded())
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let place = JourneyPageViewController(photographs[indexPath.item])
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = UIColor(white: 0, alpha: dimming)
    options.dimmingVisualEffect = blurs ? UIBlurEffect(style: .systemUltraThinMaterial) : nil
    if alignsPhotograph {
      options.alignmentRectProvider = { context in
        (context.zoomedViewController as? JourneyPageViewController)?.photographFrame
      }
    }
    place.preferredTransition = .zoom(options: options) { [weak collectionView] _ in
      collectionView?.cellForItem(at: indexPath)
    }
    navigationController?.pushViewController(place, animated: true)
  }
}

/// A photograph with its text.
private final class JourneyPageViewController: UIViewController {
  /// The height of photographs, as a fraction of their width.
  static let shape: CGFloat = 0.75

  private let photograph: Photograph
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let placeLabel = UILabel()
  private let textLabel = UILabel()

  init(_ photograph: Photograph) {
    self.photograph = photograph
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the photograph in the view's coordinates.
  var photographFrame: CGRect { view.convert(imageView.bounds, from: imageView) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.image = photograph.image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.name = "Photograph"
    titleLabel.text = photograph.title
    titleLabel.setFont(.systemFont(ofSize: 28, weight: .bold), scaledAs: .title1)
    titleLabel.maximumContentSizeCategory = .extraExtraExtraLarge
    placeLabel.text = photograph.place
    placeLabel.setFont(of: .subheadline)
    placeLabel.textColor = .secondaryLabel
    textLabel.text =
      "Drag the page down and let it go: it returns to its tile. Drag it a little, and it stays. "
      + "Pinch it, or grab it while it moves."
    textLabel.setFont(of: .body)
    textLabel.numberOfLines = 0
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for item in [imageView, titleLabel, placeLabel, textLabel] { scrollView.addSubview(item) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width, 600)
    let left = (view.bounds.width - width) / 2
    imageView.frame = CGRect(x: left, y: 0, width: width, height: (width * Self.shape).rounded())
    let text = CGRect(x: left + 16, y: imageView.frame.maxY, width: width - 32, height: 0)
    titleLabel.frame = CGRect(
      x: text.minX, y: text.minY + 20, width: text.width,
      height: titleLabel.scaled(34, as: .title1))
    placeLabel.frame = CGRect(
      x: text.minX, y: titleLabel.frame.maxY + 2, width: text.width,
      height: placeLabel.scaled(20, as: .subheadline))
    let height = textLabel.sizeThatFits(CGSize(width: text.width, height: 10_000)).height
    textLabel.frame = CGRect(
      x: text.minX, y: placeLabel.frame.maxY + 16, width: text.width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: textLabel.frame.maxY + 20)
  }
}

extension Demo {
  static let navZoom = Demo(
    id: "nav-zoom", title: "Zoom from a tile", seed: nil,
    summary: "A page grows out of its photograph, by one property.",
    trigger: "Tap a photograph, then drag or pinch the page, or grab it while it moves.",
    stageSize: Demo.defaultStageSize, glyph: .navZoom,
    phases: [
      Phase("open", .tapAt(CGPoint(x: 290, y: 275))),
      Phase("back", after: "open", .tap("Places")),
      Phase(
        "drag back", after: "open",
        .drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 240, y: 560), duration: 0.4)),
      Phase(
        "drag-cancel", after: "open",
        .dragBack(
          from: CGPoint(x: 195, y: 300), via: CGPoint(x: 215, y: 480),
          to: CGPoint(x: 195, y: 320), duration: 0.3)),
      Phase(
        "edge", after: "open",
        .drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 330, y: 600), duration: 0.5)),
      Phase(
        "pinch", after: "open",
        .pinch(center: CGPoint(x: 195, y: 420), from: 260, to: 90, duration: 0.5)),
      Phase(
        "catch",
        .series(
          [
            .tapAt(CGPoint(x: 290, y: 275)),
            .drag(from: CGPoint(x: 260, y: 360), to: CGPoint(x: 250, y: 620), duration: 0.4),
          ], pause: 0.15)),
    ],
    tracedViews: ["Photograph"],
    prototypes: { [JourneyViewController()] },
    makeRoot: { UINavigationController(rootViewController: JourneyViewController()) })
}
