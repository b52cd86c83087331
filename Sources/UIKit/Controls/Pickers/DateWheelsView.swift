import CoreGraphics

/// The wheels of a date picker.
@MainActor
final class DateWheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The points by which a wheel is wider than its widest text, chosen by eye to match iOS 17.
  private static let padding: CGFloat = 22
  /// The points for the unit after the number of a duration.
  private static let unitWidth: CGFloat = 58
  private static let font = UIFont.systemFont(ofSize: 21)
  private static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  private unowned let owner: UIDatePicker
  private var model: DateWheels
  private var units: [UILabel] = []
  /// A cache of the measured widths of wheels in points.
  private var widths: [DateWheel: CGFloat] = [:]

  init(for owner: UIDatePicker) {
    self.owner = owner
    model = Self.model(for: owner)
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private static func model(for owner: UIDatePicker) -> DateWheels {
    DateWheels(
      owner.datePickerMode, calendar: owner.effectiveCalendar, locale: owner.effectiveLocale,
      minuteInterval: owner.minuteInterval, base: owner.date)
  }

  // MARK: The picker's value

  /// Makes the wheels again for changed settings.
  func reload() {
    model = Self.model(for: owner)
    widths = [:]
    for unit in units { unit.removeFromSuperview() }
    units = model.mode == .countDownTimer ? ["hours", "min"].map(makeUnit) : []
    reloadAllComponents()
    showValue(animated: false)
  }

  private func makeUnit(_ text: String) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, Self.unitFont)
    addSubview(label)
    return label
  }

  /// Updates the colours of the rows for changed limits or another date.
  func refresh() { refreshRows() }

  /// Turns the wheels to the picker's value.
  func showValue(animated: Bool) {
    let values =
      model.mode == .countDownTimer
      ? model.values(of: owner.countDownDuration) : model.values(of: owner.date)
    for (component, wheel) in model.wheels.enumerated() {
      guard let value = values[wheel] else { continue }
      let current = selectedRow(inComponent: component)
      let row = model.row(of: value, on: wheel)
      guard current >= 0, model.value(of: current, on: wheel) == value else {
        let near = animated ? nearest(row, to: current, on: wheel) : row
        selectRow(near, inComponent: component, animated: animated)
        continue
      }
      // Moves back to the middle invisibly, so that the wheel never reaches its end.
      if row != current { selectRow(row, inComponent: component, animated: false) }
    }
    refresh()
  }

  /// Returns the row with the same value that is nearest to the current row, so that an animated
  /// wheel turns as little as possible.
  private func nearest(_ row: Int, to current: Int, on wheel: DateWheel) -> Int {
    guard wheel.repeats, current >= 0 else { return row }
    let value = model.value(of: row, on: wheel)
    let span = model.count(of: wheel) / DateWheels.repeats
    let first = current - model.value(of: current, on: wheel) + value
    let candidates = [first - span, first, first + span].filter {
      (0..<model.count(of: wheel)).contains($0)
    }
    return candidates.min { abs($0 - current) < abs($1 - current) } ?? row
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { model.wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    model.count(of: model.wheels[component])
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let wheel = model.wheels[component]
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    return NSAttributedString(
      string: model.title(of: row, on: wheel, today: Date()),
      attributes: [
        .font: Self.font, .paragraphStyle: paragraph,
        .foregroundColor: isPossible(row, on: wheel) ? UIColor.label : .tertiaryLabel,
      ])
  }

  /// Whether any date of a row is within the limits.
  private func isPossible(_ row: Int, on wheel: DateWheel) -> Bool {
    let limits = owner.limits
    guard wheel == .day || limits.from != nil || limits.to != nil else { return true }
    let value = model.value(of: row, on: wheel)
    guard let range = model.range(of: value, on: wheel, in: owner.date) else { return false }
    if let from = limits.from, range.upperBound < from { return false }
    if let to = limits.to, range.lowerBound > to { return false }
    return true
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let wheel = model.wheels[component]
    if let width = widths[wheel] { return width }
    let widest = model.samples(of: wheel).map {
      ($0 as NSString).size(withAttributes: [.font: Self.font]).width
    }.max()
    let unit = wheel == .hours || wheel == .minutes ? 2 * Self.unitWidth : 0
    let width = (widest ?? 0).rounded(.up) + Self.padding + unit
    widths[wheel] = width
    return width
  }

  override func wheelDidRest() {
    // While another wheel turns, its row is undecided. It is chosen when that wheel rests.
    guard !isTurning else { return }
    var values: [DateWheel: Int] = [:]
    for (component, wheel) in model.wheels.enumerated() {
      values[wheel] = model.value(of: selectedRow(inComponent: component), on: wheel)
    }
    guard model.mode != .countDownTimer else {
      return owner.userDidChoose(duration: model.duration(of: values))
    }
    let former = model.values(of: owner.date)
    // The wheel of hours covers the whole day, so a change of the half of the day moves it by
    // twelve.
    if let hour = values[.hour], let half = values[.period], half != former[.period] {
      values[.hour] = hour % 12 + half * 12
    }
    let shown = model.wheels.allSatisfy { values[$0] == former[$0] }
    owner.userDidChoose(shown ? owner.date : model.date(of: values, keeping: owner.date))
  }

  // MARK: Geometry

  override func layoutSubviews() {
    super.layoutSubviews()
    for (component, unit) in units.enumerated() {
      let frame = frameOfWheel(component)
      let size = unit.sizeThatFits(frame.size)
      unit.frame = CGRect(
        x: (frame.midX + 22).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
  }
}
