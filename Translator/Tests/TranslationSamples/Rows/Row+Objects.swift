extension Row {
  static let objects: [Row] = [
    Row(
      "objects in Foundation's collections, and the names of their classes",
      """
      import UIKit
      protocol Described { func described() -> String }
      final class Rule: Described {
        func described() -> String { type(of: self as AnyObject).description() + UIView.description() }
      }
      class Constraint<T> {}
      class Named: Hashable {
        static func == (a: Named, b: Named) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
      }
      class Compared {
        let number = 1
        static func == (a: Compared, b: Compared) -> Bool { a.number == b.number }
      }
      class RuleScreen: UIViewController { let rules = NSMutableSet() }
      """,
      """
      import UIKit
      protocol Described { func described() -> String }
      final class Rule: ObjectOfCollections, Described {
        func described() -> String { NSStringFromClass(type(of: self as AnyObject))············· + UIView.description() }
      }
      class Constraint<T> {}
      class Named: Hashable {
        static func == (a: Named, b: Named) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
      }
      class Compared {
        let number = 1
        static func == (a: Compared, b: Compared) -> Bool { a.number == b.number }
      }
      class RuleScreen: UIViewController { let rules = NSMutableSet() }
      """),
    Row(
      "classes that are found by name",
      """
      import UIKit
      class TabScreen: UIViewController {
        func isTab(_ view: UIView) -> Bool { view.isKind(of: NSClassFromString("UITabBarButton")!) }
        func named(_ names: [String]) -> [AnyClass?] { names.map { name in NSClassFromString(name) } }
      }
      """,
      """
      import UIKit
      class TabScreen: UIViewController {
        func isTab(_ view: UIView) -> Bool { view.isKind(of: ObjectiveCNames.NSClassFromString("UITabBarButton")!) }
        func named(_ names: [String]) -> [AnyClass?] { names.map { name in ObjectiveCNames.NSClassFromString(name) } }
      }
      """),
  ]
}
