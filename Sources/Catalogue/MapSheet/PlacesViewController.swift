import UIKit

/// The list of places. Its title is the name of the selected place.
final class PlacesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The height at which only the title is visible.
  static let titleHeight: CGFloat = 96

  var onChoose: ((Int) -> Void)?

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 24, weight: .bold), scaledAs: .title2)
    captionLabel.setFont(of: .subheadline)
    // The low sheet has no room for larger labels.
    for label in [titleLabel, captionLabel] {
      label.maximumContentSizeCategory = .extraExtraLarge
    }
    captionLabel.textColor = .secondaryLabel
    table.register(PlaceCell.self, forCellReuseIdentifier: PlaceCell.identifier)
    (table.dataSource, table.delegate) = (self, self)
    table.rowHeight = PlaceCell.height(in: view)
    table.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    table.backgroundColor = .clear
    for item in [titleLabel, captionLabel, table] { view.addSubview(item) }
    show(nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    titleLabel.frame = CGRect(
      x: 16, y: 24, width: size.width - 32, height: titleLabel.scaled(32, as: .title2))
    captionLabel.frame = CGRect(
      x: 16, y: titleLabel.frame.maxY, width: size.width - 32,
      height: captionLabel.scaled(24, as: .subheadline))
    let rowHeight = PlaceCell.height(in: view)
    if table.rowHeight != rowHeight { table.rowHeight = rowHeight }
    // The list is as high as the largest detent, so that its rows are there before the sheet rises.
    let height = max(view.window?.bounds.height ?? 0, size.height) - Self.titleHeight
    table.frame = CGRect(x: 0, y: Self.titleHeight, width: size.width, height: max(height, 0))
    table.contentInset.bottom = max(table.frame.maxY - size.height, 0)
  }

  /// Shows which place is selected; nil for none.
  func show(_ index: Int?) {
    guard isViewLoaded else { return }
    titleLabel.text = index.map { Place.all[$0].name } ?? "Around the harbour"
    captionLabel.text = index.map { Place.all[$0].caption } ?? "\(Place.all.count) places on foot"
    let path = index.map { IndexPath(row: $0, section: 0) }
    table.selectRow(at: path, animated: true, scrollPosition: path == nil ? .none : .middle)
  }

  // MARK: The list

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Place.all.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlaceCell.identifier, for: indexPath)
    (cell as? PlaceCell)?.show(Place.all[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(indexPath.row)
  }
}

/// A place: its symbol, its name, and its distance.
final class PlaceCell: UITableViewCell {
  static let identifier = "place"

  private let sign = SignView()
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    nameLabel.setFont(.systemFont(ofSize: 17, weight: .medium), scaledAs: .body)
    noteLabel.setFont(of: .footnote)
    noteLabel.textColor = .secondaryLabel
    let background = UIView()
    background.backgroundColor = .tertiarySystemFill
    selectedBackgroundView = background
    for item in [sign, nameLabel, noteLabel] { contentView.addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: Place) {
    sign.kind = place.kind
    (nameLabel.text, noteLabel.text) = (place.name, place.caption)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 88
    let (name, note) = (scaled(24, as: .body), scaled(24, as: .footnote))
    sign.frame = CGRect(x: 16, y: (Self.height(in: self) - 40) / 2, width: 40, height: 40)
    nameLabel.frame = CGRect(x: 72, y: 8, width: width, height: name)
    noteLabel.frame = CGRect(x: 72, y: 8 + name, width: width, height: note)
  }

  /// Returns the height of a row at the text size of a view.
  static func height(in view: UIView) -> CGFloat {
    16 + view.scaled(24, as: .body) + view.scaled(24, as: .footnote)
  }
}

/// A disc with a symbol.
private final class SignView: UIView {
  var kind = Place.Kind.park { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    kind.color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    kind.drawSign(in: bounds.insetBy(dx: 11, dy: 11))
  }
}
