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
  /// The keys are in two columns.
  private static let rowCount = (keys.count + 1) / 2
  private static let cardSize = CGSize(
    width: 24 + 2 * columnWidth, height: 64 + CGFloat(rowCount) * rowHeight + 16)

  private let card = UIView()
  var onClose: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    card.backgroundColor = StudioStyle.panel
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 24
    addSubview(card)
    let title = UILabel(StudioStyle.title, StudioStyle.ink)
    title.text = "Keys"
    title.frame = CGRect(x: 24, y: 20, width: Self.cardSize.width - 48, height: 24)
    card.addSubview(title)
    for (index, row) in Self.keys.enumerated() {
      let y = 56 + CGFloat(index % Self.rowCount) * Self.rowHeight
      let x = 24 + CGFloat(index / Self.rowCount) * Self.columnWidth
      let key = UILabel(StudioStyle.strong, StudioStyle.ink)
      key.text = row.key
      key.frame = CGRect(x: x, y: y, width: 88, height: 20)
      let does = UILabel(StudioStyle.body, StudioStyle.secondaryInk)
      does.text = row.does
      does.frame = CGRect(x: x + 88, y: y, width: Self.columnWidth - 96, height: 20)
      card.addSubview(key)
      card.addSubview(does)
    }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(KeysView.close)))
  }

  required init?(coder: NSCoder) { nil }

  private func close() { onClose?() }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(
      x: ((bounds.width - Self.cardSize.width) / 2).rounded(),
      y: ((bounds.height - Self.cardSize.height) / 2).rounded(), width: Self.cardSize.width,
      height: Self.cardSize.height)
  }
}
