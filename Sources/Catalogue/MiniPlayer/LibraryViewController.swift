import UIKit

// A list of albums, and a bar with the one that plays. The bar grows to the player, and shrinks
// back.

/// The list of albums. The bar covers its lower edge.
final class LibraryViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The maximum width of the list, in points.
  private static let widestList: CGFloat = 640

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let table = UITableView()
  /// The bar, which is visible while the player is closed. The player has a copy of its own.
  let bar = MiniBar()
  private lazy var player = MusicPlayerViewController(over: self)
  private(set) var playing = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Listen now"
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 32, weight: .bold), scaledAs: .largeTitle)
    captionLabel.text = "Made for the evening"
    captionLabel.setFont(of: .subheadline)
    captionLabel.textColor = .secondaryLabel
    table.register(AlbumCell.self, forCellReuseIdentifier: AlbumCell.identifier)
    (table.dataSource, table.delegate) = (self, self)
    table.rowHeight = AlbumCell.height(in: view)
    table.separatorInset = UIEdgeInsets(top: 0, left: 96, bottom: 0, right: 0)
    table.contentInset.bottom = MiniBar.height + 48
    bar.layer.name = "Bar"
    bar.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(LibraryViewController.open)))
    bar.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(LibraryViewController.pull)))
    for item in [titleLabel, captionLabel, table, bar] { view.addSubview(item) }
    play(0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = min(size.width, Self.widestList)
    let x = ((size.width - width) / 2).rounded()
    titleLabel.frame = CGRect(
      x: x + 16, y: 40, width: width - 32, height: view.scaled(40, as: .largeTitle))
    captionLabel.frame = CGRect(
      x: x + 16, y: titleLabel.frame.maxY, width: width - 32,
      height: view.scaled(24, as: .subheadline))
    let header = captionLabel.frame.maxY + 8
    table.frame = CGRect(x: x, y: header, width: width, height: max(size.height - header, 0))
    let rowHeight = AlbumCell.height(in: view)
    if table.rowHeight != rowHeight { table.rowHeight = rowHeight }
    bar.frame = barFrame
  }

  /// The frame of the bar.
  var barFrame: CGRect {
    let size = view.bounds.size
    return CGRect(
      x: 8, y: size.height - MiniBar.height - 24, width: max(size.width - 16, 0),
      height: MiniBar.height)
  }

  private func play(_ index: Int) {
    playing = index
    bar.show(Album.all[index])
    player.show(Album.all[index])
  }

  private func open() { player.open() }
  private func pull(_ pan: UIPanGestureRecognizer) { player.drag(pan) }

  // MARK: The list

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Album.all.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: AlbumCell.identifier, for: indexPath)
    (cell as? AlbumCell)?.show(Album.all[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    play(indexPath.row)
  }
}

/// A row of the list: an album's cover, title and artist.
final class AlbumCell: UITableViewCell {
  static let identifier = "album"

  private let coverView = UIImageView()
  private let titleLabel = UILabel()
  private let noteLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    coverView.layer.cornerRadius = 8
    coverView.clipsToBounds = true
    titleLabel.setFont(.systemFont(ofSize: 17, weight: .medium), scaledAs: .body)
    noteLabel.setFont(of: .subheadline)
    noteLabel.textColor = .secondaryLabel
    for item in [coverView, titleLabel, noteLabel] { contentView.addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ album: Album) {
    coverView.image = album.cover
    titleLabel.text = album.title
    noteLabel.text = "\(album.artist) · \(album.minutes) min"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 112
    let (title, note) = (scaled(24, as: .body), scaled(24, as: .subheadline))
    coverView.frame = CGRect(x: 16, y: (Self.height(in: self) - 64) / 2, width: 64, height: 64)
    titleLabel.frame = CGRect(x: 96, y: 16, width: width, height: title)
    noteLabel.frame = CGRect(x: 96, y: 16 + title, width: width, height: note)
  }

  /// Returns the height of a row at the text size of a view.
  static func height(in view: UIView) -> CGFloat {
    32 + view.scaled(24, as: .body) + view.scaled(24, as: .subheadline)
  }
}

extension Demo {
  static let miniPlayer = Demo(
    id: "mini-player", title: "Music player", seed: nil,
    summary: "A bar grows to a player; a finger can catch it.",
    trigger: "Tap the bar or pull it up; pull the player down.",
    stageSize: Demo.defaultStageSize, glyph: .miniPlayer,
    phases: [
      Phase("open", .tap("Bar")),
      Phase("fold", after: "open", .tap("Grabber")),
      Phase(
        "pull up",
        .drag(from: CGPoint(x: 180, y: 768), to: CGPoint(x: 180, y: 160), duration: 0.4)),
      Phase(
        "pull down", after: "open",
        .drag(from: CGPoint(x: 195, y: 240), to: CGPoint(x: 195, y: 820), duration: 0.4)),
      Phase(
        "drag-cancel", after: "open",
        .dragBack(
          from: CGPoint(x: 195, y: 240), via: CGPoint(x: 195, y: 480),
          to: CGPoint(x: 195, y: 260), duration: 0.3)),
      Phase(
        "catch",
        .series(
          [
            .tap("Bar"),
            .drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 830), duration: 0.4),
          ], pause: 0.15)),
    ],
    tracedViews: ["Cover", "Panel"],
    prototypes: {
      // The player does not retain the library.
      let library = LibraryViewController()
      let player = MusicPlayerViewController(over: library)
      return [PlayerTransition(player, UIView(), opens: true), player, library]
    },
    makeRoot: { LibraryViewController() })
}
