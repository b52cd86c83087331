/// An update of a button's appearance that was requested, and what it has to know of the changes
/// before it.
struct ButtonUpdate {
  /// Where an update is.
  enum Phase {
    /// None takes place.
    case idle
    /// `updateConfiguration()` runs. The parts are shown after it, where they are to change.
    case configuring(changesParts: Bool)
    /// The parts are brought up to date.
    case showing
  }

  /// Whether the parts still show what was before the changes.
  var showsParts = false
  /// Whether a press was cancelled, after which nothing fades.
  var losesPress = false
  /// Whether animations were enabled in all changes.
  var isAnimated = true
}
