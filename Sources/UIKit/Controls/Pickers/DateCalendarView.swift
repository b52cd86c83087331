import CoreGraphics
import Foundation

/// A month of a date picker, with buttons for the adjacent months. If the picker also chooses a
/// time, it is below.
@MainActor
final class DateCalendarView: UIView {
  // Points and fonts, chosen by eye to match iOS 17.
  private static let width: CGFloat = 320
  private static let margin: CGFloat = 8
  private static let titleMargin: CGFloat = 16
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let rowHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 50
  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let weekdayFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// The duration in seconds in which another month slides in, chosen by eye.
  private static let slide: TimeInterval = 0.3

  private unowned let owner: UIDatePicker
  private let title = UIButton(type: .system)
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  /// Clips the sliding months.
  private let area = UIView()
  private var page: MonthPageView
  private var wheels: MonthWheelsView?
  private let timeLabel = UILabel()
  private let timeLine = UIView()
  private lazy var timePicker = makeTimePicker()

  init(for owner: UIDatePicker) {
    self.owner = owner
    page = MonthPageView(
      MonthGrid(containing: owner.date, calendar: owner.effectiveCalendar), owner)
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
    title.titleLabel?.font = Self.titleFont
    title.contentHorizontalAlignment = .leading
    earlier.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    later.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    earlier.accessibilityLabel = "Previous Month"
    later.accessibilityLabel = "Next Month"
    add(title) { $0.toggleWheels() }
    add(earlier) { $0.go(byMonths: -1) }
    add(later) { $0.go(byMonths: 1) }
    for _ in 0..<MonthGrid.columns {
      let label = UILabel()
      (label.font, label.textColor) = (Self.weekdayFont, .tertiaryLabel)
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
    area.clipsToBounds = true
    area.addSubview(page)
    addSubview(area)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      swipe.direction = direction
      swipe.addTarget(self, action: Selector(DateCalendarView.swiped))
      area.addGestureRecognizer(swipe)
    }
    timeLabel.text = "Time"
    timeLine.backgroundColor = .separator
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ button: UIButton, _ action: @escaping (DateCalendarView) -> Void) {
    button.addAction(
      UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
    addSubview(button)
  }

  private func makeTimePicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .compact
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        if let self, let picker { owner.userDidChoose(picker.date) }
      }, for: .valueChanged)
    return picker
  }

  private var choosesTime: Bool { owner.datePickerMode == .dateAndTime }

  // MARK: The picker's value

  /// Updates the view for changed settings.
  func reload() {
    for (label, name) in zip(weekdays, page.month.weekdays) {
      label.text = name.uppercased(with: owner.effectiveLocale)
    }
    if choosesTime {
      timePicker.locale = owner.locale
      timePicker.calendar = owner.calendar
      timePicker.timeZone = owner.timeZone
      timePicker.minuteInterval = owner.minuteInterval
      for view in [timeLine, timeLabel, timePicker] where view.superview !== self {
        addSubview(view)
      }
    } else {
      for view in [timeLine, timeLabel] + subviews.filter({ $0 is UIDatePicker }) {
        view.removeFromSuperview()
      }
    }
    show(MonthGrid(containing: owner.date, calendar: owner.effectiveCalendar), animated: false)
    setNeedsLayout()
  }

  /// Shows the month of the picker's date, and the date in it.
  func showValue(animated: Bool) {
    let month = MonthGrid(containing: owner.date, calendar: owner.effectiveCalendar)
    if month != page.month { show(month, animated: animated) }
    page.showValue()
    wheels?.show(month)
    guard choosesTime else { return }
    if timePicker.date != owner.date { timePicker.date = owner.date }
    setNeedsLayout()
  }

  // MARK: Months

  private func go(byMonths months: Int) {
    guard let month = page.month.moved(byMonths: months) else { return }
    show(month, animated: true)
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    go(byMonths: (recognizer.direction == .left) != isReversed ? 1 : -1)
  }

  private func show(_ month: MonthGrid, animated: Bool) {
    let former = page
    let isLater = month.start > former.month.start
    page = MonthPageView(month, owner)
    showTitle()
    area.addSubview(page)
    page.frame = area.bounds
    page.alpha = former.alpha
    guard animated, window != nil, month != former.month else {
      return former.removeFromSuperview()
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isLater != isReversed ? area.bounds.width : -area.bounds.width
    UIView.performWithoutAnimation {
      page.frame = area.bounds.offsetBy(dx: distance, dy: 0)
      page.layoutIfNeeded()
    }
    former.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.slide, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { [page, area] in
        page.frame = area.bounds
        former.frame = area.bounds.offsetBy(dx: -distance, dy: 0)
      }, completion: { _ in former.removeFromSuperview() })
  }

  private func showTitle() {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (owner.effectiveLocale, page.month.calendar)
    formatter.timeZone = page.month.calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    let text = formatter.string(from: page.month.start)
    UIView.performWithoutAnimation { title.setTitle(text, for: .normal) }
    title.setTitleColor(wheels == nil ? .label : tintColor, for: .normal)
  }

  // MARK: Wheels for month and year

  /// Switches between the days and wheels for the month and the year.
  private func toggleWheels() {
    let isOpening = wheels == nil
    if isOpening {
      let made = MonthWheelsView(page.month, locale: owner.effectiveLocale) { [weak self] month in
        guard let self else { return }
        show(month, animated: false)
      }
      made.frame = wheelsFrame
      made.alpha = 0
      addSubview(made)
      wheels = made
    }
    let shown = wheels
    if !isOpening { wheels = nil }
    showTitle()
    UIView.animate(
      withDuration: Self.slide,
      animations: {
        shown?.alpha = isOpening ? 1 : 0
        for view in [self.area, self.earlier, self.later] + self.weekdays {
          view.alpha = isOpening ? 0 : 1
        }
      }, completion: { _ in if !isOpening { shown?.removeFromSuperview() } })
  }

  private var wheelsFrame: CGRect {
    CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width,
      height: Self.weekdayHeight + CGFloat(MonthGrid.rows) * Self.rowHeight)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect {
      isReversed
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let side = Self.headerHeight
    later.frame = mirrored(CGRect(x: bounds.width - side, y: 0, width: side, height: side))
    earlier.frame = mirrored(CGRect(x: bounds.width - 2 * side, y: 0, width: side, height: side))
    title.frame = mirrored(
      CGRect(
        x: Self.titleMargin, y: 0, width: max(bounds.width - 2 * side - Self.titleMargin, 0),
        height: side))
    let column = max(bounds.width - 2 * Self.margin, 0) / CGFloat(MonthGrid.columns)
    for (index, label) in weekdays.enumerated() {
      label.frame = mirrored(
        CGRect(
          x: Self.margin + CGFloat(index) * column, y: side, width: column,
          height: Self.weekdayHeight))
    }
    area.frame = CGRect(
      x: Self.margin, y: side + Self.weekdayHeight, width: max(bounds.width - 2 * Self.margin, 0),
      height: CGFloat(MonthGrid.rows) * Self.rowHeight)
    if page.bounds.size != area.bounds.size { page.frame = area.bounds }
    wheels?.frame = wheelsFrame
    guard choosesTime else { return }
    let top = area.frame.maxY
    let pixel = 1 / max(layer.contentsScale, 1)
    timeLine.frame = CGRect(
      x: Self.titleMargin, y: top, width: max(bounds.width - 2 * Self.titleMargin, 0),
      height: pixel)
    let size = timePicker.sizeThatFits(.zero)
    timePicker.frame = mirrored(
      CGRect(
        x: bounds.width - Self.titleMargin - size.width,
        y: top + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height))
    timeLabel.frame = mirrored(
      CGRect(
        x: Self.titleMargin, y: top,
        width: max(bounds.width - size.width - 3 * Self.titleMargin, 0),
        height: Self.timeHeight))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitle()
    page.showValue()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let days = CGFloat(MonthGrid.rows) * Self.rowHeight
    return CGSize(
      width: Self.width,
      height: Self.headerHeight + Self.weekdayHeight + days
        + (choosesTime ? Self.timeHeight : Self.margin))
  }
}
