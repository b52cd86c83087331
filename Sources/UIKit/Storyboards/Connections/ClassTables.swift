import CoreGraphics
public import QuartzCore

/// The classes of an object, from its own to the root.
@MainActor
private func classes(of object: AnyObject) -> [Any.Type] {
  sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map(\.subjectType)
}

/// The actions of classes, by name.
@MainActor
enum ActionTables {
  private static var tables: [ObjectIdentifier: [String: Selector]] = [:]

  /// The action of an object's class, or of its nearest superclass that has it. Each call returns
  /// the same value.
  static func selector(_ name: String, of object: AnyObject) -> Selector? {
    table(of: object)[name]
  }

  private static func table(of object: AnyObject) -> [String: Selector] {
    let key = ObjectIdentifier(type(of: object))
    if let table = tables[key] { return table }
    let table = classes(of: object).reduce(into: [String: Selector]()) { table, type in
      let own = (type as? any InterfaceConnectable.Type)?.actions ?? [:]
      table.merge(own) { nearer, _ in nearer }
    }
    tables[key] = table
    return table
  }
}

extension Selector {
  /// The action with a name in files, of any object it is called on: the method that its class
  /// lists in `actions` under that name.
  public init(_ name: String) {
    self.init(name: name) { object in ActionTables.selector(name, of: object) }
  }
}

/// The inspectable properties of classes, by key path.
@MainActor
enum InspectableTable {
  static func property(_ keyPath: String, of object: AnyObject) -> Inspectable? {
    let own = classes(of: object).lazy
      .compactMap { ($0 as? any InterfaceConnectable.Type)?.inspectables[keyPath] }.first
    return own ?? (object is UIView ? views[keyPath] : nil)
  }

  /// The properties of all views.
  private static let views: [String: Inspectable] = [
    "alpha": Inspectable(\UIView.alpha),
    "backgroundColor": Inspectable(\UIView.backgroundColor),
    "clipsToBounds": Inspectable(\UIView.clipsToBounds),
    "hidden": Inspectable(\UIView.isHidden),
    "opaque": Inspectable(\UIView.isOpaque),
    "tag": Inspectable(\UIView.tag),
    "tintColor": Inspectable(\UIView.tintColor),
    "userInteractionEnabled": Inspectable(\UIView.isUserInteractionEnabled),
    "exclusiveTouch": Inspectable(\UIView.isExclusiveTouch),
    "multipleTouchEnabled": Inspectable(\UIView.isMultipleTouchEnabled),
  ]
}

/// The outlets of objects: stored properties that are wrapped by `@Outlet`.
@MainActor
enum OutletTable {
  static func outlet(_ name: String, of object: AnyObject) -> (any AnyOutlet)? {
    let label = "_" + name
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // Classes of this module have no outlets, and many properties.
      if String(reflecting: current.subjectType).hasPrefix("UIKit.") { return nil }
      for child in current.children where child.label == label {
        if let outlet = child.value as? any AnyOutlet { return outlet }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// The outlets of this module's own classes.
@MainActor
enum SystemOutlets {
  /// Connects an outlet; false if the object is of another type, nil if there is no such outlet.
  static func connect(_ property: String, of instance: AnyObject, to end: AnyObject) -> Bool? {
    switch (property, instance) {
    case ("delegate", let scroll as UIScrollView):
      return put(end) { scroll.delegate = $0 }
    case ("delegate", let field as UITextField): return put(end) { field.delegate = $0 }
    case ("delegate", let recognizer as UIGestureRecognizer):
      return put(end) { recognizer.delegate = $0 }
    case ("delegate", let navigation as UINavigationController):
      return put(end) { navigation.delegate = $0 }
    case ("delegate", let tabs as UITabBarController): return put(end) { tabs.delegate = $0 }
    case ("delegate", let split as UISplitViewController): return put(end) { split.delegate = $0 }
    case ("delegate", let pages as UIPageViewController): return put(end) { pages.delegate = $0 }
    case ("dataSource", let pages as UIPageViewController):
      return put(end) { pages.dataSource = $0 }
    case ("dataSource", let table as UITableView): return put(end) { table.dataSource = $0 }
    case ("dataSource", let view as UICollectionView): return put(end) { view.dataSource = $0 }
    case ("accessoryView", let cell as UITableViewCell):
      return put(end) { cell.accessoryView = $0 }
    case ("backgroundView", let cell as UITableViewCell):
      return put(end) { cell.backgroundView = $0 }
    case ("selectedBackgroundView", let cell as UITableViewCell):
      return put(end) { cell.selectedBackgroundView = $0 }
    case ("backgroundView", let table as UITableView):
      return put(end) { table.backgroundView = $0 }
    case ("delegate", let bar as UITabBar): return put(end) { bar.delegate = $0 }
    case ("delegate", let bar as UINavigationBar): return put(end) { bar.delegate = $0 }
    case ("transitioningDelegate", let controller as UIViewController):
      return put(end) { controller.transitioningDelegate = $0 }
    case ("view", let controller as UIViewController): return put(end) { controller.view = $0 }
    case ("mask", let view as UIView): return put(end) { view.mask = $0 }
    default: return nil
    }
  }

  private static func put<Value>(_ end: AnyObject, _ set: (Value) -> Void) -> Bool {
    guard let value = end as? Value else { return false }
    set(value)
    return true
  }
}
