import Catalogue
import UIKit

/// A parameter that is one of some values.
final class ChoiceRow: ParameterRow {
  private let titleLabel = UILabel(StudioStyle.strong, StudioStyle.ink)
  private var buttons: [PanelButton] = []

  init(_ parameter: ParameterDescription, choices: [ParameterChoice]) {
    super.init(parameter)
    titleLabel.text = parameter.title
    addSubview(titleLabel)
    for (index, choice) in choices.enumerated() {
      let button = PanelButton(choice.title, toolTip: "\(parameter.title): \(choice.title)") {
        [weak self] in self?.choose(index)
      }
      buttons.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func choose(_ index: Int) {
    onChange?(.choice(index))
    onEnd?()
  }

  override func show(_ setting: ParameterSetting, isChanged: Bool) {
    super.show(setting, isChanged: isChanged)
    guard case .choice(let chosen) = setting else { return }
    for (index, button) in buttons.enumerated() { button.isSelected = index == chosen }
  }

  override func height(in width: CGFloat) -> CGFloat {
    ButtonFlow.place(buttons, below: 28, in: width) + 12
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 2, width: max(bounds.width - 32, 0), height: 20)
    ButtonFlow.place(buttons, below: 28, in: bounds.width)
  }
}
