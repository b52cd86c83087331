extension UIDatePicker {
  /// What a date picker chooses.
  public enum Mode: Int, Sendable {
    /// Hour and minute, and where the locale has them the halves of the day.
    case time = 0
    /// Day, month and year, in the locale's order.
    case date = 1
    /// A day, with weekday and month, and a time.
    case dateAndTime = 2
    /// Hours and minutes of a duration.
    case countDownTimer = 3
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that suits the mode: ``compact``, and ``wheels`` for a duration.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens the wheels above everything else, or for a date a month.
  case compact = 2
  /// A month with its days, and for a date with a time a label that opens its wheels.
  case inline = 3
}
