/// The calls of a scene, with their objects and arguments. Without observers a call is made
/// directly.
extension TransitionTrace {
  /// A call that is about to be made.
  package struct ObservedCall {
    package let call: Call
    /// The object whose method is called.
    package let object: AnyObject
    /// The values of the parameters, in order.
    package let arguments: [Any?]
    /// The number of observed calls that contain this one.
    package let depth: Int
    /// Whether ``onCall`` and ``observe(_:_:)`` report it.
    ///
    /// They report what UIKit calls on controllers, delegates and animators. The other calls are
    /// those of gestures' targets and delegates, and those that the program makes itself: on a
    /// transition's context, on a percent-driven interaction, and on a child that is given a
    /// parent.
    package let isListed: Bool
  }

  /// A call that has not returned yet.
  struct RunningCall {
    fileprivate let object: ObjectIdentifier
    fileprivate let name: String
    fileprivate let depth: Int
  }

  /// The scene whose code makes the call.
  private static var scene: UIWindowScene { .current }

  /// Reports every call in a scene immediately before it is made, including those that
  /// ``observe(_:_:)`` does not report.
  ///
  /// - Returns: a closure that ends the observation.
  package static func observeAll(
    _ scene: UIWindowScene, _ body: @escaping @MainActor (ObservedCall) -> Void
  ) -> @MainActor () -> Void {
    let number = (scene.callObservers.last?.number ?? 0) + 1
    scene.callObservers.append((number, body))
    return { [weak scene] in scene?.callObservers.removeAll { $0.number == number } }
  }

  /// Makes a call from UIKit to an object of the program, and reports it.
  ///
  /// - Parameter name: the method, as Swift spells it.
  @discardableResult
  static func call<Result>(
    _ object: AnyObject, _ name: String, _ arguments: @autoclosure () -> [Any?] = [],
    _ body: () -> Result
  ) -> Result {
    let scene = scene
    guard onCall != nil || !scene.callObservers.isEmpty else { return body() }
    let call = Call(time: scene.screen.clock.now, object: "\(type(of: object))", call: name)
    onCall?(call)
    return report(call, to: object, arguments, isListed: true, in: scene, body)
  }

  /// Makes a call that only observers of all calls receive.
  @discardableResult
  static func unlistedCall<Result>(
    _ object: AnyObject, _ name: String, _ arguments: @autoclosure () -> [Any?] = [],
    _ body: () -> Result
  ) -> Result {
    let scene = scene
    guard !scene.callObservers.isEmpty else { return body() }
    let call = Call(time: scene.screen.clock.now, object: "\(type(of: object))", call: name)
    return report(call, to: object, arguments, isListed: false, in: scene, body)
  }

  /// Makes a call to a gesture's target or delegate. Calls by UIKit's own gestures are not
  /// reported.
  @discardableResult
  static func gestureCall<Result>(
    _ object: AnyObject, _ name: String, _ arguments: @autoclosure () -> [Any?],
    _ body: () -> Result
  ) -> Result {
    guard !scene.callObservers.isEmpty, !isOfUIKit(object) else { return body() }
    return unlistedCall(object, name, arguments(), body)
  }

  private static func isOfUIKit(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }

  /// Reports that a method's implementation in UIKit's own class was called, because the program
  /// has called the method itself. A call from an override that UIKit has called, through `super`,
  /// is not reported.
  static func recordCall(
    toBaseOf object: AnyObject, _ name: String, _ arguments: @autoclosure () -> [Any?]
  ) {
    let scene = scene
    guard !scene.callObservers.isEmpty else { return }
    if let running = scene.runningCall, running.object == ObjectIdentifier(object),
      running.name == name
    {
      return
    }
    unlistedCall(object, name, arguments()) {}
  }

  private static func report<Result>(
    _ call: Call, to object: AnyObject, _ arguments: () -> [Any?], isListed: Bool,
    in scene: UIWindowScene, _ body: () -> Result
  ) -> Result {
    guard !scene.callObservers.isEmpty else { return body() }
    let outer = scene.runningCall
    let depth = outer.map { $0.depth + 1 } ?? 0
    let observed = ObservedCall(
      call: call, object: object, arguments: arguments(), depth: depth, isListed: isListed)
    for observer in scene.callObservers { observer.body(observed) }
    scene.runningCall = RunningCall(
      object: ObjectIdentifier(object), name: call.call, depth: depth)
    defer { scene.runningCall = outer }
    return body()
  }
}
