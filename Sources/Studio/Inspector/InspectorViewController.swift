import UIKit

/// The panels at the right, one at a time.
final class InspectorViewController: UIViewController {
  let calls = CallsViewController()
  let parameters = ParametersViewController()
  let code = CodeViewController()
  let frames = FramesViewController()
  private let curves = CurvesViewController()
  private let layers = LayersViewController()
  private let tabs = UISegmentedControl(items: InspectorTab.allCases.map(\.rawValue))
  private var session: StageSession?
  private(set) var tab = InspectorTab.parameters
  /// The panel that the user has chosen; nil for the one that suits the demo.
  private(set) var chosenTab: InspectorTab?
  private var tabTips: SegmentToolTips?
  private static let headerHeight: CGFloat = 56

  private func panel(_ tab: InspectorTab) -> any InspectorPanel {
    switch tab {
    case .curves: curves
    case .calls: calls
    case .parameters: parameters
    case .layers: layers
    case .code: code
    case .frames: frames
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    tabs.apportionsSegmentWidthsByContent = true
    tabs.setTitleTextAttributes([.font: StudioStyle.caption], for: .normal)
    tabTips = SegmentToolTips(
      InspectorTab.allCases.map { "\($0.rawValue) (\($0.key))" }, of: tabs)
    tabs.addTarget(
      self, action: Selector(InspectorViewController.tabDidChange), for: .valueChanged)
    view.addSubview(tabs)
    show(tab)
  }

  private func tabDidChange() { select(InspectorTab.allCases[tabs.selectedSegmentIndex]) }

  /// Zooms the curves, where they are the panel that is shown.
  func zoomCurves(_ zoom: CurveZoom) {
    if tab == .curves, isViewLoaded, !view.isHidden { curves.zoom(zoom) }
  }

  /// Shows a panel that the user has chosen.
  func select(_ next: InspectorTab) {
    chosenTab = next
    show(next)
  }

  /// Shows a panel instead of the one that is shown. Its view is made the first time.
  private func show(_ next: InspectorTab) {
    tab = next
    guard isViewLoaded else { return }
    tabs.selectedSegmentIndex = InspectorTab.allCases.firstIndex(of: next) ?? 0
    let shown = panel(next)
    if shown.parent == nil {
      addChild(shown)
      view.addSubview(shown.view)
      shown.didMove(toParent: self)
      view.setNeedsLayout()
    }
    for child in children where child !== shown {
      // Ends editing, because text that is typed into a hidden panel would not be visible.
      child.view.endEditing(true)
      child.view.isHidden = true
    }
    shown.view.isHidden = false
    if let session { shown.update(with: session) }
  }

  /// Another demo is on the stage. Until the user chooses a panel, a demo with parameters shows the
  /// panel of the parameters.
  func demoDidChange(to session: StageSession) {
    self.session = session
    if chosenTab == nil { show(session.parameters.parameters.isEmpty ? .calls : .parameters) }
  }

  func update(with session: StageSession) {
    self.session = session
    if isViewLoaded { panel(tab).update(with: session) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    tabs.frame = CGRect(x: 8, y: 14, width: max(size.width - 16, 0), height: 28)
    for child in children {
      child.view.frame = CGRect(
        x: 0, y: Self.headerHeight, width: size.width,
        height: max(size.height - Self.headerHeight, 0))
    }
  }
}
