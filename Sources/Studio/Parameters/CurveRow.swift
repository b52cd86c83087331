import Catalogue
import UIKit

/// A parameter that is a timing curve.
final class CurveRow: ParameterRow {
  private static let presets: [(title: String, curve: BezierCurve)] = [
    ("Linear", .linear), ("In", .easeIn), ("Out", .easeOut), ("In and out", .easeInOut),
  ]

  private let titleLabel = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let numbersLabel = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private let editor = CurveEditor(frame: .zero)
  private var buttons: [PanelButton] = []

  override init(_ parameter: ParameterDescription) {
    super.init(parameter)
    titleLabel.text = parameter.title
    editor.addTarget(self, action: Selector(CurveRow.edit), for: .valueChanged)
    editor.addTarget(self, action: Selector(CurveRow.endEditing), for: .editingDidEnd)
    for view in [titleLabel, numbersLabel, editor] as [UIView] { addSubview(view) }
    for preset in Self.presets {
      let button = PanelButton(preset.title, toolTip: "The curve “\(preset.title)”") {
        [weak self] in self?.choose(preset.curve)
      }
      buttons.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func edit() { onChange?(.curve(editor.curve)) }

  private func endEditing() { onEnd?() }

  private func choose(_ curve: BezierCurve) {
    onChange?(.curve(curve))
    onEnd?()
  }

  override func show(_ setting: ParameterSetting, isChanged: Bool) {
    super.show(setting, isChanged: isChanged)
    guard case .curve(let curve) = setting else { return }
    editor.show(curve)
    numbersLabel.text = [curve.x1, curve.y1, curve.x2, curve.y2]
      .map { String(format: "%.2f", Double($0)) }.joined(separator: "  ")
    for (button, preset) in zip(buttons, Self.presets) { button.isSelected = preset.curve == curve }
  }

  override func height(in width: CGFloat) -> CGFloat {
    ButtonFlow.place(buttons, below: 48 + CurveEditor.height + 8, in: width) + 16
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 2, width: max(bounds.width - 32, 0), height: 20)
    numbersLabel.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 16)
    editor.frame = CGRect(x: 0, y: 48, width: bounds.width, height: CurveEditor.height)
    ButtonFlow.place(buttons, below: 48 + CurveEditor.height + 8, in: bounds.width)
  }
}
