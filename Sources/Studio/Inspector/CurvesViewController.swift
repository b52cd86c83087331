import UIKit

/// What really moved: the values of a layer in the transition that is shown, or the last one.
final class CurvesViewController: UIViewController, InspectorPanel {
  private let hint = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
  private let layerButton = UIButton(type: .custom)
  private let scroll = UIScrollView()
  private var curveViews: [CurveView] = []
  /// The layer that was chosen; nil for the one that moves most.
  private var chosenLayer: String?
  private var layers: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    hint.text = "Run a transition: what moves in it is drawn here."
    hint.numberOfLines = 0
    layerButton.titleLabel?.font = StudioStyle.strong
    layerButton.setTitleColor(StudioStyle.accent, for: .normal)
    layerButton.contentHorizontalAlignment = .leading
    layerButton.hoverCursor = .pointingHand
    layerButton.toolTip = "Show the next layer"
    layerButton.addAction(
      UIAction { [weak self] _ in self?.chooseNextLayer() }, for: .primaryActionTriggered)
    for subview in [scroll, layerButton, hint] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(size.width - 32, 0)
    hint.frame = CGRect(x: 16, y: 8, width: width, height: 40)
    layerButton.frame = CGRect(x: 16, y: 0, width: width, height: 28)
    scroll.frame = CGRect(x: 0, y: 36, width: size.width, height: max(size.height - 36, 0))
    for (index, curve) in curveViews.enumerated() {
      curve.frame = CGRect(
        x: 16, y: CGFloat(index) * CurveView.height, width: width, height: CurveView.height)
    }
    scroll.contentSize = CGSize(
      width: size.width, height: CGFloat(curveViews.count) * CurveView.height)
  }

  private var session: StageSession?

  func update(with session: StageSession) {
    self.session = session
    let recording = session.recording
    let shown = session.playhead.shownTime(in: recording) ?? 0
    let transitions = recording.transitions
    guard let range = transitions.last(where: { $0.contains(shown) }) ?? transitions.last else {
      return showNothing()
    }
    layers = CurveData.layers(in: recording, range)
    let name = chosenLayer.flatMap { layers.contains($0) ? $0 : nil } ?? layers.first
    guard let name else { return showNothing() }
    let data = CurveData(recording, layer: name, in: range)
    hint.isHidden = true
    layerButton.isHidden = false
    layerButton.setTitle(layers.count > 1 ? "\(name)  ›" : name, for: .normal)
    setCount(data.curves.count)
    for (curve, view) in zip(data.curves, curveViews) { view.show(curve, in: range, at: shown) }
  }

  private func showNothing() {
    hint.isHidden = false
    layerButton.isHidden = true
    setCount(0)
  }

  private func setCount(_ count: Int) {
    guard count != curveViews.count else { return }
    while curveViews.count > count { curveViews.removeLast().removeFromSuperview() }
    while curveViews.count < count {
      let curve = CurveView(frame: .zero)
      curveViews.append(curve)
      scroll.addSubview(curve)
    }
    view.setNeedsLayout()
  }

  private func chooseNextLayer() {
    guard let session, !layers.isEmpty else { return }
    let now = chosenLayer.flatMap { layers.firstIndex(of: $0) } ?? 0
    chosenLayer = layers[(now + 1) % layers.count]
    update(with: session)
  }
}
