import CoreGraphics

/// The observations of properties by name.
@MainActor
enum KeyPathObservations {
  private final class Observation {
    weak var object: (any NSObjectProtocol)?
    weak var observer: NSObject?
    /// The object, also after it was released.
    let identity: ObjectIdentifier
    /// Greater than that of an observation that was added before.
    let number: Int
    let path: String
    /// The names in the path.
    let keys: [String]
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    var last: Any?
    var isRemoved = false

    var hasEnded: Bool { isRemoved || object == nil || observer == nil }

    init(
      _ object: any NSObjectProtocol, _ observer: NSObject, _ path: String,
      _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?, number: Int
    ) {
      (self.object, self.observer, self.options, self.context) = (
        object, observer, options, context
      )
      (self.path, self.number) = (path, number)
      identity = ObjectIdentifier(object)
      keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// In the order in which they were added, with those that have ended since the last turn.
  private static var observations: [Observation] = []
  /// Those of each object.
  private static var ofObjects: [ObjectIdentifier: [Observation]] = [:]
  /// Those of paths of several names, in which any object may be.
  private static var ofPaths: [Observation] = []
  private static var lastNumber = 0
  private static var isChecking = false

  static func add(
    _ object: any NSObjectProtocol, _ observer: NSObject, _ path: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    guard observer is any KeyValueObserver else {
      return Diagnostics.warn(
        "\(type(of: observer)) has no method for the changes of “\(path)”; it is not notified.")
    }
    lastNumber += 1
    let observation = Observation(object, observer, path, options, context, number: lastNumber)
    guard let key = observation.keys.first, ObjectiveCNames.key(key, of: object) != nil else {
      return Diagnostics.warn(
        "\(type(of: object)) has no property “\(path)” that is known by its name; it is not "
          + "observed.")
    }
    observation.last = value(of: observation, at: object)
    observations.append(observation)
    index(observation)
    if options.contains(.initial) { notify(observation, old: nil) }
  }

  private static func index(_ observation: Observation) {
    ofObjects[observation.identity, default: []].append(observation)
    if observation.keys.count > 1 { ofPaths.append(observation) }
  }

  /// Removes the last observation whose context fits.
  static func remove(
    _ object: any NSObjectProtocol, _ observer: NSObject, _ path: String,
    where fits: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let observation = ofObjects[ObjectIdentifier(object)]?.last {
      !$0.isRemoved && $0.object === object && $0.observer === observer && $0.path == path
        && fits($0.context)
    }
    guard let observation else {
      return Diagnostics.warn(
        "\(type(of: observer)) does not observe “\(path)” of \(type(of: object)); there is nothing "
          + "to remove.")
    }
    (observation.isRemoved, observation.last) = (true, nil)
    ofObjects[observation.identity]?.removeAll { $0 === observation }
  }

  /// A property of an object was set: notifies those of its observers whose value has changed, also
  /// where the object is in the middle of a path.
  static func didChange(_ object: AnyObject, _ key: String) {
    let own = ofObjects[ObjectIdentifier(object)] ?? []
    var affected = own.filter { $0.keys.count == 1 && $0.path == key && $0.object === object }
    let around = ofPaths.filter { $0.keys.contains(key) }
    if !around.isEmpty { affected = (affected + around).sorted { $0.number < $1.number } }
    // An observer may remove others in its call.
    for observation in affected where !observation.isRemoved {
      check(observation, announced: observation.keys.count == 1)
    }
  }

  /// Finds the changes that were not announced.
  static func checkAll() {
    guard !observations.isEmpty, !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    forgetEnded()
    for observation in observations where !observation.isRemoved {
      check(observation, announced: false)
    }
  }

  private static func forgetEnded() {
    guard observations.contains(where: \.hasEnded) else { return }
    observations.removeAll(where: \.hasEnded)
    (ofObjects, ofPaths) = ([:], [])
    for observation in observations { index(observation) }
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
