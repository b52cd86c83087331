/// A property that an Interface Builder file sets, for code that has `@IBOutlet` on iOS.
///
///     @Outlet var label: UILabel!
///     @Outlet private var buttons: [UIButton]!
///
/// It is found by its name, also in superclasses. The object is retained, unless it is the file's
/// owner or a superview: these retain the outlet's owner themselves.
@propertyWrapper @preconcurrency @MainActor
public final class Outlet<Value> {
  private enum Storage {
    case strong(Value?)
    case weak(WeakReference)
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var storage = Storage.strong(nil)

  /// Makes an outlet without a connection.
  public nonisolated init() {}

  /// The connected object; nil before the file is read, and if it connects none.
  public var wrappedValue: Value! {
    get {
      switch storage {
      case .strong(let value): value
      case .weak(let reference): reference.object.flatMap { $0 as? Value }
      }
    }
    set { storage = .strong(newValue) }
  }
}

/// An outlet of any type.
@MainActor
protocol AnyOutlet: AnyObject {
  /// The name of the type that can be connected, for messages.
  var typeName: String { get }
  /// Connects an object. Returns false if it is of another type.
  func connect(_ object: AnyObject, isWeak: Bool) -> Bool
  func connect(collection: [AnyObject]) -> Bool
}

extension Outlet: AnyOutlet {
  var typeName: String { "\(Value.self)" }

  func connect(_ object: AnyObject, isWeak: Bool) -> Bool {
    guard let value = object as? Value else { return false }
    storage = isWeak ? .weak(WeakReference(object: object)) : .strong(value)
    return true
  }

  func connect(collection: [AnyObject]) -> Bool {
    guard let value = collection as? Value else { return false }
    storage = .strong(value)
    return true
  }
}
