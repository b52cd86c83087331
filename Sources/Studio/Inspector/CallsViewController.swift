import UIKit

/// Every call that UIKit made to the demo's controllers, delegates and animators.
final class CallsViewController: UIViewController, InspectorPanel, UITableViewDataSource,
  UITableViewDelegate
{
  private let memory = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private lazy var table = UITableView(of: CallCell.self, height: CallCell.height, for: self)
  private var list = CallList(Recording())
  private var start: TimeInterval = 0
  /// How many of the calls had been made by the moment that is shown.
  private var madeCount = 0

  /// Called with the time of a call that was chosen.
  var onChoose: (@MainActor (TimeInterval) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.text = "Touch the stage: each call that UIKit makes appears here."
    hint.numberOfLines = 0
    for subview in [table, memory, hint] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(size.width - 32, 0)
    memory.frame = CGRect(x: 16, y: 0, width: width, height: 16)
    hint.frame = CGRect(x: 16, y: 32, width: width, height: 40)
    table.frame = CGRect(x: 0, y: 24, width: size.width, height: max(size.height - 24, 0))
  }

  // MARK: The session

  func update(with session: StageSession) {
    let recording = session.recording
    let next = CallList(recording)
    let shown = session.playhead.shownTime(in: recording) ?? 0
    let made = session.playhead.isLive ? next.calls.count : next.count(at: shown)
    memory.text =
      "\(recording.frameCount) \(recording.frameCount == 1 ? "frame" : "frames"), "
      + "\(Self.megabytes(recording.bytes)) MB"
    guard next != list || made != madeCount else { return }
    let isNew = next != list
    (list, madeCount, start) = (next, made, recording.range?.lowerBound ?? 0)
    hint.isHidden = !list.calls.isEmpty
    table.reloadData()
    guard made > 0, isNew || !session.playhead.isLive else { return }
    table.scrollToRow(
      at: IndexPath(row: made - 1, section: 0), at: isNew ? .bottom : .none, animated: false)
  }

  /// With one decimal.
  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.1f", Double(bytes) / 1_048_576)
  }

  // MARK: Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.calls.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(CallCell.self, for: indexPath)
    let call = list.calls[indexPath.row]
    let time = "\(((call.time - start) * 1000).rounded() / 1000)"
    cell.show(
      call, time: time, isPast: indexPath.row < madeCount, isLast: indexPath.row == madeCount - 1)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(list.calls[indexPath.row].time)
  }
}
