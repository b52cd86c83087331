import CoreGraphics
import ObjectiveCSupport
import Testing

@MainActor
private final class Song: NSObject {
  var title = "A" { didSet { ObjectiveCNames.didChange(self, "title") } }
  var next: Song? { didSet { ObjectiveCNames.didChange(self, "next") } }
  var plays = 0

  static let register: Void = ObjectiveCNames.add(
    Song.self,
    keys: [
      "title": Inspectable(\Song.title), "next": Inspectable(\Song.next),
      "plays": Inspectable(\Song.plays),
    ])

  override init() {
    _ = Self.register
    super.init()
  }
}

@MainActor
private final class Gauge: NSObject {
  /// How often a value of any gauge was read.
  static var reads = 0
  private var stored = 0

  var value: Int {
    get {
      Self.reads += 1
      return stored
    }
    set {
      stored = newValue
      ObjectiveCNames.didChange(self, "value")
    }
  }

  static let register: Void = ObjectiveCNames.add(
    Gauge.self, keys: ["value": Inspectable(\Gauge.value)])

  override init() {
    _ = Self.register
    super.init()
  }
}

private final class Listener: NSObject, KeyValueObserver {
  var calls: [String] = []
  var context: UnsafeMutableRawPointer?

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    func text(_ key: NSKeyValueChangeKey) -> String { change?[key].map { "\($0)" } ?? "-" }
    guard keyPath != "plays" else {
      return super.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
    }
    calls.append("\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey))")
    self.context = context
  }
}

/// Observers of properties that are named by strings.
@MainActor struct KeyPathObservingTests {
  private let song = Song()
  private let listener = Listener()

  @Test func aChangeIsReportedAtOnceWithItsValuesAndContext() {
    let context = UnsafeMutableRawPointer(bitPattern: 16)
    song.addObserver(listener, forKeyPath: "title", options: [.old, .new], context: context)
    song.title = "B"
    #expect(listener.calls == ["title A B"] && listener.context == context)
    song.title = "B"
    #expect(listener.calls.count == 1, "an equal value is no change")
    song.removeObserver(listener, forKeyPath: "title")
    song.title = "C"
    #expect(listener.calls.count == 1)
  }

  @Test func theOptionsSayWhatIsReported() {
    song.addObserver(listener, forKeyPath: "title", options: [.initial, .new], context: nil)
    #expect(listener.calls == ["title - A"])
    song.addObserver(listener, forKeyPath: "title", context: nil)
    song.title = "B"
    #expect(listener.calls == ["title - A", "title - B", "title - -"])
  }

  @Test func aPathIsFollowedThroughOtherObjects() {
    let (first, second) = (Song(), Song())
    song.addObserver(listener, forKeyPath: "next.title", options: [.old, .new], context: nil)
    song.next = first
    first.title = "F"
    second.title = "S"
    song.next = second
    first.title = "ignored"
    song.next = nil
    #expect(
      listener.calls == [
        "next.title <null> A", "next.title A F", "next.title F S", "next.title S <null>",
      ])
  }

  @Test func changesThatAreNotAnnouncedAreFoundAtTheEndOfTheTurn() {
    let observer = Counter()
    song.addObserver(observer, forKeyPath: "plays", options: .new, context: nil)
    song.plays = 1
    song.plays = 2
    #expect(observer.values == [])
    KeyValueObservations.checkAll()
    KeyValueObservations.checkAll()
    #expect(observer.values == [2])
  }

  @Test func onlyTheObservationWithTheContextIsRemoved() {
    let (one, two) = (
      UnsafeMutableRawPointer(bitPattern: 16), UnsafeMutableRawPointer(bitPattern: 32)
    )
    song.addObserver(listener, forKeyPath: "title", context: one)
    song.addObserver(listener, forKeyPath: "title", context: two)
    song.removeObserver(listener, forKeyPath: "title", context: one)
    song.title = "B"
    #expect(listener.calls.count == 1 && listener.context == two)
  }

  @Test func anObserverMayRemoveItselfInTheCall() {
    let once = Once()
    song.addObserver(once, forKeyPath: "title", context: nil)
    song.addObserver(once, forKeyPath: "title", context: nil)
    song.title = "B"
    song.title = "C"
    #expect(once.count == 1)
  }

  @Test func releasedObserversAreForgotten() {
    var other: Listener? = Listener()
    weak let released = other
    if let other { song.addObserver(other, forKeyPath: "title", context: nil) }
    other = nil
    song.title = "B"
    KeyValueObservations.checkAll()
    #expect(released == nil)
  }

  @Test func aChangeIsLookedForInItsOwnObject() {
    let gauges = (0..<100).map { _ in Gauge() }
    for gauge in gauges { gauge.addObserver(listener, forKeyPath: "value", context: nil) }
    Gauge.reads = 0
    withExtendedLifetime(gauges) { gauges[50].value = 1 }
    #expect(Gauge.reads == 1 && listener.calls == ["value - -"])
  }

  @Test func anObserverIsNotifiedInTheOrderOfItsObservations() {
    song.next = Song()
    song.addObserver(listener, forKeyPath: "next.next", options: .new, context: nil)
    song.addObserver(listener, forKeyPath: "next", context: nil)
    song.addObserver(listener, forKeyPath: "next.title", options: .new, context: nil)
    let other = Song()
    (other.next, other.title) = (song, "B")
    song.next = other
    #expect(
      listener.calls.map { $0.prefix { $0 != " " } } == ["next.next", "next", "next.title"])
  }

  @Test func turnsWithoutChangesCostInProportionToTheObservations() {
    // A check of the order of growth: a square would be 100 times.
    func seconds(_ count: Int) -> Double {
      let songs = (0..<count).map { _ in Song() }
      for song in songs { song.addObserver(listener, forKeyPath: "title", context: nil) }
      let start = processorTime()
      withExtendedLifetime(songs) { KeyValueObservations.checkAll() }
      let time = processorTime() - start
      for song in songs { song.removeObserver(listener, forKeyPath: "title") }
      return time
    }
    let small = (0..<3).map { _ in seconds(500) }.min() ?? 0
    #expect(seconds(5000) < small * 30)
  }

  /// What this thread has used of a processor, in seconds.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test func misuseIsReported() {
    let warnings = Diagnostics.collecting {
      song.addObserver(listener, forKeyPath: "nothing", context: nil)
      song.addObserver(NSObject(), forKeyPath: "title", context: nil)
      song.removeObserver(listener, forKeyPath: "title")
      song.addObserver(listener, forKeyPath: "plays", options: .initial, context: nil)
    }
    #expect(
      warnings == [
        "Song has no property “nothing” that is known by its name; it is not observed.",
        "NSObject has no method for the changes of “title”; it is not notified.",
        "Listener does not observe “title” of Song; there is nothing to remove.",
        "Listener was notified of “plays”, which it does not expect.",
      ])
  }
}

private final class Counter: NSObject, KeyValueObserver {
  var values: [Int] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let value = change?[.newKey] as? Int { values.append(value) }
  }
}

private final class Once: NSObject, KeyValueObserver {
  var count = 0

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    count += 1
    guard let song = object as? NSObject else { return }
    song.removeObserver(self, forKeyPath: "title")
    song.removeObserver(self, forKeyPath: "title")
  }
}
