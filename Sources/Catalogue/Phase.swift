/// One transition of a demo, and the touches that start it.
public struct Phase: Sendable {
  public let name: String
  /// The phase that has to be over before.
  public let predecessor: String?
  public let gesture: ScriptedGesture

  public init(_ name: String, after predecessor: String? = nil, _ gesture: ScriptedGesture) {
    self.name = name
    self.predecessor = predecessor
    self.gesture = gesture
  }
}
