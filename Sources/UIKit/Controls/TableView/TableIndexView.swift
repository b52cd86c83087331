import CoreGraphics

/// The section index at the edge of a table view. A finger on a title scrolls to its section.
final class TableIndexView: UIView {
  /// The width of the view, and the distance between titles, in points. The values are similar to
  /// those of iOS.
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// The character in place of titles for which there is no room.
  private static let dot = "•"

  let titles: [String]
  /// The colour of the titles; nil for the tint colour.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// The background colours, usually and while the index is touched.
  var colors: (usual: UIColor?, tracked: UIColor?) = (nil, nil) { didSet { showBackground() } }
  /// Called with the index of the title under the finger, once for each title.
  var onTitle: ((Int) -> Void)?

  /// The index of the last title under the finger; nil without a finger.
  private var tracked: Int? { didSet { showBackground() } }

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    // The press begins immediately, so that the table view does not scroll with the finger.
    let press = UILongPressGestureRecognizer(target: self, action: Selector(TableIndexView.track))
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  private func showBackground() {
    backgroundColor = tracked == nil ? colors.usual : colors.tracked
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Titles

  /// Returns the lines for a number of lines with room: all titles, or titles with dots between
  /// some of them.
  static func lines(_ titles: [String], room: Int) -> [String] {
    guard titles.count > room else { return titles }
    let count = max((room - 1) / 2, 1)
    return (0...2 * count).map { line in
      line % 2 == 1 ? dot : titles[line * (titles.count - 1) / (2 * count)]
    }
  }

  private var lines: [String] {
    Self.lines(titles, room: Int((bounds.height / Self.pitch).rounded(.down)))
  }

  /// Returns the vertical extent of the lines.
  private func extent(of count: Int) -> (top: CGFloat, height: CGFloat) {
    let height = CGFloat(count) * Self.pitch
    return ((bounds.height - height) / 2, height)
  }

  override func draw(_ rect: CGRect) {
    let lines = lines
    let top = extent(of: lines.count).top
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .foregroundColor: color ?? tintColor ?? UIColor.label,
    ]
    for (line, text) in lines.enumerated() {
      let size = text.size(withAttributes: attributes)
      text.draw(
        at: CGPoint(
          x: (bounds.width - size.width) / 2,
          y: top + CGFloat(line) * Self.pitch + (Self.pitch - size.height) / 2),
        withAttributes: attributes)
    }
  }

  // MARK: Touches

  /// The index of the title at a height; of the first or the last title beyond them. The middle of
  /// a line belongs to the line's title, and the titles without a line are distributed between.
  private func place(at y: CGFloat) -> Int {
    let count = lines.count
    guard count > 1 else { return 0 }
    let line = (y - extent(of: count).top) / Self.pitch - 0.5
    let fraction = min(max(line / CGFloat(count - 1), 0), 1)
    return Int((fraction * CGFloat(titles.count - 1)).rounded())
  }

  private func track(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed:
      let place = place(at: press.location(in: self).y)
      guard place != tracked else { return }
      tracked = place
      onTitle?(place)
    default: tracked = nil
    }
  }

  // The rows behind the index must not get its touches.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
