import UIKit

/// All keys of the studio, on a card over the window. A touch anywhere closes it.
final class KeysView: UIView {
  private static let keys: [(key: String, does: String)] = [
    ("Space", "plays and pauses"), (",  .", "one frame back, forth"),
    ("Alt ←  →", "one frame back, forth"), ("[  ]", "the transition before, after"),
    ("Alt Page ↑↓", "the transition before, after"), ("1 2 3 4", "speed 1, ½, ¼, ⅒"),
    ("Alt ↑  ↓", "faster, slower"), ("T", "slow motion"),
    ("L", "repeats the range or a transition"), ("I  O", "the range begins, ends here"),
    ("Shift drag", "on the strip chooses a range"),
    ("Shift ←  →", "on the strip, an end by a frame"), ("End", "goes on live"),
    ("R", "plays the last trigger again"), ("/  Ctrl F", "searches the catalogue"),
    ("F2  F3  F4", "parameters, curves, calls"), ("F5  F6  F7", "layers, code, frames"),
    ("X", "the layers as sheets"), ("←  →  ↑  ↓", "turn the sheets, move a handle"),
    ("Z", "the stage at its own size"), ("+  −  0", "the curves larger, smaller, whole"),
    ("F9  F10", "the catalogue, the inspector"), ("D", "light or dark"),
    ("Ctrl drag", "two fingers"), ("Alt press", "on the stage chooses a layer"),
    ("Ctrl ←  →", "turns the device"), ("Tab  Return", "to a part, into the stage"),
    ("Escape", "leaves the stage; clears the range"), ("Ctrl S", "saves the recording"),
    ("F12", "saves a picture"), ("F11", "full screen"), ("F1", "these keys"), ("Ctrl Q", "quits"),
  ]

  private static let rowHeight: CGFloat = 24
  private static let columnWidth: CGFloat = 320
  /// At the left of a column.
  private static let inset: CGFloat = 24
  private static let keyWidth: CGFloat = 88
  /// Points around the card in a window that has no room for all of it.
  private static let margin: CGFloat = 8

  private let card = UIView()
  /// The title and the keys, which scroll where there is no room for all of them.
  private let list = UIScrollView()
  private let title = UILabel(StudioStyle.title, StudioStyle.ink)
  private let rows: [(key: UILabel, does: UILabel)]
  var onClose: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    rows = Self.keys.map { row in
      let key = UILabel(StudioStyle.strong, StudioStyle.ink)
      key.text = row.key
      let does = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
      does.text = row.does
      return (key: key, does: does)
    }
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    card.backgroundColor = StudioStyle.panel
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 24
    addSubview(card)
    card.addSubview(list)
    title.text = "Keys"
    for view in [title] + rows.flatMap({ [$0.key, $0.does] }) { list.addSubview(view) }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(KeysView.close)))
  }

  required init?(coder: NSCoder) { nil }

  private func close() { onClose?() }

  /// The keys are in two columns where the window is wide enough, and in one otherwise.
  override func layoutSubviews() {
    super.layoutSubviews()
    let columns: CGFloat = bounds.width >= Self.inset + 2 * Self.columnWidth ? 2 : 1
    let rowCount = columns == 2 ? (rows.count + 1) / 2 : rows.count
    let content = CGSize(
      width: min(Self.inset + columns * Self.columnWidth, max(bounds.width - 2 * Self.margin, 0)),
      height: 64 + CGFloat(rowCount) * Self.rowHeight + 16)
    let height = min(content.height, max(bounds.height - 2 * Self.margin, 0))
    card.frame = CGRect(
      x: ((bounds.width - content.width) / 2).rounded(),
      y: ((bounds.height - height) / 2).rounded(), width: content.width, height: height)
    list.frame = card.bounds
    list.contentSize = content
    title.frame = CGRect(
      x: Self.inset, y: 20, width: max(content.width - 2 * Self.inset, 0), height: 24)
    for (index, row) in rows.enumerated() {
      let x = Self.inset + CGFloat(index / rowCount) * Self.columnWidth
      let y = 56 + CGFloat(index % rowCount) * Self.rowHeight
      row.key.frame = CGRect(x: x, y: y, width: Self.keyWidth, height: 20)
      let width = min(Self.columnWidth, content.width - x) - Self.keyWidth - 8
      row.does.frame = CGRect(x: x + Self.keyWidth, y: y, width: max(width, 0), height: 20)
    }
  }
}
