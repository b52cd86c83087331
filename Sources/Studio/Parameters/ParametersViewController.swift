import Catalogue
import UIKit

/// The parameters of the demo. A change runs the demo again.
final class ParametersViewController: UIViewController, InspectorPanel {
  /// The commands of the panel.
  enum Command {
    case playAgain
    /// The last change is complete.
    case endChange
    case setRepeating(Bool)
  }

  var onCommand: (@MainActor (Command) -> Void)?
  /// Whether the last trigger is played over and over.
  var isRepeating = false { didSet { repeatButton.isSelected = isRepeating } }

  private lazy var playButton = PanelButton(
    "Play again", toolTip: "Play the last trigger again (R)"
  ) { [weak self] in
    self?.onCommand?(.playAgain)
  }
  private lazy var repeatButton = PanelButton(
    "Repeat", toolTip: "Play the last trigger again and again"
  ) { [weak self] in
    guard let self else { return }
    onCommand?(.setRepeating(!isRepeating))
  }
  private lazy var resetButton = PanelButton(
    "Reset all", toolTip: "Give all parameters the values of the code"
  ) { [weak self] in
    self?.values?.resetAll()
    self?.onCommand?(.endChange)
  }
  private lazy var copyButton = PanelButton(
    "Copy as Swift", toolTip: "Copy the lines of what has changed"
  ) { [weak self] in self?.copyCode() }
  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private let scroll = UIScrollView()
  private let edge = UIView.hairline()
  private var values: ParameterValues?
  private var headings: [(label: UILabel, before: Int)] = []
  private var rows: [ParameterRow] = []

  private static let margin: CGFloat = 16
  private static let barHeight: CGFloat = 44

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.numberOfLines = 0
    // A slider has to follow a touch at once; touches beside sliders scroll the list.
    scroll.delaysContentTouches = false
    for subview in [scroll, hint, playButton, repeatButton, resetButton, copyButton, edge] {
      view.addSubview(subview)
    }
    showValues()
  }

  // MARK: Content

  func update(with session: StageSession) {
    if session.parameters !== values {
      values = session.parameters
      hint.text = Self.hint(for: session.demo)
      makeRows()
    }
    showValues()
  }

  /// The text that is shown for a demo without parameters.
  private static func hint(for demo: Demo) -> String {
    if demo.isApp || demo.file != nil {
      return "This is \(demo.isApp ? "an app" : "a file") of your own: only the demos of the "
        + "catalogue have something to tune. Play again, or press R, plays the last trigger once "
        + "more."
    }
    return "This demo is the system’s own transition: it has nothing to tune. Play again, or "
      + "press R, runs it once more."
  }

  private func makeRows() {
    for row in rows { row.removeFromSuperview() }
    for heading in headings { heading.label.removeFromSuperview() }
    (rows, headings) = ([], [])
    for parameter in values?.parameters ?? [] {
      if rows.last?.parameter.type != parameter.type {
        let label = UILabel(StudioStyle.heading, StudioStyle.secondaryInk)
        label.text = parameter.type
        headings.append((label, rows.count))
        scroll.addSubview(label)
      }
      rows.append(makeRow(parameter))
    }
    scroll.contentOffset = .zero
    view.setNeedsLayout()
  }

  private func makeRow(_ parameter: ParameterDescription) -> ParameterRow {
    let row = ParameterRow.make(parameter)
    row.onChange = { [weak self] in self?.change(parameter.id, to: $0) }
    row.onEnd = { [weak self] in self?.onCommand?(.endChange) }
    row.onReset = { [weak self] in
      self?.values?.reset(parameter.id)
      self?.onCommand?(.endChange)
    }
    scroll.addSubview(row)
    return row
  }

  private func change(_ id: ParameterID, to setting: ParameterSetting) {
    values?.set(setting, for: id)
    showValues()
  }

  private func showValues() {
    let hasChanges = values?.hasChanges ?? false
    hint.isHidden = !rows.isEmpty
    copyButton.isHidden = rows.isEmpty
    resetButton.isHidden = rows.isEmpty
    edge.isHidden = rows.isEmpty
    copyButton.isEnabled = hasChanges
    resetButton.isEnabled = hasChanges
    for row in rows {
      guard let setting = values?.setting(of: row.parameter.id) else { continue }
      row.show(setting, isChanged: values?.isChanged(row.parameter.id) ?? false)
    }
  }

  private func copyCode() {
    guard let code = values?.swiftCode, !code.isEmpty else { return }
    UIPasteboard.general.string = code
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, margin) = (view.bounds.size, Self.margin)
    let width = max(size.width - 2 * margin, 0)
    playButton.frame = CGRect(
      x: margin, y: 0, width: playButton.naturalWidth, height: PanelButton.height)
    repeatButton.frame = CGRect(
      x: playButton.frame.maxX + 8, y: 0, width: repeatButton.naturalWidth,
      height: PanelButton.height)
    let resetWidth = resetButton.naturalWidth
    resetButton.frame = CGRect(
      x: size.width - margin - resetWidth, y: 0, width: resetWidth, height: PanelButton.height)
    let hintHeight = hint.sizeThatFits(CGSize(width: width, height: 200)).height
    hint.frame = CGRect(x: margin, y: Self.barHeight, width: width, height: hintHeight)
    let bottom = size.height - Self.barHeight
    edge.frame = CGRect(
      x: 0, y: bottom, width: size.width, height: 1 / max(traitCollection.displayScale, 1))
    copyButton.frame = CGRect(
      x: margin, y: bottom + 8, width: width, height: PanelButton.height)
    scroll.frame = CGRect(
      x: 0, y: Self.barHeight - 4, width: size.width, height: max(bottom - Self.barHeight + 4, 0))
    placeRows(in: width)
  }

  private func placeRows(in width: CGFloat) {
    var y: CGFloat = 4
    for (index, row) in rows.enumerated() {
      if let heading = headings.first(where: { $0.before == index }) {
        heading.label.frame = CGRect(x: Self.margin, y: y, width: width, height: 16)
        y += 24
      }
      let height = row.height(in: width)
      row.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + 4
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: y + 8)
  }
}
