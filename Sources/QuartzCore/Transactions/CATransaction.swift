public import CoreGraphics

/// Groups changes to layers, with the duration and timing of their implicit animations, and a
/// completion block.
///
/// Outside ``begin()`` and ``commit()`` changes belong to the implicit transaction, which is
/// committed with the next frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Implicit animations take a quarter of a second unless a transaction says otherwise (documented
  /// by Apple).
  static let defaultDuration: CFTimeInterval = 0.25

  struct State {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    /// The group whose completion block is `completionBlock`, once one was set.
    var group: AnimationGroup?
    var completionBlock: (() -> Void)?
  }

  private static var tree: LayerTree { LayerTree.current }
  /// The implicit transaction of the current tree; nil if nothing was set in it.
  private static var implicit: State? {
    get { tree.implicitTransaction }
    set { tree.implicitTransaction = newValue }
  }
  private static var explicit: [State] = []

  private static func current<T>(_ path: KeyPath<State, T?>) -> T? {
    for state in explicit.reversed() {
      if let value = state[keyPath: path] { return value }
    }
    return implicit?[keyPath: path]
  }

  private static func change(_ body: (inout State) -> Void) {
    guard explicit.isEmpty else { return body(&explicit[explicit.count - 1]) }
    var state = implicit ?? State()
    body(&state)
    implicit = state
    // It ends with the next frame, also where nothing else needs one.
    tree.endImplicitTransactionSoon()
  }

  /// Opens a transaction inside the current one. Each needs its own ``commit()``.
  open class func begin() {
    explicit.append(State())
  }

  /// Ends the innermost transaction; without a ``begin()`` the implicit one, as ``flush()`` does.
  open class func commit() {
    guard let state = explicit.popLast() else { return flush() }
    state.group?.seal()
  }

  /// Ends the implicit transaction, as the end of a turn of the run loop does on iOS: what needs
  /// layout is laid out, and changes of layers that were added in it animate from now on.
  /// Animations that were added in it begin with the next frame. A call during layout does not lay
  /// out again.
  open class func flush() {
    tree.flush()
    endImplicit()
  }

  /// Ends the implicit transaction, and no more.
  static func endImplicit() {
    guard let state = implicit else { return }
    implicit = nil
    state.group?.seal()
  }

  /// Keeps other threads from changing layers until ``unlock()``. It does nothing: layers belong to
  /// the main actor.
  open class func lock() {}

  /// Ends what ``lock()`` began.
  open class func unlock() {}

  /// The duration of implicit animations, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    current(\.duration) ?? defaultDuration
  }

  /// The duration of the implicit animations of changes made from now on in this transaction, in
  /// seconds. A negative or infinite one is corrected with a warning.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if !(dur >= 0 && dur.isFinite) {
      Diagnostics.warn("A transaction's animation duration cannot be \(dur) seconds.")
    }
    let duration = dur.isFinite ? max(dur, 0) : defaultDuration
    change { $0.duration = duration }
  }

  /// The timing curve of the animations that are added in this transaction; nil, the default,
  /// leaves each animation its own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current(\.timingFunction) }

  /// Sets the timing curve of the animations that are added from now on in this transaction: of
  /// implicit ones, of explicit ones and of those of view blocks, in place of their own. Springs
  /// and property animators keep theirs.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes are made without implicit animations, here or in a transaction around it.
  open class func disableActions() -> Bool { current(\.disablesActions) ?? false }

  /// Lets changes in this transaction be made without implicit animations.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// The completion block of this transaction alone; nil if none was set.
  open class func completionBlock() -> (() -> Void)? {
    (explicit.last ?? implicit)?.completionBlock
  }

  /// Called once all animations that are added from here on in this transaction, and in those
  /// nested in it, have ended. Without any it is called in the next turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { state in
      state.group?.seal()
      state.completionBlock = block
      state.group = block.map { body in AnimationGroup { _ in body() } }
    }
  }

  /// The value that was set for a key, in this transaction or in one around it.
  open class func value(forKey key: String) -> Any? {
    if let own = ownValue(forKey: key) { return own }
    for state in explicit.reversed() {
      if let value = state.values[key] { return value }
    }
    return implicit?.values[key]
  }

  /// Sets the property of one of the `kCATransaction` keys, or stores a value under any other key.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    guard !setOwn(key, to: anObject) else { return }
    change { $0.values[key] = anObject }
  }

  /// The groups to which an animation added now belongs.
  static var groups: [AnimationGroup] {
    var groups = explicit.compactMap(\.group)
    if let group = implicit?.group { groups.append(group) }
    return groups
  }

  /// Runs `body` without the enclosing explicit transactions. It must commit those that it begins.
  package static func outside<T>(_ body: () throws -> T) rethrows -> T {
    let outer = explicit
    explicit = []
    defer {
      while !explicit.isEmpty { commit() }
      explicit = outer
    }
    return try body()
  }

  /// Holds the completion blocks of the enclosing transactions.
  ///
  /// - Returns: a function that releases them; nil if there are none.
  package static func holdCompletions() -> (@MainActor () -> Void)? {
    let groups = groups
    guard !groups.isEmpty else { return nil }
    for group in groups { group.add() }
    return { for group in groups.reversed() { group.end(finished: true) } }
  }

  /// Runs `body` without actions.
  package static func withoutActions<T>(_ body: () throws -> T) rethrows -> T {
    begin()
    setDisableActions(true)
    defer { commit() }
    return try body()
  }
}
