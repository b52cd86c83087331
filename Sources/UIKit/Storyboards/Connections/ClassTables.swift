import CoreGraphics
import ObjectiveCSupport

/// The outlets of objects: those that their classes have added by name, and stored properties with
/// the wrapper `@Outlet`.
@MainActor
enum OutletTable {
  static func outlet(_ name: String, of object: AnyObject) -> (any AnyOutlet)? {
    ObjectiveCNames.outlet(name, of: object).map { NamedOutlet(property: $0, owner: object) }
      ?? wrapped(name, of: object)
  }

  private static func wrapped(_ name: String, of object: AnyObject) -> (any AnyOutlet)? {
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

/// An outlet that a class has added by name. The property itself determines whether the object is
/// retained.
private final class NamedOutlet: AnyOutlet {
  private let property: Inspectable
  private let owner: AnyObject

  init(property: Inspectable, owner: AnyObject) { (self.property, self.owner) = (property, owner) }

  var typeName: String { property.typeName }

  func connect(_ object: AnyObject, isWeak: Bool) -> Bool { property.set(owner, object) }

  func connect(collection: [AnyObject]) -> Bool { property.set(owner, collection) }
}

/// The outlets of this module's own classes.
@MainActor
enum SystemOutlets {
  /// Connects an outlet. Returns false if the object is of another type, nil if there is no such
  /// outlet.
  static func connect(_ property: String, of instance: AnyObject, to end: AnyObject) -> Bool? {
    switch (property, instance) {
    case ("delegate", let scroll as UIScrollView):
      return put(end) { (delegate: any UIScrollViewDelegate) in scroll.delegate = delegate }
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
    case ("dataSource", let picker as UIPickerView): return put(end) { picker.dataSource = $0 }
    case ("delegate", let picker as UIPickerView): return put(end) { picker.delegate = $0 }
    case ("dataSource", let table as UITableView): return put(end) { table.dataSource = $0 }
    case ("dataSource", let view as UICollectionView): return put(end) { view.dataSource = $0 }
    case ("prefetchDataSource", let table as UITableView):
      return put(end) { table.prefetchDataSource = $0 }
    case ("prefetchDataSource", let view as UICollectionView):
      return put(end) { view.prefetchDataSource = $0 }
    case ("delegate", let bar as UIToolbar): return put(end) { bar.delegate = $0 }
    case ("delegate", let bar as UISearchBar): return put(end) { bar.delegate = $0 }
    case ("delegate", let bar as UITabBar): return put(end) { bar.delegate = $0 }
    case ("delegate", let bar as UINavigationBar): return put(end) { bar.delegate = $0 }
    case ("transitioningDelegate", let controller as UIViewController):
      return put(end) { controller.transitioningDelegate = $0 }
    default: return connectView(property, of: instance, to: end)
    }
  }

  /// Connects an outlet that is a view. Returns false and nil as the method above does.
  private static func connectView(
    _ property: String, of instance: AnyObject, to end: AnyObject
  ) -> Bool? {
    switch (property, instance) {
    case ("accessoryView", let cell as UITableViewCell):
      return put(end) { cell.accessoryView = $0 }
    case ("backgroundView", let cell as UITableViewCell):
      return put(end) { cell.backgroundView = $0 }
    case ("selectedBackgroundView", let cell as UITableViewCell):
      return put(end) { cell.selectedBackgroundView = $0 }
    case ("backgroundView", let table as UITableView):
      return put(end) { table.backgroundView = $0 }
    case ("view", let controller as UIViewController): return put(end) { controller.view = $0 }
    case ("mask", let view as UIView): return put(end) { view.mask = $0 }
    case ("inputView", let field as UITextField): return put(end) { field.inputView = $0 }
    case ("inputView", let view as UITextView): return put(end) { view.inputView = $0 }
    case ("inputAccessoryView", let field as UITextField):
      return put(end) { field.inputAccessoryView = $0 }
    case ("inputAccessoryView", let view as UITextView):
      return put(end) { view.inputAccessoryView = $0 }
    case ("editingAccessoryView", let cell as UITableViewCell):
      return put(end) { cell.editingAccessoryView = $0 }
    case ("backgroundView", let cell as UICollectionViewCell):
      return put(end) { cell.backgroundView = $0 }
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      return put(end) { cell.selectedBackgroundView = $0 }
    case ("backgroundView", let view as UICollectionView):
      return put(end) { view.backgroundView = $0 }
    case ("tableHeaderView", let table as UITableView):
      return put(end) { table.tableHeaderView = $0 }
    case ("tableFooterView", let table as UITableView):
      return put(end) { table.tableFooterView = $0 }
    default: return nil
    }
  }

  private static func put<Value>(_ end: AnyObject, _ set: (Value) -> Void) -> Bool {
    guard let value = end as? Value else { return false }
    set(value)
    return true
  }
}
