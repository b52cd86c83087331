extension UIApplication {
  /// Whether the app is visible, and whether it has the keyboard.
  public enum State: Int, Sendable {
    /// A scene is visible and has the keyboard focus.
    case active = 0
    /// A scene is visible, and none has the keyboard focus.
    case inactive = 1
    /// No scene is visible.
    case background = 2
  }

  /// Whether the app is visible, and whether it has the keyboard: by the most active of its scenes.
  /// In code of a scene that another one shows, by that scene alone.
  ///
  /// In calls of what is about to happen, such as `applicationWillResignActive`, it is the state
  /// before.
  public var applicationState: State {
    let states = knownScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.background) ? .background : .inactive
  }
}
