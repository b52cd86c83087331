/// The feedback for a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  open func selectionChanged() { occur("selection") }
}
