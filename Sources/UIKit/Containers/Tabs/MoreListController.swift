import CoreGraphics

/// The list of the controllers that have no tab of their own.
final class MoreListController: UIViewController {
  /// The height of a row, in points.
  private static let rowHeight: CGFloat = 44

  private weak var tabs: UITabBarController?
  private let scrollView = UIScrollView()

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = scrollView
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.frame = UIScreen.main.bounds
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTabs()
  }

  /// Makes the rows again.
  func showTabs() {
    guard isViewLoaded, let tabs else { return }
    for view in scrollView.subviews where view is MoreRow { view.removeFromSuperview() }
    let width = scrollView.bounds.size.width
    for (index, controller) in tabs.model.inMore.enumerated() {
      let row = MoreRow(controller, item: tabs.item(of: controller))
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight)
      row.autoresizingMask = .flexibleWidth
      row.addTarget(self, action: Selector(MoreListController.open), for: .touchUpInside)
      scrollView.addSubview(row)
    }
    scrollView.contentSize = CGSize(
      width: 0, height: CGFloat(tabs.model.inMore.count) * Self.rowHeight)
  }

  private func open(_ row: MoreRow) {
    guard let controller = row.controller else { return }
    tabs?.selectFromMore(controller)
  }
}

/// One controller in the list of "More".
private final class MoreRow: UIControl {
  /// Points: of the image's middle and the text's beginning from the left, and of text from the
  /// right.
  private static let imageMiddle: CGFloat = 30
  private static let textStart: CGFloat = 60
  private static let trailing: CGFloat = 36

  private(set) weak var controller: UIViewController?
  private let imageView = UIImageView()
  private let label = UILabel()
  private let arrow = UIImageView(image: MoreRow.arrowImage)
  private let line = UIView()

  init(_ controller: UIViewController, item: UITabBarItem) {
    self.controller = controller
    super.init(frame: .zero)
    imageView.image = item.image
    imageView.prefersTemplates = true
    label.text = item.title
    label.font = .systemFont(ofSize: 17)
    arrow.tintColor = .tertiaryLabel
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    for view in [imageView, label, arrow, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, image) = (bounds.size, imageView.sizeThatFits(.zero))
    let pixel = 1 / max(layer.contentsScale, 1)
    imageView.frame = CGRect(
      x: (Self.imageMiddle - image.width / 2).rounded(),
      y: ((size.height - image.height) / 2).rounded(), width: image.width, height: image.height)
    label.frame = CGRect(
      x: Self.textStart, y: 11, width: max(size.width - Self.textStart - Self.trailing, 0),
      height: 22)
    arrow.frame.origin = CGPoint(
      x: size.width - 24, y: ((size.height - arrow.bounds.size.height) / 2).rounded())
    line.frame = CGRect(
      x: Self.textStart, y: size.height - pixel, width: size.width - Self.textStart, height: pixel)
  }

  /// The disclosure indicator of a row.
  private static let arrowImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 14))
    .image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 7, y: 7))
      path.addLine(to: CGPoint(x: 1, y: 13))
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
}
