/// An object that notifies observers when some of its traits have changed: a view, a controller, a
/// presentation controller or a scene.
///
///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
///       self.updateColors()
///     }
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A registration for changes of traits, with which it can be ended. It ends automatically when the
/// object whose traits are observed is released.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

extension UITraitChangeObservable {
  /// Calls a closure each time one of these traits has changed, after
  /// `traitCollectionDidChange(_:)`.
  ///
  /// - Parameters:
  ///   - traits: the definitions of the traits, such as `UITraitUserInterfaceStyle.self`.
  ///   - handler: receives the object, so that it need not capture it, and the previous traits. It
  ///     is not called if the object is not of the class of its parameter.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { object, former in
      if let object = object as? Observed { handler(object, former) }
    }
  }

  /// Registers a closure whose type does not specify the class of the object.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { object, former in
      if let object = object as? Self { handler(object, former) }
    }
  }

  /// Calls a method of another object each time one of these traits has changed.
  ///
  /// - Parameters:
  ///   - traits: the definitions of the traits.
  ///   - target: held weakly.
  ///   - action: a method that takes no argument, the object whose traits have changed, or this
  ///     object and the previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return observe(traits) { [weak target] object, former in
      guard let target else { return }
      if !action.perform(on: target, sender: object, event: former) {
        Diagnostics.warn(
          "A change of traits cannot be told to \(type(of: target)): it has no method "
            + "\(action) for \(type(of: object)).")
      }
    }
  }

  /// Calls a method of this object each time one of these traits has changed.
  ///
  /// - Parameters:
  ///   - traits: the definitions of the traits.
  ///   - action: a method that takes no argument, this object, or this object and the previous
  ///     traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration with this object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserved)?.traitObservers?.remove(registration)
  }

  private func observe(
    _ traits: [UITrait], _ handler: @escaping TraitObservers.Handler
  ) -> any UITraitChangeRegistration {
    let registration = TraitObservers.Registration(traits: traits, handler: handler)
    guard let observed = self as? any TraitObserved else {
      Diagnostics.warn("\(type(of: self)) does not tell when its traits change.")
      return registration
    }
    if observed.traitObservers == nil { observed.traitObservers = TraitObservers() }
    observed.traitObservers?.add(registration)
    return registration
  }
}

/// An object that notifies the observers of its traits.
@MainActor
protocol TraitObserved: UITraitEnvironment {
  /// The observers; nil if there are none.
  var traitObservers: TraitObservers? { get set }
}

/// The observers of an object's traits. They are a separate object, because few views have any.
@MainActor
final class TraitObservers {
  typealias Handler = @MainActor (AnyObject, UITraitCollection) -> Void

  final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: Handler

    init(traits: [UITrait], handler: @escaping Handler) {
      (self.traits, self.handler) = (traits, handler)
    }

    /// Returns the registration itself; the zone is ignored.
    func copy(with zone: NSZone? = nil) -> Any { self }
  }

  private var registrations: [Registration] = []

  func add(_ registration: Registration) { registrations.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the observers of the traits that have changed, except those that an earlier observer has
  /// removed meanwhile.
  func traitsDidChange(of object: AnyObject, from old: UITraitCollection, to new: UITraitCollection)
  {
    for registration in registrations where registrations.contains(where: { $0 === registration }) {
      let isSame = registration.traits.allSatisfy { new.traits.hasSame($0, as: old.traits) }
      if !isSame { registration.handler(object, old) }
    }
  }
}

extension TraitObserved {
  /// Calls `traitCollectionDidChange(_:)`, then the observers.
  func notifyTraitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    traitObservers?.traitsDidChange(of: self, from: old, to: new)
  }
}
