import UIKit

/// The panels at the right, one at a time.
final class InspectorViewController: UIViewController {
  let calls = CallsViewController()
  private let curves = CurvesViewController()
  private let tabs = UISegmentedControl(items: ["Calls", "Curves"])
  private var tabTips: SegmentToolTips?
  private static let headerHeight: CGFloat = 56

  private var panels: [UIViewController] { [calls, curves] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = StudioStyle.panel
    tabs.selectedSegmentIndex = 0
    tabTips = SegmentToolTips.add(["Calls (F2)", "Curves (F3)"], to: tabs)
    tabs.addTarget(
      self, action: Selector(InspectorViewController.showPanel), for: .valueChanged)
    for panel in panels {
      addChild(panel)
      view.addSubview(panel.view)
      panel.didMove(toParent: self)
    }
    view.addSubview(tabs)
    showPanel()
  }

  private var session: StageSession?

  private func showPanel() {
    for (index, panel) in panels.enumerated() {
      panel.view.isHidden = index != tabs.selectedSegmentIndex
    }
    if let session { update(with: session) }
  }

  /// - Parameter index: 0 for the calls, 1 for the curves.
  func select(_ index: Int) {
    tabs.selectedSegmentIndex = index
    showPanel()
  }

  func update(with session: StageSession) {
    self.session = session
    guard isViewLoaded else { return }
    if tabs.selectedSegmentIndex == 0 {
      calls.update(with: session)
    } else {
      curves.update(with: session)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    tabs.frame = CGRect(x: 16, y: 14, width: max(size.width - 32, 0), height: 28)
    for panel in panels {
      panel.view.frame = CGRect(
        x: 0, y: Self.headerHeight, width: size.width,
        height: max(size.height - Self.headerHeight, 0))
    }
  }
}
