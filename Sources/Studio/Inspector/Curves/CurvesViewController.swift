import UIKit

/// The recorded values of a layer, or of all named layers, in the transition that is shown or in
/// the last one, drawn over the formulas of their animations.
final class CurvesViewController: UIViewController, InspectorPanel {
  /// The layers that the user has chosen.
  private enum Choice: Equatable {
    /// The layer that moves most.
    case automatic
    case layer(LayerChoice)
    /// All layers with a name.
    case all
  }

  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private lazy var layerButton = ChoiceButton(toolTip: "Choose whose curves are shown") {
    [weak self] in self?.layerMenu() ?? UIMenu()
  }
  private let legend = CurveLegend(frame: .zero)
  private let area = CurveArea(frame: .zero)
  private weak var session: StageSession?
  /// The identifier of the demo whose curves are shown.
  private var demo: String?
  private var choice = Choice.automatic
  /// The layer that was chosen on the stage or in the tree of layers.
  private var inspected: Int?
  private var curves = CurveList()
  private var viewport = CurveViewport(0...0)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.text = "Run a transition: what moves in it is drawn here."
    hint.numberOfLines = 0
    area.stack.onViewport = { [weak self] in self?.setViewport($0) }
    for subview in [layerButton, legend, area, hint] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(size.width - 32, 0)
    hint.frame = CGRect(x: 16, y: 8, width: width, height: 40)
    layerButton.frame = CGRect(x: 16, y: 0, width: width, height: 28)
    legend.frame = CGRect(x: 16, y: 36, width: width, height: 16)
    area.frame = CGRect(x: 0, y: 64, width: size.width, height: max(size.height - 64, 0))
  }

  // MARK: The session

  func update(with session: StageSession) {
    if session !== self.session {
      if session.demo.id != demo { choice = .automatic }
      (self.session, demo, curves, inspected) = (session, session.demo.id, CurveList(), nil)
    }
    if session.layers.chosen != inspected {
      inspected = session.layers.chosen
      if let inspected { choice = .layer(.numbered(inspected)) }
    }
    let recording = session.recording
    let shown = session.playhead.shownTime(in: recording) ?? 0
    let transitions = recording.transitions
    guard let range = transitions.last(where: { $0.contains(shown) }) ?? transitions.last else {
      return showNothing()
    }
    curves.update(with: recording, in: range)
    viewport.setWhole(range)
    showCurves(at: shown, in: range)
  }

  private func showNothing() {
    hint.isHidden = false
    for view in [layerButton, legend, area] { view.isHidden = true }
    area.stack.show(CurveStackView.Content())
  }

  private func showCurves(at time: TimeInterval, in range: ClosedRange<TimeInterval>) {
    hint.isHidden = true
    for view in [layerButton, legend, area] { view.isHidden = false }
    let shown = shownChoices
    layerButton.setTitle(title(of: shown), for: .normal)
    var rows: [CurveStackView.Row] = curves.transition.map { [.curve($0)] } ?? []
    for layer in shown {
      let own = curves.curves(of: layer)
      if choice == .all, !own.isEmpty { rows.append(.layer(title(of: [layer]))) }
      rows += own.map { .curve($0) }
    }
    let content = CurveStackView.Content(rows: rows, viewport: viewport, time: time)
    let hasOther = content.rows.count != area.stack.content.rows.count
    area.stack.show(content)
    if hasOther { area.setNeedsLayout() }
    let start = range.lowerBound
    legend.show(
      viewport.visible.lowerBound - start...viewport.visible.upperBound - start,
      hasAnalytical: content.rows.contains {
        if case .curve(let curve) = $0 { !curve.analytical.isEmpty } else { false }
      })
  }

  func zoom(_ zoom: CurveZoom) {
    if !area.isHidden { area.zoom(zoom) }
  }

  private func setViewport(_ next: CurveViewport) {
    viewport = next
    if let session { update(with: session) }
  }

  // MARK: The layer

  /// The layers whose curves are shown.
  private var shownChoices: [LayerChoice] {
    let named = curves.layers.map(LayerChoice.named)
    switch choice {
    case .all: return named
    case .layer(let layer) where named.contains(layer): return [layer]
    case .layer(.numbered(let number)) where number == inspected: return [.numbered(number)]
    case .layer, .automatic: return Array(named.prefix(1))
    }
  }

  private func title(of layers: [LayerChoice]) -> String {
    guard choice != .all || layers.count == 1, let layer = layers.first else { return "All layers" }
    return title(ofLayer: layer)
  }

  private func title(ofLayer layer: LayerChoice) -> String {
    switch layer {
    case .named(let name): return name
    case .numbered(let number):
      let plan = session?.layerPlan
      return plan?.index(of: number).flatMap { plan?.entries[$0].record.identity.title }
        ?? "The chosen layer"
    }
  }

  /// Returns a menu of the layer chosen elsewhere, the named layers, and all layers.
  private func layerMenu() -> UIMenu {
    let shown = choice == .all ? nil : shownChoices.first
    func row(_ title: String, _ layer: LayerChoice?) -> UIAction {
      UIAction(title: title, isChosen: layer == shown) { [weak self] in
        self?.choose(layer.map(Choice.layer) ?? .all)
      }
    }
    var sections = [curves.layers.map { row($0, .named($0)) }, [row("All layers", nil)]]
    if let inspected {
      let layer = LayerChoice.numbered(inspected)
      sections.insert([row(title(ofLayer: layer), layer)], at: 0)
    }
    return UIMenu(children: sections.map { UIMenu.section($0) })
  }

  private func choose(_ choice: Choice) {
    self.choice = choice
    if let session { update(with: session) }
  }
}
