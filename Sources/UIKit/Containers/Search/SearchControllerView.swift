import CoreGraphics

/// The view of a search: what obscures the content, and the results over it, both below the search
/// bar. Other touches pass through it.
final class SearchControllerView: UIView {
  private unowned let search: UISearchController
  /// Below the search bar.
  private let content = UIView()
  private let dimmingView = DimmingView(
    color: UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
  private let results: UIView?

  init(of search: UISearchController, results: UIView?) {
    self.search = search
    self.results = results
    super.init(frame: UIScreen.main.bounds)
    content.clipsToBounds = true
    addSubview(content)
    content.addSubview(dimmingView)
    dimmingView.onPress = { [unowned search] in search.isActive = false }
    if let results { content.addSubview(results) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the results, or what obscures the content, or neither.
  func show(results showsResults: Bool, obscures: Bool) {
    results?.isHidden = !showsResults
    dimmingView.isHidden = !obscures || showsResults
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === content ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = min(max(search.bottomOfBars(in: self), 0), bounds.height)
    content.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    dimmingView.frame = content.bounds
    results?.frame = content.bounds
  }
}
