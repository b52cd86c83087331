import Studio
import UIKit

extension LiveReload {
  /// Watches the files of each demo that the studio opens from now on. Errors in them are shown
  /// above the stage.
  @discardableResult
  static func follow(
    _ studio: StudioViewController, later: LaterCalls = .mainQueue
  ) -> LiveReload {
    let live = LiveReload(
      overlay: LiveOverlay { [weak studio] in studio?.overlay = $0 }, later: later,
      isOfStage: { [weak studio] in studio?.isMakingThumbnail == false },
      remake: { [weak studio] in studio?.remake() })
    studio.willOpen = { live.willShow($0) }
    let onOpen = studio.onOpen
    studio.onOpen = {
      onOpen?($0)
      live.didShow()
    }
    return live
  }
}
