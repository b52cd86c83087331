import CoreGraphics
import UIKit

/// The pictures on the strip, which are made while nothing else is running.
extension TimelineViewController {
  /// Seconds without a change after which pictures are made (our choice): longer than the pauses of
  /// a finger that scrubs.
  static let thumbnailPause: TimeInterval = 0.15

  private var now: TimeInterval { view.hostScene.screen.clock.now }

  /// The recording, the moment that is shown or the strip's size has changed.
  func updateThumbnails(of session: StageSession) {
    let recording = session.recording
    if thumbnailSession !== session {
      thumbnailSession = session
      thumbnails.reset()
      showThumbnails()
    }
    guard thumbnails.isEnabled, let scale = strip.content?.scale else { return }
    lastThumbnailChange = now
    thumbnails.update(
      TimelineSlot.slots(of: recording, scale, on: strip.geometry.track.size),
      scale: max(traitCollection.displayScale, 1))
    showThumbnails()
    makeThumbnails(after: Self.thumbnailPause)
  }

  private func showThumbnails() {
    strip.thumbnails.show(thumbnails.pictures, scale: max(traitCollection.displayScale, 1))
  }

  /// Makes the pictures that are missing, one a turn.
  private func makeThumbnails(after delay: TimeInterval) {
    guard thumbnails.isWaiting, !isThumbnailScheduled else { return }
    isThumbnailScheduled = true
    view.hostScene.frameTimers.schedule(after: delay) { [weak self] in
      guard let self else { return }
      isThumbnailScheduled = false
      makeThumbnail()
    }
  }

  private func makeThumbnail() {
    let rest = lastThumbnailChange + Self.thumbnailPause - now
    guard rest <= 1e-6 else { return makeThumbnails(after: rest) }
    // The end of the transition is a change, too, which calls this method again.
    guard let session = thumbnailSession, !session.isTransitionRunning else { return }
    thumbnails.makeNext(of: session.recording)
    showThumbnails()
    makeThumbnails(after: 1 / view.hostScene.screen.layerTree.displayRate)
  }
}

extension StageSession {
  /// Whether the last frame is part of a transition, and the stage's time passes.
  fileprivate var isTransitionRunning: Bool {
    playhead.timeScale > 0 && recording.newestFrame?.progress != nil
  }
}
