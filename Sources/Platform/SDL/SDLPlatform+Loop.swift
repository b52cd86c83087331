import CSDL2
import CoreGraphics

extension SDLPlatform {
  /// The polling interval in seconds. It is used for a display that cannot be waited for together
  /// with the main queue, and for keys that SDL repeats with its own timer. It is too short to be
  /// noticed, and costs less than 1 % of a core.
  private static let slice: TimeInterval = 0.008

  package func run(_ delegate: any PlatformDelegate) {
    self.delegate = delegate
    let signals = watchSignals()
    let connection = window?.connection
    let source = connection.map { watch($0) }
    while !isStopRequested {
      deliverEvents()
      if isStopRequested { break }
      let hasDrawn = drawFrameIfDue()
      if isStopRequested { break }
      // Presenting moves events into Xlib's queue, so the next iteration handles them before it
      // waits.
      let mayWait = !hasDrawn && connection?.hasQueuedEvents != true
      waitInRunLoop(until: mayWait ? nextTurn(on: connection) : .distantPast)
    }
    isStopRequested = false
    source?.cancel()
    for signal in signals { signal.stop() }
    self.delegate = nil
  }

  private func deliverEvents() {
    SDL_PumpEvents()
    var event = SDL_Event()
    while !isStopRequested, SDL_PeepEvents(&event, 1, SDL_GETEVENT, 0, SDL_LASTEVENT.rawValue) == 1
    {
      defer { Self.freeText(of: event) }
      let time = eventClock.hostTime(
        of: event.common.timestamp, ticks: SDL_GetTicks64(), now: hostTime)
      guard let window else { continue }
      if let translated = window.process(event, time: time) { delegate?.receive(translated) }
    }
    // Not every change of size is reported by an event, for example leaving the full screen without
    // a window manager.
    if !isStopRequested, let resize = window?.takeResize() { delegate?.receive(resize) }
  }

  /// Frees the text that SDL has allocated for an event.
  private static func freeText(of event: SDL_Event) {
    if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
  }

  private func drawFrameIfDue() -> Bool {
    guard let window else { return false }
    window.requestLaterFrame(at: hostTime)
    window.takeAnswer(at: hostTime)
    guard window.isVisible, (window.busyUntil ?? 0) <= hostTime,
      let time = window.pacer.takeFrame(at: hostTime)
    else { return false }
    delegate?.drawFrame(at: time)
    return true
  }

  /// Returns the time of the next work that does not wake the run loop by itself.
  private func nextTurn(on connection: DisplayConnection?) -> Date {
    let isWatched = connection?.repeatsKey == false
    var seconds = isWatched ? TimeInterval.infinity : Self.slice
    if let window, window.isVisible {
      let frame = window.pacer.due.map { max($0, window.busyUntil ?? $0) }
      let due = [frame, window.laterFrame].compactMap { $0 }.min()
      if let due { seconds = min(seconds, due - hostTime) }
    }
    return seconds.isFinite ? Date(timeIntervalSinceNow: seconds) : .distantFuture
  }

  private func waitInRunLoop(until limit: Date) {
    isInRunLoop = true
    _ = RunLoop.main.run(mode: .default, before: limit)
    isInRunLoop = false
  }

  /// Makes a source that wakes the run loop when the display sends data.
  private func watch(_ connection: DisplayConnection) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: connection.descriptor, queue: .main)
    // The descriptor must be read before the source checks it again: otherwise the source fires
    // twice.
    source.setEventHandler { SDL_PumpEvents() }
    source.activate()
    return source
  }

  /// Makes SIGTERM, SIGINT and the end of the terminal request that the window closes. A second
  /// signal ends the loop in any case. A third one ends a program whose main thread hangs.
  private func watchSignals() -> [WatchedSignal] {
    var received = 0
    let untaken = UntakenSignals()
    // A program that was started by `nohup` outlives its terminal.
    let numbers = [SIGTERM, SIGINT] + (WatchedSignal.isIgnored(SIGHUP) ? [] : [SIGHUP])
    return numbers.map { number in
      WatchedSignal(number, counted: untaken) { [weak self] in
        received += 1
        guard let self else { return }
        if received > 1 { stop() }
        delegate?.receive(.closeRequested)
        wake()
      }
    }
  }
}
