import CoreGraphics

/// The calls of a recording whose methods are in the source, in order. They are updated as frames
/// are added to the recording and dropped from it.
struct CodeCalls {
  struct Call: Equatable {
    let time: TimeInterval
    let method: String
    let place: SourceLibrary.Place
  }

  private var calls: [Call] = []
  /// How many events of the recording were looked at.
  private var eventCount = 0
  /// Where each method that was called is in the source; nil for those that are not.
  private var places: [String: SourceLibrary.Place?] = [:]

  /// Forgets the calls, for those of another recording.
  mutating func reset() { (calls, eventCount) = ([], 0) }

  /// - Parameters:
  ///   - recording: that of the time before, and what was recorded since.
  ///   - library: always the same one.
  mutating func extend(to recording: Recording, in library: SourceLibrary) {
    for event in recording.events(after: eventCount) {
      guard case .call(let call) = event.kind,
        let place = place(of: call.method, in: call.object, library)
      else { continue }
      calls.append(Call(time: event.time, method: call.method, place: place))
    }
    eventCount = recording.eventCount
    let start = recording.firstEvent?.time ?? .infinity
    if let first = calls.first, first.time < start {
      calls.removeFirst(calls.partitioningIndex(where: { $0.time >= start }))
    }
  }

  /// The last call until a time; nil for none.
  func last(at time: TimeInterval) -> Call? {
    calls[..<calls.partitioningIndex(where: { $0.time > time + 1e-9 })].last
  }

  private mutating func place(
    of method: String, in object: String, _ library: SourceLibrary
  ) -> SourceLibrary.Place? {
    let key = "\(object).\(method)"
    if let known = places[key] { return known }
    let place = library.place(of: method, in: object)
    places[key] = .some(place)
    return place
  }
}
