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
