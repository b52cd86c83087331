public import CoreGraphics

/// What a change of an observed property consists of.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set. Changes of parts of a collection are reported as this, too.
  case setting = 1
  /// Objects were inserted into a collection; never reported.
  case insertion = 2
  /// Objects were removed from a collection; never reported.
  case removal = 3
  /// Objects of a collection were replaced; never reported.
  case replacement = 4
}

/// The keys of what an observer is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The key with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value, with the option `.new`; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before, with the option `.old`; `NSNull` for nil. The initial call has none.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the objects that were changed; never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the call precedes the change; never there.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that is told of changes of properties that it observes by name.
///
/// The translator of iOS sources adds the protocol where a class overrides the method. Other code
/// names it, `@preconcurrency` in a class of the main actor, and leaves out `override`.
public protocol KeyValueObserver: AnyObject {
  /// A property has changed.
  ///
  /// - Parameters:
  ///   - keyPath: the path that the observation was added with.
  ///   - object: the object that it was added to.
  ///   - change: the kind of the change, and the values that the options ask for.
  ///   - context: as it was given.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// Notifies an observer of the changes of a property, until the observation is removed or one of
  /// the two objects is released. Neither is retained.
  ///
  /// Changes of a property that is declared `@objc dynamic` are reported at once, those of others
  /// at the end of the turn, several as one. An equal value is no change.
  ///
  /// - Parameters:
  ///   - observer: a ``KeyValueObserver``; another object is not notified, which is warned of.
  ///   - keyPath: the names of properties, separated by dots. There is a warning if the object has
  ///     no property of the first name; UIKit raises.
  ///   - options: what the observer is told.
  ///   - context: passed to the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    MainActorCalls.run(
      "addObserver(_:forKeyPath:options:context:)", with: (self, observer, options, context),
      otherwise: ()
    ) { KeyPathObservations.add($0, $1, keyPath, $2, $3) }
  }

  /// Removes the observation of a property that was added last. There is a warning if there is
  /// none; UIKit raises.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    MainActorCalls.run(
      "removeObserver(_:forKeyPath:)", with: (self, observer), otherwise: ()
    ) { KeyPathObservations.remove($0, $1, keyPath) { _ in true } }
  }

  /// Removes the observation of a property with a context that was added last. There is a warning
  /// if there is none; UIKit raises.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    MainActorCalls.run(
      "removeObserver(_:forKeyPath:context:)", with: (self, observer, context), otherwise: ()
    ) { object, observer, context in
      KeyPathObservations.remove(object, observer, keyPath) { $0 == context }
    }
  }

  /// What an observer calls, as `super`, for a change that it does not know: a warning. UIKit
  /// raises.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    MainActorCalls.run("observeValue(forKeyPath:of:change:context:)", with: self, otherwise: ()) {
      Diagnostics.warn(
        "\(type(of: $0)) was notified of “\(keyPath ?? "")”, which it does not expect.")
    }
  }
}
