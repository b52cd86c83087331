import UIKit

/// The list of places. Its title is that of the place that is chosen.
final class PlacesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The height in which the title is seen, and no place.
  static let titleHeight: CGFloat = 96

  var onChoose: ((Int) -> Void)?

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
    captionLabel.font = .systemFont(ofSize: 15)
    captionLabel.textColor = .secondaryLabel
    table.register(PlaceCell.self, forCellReuseIdentifier: PlaceCell.identifier)
    (table.rowHeight, table.dataSource, table.delegate) = (64, self, self)
    table.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    table.backgroundColor = .clear
    for item in [titleLabel, captionLabel, table] { view.addSubview(item) }
    show(nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    titleLabel.frame = CGRect(x: 16, y: 24, width: size.width - 32, height: 32)
    captionLabel.frame = CGRect(x: 16, y: 56, width: size.width - 32, height: 24)
    // As high as the highest sheet, so that the rows are there before the sheet rises.
    let height = max(view.window?.bounds.height ?? 0, size.height) - Self.titleHeight
    table.frame = CGRect(x: 0, y: Self.titleHeight, width: size.width, height: max(height, 0))
    table.contentInset.bottom = max(table.frame.maxY - size.height, 0)
  }

  /// Shows which place is chosen; nil for none.
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

/// A place: its sign, its name, and how far it is.
final class PlaceCell: UITableViewCell {
  static let identifier = "place"

  private let sign = SignView()
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    nameLabel.font = .systemFont(ofSize: 17, weight: .medium)
    noteLabel.font = .systemFont(ofSize: 13)
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
    sign.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    nameLabel.frame = CGRect(x: 72, y: 8, width: width, height: 24)
    noteLabel.frame = CGRect(x: 72, y: 32, width: width, height: 24)
  }
}

/// A disc with a sign.
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
