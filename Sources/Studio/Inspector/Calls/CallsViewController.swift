import UIKit

/// The calls of the demo's controllers, delegates, animators, contexts and gestures.
final class CallsViewController: UIViewController, InspectorPanel, UITableViewDataSource,
  UITableViewDelegate
{
  private lazy var bar = CallFilterBar(frame: .zero)
  private let memory = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private lazy var table = UITableView(of: CallCell.self, height: CallCell.height, for: self)
  private weak var session: StageSession?
  /// The identifier of the demo whose calls are listed.
  private var demo: String?
  private var list = CallList()
  /// The filter that the user has chosen. It is kept while the window is open.
  private var filter = CallFilter()
  /// The calls that are listed.
  private var rows: [CallList.Call] = []
  private var start: TimeInterval = 0
  /// How many of the listed calls had been made by the moment that is shown.
  private var madeCount = 0

  /// Called with the time of a call that was chosen.
  var onChoose: (@MainActor (TimeInterval) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.numberOfLines = 0
    bar.makeKindMenu = { [weak self] in self?.kindMenu() ?? UIMenu() }
    bar.makeObjectMenu = { [weak self] in self?.objectMenu() ?? UIMenu() }
    bar.onMarks = { [weak self] in self?.change { $0.marksOnly.toggle() } }
    for subview in [bar, table, memory, hint] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(size.width - 32, 0)
    bar.frame = CGRect(x: 16, y: 0, width: width, height: CallFilterBar.height)
    memory.frame = CGRect(x: 16, y: 36, width: width, height: 16)
    hint.frame = CGRect(x: 16, y: 64, width: width, height: 40)
    table.frame = CGRect(x: 0, y: 56, width: size.width, height: max(size.height - 56, 0))
  }

  // MARK: The session

  func update(with session: StageSession) {
    let recording = session.recording
    let isOther = session !== self.session
    if isOther {
      // The objects of another demo are others.
      if session.demo.id != demo { filter.object = nil }
      (self.session, demo, list) = (session, session.demo.id, CallList())
    }
    let isNew = list.update(with: recording) || isOther
    if isNew { rows = list.calls.filter(filter.contains) }
    start = recording.range?.lowerBound ?? 0
    memory.text =
      "\(recording.frameCount) \(recording.frameCount == 1 ? "frame" : "frames"), "
      + "\(Self.megabytes(recording.bytes)) MB"
    showRows(of: session, isNew: isNew)
  }

  private func showRows(of session: StageSession, isNew: Bool) {
    let shown = session.playhead.shownTime(in: session.recording) ?? 0
    let made = session.playhead.isLive ? rows.count : rows.count(at: shown)
    guard isNew || made != madeCount else { return }
    madeCount = made
    bar.show(filter, markCount: list.markCount)
    hint.isHidden = !rows.isEmpty
    hint.text =
      list.calls.isEmpty
      ? "Touch the stage: each call that UIKit makes appears here."
      : "No call is of this choice."
    table.reloadData()
    guard made > 0, isNew || !session.playhead.isLive else { return }
    table.scrollToRow(
      at: IndexPath(row: made - 1, section: 0), at: isNew ? .bottom : .none, animated: false)
  }

  /// With one decimal.
  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.1f", Double(bytes) / 1_048_576)
  }

  // MARK: The filter

  private func change(_ body: (inout CallFilter) -> Void) {
    body(&filter)
    rows = list.calls.filter(filter.contains)
    if let session { showRows(of: session, isNew: true) }
  }

  private func kindMenu() -> UIMenu {
    let kinds = list.calls.kinds
    return menu("All kinds", kinds.map(\.rawValue), chosen: filter.kind?.rawValue) {
      filter, index in filter.kind = index.map { kinds[$0] }
    }
  }

  private func objectMenu() -> UIMenu {
    let objects = list.calls.objects
    return menu("All objects", objects, chosen: filter.object) { filter, index in
      filter.object = index.map { objects[$0] }
    }
  }

  /// Returns a menu for filtering the calls.
  ///
  /// - Parameters:
  ///   - all: the title of the first choice.
  ///   - titles: the titles of the other choices.
  ///   - chosen: the title of the current choice; nil for the first choice.
  ///   - change: changes the filter to the chosen index; nil for the first choice.
  private func menu(
    _ all: String, _ titles: [String], chosen: String?,
    _ change: @escaping @MainActor (inout CallFilter, Int?) -> Void
  ) -> UIMenu {
    func row(_ title: String, _ index: Int?, isChosen: Bool) -> UIAction {
      UIAction(title: title, isChosen: isChosen) { [weak self] in
        self?.change { change(&$0, index) }
      }
    }
    let rows = titles.indices.map { row(titles[$0], $0, isChosen: titles[$0] == chosen) }
    return UIMenu(children: [row(all, nil, isChosen: chosen == nil), UIMenu.section(rows)])
  }

  // MARK: Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows[indexPath.row].mark == nil ? CallCell.height : CallCell.heightWithMark
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(CallCell.self, for: indexPath)
    let call = rows[indexPath.row]
    let time = String(format: "%.3f", max(call.time - start, 0))
    cell.show(
      call, time: time, isPast: indexPath.row < madeCount, isLast: indexPath.row == madeCount - 1)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(rows[indexPath.row].time)
  }
}
