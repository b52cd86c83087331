package import CoreGraphics

/// The part of the recording that the user has selected: it is what repeats, and what is saved.
extension Playhead {
  /// An end of the selection.
  package enum SelectionEdge: Sendable { case start, end }

  /// The selected part, without what is not recorded any more; nil for none.
  package func selection(in recording: Recording) -> ClosedRange<TimeInterval>? {
    selection.flatMap { Self.part($0, of: recording) }
  }

  /// Selects a part of the recording; nil selects none. What repeats is the new selection then.
  ///
  /// - Parameter range: times of the stage, in seconds. Beyond the recording it is cut off, and one
  ///   without length selects nothing.
  package mutating func select(_ range: ClosedRange<TimeInterval>?, in recording: Recording) {
    selection = range.flatMap { Self.part($0, of: recording) }
    if loop != nil { loop = selection }
  }

  /// Lets the selection begin or end at the moment that is shown. Where there is no other end on
  /// the right side, that of the recording is taken.
  package mutating func select(_ edge: SelectionEdge, in recording: Recording) {
    guard let all = recording.range, let shown = shownTime(in: recording) else { return }
    let selection = selection(in: recording)
    switch edge {
    case .start:
      let end = selection.flatMap { $0.upperBound > shown ? $0.upperBound : nil }
      select(min(shown, all.upperBound)...(end ?? all.upperBound), in: recording)
    case .end:
      let start = selection.flatMap { $0.lowerBound < shown ? $0.lowerBound : nil }
      select((start ?? all.lowerBound)...max(shown, all.lowerBound), in: recording)
    }
  }

  /// Moves an end of the selection to the frame before or after, and shows that: the beginning
  /// where it is shown, the end otherwise. Without a selection, one begins at the moment that is
  /// shown.
  ///
  /// - Parameter step: -1 or 1.
  package mutating func extendSelection(by step: Int, in recording: Recording) {
    guard let shown = shownTime(in: recording) else { return }
    let selection = selection(in: recording)
    let movesStart = selection?.lowerBound == shown
    let fixed =
      selection.map { movesStart ? $0.upperBound : $0.lowerBound } ?? shown
    let moved = selection.map { movesStart ? $0.lowerBound : $0.upperBound } ?? shown
    guard let next = recording.time(of: step, from: moved) else { return }
    select(min(fixed, next)...max(fixed, next), in: recording)
    seek(to: next, in: recording)
  }

  /// The part of a range that is recorded; nil for none, and for one without length.
  private static func part(
    _ range: ClosedRange<TimeInterval>, of recording: Recording
  ) -> ClosedRange<TimeInterval>? {
    guard let all = recording.range, range.overlaps(all) else { return nil }
    let part = range.clamped(to: all)
    return part.lowerBound < part.upperBound ? part : nil
  }
}
