import CoreGraphics

/// The content of a sheet of activities: a title with a button that closes, and a card of rows.
final class ActivitySheetView: UIView {
  // Points, as on an iPhone with iOS 17.
  private static let margin: CGFloat = 16
  private static let titleHeight: CGFloat = 60
  private static let closeSize: CGFloat = 30
  static let rowHeight: CGFloat = 52
  private static let radius: CGFloat = 10

  private let title = UILabel()
  private let close = UIButton(type: .custom)
  private let scroll = UIScrollView()
  private let card = UIView()
  private var rows: [ActivityRow] = []
  var onChoice: ((UIActivity) -> Void)?
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
    close.backgroundColor = .tertiarySystemFill
    close.layer.cornerRadius = Self.closeSize / 2
    close.setImage(
      UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)),
      for: .normal)
    close.tintColor = .secondaryLabel
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.radius
    card.clipsToBounds = true
    scroll.addSubview(card)
    for part in [title, close, scroll] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, _ activities: [UIActivity]) {
    self.title.text = title
    for row in rows { row.removeFromSuperview() }
    rows = activities.enumerated().map { index, activity in
      let row = ActivityRow(activity, isLast: index == activities.count - 1)
      row.addAction(
        UIAction { [weak self] _ in self?.onChoice?(activity) }, for: .touchUpInside)
      card.addSubview(row)
      return row
    }
    card.isHidden = rows.isEmpty
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, width) = (Self.margin, bounds.width)
    close.frame = CGRect(
      x: width - margin - Self.closeSize, y: (Self.titleHeight - Self.closeSize) / 2,
      width: Self.closeSize, height: Self.closeSize)
    title.frame = CGRect(
      x: margin, y: 0, width: max(close.frame.minX - 2 * margin, 0), height: Self.titleHeight)
    scroll.frame = CGRect(
      x: 0, y: Self.titleHeight, width: width, height: max(bounds.height - Self.titleHeight, 0))
    card.frame = CGRect(
      x: margin, y: 8, width: max(width - 2 * margin, 0),
      height: CGFloat(rows.count) * Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: card.bounds.width, height: Self.rowHeight)
    }
    scroll.contentSize = CGSize(width: width, height: card.frame.maxY + margin)
  }
}

/// An activity in the card: its title at the left, and its image at the right.
final class ActivityRow: UIControl {
  private let label = UILabel()
  private let image = UIImageView()
  private let line = UIView()

  init(_ activity: UIActivity, isLast: Bool) {
    super.init(frame: .zero)
    label.text = activity.activityTitle
    label.font = .systemFont(ofSize: 17)
    image.image = activity.activityImage
    image.contentMode = .scaleAspectFit
    image.tintColor = .label
    line.backgroundColor = .separator
    line.isHidden = isLast
    for part in [label, image, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Points, as on an iPhone with iOS 17.
    let (margin, side): (CGFloat, CGFloat) = (16, 24)
    image.frame = CGRect(
      x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side)
    label.frame = CGRect(
      x: margin, y: 0, width: max(image.frame.minX - 2 * margin, 0), height: bounds.height)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: margin, y: bounds.height - pixel, width: bounds.width - margin, height: pixel)
  }
}
