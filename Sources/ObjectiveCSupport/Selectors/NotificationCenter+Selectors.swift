public import CoreGraphics

/// Observers by selector: on Linux Foundation has observers by block only.
extension NotificationCenter {
  /// Calls a method of an observer for each notification. The observer is held weakly, and its
  /// calls end with it.
  ///
  /// - Parameters:
  ///   - observer: an object of the selector's class.
  ///   - selector: a method that takes nothing, or the notification.
  ///   - name: of the notifications; nil for all.
  ///   - object: the sender; nil for all.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    MainActorCalls.run(
      "addObserver(_:selector:name:object:)",
      with: (self, observer as AnyObject, selector, name, object), otherwise: ()
    ) { center, observer, selector, name, object in
      NotificationTargets.add(observer, selector, name: name, sender: object, center: center)
    }
  }

  /// Ends the calls of an observer that was added with a selector, for a name and a sender; nil
  /// stands for all of them. The token of an observer by block ends that, too.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?
  ) {
    removeObserver(observer as Any, name: name, object: object as Any?)
    MainActorCalls.run(
      "removeObserver(_:name:object:)", with: (self, observer, name, object), otherwise: ()
    ) { center, observer, name, object in
      NotificationTargets.remove(observer, name: name, sender: object, center: center)
    }
  }

  /// Ends all calls of an observer that was added with a selector, or of one by block, by its
  /// token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }
}

/// The observers by selector.
@MainActor
private enum NotificationTargets {
  private struct Entry {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private static var entries: [ObjectIdentifier: [Entry]] = [:]
  private static let fewest = 64
  private static var purgesAt = fewest

  static func add(
    _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, sender: Any?,
    center: NotificationCenter
  ) {
    // Both are only used on the main thread, to which a notification from another one is sent.
    nonisolated(unsafe) weak let target = observer
    let token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      let call: @Sendable () -> Void = {
        MainActor.assumeIsolated {
          guard let target else { return }
          deliver(notification, to: target, selector)
        }
      }
      if Thread.isMainThread { call() } else { DispatchQueue.main.async(execute: call) }
    }
    let key = ObjectIdentifier(observer)
    var own = entries[key] ?? []
    own.removeAll { remove($0, if: $0.observer !== observer) }
    own.append(
      Entry(
        observer: observer, center: center, name: name,
        sender: sender.map { ObjectIdentifier($0 as AnyObject) }, token: token))
    entries[key] = own
    if entries.count >= purgesAt { purge() }
  }

  private static func deliver(
    _ notification: Notification, to target: AnyObject, _ selector: Selector
  ) {
    // A method may take a Notification or an NSNotification.
    if selector.perform(on: target, sender: notification as AnyObject, event: nil) { return }
    let boxed = notification as NSNotification
    if selector.perform(on: target, sender: boxed, event: nil) { return }
    Diagnostics.warn(
      "\(type(of: target)) has no method “\(selector)” that takes a notification.")
  }

  static func remove(
    _ observer: AnyObject, name: NSNotification.Name?, sender: AnyObject?,
    center: NotificationCenter
  ) {
    let key = ObjectIdentifier(observer)
    guard var own = entries[key] else { return }
    own.removeAll { entry in
      remove(
        entry,
        if: entry.center === center && (name == nil || entry.name == name)
          && (sender == nil || entry.sender == sender.map(ObjectIdentifier.init)))
    }
    entries[key] = own.isEmpty ? nil : own
  }

  /// Ends the calls of an entry on a condition, which is returned.
  private static func remove(_ entry: Entry, if condition: Bool) -> Bool {
    if condition { entry.center.removeObserver(entry.token) }
    return condition
  }

  /// Forgets observers that have ended.
  private static func purge() {
    for (key, own) in entries {
      let left = own.filter { !remove($0, if: $0.observer == nil) }
      entries[key] = left.isEmpty ? nil : left
    }
    purgesAt = max(2 * entries.count, fewest)
  }
}
