import Catalogue
import UIKit

/// A parameter that is a spring: how it moves, and its parts.
final class SpringRow: ParameterRow {
  private let titleLabel = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let response = SpringResponseView(frame: .zero)
  private let controls: [NumberControl]
  private var setting: ParameterSetting

  init(_ parameter: ParameterDescription, ranges: [(name: String, range: ParameterRange)]) {
    controls = ranges.map { NumberControl($0.name, font: StudioStyle.body, range: $0.range) }
    setting = parameter.standard
    super.init(parameter)
    titleLabel.text = parameter.title
    for view in [titleLabel, response] as [UIView] { addSubview(view) }
    for (index, control) in controls.enumerated() {
      control.onChange = { [weak self] in self?.change(index, to: $0) }
      control.onEnd = { [weak self] in self?.onEnd?() }
      addSubview(control)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func change(_ part: Int, to number: Double) {
    switch setting {
    case .spring(var spring):
      spring.parts[part] = number
      onChange?(.spring(spring))
    case .physicalSpring(var spring):
      spring.parts[part] = number
      onChange?(.physicalSpring(spring))
    default: break
    }
  }

  override func show(_ setting: ParameterSetting, isChanged: Bool) {
    super.show(setting, isChanged: isChanged)
    self.setting = setting
    var parts: [Double] = []
    switch setting {
    case .spring(let spring):
      response.show(spring)
      parts = spring.parts
    case .physicalSpring(let spring):
      response.show(spring)
      parts = spring.parts
    default: break
    }
    for (control, part) in zip(controls, parts) { control.show(part) }
  }

  private static let top: CGFloat = 28 + SpringResponseView.height + 12

  override func height(in width: CGFloat) -> CGFloat {
    Self.top + CGFloat(controls.count) * NumberControl.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 2, width: max(bounds.width - 32, 0), height: 20)
    response.frame = CGRect(
      x: 0, y: 28, width: bounds.width, height: SpringResponseView.height)
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(
        x: 0, y: Self.top + CGFloat(index) * NumberControl.height, width: bounds.width,
        height: NumberControl.height)
    }
  }
}
