public import ObjectiveCSupport
public import OpenCombine

extension KeyValueObservable {
  /// Publishes the values of a property.
  ///
  /// - Parameters:
  ///   - keyPath: the property. When its changes are noticed, `observe(_:options:changeHandler:)`
  ///     says.
  ///   - options: `.initial` publishes the present value to each subscriber, too.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> PropertyPublisher<Self, Value> {
    PropertyPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// The values of a property of an object, which it retains. It never fails and never ends.
public struct PropertyPublisher<Object: KeyValueObservable, Value>: Publisher {
  /// Values of the property.
  public typealias Output = Value
  /// It never fails.
  public typealias Failure = Never

  let object: Object
  let keyPath: KeyPath<Object, Value>
  let options: NSKeyValueObservingOptions

  /// Begins to observe the property for a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let subscription = PropertySubscription(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.begin(self)
  }
}

/// Gives a subscriber as many values as it has asked for; a value that is not asked for yet waits,
/// and a newer one replaces it.
private final class PropertySubscription<S: Subscriber>: Subscription where S.Failure == Never {
  private var subscriber: S?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var waiting: S.Input?

  init(_ subscriber: S) { self.subscriber = subscriber }

  func begin<Object>(_ publisher: PropertyPublisher<Object, S.Input>) {
    guard subscriber != nil else { return }
    let keyPath = publisher.keyPath
    observation = publisher.object.observe(keyPath, options: publisher.options) {
      [weak self] object, _ in
      self?.offer(object[keyPath: keyPath])
    }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard demand > .none, let value = waiting else { return }
    waiting = nil
    offer(value)
  }

  private func offer(_ value: S.Input) {
    guard let subscriber else { return }
    guard demand > .none else { return waiting = value }
    demand -= 1
    demand += subscriber.receive(value)
  }

  func cancel() {
    observation?.invalidate()
    (observation, subscriber, waiting) = (nil, nil, nil)
  }
}
