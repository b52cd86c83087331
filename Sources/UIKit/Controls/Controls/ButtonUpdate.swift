/// A requested update of a button's appearance, with the necessary information about the preceding
/// changes.
struct ButtonUpdate {
  /// The phase of an update.
  enum Phase {
    /// There is no update.
    case idle
    /// `updateConfiguration()` is running. The parts are updated afterwards if they are to change.
    case configuring(changesParts: Bool)
    /// The parts are being updated.
    case showing
  }

  /// Whether the parts still show the state before the changes.
  var showsParts = false
  /// Whether a press was cancelled, after which nothing fades.
  var losesPress = false
  /// Whether animations were enabled during all changes.
  var isAnimated = true
}
