import CoreGraphics

/// The calls of a recording, in order, each with what differs from the documented order.
///
/// It is updated as events are added to the recording and dropped from it.
struct CallList {
  struct Call: Equatable {
    let time: TimeInterval
    let made: RecordedCall
    let kind: CallKind
    /// What was expected instead of it; nil for a call in order.
    let mark: String?
  }

  private(set) var calls: [Call] = []
  /// How many calls are not in the documented order.
  private(set) var markCount = 0
  private var order: CallOrder?
  /// How many events of the recording it has taken.
  private var eventCount = 0
  /// The number of objects at which those without calls in the list are forgotten.
  private var limit = Self.leastLimit
  private static let leastLimit = 512

  init() {}

  init(_ recording: Recording) { update(with: recording) }

  /// - Parameter recording: always the same, which only grows and drops its oldest events.
  /// - Returns: whether the calls are others than before.
  @discardableResult
  mutating func update(with recording: Recording) -> Bool {
    let dropped = dropOldest(of: recording)
    let new = recording.events(after: eventCount)
    // Events that were dropped before this update may have contained calls.
    let isMissing = new.count < recording.eventCount - eventCount
    var order = (isMissing ? nil : self.order) ?? CallOrder(isFromBeginning: !isMissing)
    eventCount = recording.eventCount
    let count = calls.count
    for event in new {
      guard case .call(let call) = event.kind else { continue }
      let mark = order.mark(call)
      if mark != nil { markCount += 1 }
      calls.append(
        Call(time: event.time, made: call, kind: CallKind(method: call.method), mark: mark))
    }
    self.order = order
    forgetObjects()
    return dropped || calls.count > count
  }

  private mutating func dropOldest(of recording: Recording) -> Bool {
    guard let first = calls.first else { return false }
    let start = recording.firstEvent?.time ?? .infinity
    guard first.time < start else { return false }
    let old = calls.prefix { $0.time < start }
    markCount -= old.count { $0.mark != nil }
    calls.removeFirst(old.count)
    return true
  }

  private mutating func forgetObjects() {
    guard let count = order?.count, count > limit else { return }
    let present = Set(
      calls.flatMap { [$0.made.number] + $0.made.arguments.compactMap(\.number) })
    order?.keep(present)
    limit = max(2 * present.count, Self.leastLimit)
  }
}
