import CoreGraphics
import Foundation

/// The days of one month of a date picker.
@MainActor
final class MonthPageView: UIView {
  let month: MonthGrid
  private unowned let owner: UIDatePicker
  private var days: [DayButton] = []

  init(_ month: MonthGrid, _ owner: UIDatePicker) {
    (self.month, self.owner) = (month, owner)
    super.init(frame: .zero)
    for day in 1...max(month.count, 1) {
      let button = DayButton(
        day.formatted(.number.locale(owner.effectiveLocale).grouping(.never)))
      button.addAction(
        UIAction { [weak self] _ in self?.choose(day) }, for: .touchUpInside)
      days.append(button)
      addSubview(button)
    }
    showValue()
  }

  required init?(coder: NSCoder) { nil }

  private func choose(_ day: Int) {
    guard let date = month.date(ofDay: day, keeping: owner.date) else { return }
    owner.userDidChoose(date)
  }

  /// Updates the selected day, and the days that can be selected.
  func showValue() {
    let (chosen, today) = (month.day(of: owner.date), month.day(of: Date()))
    let limits = owner.limits
    for (index, button) in days.enumerated() {
      let day = index + 1
      let interval = month.interval(ofDay: day)
      button.isEnabled =
        interval.map { interval in
          (limits.from.map { interval.end > $0 } ?? true)
            && (limits.to.map { interval.start <= $0 } ?? true)
        } ?? false
      button.show(isChosen: day == chosen, isToday: day == today)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.width / CGFloat(MonthGrid.columns)
    let row = bounds.height / CGFloat(MonthGrid.rows)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in days.enumerated() {
      let place = month.place(ofDay: index + 1)
      let x = isReversed ? MonthGrid.columns - 1 - place.column : place.column
      button.frame = CGRect(
        x: CGFloat(x) * column, y: CGFloat(place.row) * row, width: column, height: row)
    }
  }
}

/// A day of a month.
@MainActor
private final class DayButton: UIControl {
  // Points and fonts, chosen by eye to match iOS 17.
  private static let discSide: CGFloat = 40
  private static let font = UIFont.systemFont(ofSize: 20)
  private static let chosenFont = UIFont.systemFont(ofSize: 20, weight: .semibold)
  /// The opacity of the tint colour behind a selected day.
  private static let shade: CGFloat = 0.15

  private let disc = UIView()
  private let label = UILabel()
  private var isChosen = false
  private var isToday = false

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.textAlignment = .center
    disc.layer.cornerRadius = Self.discSide / 2
    for view in [disc, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(isChosen: Bool, isToday: Bool) {
    (self.isChosen, self.isToday) = (isChosen, isToday)
    isSelected = isChosen
    showColors()
  }

  private func showColors() {
    label.font = isChosen ? Self.chosenFont : Self.font
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(Self.shade)
    label.textColor =
      !isEnabled
      ? .tertiaryLabel
      : isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override var messageText: String? { label.text }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    disc.frame = CGRect(
      x: ((bounds.width - Self.discSide) / 2).rounded(),
      y: ((bounds.height - Self.discSide) / 2).rounded(), width: Self.discSide,
      height: Self.discSide)
  }
}
