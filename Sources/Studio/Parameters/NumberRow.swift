import Catalogue
import UIKit

/// A parameter that is a number.
final class NumberRow: ParameterRow {
  private let control: NumberControl

  init(_ parameter: ParameterDescription, range: ParameterRange) {
    control = NumberControl(parameter.title, font: StudioStyle.strong, range: range)
    super.init(parameter)
    control.reservedWidth = Self.resetSide + 4
    control.onChange = { [weak self] in self?.onChange?(.number($0)) }
    control.onEnd = { [weak self] in self?.onEnd?() }
    insertSubview(control, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ setting: ParameterSetting, isChanged: Bool) {
    super.show(setting, isChanged: isChanged)
    if case .number(let number) = setting { control.show(number) }
  }

  override func height(in width: CGFloat) -> CGFloat { NumberControl.height }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
    resetButton.center = control.reservedPlace(in: bounds.width)
  }
}
