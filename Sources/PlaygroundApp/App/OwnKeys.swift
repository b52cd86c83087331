import Platform

/// The app's own keys that are pressed.
@MainActor
final class OwnKeys {
  private var down: Set<String> = []

  /// Handles a key. A release, and the repeats of a held key, are handled as the press was.
  ///
  /// - Parameter perform: performs the action of the key when it is pressed, and returns whether it
  ///   was one of the app's own.
  /// - Returns: whether the key was one of the app's own.
  func take(_ key: KeyEvent, perform: (KeyEvent) -> Bool) -> Bool {
    guard key.isDown else { return down.remove(key.key) != nil }
    guard !key.isRepeat else { return down.contains(key.key) }
    guard perform(key) else { return false }
    down.insert(key.key)
    return true
  }

  /// Handles a key that all windows of the app share.
  func takeShortcut(_ key: KeyEvent, perform: (Shortcut) -> Bool) -> Bool {
    take(key) { Shortcut($0).map(perform) ?? false }
  }
}
