import UIKit

/// The panel that shows how long frames take, and which areas each of them draws again.
final class FramesViewController: UIViewController, InspectorPanel {
  /// Measures the frames.
  let meter = WindowFrameMeter()
  /// Called when the areas that are drawn again are to be shown or hidden.
  var onDamage: (@MainActor (Bool) -> Void)?

  /// Whether they are shown.
  var marksDamage: Bool {
    get { damageSwitch.isOn }
    set { damageSwitch.isOn = newValue }
  }

  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private let chart = FrameChart(frame: .zero)
  private let damageLabel = UILabel(StudioStyle.body, StudioStyle.ink)
  private let damageSwitch = UISwitch()
  private let content = UIScrollView()
  private var rows: [Row] = []
  private static let rowHeight: CGFloat = 24
  private static let chartHeight: CGFloat = 120
  private static let totals = ["Median", "95 %", "99 %", "Over the period"]

  /// A name and a number, with the colour of a part.
  private struct Row {
    let dot: UIView
    let name: UILabel
    let value: UILabel
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.text = "Run a transition: the time that its frames take is shown here."
    hint.numberOfLines = 0
    damageLabel.text = "Mark what is drawn again"
    damageSwitch.toolTip = "Mark what each frame draws again on the stage"
    damageSwitch.addTarget(
      self, action: Selector(FramesViewController.damageDidChange), for: .valueChanged)
    for subview in [content, hint] { view.addSubview(subview) }
    for subview in [chart, damageLabel, damageSwitch] { content.addSubview(subview) }
    for title in Self.totals { addRow(title, color: nil) }
    for part in FrameChart.parts { addRow(part.title, color: part.color) }
  }

  private func addRow(_ title: String, color: UIColor?) {
    let row = Row(
      dot: UIView(), name: UILabel(StudioStyle.body, StudioStyle.ink),
      value: UILabel(StudioStyle.digits, StudioStyle.secondaryInk))
    row.dot.backgroundColor = color
    row.dot.layer.cornerRadius = 4
    row.name.text = title
    row.value.textAlignment = .right
    for view in [row.dot, row.name, row.value] { content.addSubview(view) }
    rows.append(row)
  }

  private func damageDidChange() { onDamage?(damageSwitch.isOn) }

  // MARK: The session

  func update(with session: StageSession) {
    let period = 1 / session.scene.screen.layerTree.displayRate
    let history = meter.history
    hint.isHidden = history.count > 0
    chart.show(history, period: period)
    let recent = history.last(FrameTimeHistory.capacity)
    let totals = [0.5, 0.95, 0.99].map { history.percentile($0).map(Self.milliseconds) ?? "" }
    let missed = recent.isEmpty ? "" : "\(history.missed(period: period)) of \(recent.count)"
    let means = FrameChart.parts.map { part in
      recent.isEmpty
        ? "" : Self.milliseconds(recent.reduce(0) { $0 + part.value($1) } / Double(recent.count))
    }
    for (row, text) in zip(rows, totals + [missed] + means) { row.value.text = text }
  }

  private static func milliseconds(_ seconds: TimeInterval) -> String {
    String(format: "%.2f ms", seconds * 1000)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(size.width - 32, 0)
    content.frame = view.bounds
    hint.frame = CGRect(x: 16, y: Self.chartHeight / 2 - 20, width: width, height: 40)
      .inside(x: 8, y: 0)
    chart.frame = CGRect(x: 16, y: 0, width: width, height: Self.chartHeight)
    var y = Self.chartHeight + 8
    for (index, row) in rows.enumerated() {
      if index == Self.totals.count { y += 8 }
      let isPart = index >= Self.totals.count
      row.dot.frame = CGRect(x: 16, y: y + 8, width: isPart ? 8 : 0, height: 8)
      row.name.frame = CGRect(
        x: isPart ? 32 : 16, y: y, width: width / 2, height: Self.rowHeight)
      row.value.frame = CGRect(
        x: 16 + width / 2, y: y, width: width / 2, height: Self.rowHeight)
      y += Self.rowHeight
    }
    y += 16
    let control = damageSwitch.bounds.size
    damageLabel.frame = CGRect(
      x: 16, y: y, width: max(width - control.width - 8, 0), height: control.height)
    damageSwitch.frame = CGRect(
      x: size.width - 16 - control.width, y: y, width: control.width, height: control.height)
    content.contentSize = CGSize(width: size.width, height: y + control.height + 16)
  }
}
