import CoreGraphics
import Foundation

/// Wheels for the month and the year that a date picker's calendar shows.
@MainActor
final class MonthWheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The last year, which is that of the wheels for dates.
  private static let lastYear = 10000

  private var month: MonthGrid
  private let locale: Locale
  /// Whether the year is before the month in the language.
  private let isYearFirst: Bool
  private let change: (MonthGrid) -> Void

  init(_ month: MonthGrid, locale: Locale, change: @escaping (MonthGrid) -> Void) {
    (self.month, self.locale, self.change) = (month, locale, change)
    let order = DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: locale) ?? ""
    isYearFirst = "yrU".contains(order.first { "yrUML".contains($0) } ?? "M")
    super.init(frame: .zero)
    (dataSource, delegate) = (self, self)
    show(month)
  }

  required init?(coder: NSCoder) { nil }

  private func isYear(_ component: Int) -> Bool { (component == 0) == isYearFirst }

  /// Turns the wheels to a month.
  func show(_ month: MonthGrid) {
    self.month = month
    let parts = month.calendar.dateComponents([.year, .month], from: month.start)
    for component in 0..<2 {
      let row = (isYear(component) ? parts.year : parts.month).map { $0 - 1 } ?? 0
      if selectedRow(inComponent: component) != row {
        selectRow(row, inComponent: component, animated: false)
      }
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    isYear(component)
      ? Self.lastYear : max(month.calendar.standaloneMonthSymbols.count, 1)
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    if isYear(component) { return (row + 1).formatted(.number.locale(locale).grouping(.never)) }
    let names = month.calendar.standaloneMonthSymbols
    return names.indices.contains(row) ? names[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var parts = month.calendar.dateComponents([.era, .year, .month], from: month.start)
    if isYear(component) { parts.year = row + 1 } else { parts.month = row + 1 }
    guard let date = month.calendar.date(from: parts) else { return }
    month = MonthGrid(containing: date, calendar: month.calendar)
    change(month)
  }
}
