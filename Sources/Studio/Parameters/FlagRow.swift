import Catalogue
import UIKit

/// A parameter that is so or not.
final class FlagRow: ParameterRow {
  private let titleLabel = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let control = UISwitch()

  override init(_ parameter: ParameterDescription) {
    super.init(parameter)
    titleLabel.text = parameter.title
    control.onTintColor = StudioStyle.accent
    control.toolTip = parameter.title
    control.addTarget(self, action: Selector(FlagRow.toggle), for: .valueChanged)
    for view in [titleLabel, control] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func toggle() {
    onChange?(.flag(control.isOn))
    onEnd?()
  }

  override func show(_ setting: ParameterSetting, isChanged: Bool) {
    super.show(setting, isChanged: isChanged)
    if case .flag(let flag) = setting { control.isOn = flag }
  }

  override func height(in width: CGFloat) -> CGFloat { 40 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = control.sizeThatFits(bounds.size)
    control.frame = CGRect(
      x: bounds.width - size.width, y: (32 - size.height) / 2, width: size.width,
      height: size.height)
    resetButton.frame.origin = CGPoint(x: control.frame.minX - 32, y: 4)
    titleLabel.frame = CGRect(
      x: 0, y: 6, width: max(resetButton.frame.minX - 8, 0), height: 20)
  }
}
