import UIKit

/// The text field for a message, and the button that shows the stickers.
final class ComposerView: UIView {
  static let height: CGFloat = 56

  let field = UITextField()
  let button = UIButton(type: .system)
  private let line = UIView()
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.name = "Composer"
    line.backgroundColor = .separator
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 20
    field.borderStyle = .none
    field.placeholder = "Message"
    maximumContentSizeCategory = .extraExtraExtraLarge
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .send
    button.titleLabel?.setFont(of: .headline)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    for item in [line, box, field, button] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    box.frame = CGRect(x: 16, y: 8, width: bounds.width - 128, height: 40)
    field.frame = box.frame.insetBy(dx: 16, dy: 0)
    button.frame = CGRect(x: bounds.width - 104, y: 8, width: 96, height: 40)
  }
}

/// The name of the other person.
final class ChatHeader: UIView {
  static let height: CGFloat = 72

  private let avatar = UILabel()
  private let nameLabel = UILabel()
  private let stateLabel = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    avatar.text = "IS"
    maximumContentSizeCategory = .extraExtraLarge
    avatar.setFont(of: .headline)
    avatar.textColor = .white
    avatar.textAlignment = .center
    avatar.backgroundColor = UIColor(hex: 0xE07A5F)
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    nameLabel.text = "Ingrid Solberg"
    nameLabel.setFont(of: .headline)
    stateLabel.text = "At home, and curious"
    stateLabel.setFont(of: .footnote)
    stateLabel.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for item in [avatar, nameLabel, stateLabel, line] { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = bounds.height
    avatar.frame = CGRect(x: 16, y: bottom - 56, width: 40, height: 40)
    let (name, state) = (scaled(24, as: .headline), scaled(20, as: .footnote))
    nameLabel.frame = CGRect(
      x: 72, y: bottom - 14 - state - name, width: bounds.width - 88, height: name)
    stateLabel.frame = CGRect(
      x: 72, y: bottom - 16 - state, width: bounds.width - 88, height: state)
    line.frame = CGRect(x: 0, y: bottom - 0.5, width: bounds.width, height: 0.5)
  }
}
