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
  /// Where each call of the demo is in the source; nil for those that are not.
  private var places: [String: SourceLibrary.Place?] = [:]

  /// Points of a letter: all have one width.
  private static let letterWidth = ("0" as NSString).size(
    withAttributes: [.font: StudioStyle.code]
  ).width
  private static let longestLine = 100

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.numberOfLines = 0
    hint.text = "There is no source of this demo."
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
    let text = CodeLineCell.gutter + CGFloat(Self.longestLine) * Self.letterWidth + 16
    table.frame = CGRect(
      x: 0, y: 0, width: max(text.rounded(.up), size.width), height: sideways.bounds.height)
    sideways.contentSize = table.frame.size
  }

  // MARK: The session

  func update(with session: StageSession) {
    let shown = session.playhead.shownTime(in: session.recording) ?? 0
    let called = lastPlace(in: session.recording, at: shown)
    let next =
      called.flatMap { SourceLibrary.installed.file(named: $0.place.file) }
      ?? SourceLibrary.installed.file(of: session.demo)
    hint.isHidden = next != nil
    methodLabel.text = called?.method
    guard next?.name != file?.name || called?.place != mark else { return }
    (file, mark) = (next, called?.place)
    fileLabel.text = next?.name
    table.reloadData()
    if let lines = mark?.lines {
      table.layoutIfNeeded()
      table.scrollToRow(
        at: IndexPath(row: lines.lowerBound, section: 0), at: .middle, animated: false)
    }
  }

  /// The last call until a time that is in the source.
  private func lastPlace(
    in recording: Recording, at time: TimeInterval
  ) -> (method: String, place: SourceLibrary.Place)? {
    for event in recording.events.reversed() where event.time <= time + 1e-9 {
      guard case .call(let call) = event.kind else { continue }
      if let place = place(of: call.method, in: call.object) { return (call.method, place) }
    }
    return nil
  }

  private func place(of method: String, in object: String) -> SourceLibrary.Place? {
    let key = "\(object).\(method)"
    if let known = places[key] { return known }
    let place = SourceLibrary.installed.place(of: method, in: object)
    places[key] = .some(place)
    return place
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
