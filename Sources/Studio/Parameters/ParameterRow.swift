import Catalogue
import UIKit

/// A parameter in the panel: marked, and with a button that resets it, where its value is another
/// than that of the code.
@MainActor
class ParameterRow: UIView {
  static let resetSide: CGFloat = 24

  let parameter: ParameterDescription
  private(set) lazy var resetButton = UIButton(
    symbol: "arrow.counterclockwise", pointSize: 14, tint: StudioStyle.accent,
    toolTip: "Reset “\(parameter.title)”"
  ) { [weak self] in
    self?.onReset?()
  }
  private let mark = UIView()

  /// Called with a new value while it changes.
  var onChange: (@MainActor (ParameterSetting) -> Void)?
  /// Called when the user has ended a change.
  var onEnd: (@MainActor () -> Void)?
  var onReset: (@MainActor () -> Void)?

  init(_ parameter: ParameterDescription) {
    self.parameter = parameter
    super.init(frame: .zero)
    mark.backgroundColor = StudioStyle.accent
    mark.layer.cornerRadius = 1.5
    mark.isUserInteractionEnabled = false
    for view in [mark, resetButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter isChanged: whether it is another value than that of the code.
  func show(_ setting: ParameterSetting, isChanged: Bool) {
    mark.isHidden = !isChanged
    resetButton.isHidden = !isChanged
  }

  /// The height that the row has in a width.
  func height(in width: CGFloat) -> CGFloat { 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = CGRect(x: -10, y: 0, width: 3, height: 24)
    resetButton.frame = CGRect(
      x: bounds.width - Self.resetSide, y: 0, width: Self.resetSide, height: Self.resetSide)
  }

  /// The row for a parameter.
  static func make(_ parameter: ParameterDescription) -> ParameterRow {
    switch parameter.control {
    case .number(let range): NumberRow(parameter, range: range)
    case .flag: FlagRow(parameter)
    case .choice(let choices): ChoiceRow(parameter, choices: choices)
    case .curve: CurveRow(parameter)
    case .spring: SpringRow(parameter, ranges: DampedSpring.ranges)
    case .physicalSpring: SpringRow(parameter, ranges: PhysicalSpring.ranges)
    }
  }
}
