import UIKit

/// The panel in which the user chooses effect, gesture and container, and opens the second page.
final class ChoicePanel: UIView {
  var onChange: (GalleryChoice) -> Void = { _ in }
  var onOpen: () -> Void = {}

  static let height: CGFloat = 208
  static let widest: CGFloat = 366

  private var choice: GalleryChoice
  private let effectLabel = UILabel()
  private let openButton = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let gestureChips: [UIButton]
  private let containerChips: [UIButton]
  private static let ink = UIColor(hex: 0x1F2430)
  private static let soft = UIColor(hex: 0xEEF0F4)
  private static let margin: CGFloat = 14
  private static let gap: CGFloat = 8

  init(_ choice: GalleryChoice) {
    self.choice = choice
    gestureChips = GalleryChoice.Gesture.allCases.map { Self.makeButton($0.rawValue) }
    containerChips = GalleryChoice.Container.allCases.map { Self.makeButton($0.rawValue) }
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 22
    effectLabel.font = .systemFont(ofSize: 22, weight: .bold)
    effectLabel.textColor = Self.ink
    effectLabel.textAlignment = .center
    addSubview(effectLabel)
    configure()
    showChoice()
  }

  required init?(coder: NSCoder) { nil }

  private static func makeButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
    button.layer.cornerRadius = 12
    return button
  }

  private func configure() {
    previousButton.setTitle("←", for: .normal)
    nextButton.setTitle("→", for: .normal)
    openButton.setTitle("Open", for: .normal)
    openButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    for button in [previousButton, nextButton] {
      button.titleLabel?.font = .systemFont(ofSize: 20, weight: .semibold)
    }
    for button in [previousButton, nextButton, openButton] { button.layer.cornerRadius = 12 }
    press(previousButton) { $0.change { $0.moveEffect(by: -1) } }
    press(nextButton) { $0.change { $0.moveEffect(by: 1) } }
    press(openButton) { $0.onOpen() }
    for (chip, gesture) in zip(gestureChips, GalleryChoice.Gesture.allCases) {
      press(chip) { $0.change { $0.gesture = gesture } }
    }
    for (chip, container) in zip(containerChips, GalleryChoice.Container.allCases) {
      press(chip) { $0.change { $0.container = container } }
    }
  }

  private func press(_ button: UIButton, _ action: @escaping @MainActor (ChoicePanel) -> Void) {
    button.addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: .touchUpInside)
    addSubview(button)
  }

  private func change(_ body: (inout GalleryChoice) -> Void) {
    body(&choice)
    showChoice()
    onChange(choice)
  }

  private func showChoice() {
    effectLabel.text = choice.effectTitle
    for (chip, gesture) in zip(gestureChips, GalleryChoice.Gesture.allCases) {
      show(chip, isOn: gesture == choice.gesture)
    }
    for (chip, container) in zip(containerChips, GalleryChoice.Container.allCases) {
      show(chip, isOn: container == choice.container)
    }
    for button in [previousButton, nextButton] { show(button, isOn: false) }
    show(openButton, isOn: true)
  }

  private func show(_ button: UIButton, isOn: Bool) {
    button.backgroundColor = isOn ? Self.ink : Self.soft
    button.setTitleColor(isOn ? .white : Self.ink, for: .normal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.size.width - 2 * Self.margin
    previousButton.frame = CGRect(x: Self.margin, y: 14, width: 44, height: 36)
    nextButton.frame = CGRect(x: Self.margin + width - 44, y: 14, width: 44, height: 36)
    effectLabel.frame = CGRect(x: Self.margin + 52, y: 14, width: width - 104, height: 36)
    layOut(containerChips, y: 60, width: width)
    layOut(gestureChips, y: 102, width: width)
    openButton.frame = CGRect(x: Self.margin, y: 150, width: width, height: 44)
  }

  private func layOut(_ chips: [UIButton], y: CGFloat, width: CGFloat) {
    let count = CGFloat(chips.count)
    let chip = (width - (count - 1) * Self.gap) / count
    for (index, button) in chips.enumerated() {
      button.frame = CGRect(
        x: Self.margin + CGFloat(index) * (chip + Self.gap), y: y, width: chip, height: 34)
    }
  }
}
