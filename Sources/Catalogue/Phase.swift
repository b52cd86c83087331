/// A transition of a demo, and the touches that start it.
public struct Phase: Sendable {
  /// The name on the command line and on contact sheets. Unique in a demo.
  public let name: String
  /// The name of the phase that must be over before this one.
  public let predecessor: String?
  /// The touches. Points are in the coordinates of the demo's stage.
  public let gesture: ScriptedGesture

  /// Makes a phase. The phase `predecessor` is played before it; nil for none.
  public init(_ name: String, after predecessor: String? = nil, _ gesture: ScriptedGesture) {
    self.name = name
    self.predecessor = predecessor
    self.gesture = gesture
  }
}
