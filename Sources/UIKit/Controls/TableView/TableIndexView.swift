import CoreGraphics

/// The titles at the edge of a table: a finger on them scrolls to their sections.
final class TableIndexView: UIView {
  /// Points, about those of iOS: the width, and the distance of two titles.
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// What stands for titles that have no room.
  private static let dot = "•"

  let titles: [String]
  /// The colour of the titles; nil is the tint colour.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// The colours behind the titles, and while they are touched.
  var colors: (usual: UIColor?, tracked: UIColor?) = (nil, nil) { didSet { showBackground() } }
  /// Called with the place of the title under the finger, once for each.
  var onTitle: ((Int) -> Void)?

  /// The place of the title that the finger was on last; nil while there is no finger.
  private var tracked: Int? { didSet { showBackground() } }

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    // Begins at once, so that the table does not scroll with the finger.
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

  /// What is shown in so many lines: all titles, or every other line a dot between some of them.
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

  /// The extent of the lines, from the top.
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

  /// The place of the title at a height; of the first or the last one beyond them.
  private func place(at y: CGFloat) -> Int {
    let (top, height) = extent(of: lines.count)
    guard height > 0 else { return 0 }
    let fraction = min(max((y - top) / height, 0), 1)
    return min(Int(fraction * CGFloat(titles.count)), titles.count - 1)
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

  // The rows behind are not touched.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
