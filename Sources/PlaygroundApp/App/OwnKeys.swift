import Platform

/// The keys that are down and were the app's own.
@MainActor
final class OwnKeys {
  private var down: Set<String> = []

  /// Takes a key in. A release, and the repeats of a key that is held, go where the press went.
  ///
  /// - Parameter perform: does what the key says as it goes down, and returns whether it was the
  ///   app's own.
  /// - Returns: whether the key was the app's own.
  func take(_ key: KeyEvent, perform: (KeyEvent) -> Bool) -> Bool {
    guard key.isDown else { return down.remove(key.key) != nil }
    guard !key.isRepeat else { return down.contains(key.key) }
    guard perform(key) else { return false }
    down.insert(key.key)
    return true
  }

  /// The same for the keys that all windows of the app have.
  func takeShortcut(_ key: KeyEvent, perform: (Shortcut) -> Bool) -> Bool {
    take(key) { Shortcut($0).map(perform) ?? false }
  }
}
