package import UIKit

/// Measures the frames of a window in which a stage changes.
@MainActor
package final class WindowFrameMeter {
  package private(set) var history = FrameTimeHistory()
  /// Called when a frame was measured.
  package var onChange: (@MainActor () -> Void)?
  /// Called after each frame of the window, also where the stage has not changed.
  package var onWindowFrame: (@MainActor () -> Void)?
  private weak var window: UIWindowScene?
  private weak var stage: UIWindowScene?
  /// The frame of the stage that the next one of the window shows.
  private var pending: FrameDurations?

  package init() {}

  /// Measures a stage in a window from now on, instead of the one before. What was measured is
  /// forgotten if it is another stage.
  package func observe(_ stage: UIWindowScene, in window: UIWindowScene) {
    guard stage !== self.stage || window !== self.window else { return }
    end()
    (self.stage, self.window) = (stage, window)
    history = FrameTimeHistory()
    stage.onFrameDurations = { [weak self] in self?.pending = $0 }
    window.onFrameDurations = { [weak self] in self?.windowMadeFrame($0) }
  }

  /// Measures nothing any more.
  package func end() {
    stage?.onFrameDurations = nil
    window?.onFrameDurations = nil
    pending = nil
  }

  private func windowMadeFrame(_ durations: FrameDurations) {
    onWindowFrame?()
    guard let stage = pending else { return }
    pending = nil
    history.append(FrameTimeHistory.Sample(stage: stage, window: durations))
    onChange?()
  }
}
