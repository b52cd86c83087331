/// The calls of a scene, with all that is known of them. While nobody observes, a call is made and
/// nothing else.
extension TransitionTrace {
  /// A call that is about to be made.
  package struct ObservedCall {
    package let call: Call
    /// The object that is called.
    package let object: AnyObject
    /// The values of its parameters, in their order.
    package let arguments: [Any?]
    /// How many other observed calls it is made in.
    package let depth: Int
    /// Whether ``onCall`` and ``observe(_:_:)`` report it.
    ///
    /// They report what UIKit calls of controllers, delegates and animators. The others are calls
    /// of gestures' targets and delegates, and what the program itself calls: of a transition's
    /// context, of a percent-driven interaction, and of a child that gets a parent.
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

  /// Notifies of every call in a scene, also of those that ``observe(_:_:)`` does not report, just
  /// before it is made.
  ///
  /// - Returns: ends the observation when it is called.
  package static func observeAll(
    _ scene: UIWindowScene, _ body: @escaping @MainActor (ObservedCall) -> Void
  ) -> @MainActor () -> Void {
    let number = (scene.callObservers.last?.number ?? 0) + 1
    scene.callObservers.append((number, body))
    return { [weak scene] in scene?.callObservers.removeAll { $0.number == number } }
  }

  /// Makes a call of UIKit to an object of the program, and reports it.
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

  /// Makes a call that only an observer of all calls gets.
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

  /// Makes a call of a gesture's target or delegate. What UIKit's own gestures call is not
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

  /// Reports a call to the implementation of a method in UIKit's own class, unless it is the
  /// override that UIKit has called that calls super: so the program itself has called the method.
  static func noteCall(
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
