extension UIApplication {
  /// Whether the app is visible, and whether it has the keyboard focus.
  public enum State: Int, Sendable {
    /// A scene is visible and has the keyboard focus.
    case active = 0
    /// A scene is visible, and none has the keyboard focus.
    case inactive = 1
    /// No scene is visible.
    case background = 2
  }

  /// Whether the app is visible, and whether it has the keyboard focus. The most active of its
  /// scenes decides. For code of a scene that another scene shows, only that scene decides.
  ///
  /// During calls that announce a change, such as `applicationWillResignActive`, it is the state
  /// before the change.
  public var applicationState: State {
    let states = knownScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.background) ? .background : .inactive
  }
}
