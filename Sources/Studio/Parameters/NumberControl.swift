import Catalogue
import UIKit

/// A number: its name, a field with its unit, and a slider.
final class NumberControl: UIView, UITextFieldDelegate {
  static let height: CGFloat = 64

  private let range: ParameterRange
  private let title: String
  private let titleLabel = UILabel(StudioStyle.body, StudioStyle.ink)
  private let unitLabel = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let field = NumberField()
  private let slider = UISlider()
  private var value: Double

  /// Called with a new value while it changes, which may be out of the range if it was typed.
  var onChange: (@MainActor (Double) -> Void)?
  /// Called when the user has ended a change.
  var onEnd: (@MainActor () -> Void)?
  /// Points at the left of the field that belong to another view.
  var reservedWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

  init(_ title: String, font: UIFont, range: ParameterRange) {
    (self.title, self.range, value) = (title, range, range.least)
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = font
    unitLabel.text = range.unit.symbol
    field.font = StudioStyle.digits
    field.textColor = StudioStyle.ink
    field.textAlignment = .right
    field.backgroundColor = StudioStyle.field
    field.layer.cornerRadius = 6
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 24))
    field.rightViewMode = .always
    // Typed text replaces the number, which is shown as a placeholder until then.
    field.clearsOnBeginEditing = true
    field.delegate = self
    for control in [field, slider] { control.toolTip = "\(title), \(NumberText.text(of: range))" }
    slider.minimumValue = Float(range.least)
    slider.maximumValue = Float(range.greatest)
    slider.minimumTrackTintColor = StudioStyle.accent
    slider.maximumTrackTintColor = StudioStyle.hairline
    slider.addTarget(self, action: Selector(NumberControl.slide), for: .valueChanged)
    slider.addTarget(
      self, action: Selector(NumberControl.endSliding),
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    for view in [titleLabel, field, unitLabel, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fieldX = fieldX(in: bounds.width)
    titleLabel.frame = CGRect(x: 0, y: 2, width: max(fieldX - reservedWidth - 4, 0), height: 20)
    field.frame = CGRect(x: fieldX, y: 0, width: Self.fieldWidth, height: 24)
    unitLabel.frame = CGRect(x: bounds.width - unitWidth + 6, y: 4, width: unitWidth, height: 16)
    slider.frame = CGRect(x: 0, y: 26, width: bounds.width, height: 34)
  }

  private static let fieldWidth: CGFloat = 64

  private var unitWidth: CGFloat {
    range.unit.symbol.isEmpty ? 0 : range.unit.symbol.count > 2 ? 32 : 24
  }

  private func fieldX(in width: CGFloat) -> CGFloat { width - unitWidth - Self.fieldWidth }

  /// The middle of the place of another view at the left of the field.
  func reservedPlace(in width: CGFloat) -> CGPoint {
    CGPoint(x: fieldX(in: width) - reservedWidth / 2, y: 12)
  }

  func show(_ value: Double) {
    self.value = value
    if !slider.isTracking { slider.value = Float(value) }
    field.valueText = NumberText.text(of: value, in: range)
  }

  // MARK: Changes

  private func slide() {
    titleLabel.text = title
    let next = range.rounded(Double(slider.value))
    guard next != value else { return }
    onChange?(next)
  }

  private func endSliding() {
    slider.value = Float(value)
    onEnd?()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    titleLabel.text = title
    textField.placeholder = NumberText.text(of: value, in: range)
  }

  /// Text that is not a number changes nothing. A number that is out of the range is clamped, and a
  /// message tells the range.
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let typed = NumberText.number(in: textField.text ?? "", of: range),
      NumberText.text(of: value, in: range) != textField.text
    {
      if range.clamped(typed) != typed {
        titleLabel.text = "\(title): \(NumberText.text(of: range))"
      }
      onChange?(typed)
      onEnd?()
    }
    field.text = NumberText.text(of: value, in: range)
  }
}
