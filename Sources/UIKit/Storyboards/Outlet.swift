/// A property that a file of Interface Builder sets: where iOS code writes `@IBOutlet`.
///
///     @Outlet var label: UILabel!
///     @Outlet private var buttons: [UIButton]!
///
/// It is found by its name, in the classes that a class inherits from too. An object is kept alive,
/// unless it is the one that the file belongs to, or a view around the outlet's: these keep the
/// outlet's owner alive themselves.
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

  /// An outlet that nothing is connected to yet.
  public nonisolated init() {}

  /// What is connected; nil before the file is read, and where it connects nothing.
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
  /// What can be connected, for messages.
  var typeName: String { get }
  /// False where the object is of another type.
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
