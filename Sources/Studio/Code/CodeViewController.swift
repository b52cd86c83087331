import UIKit

/// The source of the demo; the method that was called last is marked.
final class CodeViewController: UIViewController, InspectorPanel, UITableViewDataSource,
  UITableViewDelegate
{
  private let fileLabel = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let methodLabel = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  /// Scrolls sideways; the lines are not wrapped.
  private let sideways = UIScrollView()
  private lazy var table = UITableView(
    of: CodeLineCell.self, height: CodeLineCell.height, for: self)
  private var file: SourceFile?
  private var mark: SourceLibrary.Place?
  private var calls = CodeCalls()
  /// The session whose calls they are.
  private weak var session: StageSession?

  /// Points of a letter: all have one width.
  private static let letterWidth = ("0" as NSString).size(
    withAttributes: [.font: StudioStyle.code]
  ).width

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.numberOfLines = 0
    hint.text = "There is no source of this demo here. The demos of the catalogue have theirs."
    fileLabel.lineBreakMode = .byTruncatingMiddle
    sideways.delegate = self
    sideways.addSubview(table)
    for subview in [sideways, fileLabel, methodLabel, hint] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(size.width - 32, 0)
    fileLabel.frame = CGRect(x: 16, y: 0, width: width, height: 18)
    methodLabel.frame = CGRect(x: 16, y: 18, width: width, height: 16)
    hint.frame = CGRect(x: 16, y: 8, width: width, height: 40)
    sideways.frame = CGRect(x: 0, y: 44, width: size.width, height: max(size.height - 44, 0))
    let text = CodeLineCell.gutter + CGFloat(file?.longestLine ?? 0) * Self.letterWidth + 16
    table.frame = CGRect(
      x: 0, y: 0, width: max(text.rounded(.up), size.width), height: sideways.bounds.height)
    sideways.contentSize = table.frame.size
    // The file before may have had longer lines.
    let most = max(table.frame.width - size.width, 0)
    if sideways.contentOffset.x > most { sideways.contentOffset.x = most }
  }

  // MARK: The session

  func update(with session: StageSession) {
    if session !== self.session { calls.reset() }
    self.session = session
    calls.extend(to: session.recording, in: .installed)
    let called = calls.last(at: session.playhead.shownTime(in: session.recording) ?? 0)
    let next =
      called.flatMap { SourceLibrary.installed.file(named: $0.place.file) }
      ?? SourceLibrary.installed.file(of: session.demo)
    hint.isHidden = next != nil
    methodLabel.text = called?.method
    guard next?.name != file?.name || called?.place != mark else { return }
    (file, mark) = (next, called?.place)
    fileLabel.text = next?.name
    view.setNeedsLayout()
    table.reloadData()
    if let lines = mark?.lines {
      table.layoutIfNeeded()
      table.scrollToRow(
        at: IndexPath(row: lines.lowerBound, section: 0), at: .middle, animated: false)
    }
  }

  // MARK: Table

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === sideways else { return }
    for case let cell as CodeLineCell in table.visibleCells {
      cell.scrolledWidth = sideways.contentOffset.x
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    file?.lineCount ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(CodeLineCell.self, for: indexPath)
    if let file {
      let isMarked = mark?.file == file.name && mark?.lines.contains(indexPath.row) ?? false
      cell.show(indexPath.row, of: file, isMarked: isMarked)
      cell.scrolledWidth = sideways.contentOffset.x
    }
    return cell
  }
}
