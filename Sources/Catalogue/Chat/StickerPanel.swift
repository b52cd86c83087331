import UIKit

/// The stickers, in the place of a keyboard.
final class StickerPanel: UIView {
  static let height: CGFloat = 280
  private static let narrowestColumn: CGFloat = 128

  var onChoose: ((Sticker) -> Void)?

  private let grabber = UIView()
  private let buttons = Sticker.allCases.map { _ in UIButton(type: .custom) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.name = "Stickers"
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    addSubview(grabber)
    for (button, sticker) in zip(buttons, Sticker.allCases) {
      button.setImage(sticker.image, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.onChoose?(sticker) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 8, width: 36, height: 5)
    let columns = min(
      max((bounds.width / Self.narrowestColumn).rounded(.down), 4), CGFloat(buttons.count))
    let rows = (CGFloat(buttons.count) / columns).rounded(.up)
    let cell = CGSize(width: (bounds.width - 16) / columns, height: (Self.height - 40) / rows)
    let side = min(cell.width - 8, cell.height - 8, Sticker.side)
    for (index, button) in buttons.enumerated() {
      let (row, column) = (CGFloat(index / Int(columns)), CGFloat(index % Int(columns)))
      button.frame = CGRect(
        x: (8 + column * cell.width + (cell.width - side) / 2).rounded(),
        y: (24 + row * cell.height + (cell.height - side) / 2).rounded(), width: side.rounded(),
        height: side.rounded())
    }
  }
}
