import UIKit

/// A message in a bubble. The user's own messages are at the right, those of the other person at
/// the left.
final class MessageCell: UITableViewCell {
  static let identifier = "message"
  private static let widest: CGFloat = 420

  private let bubble = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  private lazy var sides = (
    own: bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    other: bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
  )
  private lazy var kinds = (
    text: inside(label, margin: UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)),
    sticker: inside(picture, margin: .zero)
  )

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 18
    label.setFont(of: .body)
    label.numberOfLines = 0
    contentView.addSubview(bubble)
    for item in [label, picture] { bubble.addSubview(item) }
    for item in [bubble, label, picture] { item.translatesAutoresizingMaskIntoConstraints = false }
    let share = bubble.widthAnchor.constraint(
      lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest), share,
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func inside(_ view: UIView, margin: UIEdgeInsets) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: bubble.topAnchor, constant: margin.top),
      view.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: margin.left),
      view.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -margin.right),
      view.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -margin.bottom),
    ]
  }

  func show(_ message: Message) {
    NSLayoutConstraint.deactivate(kinds.text + kinds.sticker + [sides.own, sides.other])
    (label.isHidden, picture.isHidden) = (true, true)
    switch message.content {
    case .text(let text):
      label.text = text
      label.isHidden = false
      label.textColor = message.isMine ? .white : .label
      bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemFill
      NSLayoutConstraint.activate(kinds.text)
    case .sticker(let sticker):
      picture.image = sticker.image
      picture.isHidden = false
      bubble.backgroundColor = .clear
      NSLayoutConstraint.activate(kinds.sticker)
    }
    (message.isMine ? sides.own : sides.other).isActive = true
  }
}
