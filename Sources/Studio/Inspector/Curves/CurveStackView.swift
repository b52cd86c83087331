import UIKit

/// A vertical stack of curves with a common time axis, and the names of their layers.
///
/// A pinch, or the wheel with Control held, zooms about the pointer; a drag or a scroll to the side
/// pans, and a double tap shows all again.
final class CurveStackView: UIView, UIGestureRecognizerDelegate {
  enum Row: Equatable {
    case layer(String)
    case curve(CurveData.Curve)
  }

  /// What the charts show.
  struct Content: Equatable {
    var rows: [Row] = []
    var viewport = CurveViewport(0...0)
    var time: TimeInterval = 0
  }

  private(set) var content = Content()
  /// Called when the user has zoomed or panned.
  var onViewport: (@MainActor (CurveViewport) -> Void)?

  private var charts: [CurveView] = []
  private var titles: [UILabel] = []
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector(CurveStackView.didPan))

  static let titleHeight: CGFloat = 24
  private static let inset: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(CurveStackView.didPinch))
    let doubleTap = UITapGestureRecognizer(target: self, action: Selector(CurveStackView.reset))
    doubleTap.numberOfTapsRequired = 2
    pan.allowedScrollTypesMask = .all
    pan.delegate = self
    for recognizer in [pinch, pan, doubleTap] { addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    guard content != self.content else { return }
    let isOther = content.rows.map(Self.height) != self.content.rows.map(Self.height)
    self.content = content
    fill()
    if isOther {
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  private func fill() {
    var (chart, title) = (0, 0)
    for row in content.rows {
      switch row {
      case .layer(let name):
        if title == titles.count { add(UILabel(StudioStyle.heading, StudioStyle.secondaryInk)) }
        titles[title].text = name
        title += 1
      case .curve(let curve):
        if chart == charts.count { add(CurveView(frame: .zero)) }
        charts[chart].show(curve, in: content.viewport, at: content.time)
        chart += 1
      }
    }
    charts.removeLastViews(charts.count - chart)
    titles.removeLastViews(titles.count - title)
  }

  private func add(_ view: CurveView) {
    charts.append(view)
    addSubview(view)
  }

  private func add(_ view: UILabel) {
    titles.append(view)
    addSubview(view)
  }

  // MARK: Layout

  private static func height(of row: Row) -> CGFloat {
    if case .layer = row { titleHeight } else { CurveView.height }
  }

  /// The height of all rows, in points.
  var fittingHeight: CGFloat { content.rows.reduce(0) { $0 + Self.height(of: $1) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * Self.inset, 0)
    var y: CGFloat = 0
    var (charts, titles) = (charts[...], titles[...])
    for row in content.rows {
      let frame = CGRect(x: Self.inset, y: y, width: width, height: Self.height(of: row))
      switch row {
      case .layer: titles.popFirst()?.frame = frame
      case .curve: charts.popFirst()?.frame = frame
      }
      y = frame.maxY
    }
  }

  // MARK: Zoom and pan

  private func place(of point: CGPoint) -> CGFloat {
    CurveView.place(at: point.x - Self.inset, width: bounds.width - 2 * Self.inset)
  }

  private func change(_ body: (inout CurveViewport) -> Void) {
    var viewport = content.viewport
    body(&viewport)
    guard viewport != content.viewport else { return }
    onViewport?(viewport)
  }

  /// Zooms about the moment that is shown, or about the middle where that is not visible.
  func zoom(by scale: CGFloat) {
    let place = content.viewport.place(of: content.time)
    change { $0.zoom(by: scale, about: 0...1 ~= place ? place : 0.5) }
  }

  /// - Parameter places: parts of the visible time.
  func pan(by places: CGFloat) { change { $0.pan(by: places) } }

  func reset() { change { $0.reset() } }

  private func didPinch(_ pinch: UIPinchGestureRecognizer) {
    let (scale, place) = (pinch.scale, place(of: pinch.location(in: self)))
    change { $0.zoom(by: scale, about: place) }
    pinch.scale = 1
  }

  private func didPan(_ pan: UIPanGestureRecognizer) {
    let x = pan.translation(in: self).x
    pan.setTranslation(.zero, in: self)
    let width = max(bounds.width - 2 * Self.inset, 1)
    change { $0.pan(by: -x / width) }
  }

  /// Only horizontal movements pan; vertical ones scroll the charts.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let translation = pan.translation(in: self)
    return content.viewport.isZoomed && abs(translation.x) > abs(translation.y)
  }
}

extension Array where Element: UIView {
  /// Removes the last views, from their superview too.
  @MainActor
  fileprivate mutating func removeLastViews(_ count: Int) {
    for view in suffix(count) { view.removeFromSuperview() }
    removeLast(count)
  }
}
