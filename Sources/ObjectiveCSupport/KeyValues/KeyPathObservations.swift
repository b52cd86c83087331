import CoreGraphics

/// The observations of properties by name.
@MainActor
enum KeyPathObservations {
  private final class Observation {
    weak var object: (any NSObjectProtocol)?
    weak var observer: NSObject?
    let path: String
    /// The names in the path.
    let keys: [String]
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    var last: Any?

    init(
      _ object: any NSObjectProtocol, _ observer: NSObject, _ path: String,
      _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
      (self.object, self.observer, self.options, self.context) = (
        object, observer, options, context
      )
      self.path = path
      keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// In the order in which they were added.
  private static var observations: [Observation] = []
  private static var isChecking = false

  static func add(
    _ object: any NSObjectProtocol, _ observer: NSObject, _ path: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    guard observer is any KeyValueObserver else {
      return Diagnostics.warn(
        "\(type(of: observer)) has no method for the changes of “\(path)”; it is not notified.")
    }
    let observation = Observation(object, observer, path, options, context)
    guard let key = observation.keys.first, ObjectiveCNames.key(key, of: object) != nil else {
      return Diagnostics.warn(
        "\(type(of: object)) has no property “\(path)” that is known by its name; it is not "
          + "observed.")
    }
    observation.last = value(of: observation, at: object)
    observations.append(observation)
    if options.contains(.initial) { notify(observation, old: nil) }
  }

  /// Removes the last observation whose context fits.
  static func remove(
    _ object: any NSObjectProtocol, _ observer: NSObject, _ path: String,
    where fits: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let index = observations.lastIndex {
      $0.object === object && $0.observer === observer && $0.path == path && fits($0.context)
    }
    guard let index else {
      return Diagnostics.warn(
        "\(type(of: observer)) does not observe “\(path)” of \(type(of: object)); there is nothing "
          + "to remove.")
    }
    observations.remove(at: index)
  }

  /// A property of an object was set: notifies those of its observers whose value has changed, also
  /// where the object is in the middle of a path.
  static func didChange(_ object: AnyObject, _ key: String) {
    for observation in observations
    where observation.keys.contains(key) && isActive(observation) {
      check(observation, announced: observation.keys.count == 1 && observation.object === object)
    }
  }

  /// Finds the changes that were not announced.
  static func checkAll() {
    guard !observations.isEmpty, !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    observations.removeAll { $0.object == nil || $0.observer == nil }
    for observation in observations where isActive(observation) {
      check(observation, announced: false)
    }
  }

  /// Whether no observer has removed it in a call meanwhile.
  private static func isActive(_ observation: Observation) -> Bool {
    observations.contains { $0 === observation }
  }

  private static func check(_ observation: Observation, announced: Bool) {
    guard let object = observation.object else { return }
    let (old, new) = (observation.last, value(of: observation, at: object))
    guard areEqual(old, new).map(!) ?? announced else { return }
    observation.last = new
    notify(observation, old: .some(old))
  }

  /// - Parameter old: nil in the initial call.
  private static func notify(_ observation: Observation, old: Any??) {
    guard let observer = observation.observer as? any KeyValueObserver else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if observation.options.contains(.new) { change[.newKey] = observation.last ?? NSNull() }
    if let old, observation.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
    observer.observeValue(
      forKeyPath: observation.path, of: observation.object, change: change,
      context: observation.context)
  }

  /// The value at the end of the path; nil where a value before it is nil or has no such key.
  private static func value(
    of observation: Observation, at root: any NSObjectProtocol
  ) -> Any? {
    var value: Any? = root
    for key in observation.keys {
      guard let object = value as? any NSObjectProtocol,
        ObjectiveCNames.key(key, of: object) != nil
      else { return nil }
      value = object.value(forKey: key)
    }
    return value
  }

  /// Whether two values are equal; nil where their type cannot be compared.
  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool? {
    guard let left, let right else { return left == nil && right == nil }
    if let known = KeyValueObservations.areEqual(left, right) { return known }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return nil }
    return (left as AnyObject) === (right as AnyObject)
  }
}
