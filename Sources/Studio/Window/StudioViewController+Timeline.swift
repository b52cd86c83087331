import UIKit

/// The actions of the timeline.
extension StudioViewController {
  func perform(_ action: TimelineStrip.Action) {
    guard let session else { return }
    switch action {
    case .scrub(let time): session.seek(to: time)
    case .step(let direction): session.step(direction)
    case .live: session.goLive()
    case .select(let range, let shown): session.select(range, showing: shown)
    case .endSelecting(let isNew): session.endSelecting(isNew: isNew)
    case .extend(let step): session.extendSelection(by: step)
    }
  }

  /// Repeats the selected range, the transition that is shown, or the last one; or no longer.
  func toggleLoop() {
    guard let session else { return }
    if endRepeating() { return }
    guard session.playhead.loop == nil else { return session.loop(nil) }
    let transitions = session.recording.transitions
    let shown = session.playhead.shownTime(in: session.recording) ?? 0
    let transition = transitions.first { $0.contains(shown) } ?? transitions.last
    session.loop(session.selectedRange ?? transition)
  }
}
