import CoreGraphics
import ObjectiveCSupport
import Testing

@MainActor
private final class Listener: NSObject {
  var calls: [String] = []
  func withNotification(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func withObject(_ notification: NSNotification) {
    calls.append("NS " + notification.name.rawValue)
  }
  func plain() { calls.append("plain") }
}

@MainActor struct NotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test func methodsOfEachShapeAreCalled() {
    let listener = Listener()
    for selector in [
      Selector("a:", Listener.withNotification), Selector("b:", Listener.withObject),
      Selector("c", Listener.plain),
    ] {
      center.addObserver(listener, selector: selector, name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(listener.calls.sorted() == ["NS changed", "changed", "plain"])
  }

  @Test func aSenderIsTheOnlyOneThatIsHeard() {
    let (listener, sender) = (Listener(), NSObject())
    center.addObserver(
      listener, selector: Selector("plain", Listener.plain), name: name, object: sender)
    center.post(name: name, object: NSObject())
    #expect(listener.calls == [])
    center.post(name: name, object: sender)
    #expect(listener.calls == ["plain"])
  }

  @Test func aRemovedObserverIsNotCalled() {
    let listener = Listener()
    let selector = Selector("plain", Listener.plain)
    center.addObserver(listener, selector: selector, name: name, object: nil)
    center.addObserver(listener, selector: selector, name: Notification.Name("other"), object: nil)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.calls == [])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(listener.calls == ["plain"])
    center.removeObserver(listener)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(listener.calls == ["plain"])
  }

  @Test func anObserverIsNotHeld() {
    weak var ended: Listener?
    do {
      let listener = Listener()
      ended = listener
      center.addObserver(
        listener, selector: Selector("plain", Listener.plain), name: name, object: nil)
    }
    #expect(ended == nil)
    center.post(name: name, object: nil)
  }

  @Test func theTokenOfABlockStillEndsIt() {
    var calls = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { calls += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(calls == 1)
  }
}
