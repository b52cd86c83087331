public import CoreGraphics

/// What an observation is told besides that something has changed.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call with the current value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change. Changes are noticed after they are made, so there is none here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// What has changed: always the whole value.
  public enum Kind: UInt, Sendable {
    /// The value was set.
    case setting = 1
  }

  /// What has changed.
  public let kind = Kind.setting
  /// The value, with the option `.new` or `.initial` and `.new`.
  public let newValue: Value?
  /// The value before, with the option `.old`; nil in the initial call.
  public let oldValue: Value?
  /// False: changes are told after they are made.
  public let isPrior = false
}

/// An observation of a property, which ends with this object.
public final class NSKeyValueObservation {
  fileprivate let number: Int

  fileprivate init(number: Int) { self.number = number }

  /// Ends the observation.
  public func invalidate() {
    let number = number
    if Thread.isMainThread {
      MainActor.assumeIsolated { KeyValueObservations.remove(number) }
    } else {
      Task { @MainActor in KeyValueObservations.remove(number) }
    }
  }

  deinit { invalidate() }
}

/// Classes whose properties can be observed.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls `changeHandler` after changes of a property, until the result is released or
  /// invalidated.
  ///
  /// A property that is declared `@objc dynamic` announces its changes at once. Those of others are
  /// found by comparison at the end of each turn, in which several changes count as one; for a type
  /// that cannot be compared each announcement counts.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let number = MainActorCalls.run(
      "observe(_:options:changeHandler:)", with: (self, keyPath, options, changeHandler),
      otherwise: 0
    ) { KeyValueObservations.add($0.0, $0.1, $0.2, $0.3) }
    return NSKeyValueObservation(number: number)
  }
}

/// The observations of properties.
@MainActor
package enum KeyValueObservations {
  private struct Observation {
    weak var object: AnyObject?
    let keyPath: AnyKeyPath
    /// Compares with the last value, and calls the handler where there is another one. The argument
    /// says whether the change was announced.
    let check: (AnyObject, Bool) -> Void
  }

  private static var observations: [Int: Observation] = [:]
  /// The numbers of an object's observations, in the order in which they were added.
  private static var numbers: [ObjectIdentifier: [Int]] = [:]
  private static var lastNumber = 0
  private static var isChecking = false

  static func add<Object: AnyObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> Int {
    var last = object[keyPath: keyPath]
    func tell(_ object: Object, old: Value?) {
      handler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    lastNumber += 1
    observations[lastNumber] = Observation(object: object, keyPath: keyPath) {
      object, isAnnounced in
      guard let object = object as? Object else { return }
      let (old, new) = (last, object[keyPath: keyPath])
      guard Self.areEqual(old, new).map(!) ?? isAnnounced else { return }
      last = new
      tell(object, old: old)
    }
    numbers[ObjectIdentifier(object), default: []].append(lastNumber)
    let number = lastNumber
    if options.contains(.initial) { tell(object, old: nil) }
    return number
  }

  static func remove(_ number: Int) { observations[number] = nil }

  /// Whether two values are equal; nil where their type cannot be compared.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? any Equatable { return isEqual(left, right) }
    guard Value.self is AnyClass else { return nil }
    return (left as AnyObject) === (right as AnyObject)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    (right as? Left) == left
  }

  /// A property of an object was set: the observations of the object are told of what has changed.
  static func didChange(_ object: AnyObject, _ property: AnyKeyPath?) {
    guard let own = numbers[ObjectIdentifier(object)] else { return }
    for number in own {
      if let observation = observations[number], observation.object === object {
        observation.check(object, observation.keyPath == property)
      }
    }
  }

  /// Finds the changes that were not announced. A handler that makes others finds them noticed the
  /// next time.
  package static func checkAll() {
    KeyPathObservations.checkAll()
    guard !observations.isEmpty, !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    for number in observations.keys.sorted() {
      guard let observation = observations[number] else { continue }
      if let object = observation.object {
        observation.check(object, false)
      } else {
        observations[number] = nil
      }
    }
    forgetEnded()
  }

  /// The number of observations, for tests.
  package static var count: Int { observations.count }

  private static func forgetEnded() {
    guard numbers.count > 2 * observations.count else { return }
    numbers = numbers.compactMapValues { own in
      let left = own.filter { observations[$0] != nil }
      return left.isEmpty ? nil : left
    }
  }
}

extension ObjectiveCNames {
  /// Tells the observations of a property that it was set. The translator writes the call into the
  /// `didSet` of `@objc dynamic` properties.
  ///
  /// - Parameters:
  ///   - object: that has the property.
  ///   - key: the property's name, among the object's keys.
  public nonisolated static func didChange(_ object: AnyObject, _ key: String) {
    MainActorCalls.run("An observed property", with: (object, key), otherwise: ()) {
      KeyValueObservations.didChange($0, ObjectiveCNames.key($1, of: $0)?.keyPath)
      KeyPathObservations.didChange($0, $1)
    }
  }
}
