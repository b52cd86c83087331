package import CoreGraphics

/// The part of the recording that the user has selected.
extension StageSession {
  /// In the stage's times, in seconds; nil for none. What is not recorded any more is left out.
  package var selectedRange: ClosedRange<TimeInterval>? { playhead.selection(in: recording) }

  /// Selects a part of the recording; nil selects none.
  ///
  /// - Parameter shown: the moment to show; nil leaves the playhead where it is.
  package func select(_ range: ClosedRange<TimeInterval>?, showing shown: TimeInterval? = nil) {
    let recording = recording
    change {
      $0.select(range, in: recording)
      if let shown { $0.seek(to: shown, in: recording) }
    }
  }

  /// Lets the selection begin or end at the moment that is shown.
  package func select(_ edge: Playhead.SelectionEdge) {
    let recording = recording
    change { $0.select(edge, in: recording) }
  }

  /// Moves an end of the selection by a frame: -1 or 1; see
  /// ``Playhead/extendSelection(by:in:)``.
  package func extendSelection(by step: Int) {
    let recording = recording
    change { $0.extendSelection(by: step, in: recording) }
  }

  /// The user has dragged the selection: it repeats if it is new, or did before.
  func endSelecting(isNew: Bool) {
    guard isNew || playhead.loop != nil, let selectedRange else { return }
    loop(selectedRange)
  }
}
