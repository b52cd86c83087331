import CoreGraphics

/// Shows the tool tip of the content under the resting pointer, in one scene. Where there is no
/// tool tip, moving the pointer causes no frame.
@MainActor
final class ToolTipPresenter {
  // The seconds of rest until a tool tip is shown, the shorter time while the user moves from one
  // tool tip to the next, and how long after the last one the shorter time applies. As in GTK.
  static let delay: TimeInterval = 0.5
  static let browsingDelay: TimeInterval = 0.06
  static let browsingPause: TimeInterval = 0.5

  /// A text, and the area to which it belongs.
  private struct Source {
    weak var interaction: UIToolTipInteraction?
    var text: String
    var area: CGRect

    func isSame(as other: Source) -> Bool {
      interaction === other.interaction && text == other.text && area == other.area
    }
  }

  private enum State {
    case idle
    /// The pointer has rested on a source since a time of the scene's clock.
    case waiting(Source, since: TimeInterval, FrameTimer)
    case shown(Source, ToolTipLayer)
    /// A press or a key has hidden the tool tip. It is not shown again until the pointer has left.
    case dismissed(Source)
  }

  private weak var scene: UIWindowScene?
  private var state = State.idle
  private var pointer = CGPoint.zero
  /// The scene's time at which the last tool tip disappeared because the pointer left.
  private var lastEnd = -TimeInterval.infinity

  init(scene: UIWindowScene?) { self.scene = scene }

  /// The text that is shown, and its frame on the screen.
  var shown: (text: String, frame: CGRect)? {
    if case .shown(_, let layer) = state { (layer.text, layer.frame) } else { nil }
  }

  private var now: TimeInterval { scene?.screen.clock.now ?? 0 }

  /// Updates the tool tip for the pointer at a point of the screen, over a view, or outside.
  func update(at location: CGPoint?, over view: UIView?) {
    let source = location.flatMap { view?.toolTipSource(at: $0) }
      .map { Source(interaction: $0.interaction, text: $0.text, area: $0.area) }
    let hasMoved = location != nil && location != pointer
    if let location { pointer = location }
    switch (state, source) {
    case (.idle, nil): break
    case (.idle, let source?): wait(for: source)
    case (.waiting(let former, _, let timer), let source?) where source.isSame(as: former):
      if hasMoved { state = .waiting(former, since: now, timer) }
    case (.shown(let former, _), let source?) where source.isSame(as: former): break
    case (.dismissed(let former), let source?) where source.isSame(as: former): break
    case (_, let source):
      if case .shown = state { lastEnd = now }
      end()
      if let source { wait(for: source) }
    }
  }

  /// Hides the tool tip because something was pressed or scrolled.
  func dismiss() {
    switch state {
    case .idle, .dismissed: break
    case .waiting(let source, _, _), .shown(let source, _):
      end()
      state = .dismissed(source)
    }
  }

  private func end() {
    switch state {
    case .idle, .dismissed: break
    case .waiting(_, _, let timer): timer.cancel()
    case .shown(_, let layer): layer.remove()
    }
    state = .idle
  }

  private func wait(for source: Source) {
    let isBrowsing = now - lastEnd < Self.browsingPause
    wait(for: source, since: now, delay: isBrowsing ? Self.browsingDelay : Self.delay)
  }

  private func wait(for source: Source, since start: TimeInterval, delay: TimeInterval) {
    guard let scene else { return }
    let timer = scene.frameTimers.schedule(after: start + delay - now, keepsAwake: false) {
      [weak self] in self?.pointerMayRest(for: delay)
    }
    state = .waiting(source, since: start, timer)
  }

  /// Movements do not restart the timer. When it fires, it checks how long the pointer has rested.
  private func pointerMayRest(for delay: TimeInterval) {
    guard case .waiting(let source, let start, _) = state, let scene else { return }
    guard now - start >= delay - 1e-6 else { return wait(for: source, since: start, delay: delay) }
    guard let view = source.interaction?.view, view.window?.windowScene === scene else {
      return state = .idle
    }
    let layer = ToolTipLayer(source.text, style: view.traitCollection.userInterfaceStyle)
    layer.show(at: pointer, on: scene.screen)
    state = .shown(source, layer)
  }
}

extension UIView {
  /// The tool tip for a point of the screen: that of this view, or of its nearest superview that
  /// has one.
  fileprivate func toolTipSource(
    at location: CGPoint
  ) -> (interaction: UIToolTipInteraction, text: String, area: CGRect)? {
    var current: UIView? = self
    while let view = current {
      current = view.superview
      guard !view.ownInteractions.isEmpty, let window = view.window else { continue }
      let point = view.convert(window.convert(location, from: UIWindow?.none), from: nil)
      for case let interaction as UIToolTipInteraction in view.ownInteractions {
        guard let found = interaction.configuration(at: point) else { continue }
        return (interaction, found.toolTip, found.sourceRect)
      }
    }
    return nil
  }
}

extension UIWindowScene {
  /// The tool tip that is shown, and its frame on the screen; nil for none.
  package var shownToolTip: (text: String, frame: CGRect)? { dispatcher.toolTips.shown }

  /// Hides the tool tip because of a key that does not reach the scene.
  package func dismissToolTip() { dispatcher.toolTips.dismiss() }
}
