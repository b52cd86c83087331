/// One transition of a demo, and the touches that start it.
public struct Phase: Sendable {
  /// The name for the command line and contact sheets; unique in a demo.
  public let name: String
  /// The phase that has to be over before.
  public let predecessor: String?
  /// The touches, in points of the demo's stage.
  public let gesture: ScriptedGesture

  /// A phase; the one named by `predecessor`, nil for none, is played before it.
  public init(_ name: String, after predecessor: String? = nil, _ gesture: ScriptedGesture) {
    self.name = name
    self.predecessor = predecessor
    self.gesture = gesture
  }
}
