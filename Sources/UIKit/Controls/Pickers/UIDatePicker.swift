public import CoreGraphics

/// A picker for a date, a time, both or a duration.
///
/// `.valueChanged` is sent when the user has chosen, that is, each time that a wheel has settled at
/// another value. Values beyond the limits are grey, and the wheels turn back from them.
///
/// As on iOS the initial date is `Date()`, the time at which the picker was made. Set ``date`` if
/// the result must always be the same.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The range of durations in seconds, as on iOS.
  private static let durations: ClosedRange<TimeInterval> = 60...(23 * 3600 + 59 * 60)

  private var ownDate = Date()
  private var ownDuration: TimeInterval = 60
  private(set) lazy var wheelsView = DateWheelsView(for: self)
  private(set) lazy var compactView = CompactDateView(for: self)
  private var loadedCalendar: DateCalendarView?
  private var calendarView: DateCalendarView {
    if let loadedCalendar { return loadedCalendar }
    let made = DateCalendarView(for: self)
    loadedCalendar = made
    return made
  }

  /// Makes a picker. Its size is that of its style, unless the frame has a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    styleDidChange()
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UIDatePicker.self)
    styleDidChange()
  }

  // MARK: Style

  /// The value to choose. The default is ``Mode/dateAndTime``.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { styleDidChange() } }
  }

  /// The preferred style. The default is automatic.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
  }

  /// The displayed style, which is never automatic. A duration always uses wheels, and a time never
  /// uses a month.
  open var datePickerStyle: UIDatePickerStyle {
    switch preferredDatePickerStyle {
    case .wheels: .wheels
    case .automatic, .compact: datePickerMode == .countDownTimer ? .wheels : .compact
    case .inline:
      switch datePickerMode {
      case .date, .dateAndTime: .inline
      case .time: .compact
      case .countDownTimer: .wheels
      }
    }
  }

  /// The content that the label of a compact picker opens.
  var panelContent: UIView { datePickerMode == .date ? calendarView : wheelsView }

  private var styleView: UIView {
    switch datePickerStyle {
    case .wheels: wheelsView
    case .inline: calendarView
    case .automatic, .compact: compactView
    }
  }

  private func styleDidChange() {
    let shown = styleView
    for view in subviews where view !== shown { view.removeFromSuperview() }
    compactView.close()
    if shown.superview !== self { addSubview(shown) }
    settingsDidChange()
  }

  /// Called when a setting has changed. It makes the wheels and the label again.
  private func settingsDidChange() {
    wheelsView.reload()
    compactView.reload()
    loadedCalendar?.reload()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Settings

  /// The locale, which determines the language and the order of the wheels; nil for that of
  /// ``calendar`` or the user.
  open var locale: Locale? { didSet { settingsDidChange() } }
  /// The calendar; nil for the user's.
  open var calendar: Calendar! { didSet { settingsDidChange() } }
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { settingsDidChange() } }

  /// The earliest date; nil for none. It is ignored if it is later than the latest, or for a
  /// duration.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date; nil for none. It is ignored if it is earlier than the earliest, or for a
  /// duration.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  /// The minutes between two rows, from 1 to 30, which must divide 60. The default is 1.
  open var minuteInterval = 1 {
    didSet {
      guard (1...30).contains(minuteInterval), 60 % minuteInterval == 0 else {
        Diagnostics.warn(
          "A minute interval divides 60 and is at most 30; \(minuteInterval) is ignored.")
        return minuteInterval = oldValue
      }
      if minuteInterval != oldValue { settingsDidChange() }
    }
  }

  /// Whether ``date`` is rounded down to a multiple of ``minuteInterval``. The default is true.
  open var roundsToMinuteInterval = true

  /// The calendar with the locale and the time zone that apply.
  var effectiveCalendar: Calendar {
    var result = calendar ?? Calendar.current
    if let locale { result.locale = locale }
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  var effectiveLocale: Locale { locale ?? calendar?.locale ?? Locale.current }

  // MARK: Value

  /// The selected date, limited to the valid range. Setting it sends no event.
  open var date: Date {
    get { rounded(ownDate) }
    set { setDate(newValue, animated: false) }
  }

  /// Selects a date, limited to the valid range. The wheels optionally turn to it. It sends no
  /// event.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      return Diagnostics.warn("A date picker's date must be finite; \(date) is ignored.")
    }
    ownDate = limited(date)
    valueDidChange(animated: animated)
  }

  /// The duration in seconds, in whole minutes from one minute to one less than a day. The default
  /// is 60. It is used only with ``Mode/countDownTimer``. Setting it sends no event.
  open var countDownDuration: TimeInterval {
    get { ownDuration }
    set {
      guard newValue.isFinite else {
        return Diagnostics.warn("A duration must be finite; \(newValue) is ignored.")
      }
      let limited = min(max(newValue, Self.durations.lowerBound), Self.durations.upperBound)
      ownDuration = (limited / 60).rounded(.down) * 60
      valueDidChange(animated: false)
    }
  }

  private func valueDidChange(animated: Bool) {
    wheelsView.showValue(animated: animated && window != nil)
    compactView.showValue()
    loadedCalendar?.showValue(animated: animated && window != nil)
  }

  private func limitsDidChange() {
    ownDate = limited(ownDate)
    valueDidChange(animated: false)
    wheelsView.refresh()
  }

  /// The effective limits; nil for none.
  var limits: (from: Date?, to: Date?) {
    guard datePickerMode != .countDownTimer else { return (nil, nil) }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  private func limited(_ date: Date) -> Date {
    let limits = limits
    if let from = limits.from, date < from { return from }
    if let to = limits.to, date > to { return to }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date else { return date }
    let step = TimeInterval(minuteInterval * 60)
    return Date(
      timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down)
        * step)
  }

  /// Called when the user has turned the wheels to a date, which may be beyond the limits.
  func userDidChoose(_ date: Date) {
    let former = self.date
    ownDate = limited(date)
    valueDidChange(animated: true)
    if self.date != former { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// Called when the user has turned the wheels to a duration.
  func userDidChoose(duration: TimeInterval) {
    let former = ownDuration
    ownDuration = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
    valueDidChange(animated: true)
    if ownDuration != former { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  // MARK: Geometry

  override func stateDidChange() {
    super.stateDidChange()
    wheelsView.isUserInteractionEnabled = isEnabled
    wheelsView.alpha = isEnabled ? 1 : 0.5
    compactView.alpha = isEnabled ? 1 : 0.5
    loadedCalendar?.isUserInteractionEnabled = isEnabled
    loadedCalendar?.alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { compactView.close() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    styleView.sizeThatFits(size)
  }

  override var fixedAxes: UIAxis { .both }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
