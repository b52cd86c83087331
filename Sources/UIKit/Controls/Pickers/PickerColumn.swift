import CoreGraphics
import QuartzCore

/// One wheel of a picker: a scroll view that settles at whole rows, and places its rows on a
/// cylinder.
@MainActor
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  /// The fraction of its velocity that a wheel keeps each millisecond, chosen by eye to match iOS
  /// 17.
  private static let rate = UIScrollView.DecelerationRate(rawValue: 0.995)

  private unowned let picker: UIPickerView
  let component: Int
  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  /// The selected row: where the wheel rests, or the target of the program. -1 without rows.
  private(set) var row = -1
  /// The target row of a running animation after a tap or a key.
  private var chosen: Int?
  /// Whether the program is moving the wheel, which is not a choice of the user.
  private var isSetting = false
  private var shown: [Int: UIView] = [:]
  private var idle: [UIView] = []

  init(_ component: Int, of picker: UIPickerView) {
    (self.component, self.picker) = (component, picker)
    super.init(frame: .zero)
    super.delegate = self
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    decelerationRate = Self.rate
    clipsToBounds = false
    scrollsToTop = false
    let tap = UITapGestureRecognizer(target: self, action: Selector(PickerColumn.wasTapped))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Sets the number and the height of the rows, and makes all visible rows again. The selection
  /// stays if its row still exists.
  func reload(count: Int, rowHeight: CGFloat) {
    for (_, view) in shown { retire(view) }
    shown = [:]
    (self.count, self.rowHeight) = (count, rowHeight)
    setNeedsLayout()
    place(in: frame)
    row = min(max(row, count > 0 ? 0 : -1), count - 1)
    if !isDragging, !isDecelerating { select(row, animated: false) }
  }

  /// Requests the visible rows again, without an effect on motion.
  func refresh() {
    for (_, view) in shown { retire(view) }
    shown = [:]
    setNeedsLayout()
  }

  /// Returns the view of a row; nil if it is not visible.
  func view(for row: Int) -> UIView? { shown[row] }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    idle.append(view)
  }

  // MARK: Selection

  /// Turns the wheel to an existing row, or to none if there are no rows.
  func select(_ row: Int, animated: Bool) {
    isSetting = true
    defer { isSetting = false }
    (self.row, chosen) = (row, nil)
    setContentOffset(offset(of: max(row, 0)), animated: animated && row >= 0)
  }

  /// Turns the wheel to a row that the user has chosen.
  func choose(_ row: Int) {
    guard (0..<count).contains(row) else { return }
    guard row != self.row || offset(of: row) != contentOffset else { return }
    guard window != nil else { return settle(at: row) }
    isSetting = true
    defer { isSetting = false }
    chosen = nil
    setContentOffset(offset(of: row), animated: true)
    chosen = row
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// The row nearest to the middle.
  private var nearest: Int {
    let place = (contentOffset.y + contentInset.top) / max(rowHeight, 1)
    return min(max(Int(place.rounded()), 0), max(count - 1, 0))
  }

  private func settle(at row: Int) {
    guard count > 0 else { return }
    let isNew = row != self.row
    select(row, animated: false)
    if isNew { picker.userDidSelect(row, in: self) }
    picker.wheelDidRest()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { motionDidEnd() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { motionDidEnd() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard let row = chosen else { return }
    chosen = nil
    // If a finger grabs the wheel before it stops, another row is chosen.
    if !isTracking { settle(at: row) }
  }

  /// Called when the wheel rests after a drag. While a finger holds it, the choice is undecided.
  private func motionDidEnd() {
    guard !isSetting, !isTracking, !isDragging else { return }
    settle(at: nearest)
  }

  private func wasTapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self).y - bounds.midY
    let offset = wheel.offset(seenAt: place) + bounds.midY
    choose(Int((offset / rowHeight).rounded(.down)))
  }

  override func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = ((offset.y + contentInset.top) / rowHeight).rounded()
    return CGPoint(x: 0, y: row * rowHeight - contentInset.top)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { count > 0 && isScrollEnabled }

  /// The Up and Down keys choose the previous and the next row.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key?.keyCode)
    let from = chosen ?? row
    if keys.contains(.keyboardUpArrow), from > 0 {
      choose(from - 1)
    } else if keys.contains(.keyboardDownArrow), from < count - 1 {
      choose(from + 1)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  // MARK: Geometry

  private var wheel: PickerWheel { PickerWheel(height: bounds.height, rowHeight: rowHeight) }

  /// Sets the frame, and keeps the selected row in the middle.
  func place(in frame: CGRect) {
    let inset = ((frame.height - rowHeight) / 2).rounded()
    let size = CGSize(width: frame.width, height: CGFloat(count) * rowHeight)
    guard self.frame != frame || contentInset.top != inset || contentSize != size else { return }
    self.frame = frame
    contentSize = size
    contentInset = UIEdgeInsets(
      top: inset, left: 0, bottom: max(frame.height - rowHeight - inset, 0), right: 0)
    switch phase {
    case .resting: if row >= 0 { select(row, animated: false) }
    case .dragging, .decelerating, .animating: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ViewAnimation.withoutInheritedAnimation { placeRows() }
  }

  private func placeRows() {
    guard rowHeight > 0, bounds.height > 0 else { return }
    let (wheel, middle) = (wheel, contentOffset.y + contentInset.top + rowHeight / 2)
    let first = max(Int(((middle - wheel.reach) / rowHeight).rounded(.down)), 0)
    let last = min(Int(((middle + wheel.reach) / rowHeight).rounded(.down)), count - 1)
    for (row, view) in shown where row < first || row > last {
      shown[row] = nil
      retire(view)
    }
    guard first <= last else { return }
    let aside = frame.midX - picker.bounds.midX
    for row in first...last {
      let view = shown[row] ?? makeRow(row)
      let offset = (CGFloat(row) + 0.5) * rowHeight - middle
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: middle)
      view.transform3D = wheel.transform(at: offset, aside: aside)
      view.alpha = wheel.opacity(at: offset)
    }
  }

  private func makeRow(_ row: Int) -> UIView {
    let reused = idle.popLast()
    reused?.transform3D = CATransform3DIdentity
    let view = picker.makeView(row, in: self, reusing: reused)
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    shown[row] = view
    addSubview(view)
    return view
  }
}

/// The text of a picker's row.
final class PickerRowLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6
  }

  required init?(coder: NSCoder) { nil }
}
