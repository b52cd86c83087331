extension UIDatePicker {
  /// The value that a date picker chooses.
  public enum Mode: Int, Sendable {
    /// The hour and the minute, and the half of the day in locales that use it.
    case time = 0
    /// The day, the month and the year, in the locale's order.
    case date = 1
    /// A day with its weekday and month, and a time.
    case dateAndTime = 2
    /// The hours and minutes of a duration.
    case countDownTimer = 3
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style of the mode: ``compact``, or ``wheels`` for a duration.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens the wheels above all other views, or a month for a date.
  case compact = 2
  /// A month with its days, and for a date with a time a label that opens wheels.
  case inline = 3
}
